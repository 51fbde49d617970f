// Pictures: galleries and thumbnails with their alt texts, and the dialog that shows one enlarged.

import { el, icon } from "./dom.js";

const CLOSEST = 2.6; // times as large as the whole picture is on the screen
const WORTH_IT = 1.3; // times: less isn't called larger
const MIDDLE = { x: 0.5, y: 0.5 };

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
    kind === "large" ? el("span", { class: "larger" }, icon("zoom")) : null,
  );
  if (width && height) frame.style.setProperty("--shape", `${width} / ${height}`);
  frame.addEventListener("click", (event) => {
    if (!item.spoiler || !uncover(frame)) enlarge(source, alt, frame, pointIn(image, event));
  });
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

/** As a whole first, unless that's hardly larger than it was: then close by, at the place that was tapped. */
function enlarge(source, alt, frame, at) {
  const image = el("img", { src: source, alt });
  const pan = el("div", { class: "pan", tabindex: 0, role: "group", "aria-label": "Picture", autofocus: true }, image);
  const words = el("details", { class: "alt" }, el("summary", {}, "In words"), el("p", {}, alt));
  const zoom = round("zoom", { "aria-label": "Close by", "aria-pressed": "false", onclick: () => turn() });
  const away = round("close", { "aria-label": "Close", onclick: () => dialog.close() });
  const open = el(
    "a",
    { class: "round", href: source, target: "_blank", rel: "noopener", "aria-label": "Open the picture alone" },
    icon("out"),
  );
  const dialog = el(
    "dialog",
    { class: "enlarged", "aria-label": "Enlarged picture" },
    el("div", { class: "corner" }, zoom, open, away),
    pan,
    alt ? words : null,
  );
  const closeness = () => Math.min(image.naturalWidth, CLOSEST * image.clientWidth);
  const turn = (point) => {
    const near = pan.classList.contains("near");
    zoom.setAttribute("aria-pressed", String(!near));
    near ? pan.classList.remove("near") : approach(pan, image, closeness(), point);
  };
  dialog.addEventListener("click", (event) => {
    if (event.target === image && !zoom.hidden) turn(pointIn(image, event));
    else if ([dialog, pan, image].includes(event.target)) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (frame.isConnected) frame.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  image.decode().then(
    () => {
      zoom.hidden = closeness() < WORTH_IT * image.clientWidth;
      if (!zoom.hidden && image.clientWidth < WORTH_IT * frame.clientWidth) turn(at);
    },
    () => (zoom.hidden = true),
  );
}

const round = (name, attributes) => el("button", { type: "button", class: "round", ...attributes }, icon(name));

/** Where in a picture a click was, from 0 to 1 both ways; in its middle if it was the keyboard's. */
function pointIn(image, { detail, clientX, clientY }) {
  const box = image.getBoundingClientRect();
  return detail ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : MIDDLE;
}

/** Show the picture so wide, with this point of it in the middle of the screen. */
function approach(pan, image, width, { x, y } = MIDDLE) {
  image.style.setProperty("--near", `${width}px`);
  pan.classList.add("near");
  pan.scrollLeft = x * pan.scrollWidth - pan.clientWidth / 2;
  pan.scrollTop = y * pan.scrollHeight - pan.clientHeight / 2;
}
