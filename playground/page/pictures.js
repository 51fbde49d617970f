// Pictures: galleries and thumbnails with their alt texts, and the dialog that shows one enlarged.

import { el, icon } from "./dom.js";

/** An address within this page, or null: nothing is loaded from outside. */
export function local(url) {
  const found = new URL(url, location.href);
  const here = ["127.0.0.1", "localhost"].includes(found.hostname) && found.port === location.port;
  return here && found.pathname.startsWith("/attachments/") ? found.pathname + found.search : null;
}

export function gallery(items) {
  const count = Math.min(items.length, 5);
  return el(
    "div",
    { class: `gallery of-${count}` },
    items.map((item) => picture(item, items.length === 1 ? "large" : "tile")),
  );
}

export function thumbnail(item) {
  return picture(item, "thumbnail");
}

function picture(item, kind) {
  const source = local(item.media.url);
  const alt = item.description ?? "";
  if (!source) return outside(item.media.url, alt);
  const { width, height } = item.media;
  const image = el("img", { src: source, alt, width, height, decoding: "async", loading: "lazy" });
  const label = alt ? `Enlarge: ${alt}` : "Enlarge the picture";
  const frame = el(
    "button",
    { type: "button", class: `picture ${kind}`, title: alt ? short(alt) : null, "aria-label": label },
    image,
  );
  if (width && height) frame.style.setProperty("--shape", `${width} / ${height}`);
  frame.addEventListener("click", () => (item.spoiler && uncover(frame)) || enlarge(source, alt, frame));
  if (item.spoiler) frame.classList.add("covered");
  return frame;
}

const short = (alt) => (alt.length > 120 ? `${alt.slice(0, 119)}…` : alt);

function uncover(frame) {
  const covered = frame.classList.contains("covered");
  frame.classList.remove("covered");
  return covered;
}

/** A picture from another site is only named: the page loads nothing from outside. */
function outside(url, alt) {
  const words = alt || `A picture at ${new URL(url, location.href).hostname}`;
  if (!url.startsWith("https://")) return el("span", { class: "outside" }, words);
  return el("a", { class: "outside", href: url, target: "_blank", rel: "noreferrer noopener" }, words, icon("out"));
}

function enlarge(source, alt, frame) {
  const image = el("img", { src: source, alt });
  const words = el("details", { class: "alt" }, el("summary", {}, "In words"), el("p", {}, alt));
  const away = el(
    "button",
    { type: "button", class: "round", "aria-label": "Close", onclick: () => dialog.close() },
    icon("close"),
  );
  const open = el(
    "a",
    { class: "round", href: source, target: "_blank", rel: "noopener", "aria-label": "Open the picture alone" },
    icon("out"),
  );
  const dialog = el(
    "dialog",
    { class: "enlarged", "aria-label": "Enlarged picture" },
    el("div", { class: "corner" }, open, away),
    image,
    alt ? words : null,
  );
  dialog.addEventListener("click", (event) => [dialog, image].includes(event.target) && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (frame.isConnected) frame.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
