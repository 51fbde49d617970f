// Making elements. Text from people and the bot only ever becomes text nodes: nothing here parses HTML.

const SVG = "http://www.w3.org/2000/svg";

/** `el("button", { class: "quiet", "aria-label": "Close", onclick: close }, "×")`; null and false are left out. */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return element;
}

function set(element, name, value) {
  if (value == null || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "value") element.value = value;
  else element.setAttribute(name, value === true ? "" : value);
}

export function replace(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child != null && child !== false));
}

const ICONS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  people:
    "M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 2.5-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17 14c3 .4 5 2.4 5 6",
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M6 3v10a3 3 0 0 0 3 3h10M15 12l4 4-4 4",
  envelope: "M3 6h18v12H3zM3 7l9 6 9-6",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  bolt: "M13 2 4 14h7l-1 8 9-12h-7z",
  split: "M3 4h18v16H3zM12 4v16",
  close: "M5 5l14 14M19 5 5 19",
  send: "M3 11.5 21 3l-6 18-4-7.5zM11 13.5 21 3",
  file: "M6 2h8l5 5v15H6zM14 2v5h5",
  download: "M12 3v12M7 10l5 5 5-5M4 20h16",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  down: "M5 9l7 7 7-7",
  out: "M14 4h6v6M20 4 10 14M18 14v6H4V6h6",
  zoom: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21M7.5 10.5h6M10.5 7.5v6",
  plus: "M12 4v16M4 12h16",
  check: "M4 13l5 5L20 6",
  reply: "M4 20v-5a5 5 0 0 1 5-5h11M15 5l5 5-5 5",
};

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }))
    svg.setAttribute(key, value);
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A round picture of someone: their first letter on their own colour, or the duck for the bot. */
export function avatar(person, size = "") {
  if (person.bot) return el("img", { class: `avatar ${size}`, src: "/page/duck.svg", alt: "", width: 40, height: 40 });
  const letter = [...nameOf(person)][0] ?? "?";
  return el(
    "span",
    { class: `avatar ${size} hue-${hue(nameOf(person))}`, "aria-hidden": "true" },
    letter.toUpperCase(),
  );
}

export const nameOf = (person) => person.name || person.global_name || person.username || "?";

const hue = (name) => [...name].reduce((sum, letter) => (sum * 37 + letter.codePointAt(0)) % 997, 3) % 8;
