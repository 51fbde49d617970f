// Discord's Markdown as elements: blocks (headings, small text, lists, quotes, code) and what goes inside a line.
// `known` resolves mentions and links: { person(id), channel(id), guild(id), role(id), open(channel, message), now() }.

import { el, icon } from "./dom.js";

const PUNCTUATION = /^[!-/:-@[-`{-~]$/;
const CHANNEL_LINK = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** A whole text, as a fragment of blocks. */
export function markdown(text, known) {
  const fragment = document.createDocumentFragment();
  const lines = String(text ?? "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  for (let at = 0; at < lines.length;) at = block(lines, at, fragment, known);
  return fragment;
}

/** One line or a short text without blocks, such as a button's label or an embed's title. */
export function inline(text, known) {
  const fragment = document.createDocumentFragment();
  fragment.append(...spans(String(text ?? ""), known));
  return fragment;
}

/** The same without any marks, for alt texts and screen readers. */
export function plain(text, known) {
  const holder = el("div");
  holder.append(markdown(text, known));
  for (const part of holder.querySelectorAll("div, li, p, h3, h4, h5, small, br")) part.append("\n");
  return holder.textContent.replace(/\s*\n\s*/g, "\n").trim();
}

// Blocks

function block(lines, at, parent, known) {
  const line = lines[at];
  if (line.startsWith("```")) return codeBlock(lines, at, parent, known);
  if (/^>>> /.test(line)) return restAsQuote(lines, at, parent, known);
  if (/^> /.test(line)) return quote(lines, at, parent, known);
  if (LIST_ITEM.test(line)) return list(lines, at, parent, known);
  const heading = /^(#{1,3})\s+(.+)$/.exec(line);
  if (heading)
    parent.append(
      el(`h${heading[1].length + 2}`, { class: `heading-${heading[1].length}` }, ...spans(heading[2], known)),
    );
  else if (/^-#\s+/.test(line))
    parent.append(el("small", { class: "subtext" }, ...spans(line.replace(/^-#\s+/, ""), known)));
  else return paragraph(lines, at, parent, known);
  return at + 1;
}

const LIST_ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;
const STARTS_A_BLOCK = /^(?:```|>>> |> |#{1,3}\s+\S|-#\s+)/;

/** Consecutive lines belong together, so that bold text can span them. */
function paragraph(lines, at, parent, known) {
  const taken = [];
  while (at < lines.length && !STARTS_A_BLOCK.test(lines[at]) && !LIST_ITEM.test(lines[at])) taken.push(lines[at++]);
  const text = taken.join("\n");
  const fence = text.indexOf("```");
  if (fence > 0 && text.indexOf("```", fence + 3) > 0) {
    parent.append(el("div", { class: "paragraph" }, ...spans(text.slice(0, fence), known)));
    const rest = [...text.slice(fence).split("\n"), ...lines.slice(at)];
    lines.splice(0, lines.length, ...rest);
    return 0;
  }
  parent.append(el("div", { class: "paragraph" }, ...spans(text, known)));
  return at;
}

function codeBlock(lines, at, parent, known) {
  const rest = lines.slice(at).join("\n");
  const found = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```(.*)/.exec(rest);
  if (!found) {
    parent.append(el("div", { class: "paragraph" }, ...spans(lines[at], known)));
    return at + 1;
  }
  parent.append(el("pre", { tabindex: 0, "aria-label": "Preformatted text" }, el("code", {}, found[2])));
  const used = found[0].slice(0, found[0].length - found[3].length).split("\n").length;
  if (!found[3]) return at + used;
  lines[at + used - 1] = found[3];
  return at + used - 1;
}

function restAsQuote(lines, at, parent, known) {
  const text = lines.slice(at).join("\n").slice(4);
  parent.append(el("blockquote", {}, markdown(text, known)));
  return lines.length;
}

function quote(lines, at, parent, known) {
  const quoted = [];
  while (at < lines.length && /^> ?/.test(lines[at])) quoted.push(lines[at++].replace(/^> ?/, ""));
  parent.append(el("blockquote", {}, markdown(quoted.join("\n"), known)));
  return at;
}

function list(lines, at, parent, known) {
  const [, , number] = LIST_ITEM.exec(lines[at]);
  const items = el(number ? "ol" : "ul", number ? { start: number } : {});
  while (at < lines.length) {
    const found = LIST_ITEM.exec(lines[at]);
    if (!found) break;
    items.append(el("li", { class: found[1].length >= 2 ? "nested" : null }, ...spans(found[3], known)));
    at += 1;
  }
  parent.append(items);
  return at;
}

// Inside a line. The rules are tried at each position, and the first one that matches takes its part.

const RULES = [
  [/^\\([\s\S])/, ([all, sign]) => (PUNCTUATION.test(sign) ? sign : all)],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , code]) => el("code", {}, code.trim() || code)],
  [/^<(https:\/\/[^\s<>]+)>/, ([, url], known) => link(url, null, known)],
  [
    /^<@!?(\d+)>/,
    ([, id], known) => mention(`@${known.person(id) ?? "unknown"}`, id === known.me ? "mention own" : "mention"),
  ],
  [/^<@&(\d+)>/, ([, id], known) => mention(`@${known.role?.(id) ?? "unknown role"}`)],
  [/^<#(\d+)>/, ([, id], known) => channelLink(id, null, known)],
  [/^<\/([^:<>\n]+):(\d+)>/, ([, name], known) => commandLink(name, known)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, ([, seconds, style], known) => moment(Number(seconds), style ?? "f", known)],
  [/^<a?:(\w+):\d+>/, ([, name]) => `:${name}:`],
  [
    /^\[((?:\\.|[^\\[\]\n]|\[[^\]\n]*\])+)\]\(<?(https:\/\/[^\s)<>]+)>?(?:\s+"[^"\n]*")?\)/,
    ([, text, url], known) => link(url, text, known),
  ],
  [/^https:\/\/[^\s<>]+[^\s<>.,:;"'\])}!?*_~|]/, ([url], known) => link(url, null, known)],
  [/^\*\*\*((?:\\[\s\S]|[^\\])+?)\*\*\*/, ([, text], known) => el("strong", {}, el("em", {}, ...spans(text, known)))],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, ([, text], known) => el("strong", {}, ...spans(text, known))],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, ([, text], known) => el("u", {}, ...spans(text, known))],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, ([, text], known) => el("s", {}, ...spans(text, known))],
  [/^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, ([, text], known) => spoiler(spans(text, known))],
  [/^\*(?=\S)((?:\*\*[^*]+\*\*|\\[\s\S]|[^\\*])+?)\*(?!\*)/, ([, text], known) => el("em", {}, ...spans(text, known))],
  [/^_((?:__[^_]+__|\\[\s\S]|[^\\_])+?)_(?!\w)/, ([, text], known) => el("em", {}, ...spans(text, known))],
  [/^\n/, () => el("br")],
];
const MAY_START = /[\\`<[*_~|\n]|https:/g;

function spans(text, known) {
  const parts = [];
  let plainText = "";
  const flush = () => {
    if (plainText) parts.push(plainText);
    plainText = "";
  };
  for (let at = 0; at < text.length;) {
    MAY_START.lastIndex = at;
    const next = MAY_START.exec(text)?.index ?? text.length;
    plainText += text.slice(at, next);
    if (next === text.length) break;
    const [used, made] = first(text.slice(next), known, next > 0 ? text[next - 1] : "");
    if (typeof made === "string") plainText += made;
    else (flush(), parts.push(made));
    at = next + used;
  }
  flush();
  return parts;
}

/** How much of the text the first matching rule takes, and what it makes of it. */
function first(text, known, before) {
  for (const [pattern, make] of RULES) {
    const found = pattern.exec(text);
    if (found && !(text[0] === "_" && /\w/.test(before))) return [found[0].length, make(found, known)];
  }
  return [1, text[0]];
}

const mention = (text, kind = "mention") => el("span", { class: kind }, text);

function commandLink(name, known) {
  return el("button", { type: "button", class: "mention link", onclick: () => known.command?.(name) }, `/${name}`);
}

function spoiler(children) {
  const cover = el(
    "span",
    { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler: show" },
    ...children,
  );
  const show = () => {
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", (event) => event.key === "Enter" && show());
  return cover;
}

/** Only https; links to a channel stay in the page. */
export function link(url, text, known) {
  const inside = CHANNEL_LINK.exec(url);
  if (inside) return channelLink(inside[2], inside[3], known, text);
  return el("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, ...(text ? spans(text, known) : [url]));
}

function channelLink(channelId, messageId, known, text) {
  const place = known.channel(channelId);
  if (!place) return mention("#unknown");
  const words = text
    ? spans(text, known)
    : [place.guild ? `${place.guild} › ` : "", place.label, messageId ? " › message" : ""];
  return el(
    "button",
    { type: "button", class: "mention link", onclick: () => known.open(channelId, messageId) },
    icon(place.icon),
    ...words,
  );
}

// Timestamps

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function moment(seconds, style, known) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  const full = new Intl.DateTimeFormat(undefined, STYLES.F).format(date);
  const attributes = { class: "moment", datetime: date.toISOString(), title: full };
  if (style !== "R") return el("time", attributes, new Intl.DateTimeFormat(undefined, STYLES[style]).format(date));
  return el("time", { ...attributes, "data-relative": seconds }, relative(seconds - known.now()));
}

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const FORMAT = new Intl.RelativeTimeFormat(undefined, { numeric: "always" });

export function relative(seconds) {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return FORMAT.format(Math.round(seconds / size), unit);
}

/** Let every "in 5 minutes" count down. */
export function keepTime(now) {
  setInterval(() => {
    for (const time of document.querySelectorAll("time[data-relative]")) {
      const words = relative(Number(time.dataset.relative) - now());
      if (time.textContent !== words) time.textContent = words;
    }
  }, 1000);
}
