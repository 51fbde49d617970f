// Who you are: the person is in the address, so every window, and every pane of a split page, is someone.

import { everybody, newPerson } from "./api.js";
import { avatar, el, icon, replace } from "./dom.js";

const parameters = () => new URLSearchParams(location.search);

export const whoAmI = () => parameters().get("me");
/** Split before decoding: a name may contain a comma. */
export function splitInto() {
  const names = /[?&]split=([^&]*)/.exec(location.search)?.[1] ?? "";
  return names.split(",").filter(Boolean).map(decodeURIComponent);
}

export const inPane = () => parameters().has("pane");

export function addressOf(name) {
  const pane = inPane() ? "&pane" : "";
  return `/?me=${encodeURIComponent(name)}${pane}`;
}

export const addressOfSplit = (names) => `/?split=${names.map(encodeURIComponent).join(",")}`;

/** The first page: choose someone, become someone new, or sit down together. */
export async function welcome(parent, problem = "") {
  const people = await everybody();
  const cards = people.map((person) =>
    el("a", { class: "card", href: addressOf(person.name) }, avatar(person, "big"), person.name),
  );
  const names = people.map((person) => person.name);
  const together = [2, 4]
    .filter((count) => count <= names.length)
    .map((count) =>
      el(
        "a",
        { class: "press secondary", href: addressOfSplit(names.slice(0, count)) },
        icon("split"),
        `${count} people side by side`,
      ),
    );
  replace(
    parent,
    el(
      "main",
      { class: "welcome" },
      el("img", { src: "/page/duck.svg", alt: "", class: "welcome-duck" }),
      el("h1", {}, "Who are you?"),
      el(
        "p",
        {},
        "This is a small Discord on your own machine. Nothing leaves it, and no account is needed. ",
        "Choose somebody to be; open another window to be somebody else as well.",
      ),
      problem ? el("p", { class: "failed", role: "alert" }, problem) : null,
      el("div", { class: "cards" }, cards),
      newcomer((person) => location.assign(addressOf(person.name))),
      el("div", { class: "row centred" }, together),
    ),
  );
}

/** A field for a new name. */
export function newcomer(done) {
  const name = el("input", {
    type: "text",
    maxlength: 32,
    required: true,
    placeholder: "Somebody new",
    "aria-label": "Name of somebody new",
    autocomplete: "off",
  });
  const failed = el("span", { class: "failed", role: "alert" });
  const form = el(
    "form",
    { class: "newcomer" },
    name,
    el("button", { type: "submit", class: "press primary" }, "Come in"),
    failed,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      done(await personCalled(name.value.trim()));
    } catch (error) {
      failed.textContent = error.message;
    }
  });
  return form;
}

/** Someone who already exists isn't created again. */
async function personCalled(name) {
  if (/^\.*$/.test(name)) throw new Error("A name needs at least one letter."); // dots alone would change the address
  return (await everybody()).find((person) => person.name === name) ?? newPerson(name);
}

/** Several people side by side, each in their own pane. */
export function split(parent, names) {
  const panes = names
    .slice(0, 4)
    .map((name) =>
      el("iframe", { src: `/?me=${encodeURIComponent(name)}&pane`, title: `The page as ${name} sees it` }),
    );
  document.title = `${names.join(", ")} – Playground`;
  replace(parent, el("main", { class: `panes of-${panes.length}` }, panes));
}
