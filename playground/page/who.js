// Who you are: the person is in the address, so every window, and every pane of a split page, is someone.

import { everybody, front, newPerson } from "./api.js";
import { avatar, el, icon, replace } from "./dom.js";
import { browsersLocale } from "./languages.js";

const DUCK = "/page/duck.svg";
const MOMENT_MS = 400;

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

const addressOfLesson = (name, about = "") => `${addressOf(name)}&learn=${encodeURIComponent(about)}`;

/** What a lesson is to begin about: nothing yet if that's empty, and null if none is to begin. Only once, not again when
 * the page is loaded again. */
export function takeLesson() {
  const wanted = parameters();
  if (!wanted.has("learn")) return null;
  history.replaceState(null, "", addressOf(whoAmI()) + location.hash);
  return wanted.get("learn");
}

export const addressOfSplit = (names) => `/?split=${names.map(encodeURIComponent).join(",")}`;

/** The first page: what there is to play, and who you are: choose someone, become someone new, or sit down together. */
export async function welcome(parent, problem = "") {
  const telling = front().catch(() => null);
  const people = await everybody();
  const about = await Promise.race([telling, new Promise((resolve) => setTimeout(resolve, MOMENT_MS, null))]);
  drawWelcome(parent, people, about, problem);
  // A program that has just started can't tell yet; nobody should have to wait for that, or lose what they typed.
  const late = about ? null : await telling;
  if (late && !parent.querySelector("input")?.value) drawWelcome(parent, people, late, problem);
}

function drawWelcome(parent, people, about, problem) {
  if (about) document.title = `${about.name} – Playground`;
  replace(
    parent,
    el(
      "main",
      { class: "welcome" },
      about ? banner(about) : el("img", { src: DUCK, alt: "", class: "welcome-duck" }),
      about?.learn && people.length ? learn(about.learn, people[0]) : null,
      about?.games.length ? el("ul", { class: "games", "aria-label": "Games" }, about.games.map((one) => game(one, people[0]))) : null,
      el("section", { class: "welcome-people", id: "who" }, whoAreYou(people, about ? "h2" : "h1", problem)),
    ),
  );
}

const banner = (about) =>
  el(
    "header",
    { class: "banner" },
    el("img", { src: DUCK, alt: "", class: "welcome-duck" }),
    el("div", {}, el("h1", {}, about.name), el("p", {}, about.line)),
  );

/** Straight into a lesson, as the first person: nobody has to know yet who they'd like to be. */
const learn = (label, person) => el("a", { class: "press success", href: addressOfLesson(person.name) }, label);

/** Pressing a game begins its lesson, too, if it has one. */
const game = ({ title, line, note, picture, alt, lesson }, person) =>
  el(
    "li",
    { class: "game" },
    el(
      "a",
      { href: lesson && person ? addressOfLesson(person.name, lesson) : "#who" },
      el("img", { src: picture, alt, width: 480, height: 270 }),
      el("h2", {}, title),
    ),
    el("p", {}, line),
    note ? el("p", { class: "subtext" }, note) : null,
  );

function whoAreYou(people, heading, problem) {
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
  return [
    el(heading, {}, "Who are you?"),
    el("p", {}, "Choose who you'd like to be, or come in with your own name."),
    problem ? el("p", { class: "failed", role: "alert" }, problem) : null,
    el("div", { class: "cards" }, cards),
    newcomer((person) => location.assign(addressOf(person.name))),
    el("div", { class: "row centred" }, together),
    el(
      "p",
      {},
      "This is a small Discord on your own machine. Nothing leaves it, and no account is needed. ",
      "Open another window to be someone else as well.",
    ),
  ];
}

/** A field for a new name. */
export function newcomer(done) {
  const name = el("input", {
    type: "text",
    maxlength: 32,
    required: true,
    placeholder: "Someone new",
    "aria-label": "Name of someone new",
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
  return (await everybody()).find((person) => person.name === name) ?? newPerson(name, browsersLocale());
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
