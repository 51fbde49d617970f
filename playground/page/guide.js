// The top of a channel: its name, and for newcomers, what to do first.

import { el, icon } from "./dom.js";
import { isDm } from "./store.js";

/** `empty` means that nothing has been written yet, so the first steps are shown as well. */
export function guide({ store, composer, recipeButton }, empty) {
  const channel = store.channel(store.current);
  if (!channel) return null;
  const place = store.placed(channel.id);
  const title = isDm(channel) ? place.label : `Welcome to ${place.icon === "hash" ? "#" : ""}${place.label}`;
  const about = isDm(channel)
    ? `These are your direct messages with ${place.label}. Anything that's only for you comes here.`
    : channel.topic;
  return el(
    "div",
    { class: "guide" },
    el("span", { class: "guide-mark" }, icon(place.icon)),
    el("h2", {}, title),
    about ? el("p", {}, about) : null,
    empty && !isDm(channel) ? firstSteps(store, composer, recipeButton) : null,
  );
}

function firstSteps(store, composer, recipeButton) {
  const recipes = [store.house.lesson, store.house.quick_game].filter(Boolean);
  const starts = composer.leaves.filter((leaf) => /(^| )start$/.test(leaf.words));
  const offered = (starts.length ? starts : composer.leaves).slice(0, 4);
  return el(
    "div",
    { class: "first-steps" },
    recipes.map((recipe) => el("p", {}, recipeButton(recipe), el("span", {}, recipe.hint))),
    offered.length
      ? el(
          "p",
          {},
          recipes.length ? "Or type " : "Type ",
          el("kbd", {}, "/"),
          " below to see what there is, or begin with one of these:",
        )
      : el("p", {}, "The bot hasn't said yet what it can do. Wait a moment, or write something."),
    offered.length
      ? el(
          "ul",
          { class: "begin" },
          offered.map((leaf) =>
            el(
              "li",
              {},
              el(
                "button",
                { type: "button", class: "begin-command", onclick: () => composer.beginCommand(leaf.words) },
                el("strong", {}, `/${leaf.words}`),
                el("span", {}, leaf.description),
              ),
            ),
          ),
        )
      : null,
    el(
      "p",
      { class: "subtext" },
      "To play with a friend here, be a second person in another window, or split the page: click your name at the bottom left.",
    ),
  );
}
