// The old kind of message: embeds, and files that no component shows.

import { file } from "./components.js";
import { el } from "./dom.js";
import { inline, link, markdown } from "./markdown.js";
import { gallery, local, thumbnail } from "./pictures.js";

export function embed(one, known) {
  const words = [
    one.author?.name ? el("div", { class: "embed-author" }, one.author.name) : null,
    one.title ? el("div", { class: "embed-title" }, titled(one, known)) : null,
    one.description ? el("div", { class: "text" }, markdown(one.description, known)) : null,
    one.fields?.length
      ? el(
          "div",
          { class: "embed-fields" },
          one.fields.map((field) => embedField(field, known)),
        )
      : null,
    one.image?.url ? gallery([{ media: one.image, description: null }]) : null,
    one.footer?.text ? el("small", { class: "embed-footer" }, one.footer.text) : null,
  ];
  const box = el(
    "div",
    { class: "container embed accented" },
    el("div", { class: "embed-words" }, words),
    one.thumbnail?.url ? thumbnail({ media: one.thumbnail }) : null,
  );
  if (one.color != null) box.style.setProperty("--accent", `#${one.color.toString(16).padStart(6, "0")}`);
  return box;
}

function titled(one, known) {
  return one.url?.startsWith("https://") ? link(one.url, one.title, known) : inline(one.title, known);
}

function embedField(field, known) {
  return el(
    "div",
    { class: field.inline ? "embed-field inline" : "embed-field" },
    el("strong", {}, inline(field.name, known)),
    el("div", {}, markdown(field.value, known)),
  );
}

export function attachment(one) {
  if (one.content_type?.startsWith("image/") && local(one.url))
    return gallery([{ media: one, description: one.description }]);
  return file({ file: one, name: one.filename, size: one.size });
}
