// One message as an element: who wrote it, what it says and shows, and what happens when you click in it.

import { components } from "./components.js";
import { avatar, el, icon, nameOf } from "./dom.js";
import { attachment, embed } from "./embeds.js";
import { markdown, plain } from "./markdown.js";
import { openForm } from "./forms.js";
import { isEphemeral } from "./store.js";

const THINKING = 1 << 7;
export const HAS_THREAD = 1 << 5;
const COMMAND = 2;
const REPLY = 19;
const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "medium" });

/** `first` is false when the message continues the same person's last one. */
export function messageElement(message, { store, known, first }) {
  const author = authorOf(message, store);
  const called = message.mentions.some((one) => one.id === store.me.id);
  const kinds = ["message", first && "first", isEphemeral(message) && "ephemeral", called && "calls"];
  const element = el("li", { class: kinds.filter(Boolean).join(" "), id: `message-${message.id}`, tabindex: -1 });
  const body = el("div", { class: "body" });
  const context = { message, known, store, act: (control, work) => act(control, work, message, { store, known }) };
  body.append(...[first ? header(message, author) : null, ...inside(message, context)].filter(Boolean));
  element.append(...[origin(message, store, known), first ? avatar(author) : hour(message), body].filter(Boolean));
  return element;
}

/** Everything a message says, without marks: for screen readers. */
export function wordsOf(message, known) {
  const texts = [message.content, ...message.embeds.flatMap((one) => [one.title, one.description])];
  const walk = (one) => [
    one.content,
    ...(one.items ?? []).map((item) => item.description),
    ...(one.components ?? []).flatMap(walk),
  ];
  return [...texts, ...message.components.flatMap(walk)]
    .filter(Boolean)
    .map((text) => plain(text, known))
    .join("\n");
}

/** The author with their current name; someone who left keeps the name in the message. */
export const authorOf = (message, store) => ({ ...message.author, ...store.person(message.author.id) });

function header(message, author) {
  const date = new Date(message.timestamp);
  const name = el("span", { class: "author" }, nameOf(author));
  const tag = author.bot ? el("span", { class: "tag" }, "APP") : null;
  return el(
    "div",
    { class: "message-head" },
    name,
    tag,
    el("time", { datetime: message.timestamp, title: MOMENT.format(date) }, TIME.format(date)),
  );
}

function hour(message) {
  return el(
    "time",
    { class: "hour", datetime: message.timestamp, "aria-hidden": "true" },
    TIME.format(new Date(message.timestamp)),
  );
}

/** What it answers: a command someone used, or a message. */
function origin(message, store, known) {
  const used = message.interaction;
  if (used?.type === COMMAND) {
    return el(
      "div",
      { class: "origin" },
      icon("reply"),
      avatar(used.user, "tiny"),
      el("span", { class: "author" }, nameOf(used.user)),
      " used ",
      el("span", { class: "mention" }, `/${used.name}`),
    );
  }
  if (message.type !== REPLY || !message.message_reference) return null;
  const to = store.messages.get(message.channel_id)?.get(message.message_reference.message_id);
  if (!to) return el("div", { class: "origin" }, icon("reply"), el("em", {}, "a message that is gone"));
  const words = wordsOf(to, known).split("\n")[0].slice(0, 90);
  const go = () => known.open(to.channel_id, to.id);
  return el(
    "div",
    { class: "origin" },
    icon("reply"),
    avatar(to.author, "tiny"),
    el(
      "button",
      { type: "button", class: "origin-words", onclick: go },
      `${nameOf(authorOf(to, store))}: ${words || "a picture"}`,
    ),
  );
}

function inside(message, context) {
  if (message.flags & THINKING)
    return [thinking(authorOf(message, context.store)), ephemeralFoot(message, context.store)];
  const { known } = context;
  return [
    message.content
      ? el(
          "div",
          { class: "text" },
          markdown(message.content, known),
          message.edited_timestamp ? el("small", { class: "edited" }, " (edited)") : null,
        )
      : null,
    ...message.embeds.map((one) => embed(one, known)),
    ...message.attachments.map(attachment),
    ...components(message.components, context),
    threadLink(message, context),
    ephemeralFoot(message, context.store),
  ];
}

function thinking(author) {
  return el(
    "div",
    { class: "thinking" },
    el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
    `${nameOf(author)} is thinking…`,
  );
}

function threadLink(message, { store, known }) {
  const thread = message.flags & HAS_THREAD ? store.channel(message.id) : null;
  if (!thread) return null;
  return el(
    "button",
    { type: "button", class: "thread-link", onclick: () => known.open(thread.id) },
    icon("thread"),
    thread.name,
    el("small", {}, "Open the thread"),
  );
}

function ephemeralFoot(message, store) {
  if (!isEphemeral(message)) return null;
  const dismiss = el(
    "button",
    { type: "button", class: "as-link", onclick: () => store.dismiss(message) },
    "Dismiss message",
  );
  return el("div", { class: "ephemeral-foot" }, icon("eye"), "Only you can see this · ", dismiss);
}

/** Let the bot work while the control shows it; if nothing comes back in time, say so below the message. */
async function act(control, work, message, { store, known }) {
  if (control.getAttribute("aria-busy") === "true") return;
  control.setAttribute("aria-busy", "true");
  control.dispatchEvent(new Event("acted", { bubbles: true }));
  bodyOf(message)?.querySelector(":scope > .failed")?.remove();
  try {
    const answer = await work();
    if (answer.modal) openForm(answer, { store, known });
  } catch (error) {
    const words = error.unanswered ? "This interaction failed" : error.message;
    bodyOf(message)?.append(el("div", { class: "failed", role: "alert" }, words));
  } finally {
    control.removeAttribute("aria-busy");
  }
}

/** As it is on the page now: an edit replaces the one that was clicked. */
const bodyOf = (message) => document.querySelector(`#message-${message.id} > .body`);
