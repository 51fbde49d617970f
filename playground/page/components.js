// The components of messages, both layouts (V2) and old rows, as elements.
// `context` is { message, known, store, act(control, work) }: `act` does something for a control and shows how it went.

import { el, icon } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { gallery, local, thumbnail } from "./pictures.js";
import { select } from "./selects.js";

const MAKERS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: text,
  11: (one) => thumbnail(one),
  12: (one) => gallery(one.items),
  13: file,
  14: separator,
  17: container,
};

export function component(one, context) {
  return MAKERS[one.type]?.(one, context) ?? el("div", { class: "unknown" }, `a component of type ${one.type}`);
}

export const components = (all, context) => all.map((one) => component(one, context));

function row(one, context) {
  return el("div", { class: "row" }, components(one.components, context));
}

function container(one, context) {
  const box = el("div", { class: "container" }, components(one.components, context));
  if (one.accent_color != null) {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${one.accent_color.toString(16).padStart(6, "0")}`);
  }
  return one.spoiler ? covered(box) : box;
}

function covered(box) {
  const cover = el("button", { type: "button", class: "cover" }, "Spoiler");
  const holder = el("div", { class: "covered-box" }, box, cover);
  box.inert = true;
  cover.addEventListener("click", () => {
    box.inert = false;
    holder.replaceWith(box);
  });
  return holder;
}

function section(one, context) {
  const words = el("div", { class: "section-words" }, components(one.components, context));
  return el("div", { class: "section" }, words, component(one.accessory, context));
}

function text(one, { known }) {
  return el("div", { class: "text" }, markdown(one.content, known));
}

function separator(one) {
  const size = one.spacing === 2 ? "wide" : "narrow";
  return one.divider === false ? el("div", { class: `gap ${size}` }) : el("hr", { class: size });
}

export function file(one) {
  const source = local(one.file.url);
  const name = one.name ?? one.file.url.split("/").at(-1);
  const size = one.size == null ? "" : sized(one.size);
  const words = el("span", { class: "file-words" }, el("span", { class: "file-name" }, name), el("small", {}, size));
  if (!source) return el("div", { class: "file" }, icon("file"), words);
  return el(
    "a",
    { class: "file", href: source, download: name, "aria-label": `Download ${name}, ${size}` },
    icon("file"),
    words,
    icon("download"),
  );
}

function sized(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

function button(one, context) {
  const words = [
    one.emoji ? el("span", { class: "emoji" }, emoji(one.emoji)) : null,
    one.label ? el("span", {}, one.label) : null,
  ];
  if (one.style === 5) return linkButton(one, words, context);
  const premium = one.style === 6;
  const control = el(
    "button",
    {
      type: "button",
      class: `press ${STYLES[one.style]}`,
      disabled: one.disabled || premium,
      "data-id": one.custom_id,
    },
    words,
  );
  control.addEventListener("click", () =>
    context.act(control, () => context.store.api.press(context.message.id, one.custom_id)),
  );
  return control;
}

/** A link to a channel stays in the page. */
function linkButton(one, words, { known }) {
  if (!/^https:/.test(one.url)) return el("button", { type: "button", class: "press link", disabled: true }, words);
  const made = link(one.url, null, known);
  made.className = "press link";
  made.replaceChildren(...words.filter(Boolean), icon("out"));
  if (one.disabled) made.setAttribute("aria-disabled", "true");
  return made;
}

export const emoji = (one) => (one.id ? `:${one.name}:` : one.name);
