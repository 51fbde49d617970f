// Selects of all kinds: a field that opens a list; with several values the choice is sent when the list closes.

import { emoji } from "./components.js";
import { avatar, el, icon, nameOf } from "./dom.js";
import { isDm, isThread } from "./store.js";
import { Listbox } from "./listbox.js";

const STRINGS = 3;
const USERS = 5;
const ROLES = 6;
const CHANNELS = 8;
const ROOM = 310; // pixels that a long list takes

/** In a message: what is chosen goes to the bot. */
export function select(one, context) {
  const field = chooser(one, context, (values) => {
    if (values.length < (one.min_values ?? 1)) return;
    context.act(field.control, () => context.store.api.select(context.message.id, one.custom_id, values));
  });
  return field.element;
}

/** `chosen(values)` is told when something was chosen; `values()` is what is chosen now. */
export function chooser(one, context, chosen) {
  const most = one.max_values ?? 1;
  const options = offered(one, context);
  const input = el("input", { class: "select-input", type: "text", placeholder: one.placeholder ?? "Make a selection", disabled: one.disabled, readonly: options.length <= 8, autocomplete: "off", spellcheck: "false", "data-id": one.custom_id, "aria-label": one.placeholder ?? "Make a selection" });
  const list = new Listbox(input, { label: one.placeholder ?? "Options", multiple: most > 1, picked: (entry) => pick(entry) });
  const element = el("div", { class: "select" }, input, icon("down"), list.element);
  let values = options.filter((option) => option.chosen).map((option) => option.value);
  let before = values;

  const name = () => options.filter((option) => values.includes(option.value)).map((option) => option.label).join(", ");
  const entries = () => {
    const typed = list.open && !input.readOnly ? input.value.trim().toLowerCase() : "";
    const found = typed ? options.filter((option) => option.label.toLowerCase().includes(typed)) : options;
    return found.map((option) => ({ ...option, chosen: values.includes(option.value) }));
  };
  const open = () => {
    if (input.disabled || list.open) return;
    before = values;
    if (!input.readOnly) input.value = "";
    element.classList.toggle("upward", roomBelow(input) < Math.min(ROOM, 52 * options.length));
    list.show(entries(), Math.max(0, options.findIndex((option) => values.includes(option.value))));
  };
  const close = () => {
    if (!list.open) return;
    list.hide();
    input.value = name();
    if (String(values) !== String(before)) chosen(values);
  };
  const pick = (entry) => {
    if (most === 1) values = entry.value === values[0] && one.min_values === 0 ? [] : [entry.value];
    else if (values.includes(entry.value)) values = values.filter((value) => value !== entry.value);
    else if (values.length < most) values = [...values, entry.value];
    if (most > 1) return list.show(entries(), list.active);
    close();
  };

  input.value = name();
  input.addEventListener("click", () => (list.open ? close() : open()));
  element.querySelector(".icon").addEventListener("click", () => input.focus() ?? open());
  input.addEventListener("input", () => (list.open ? list.show(entries()) : open()));
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (list.open && (event.key === "Escape" || event.key === "Tab")) {
      if (event.key === "Escape") event.preventDefault(), event.stopPropagation();
      close();
    } else if (list.open && event.key === " " && input.readOnly) pick(list.entries[list.active]), event.preventDefault();
    else if (list.key(event)) return;
    else if (["Enter", "ArrowDown", " "].includes(event.key) && !list.open) open(), event.preventDefault();
  });
  return { element, control: input, values: () => values };
}

/** How far it is from a field to the end of what can be seen. */
function roomBelow(input) {
  const area = input.closest(".scroller")?.getBoundingClientRect().bottom ?? innerHeight;
  return area - input.getBoundingClientRect().bottom;
}

function offered(one, { store, message }) {
  if (one.type === STRINGS) return one.options.map((option) => ({ value: option.value, label: option.label, hint: option.description, chosen: option.default, mark: option.emoji ? el("span", { class: "emoji" }, emoji(option.emoji)) : null }));
  const channel = store.channel(message?.channel_id ?? store.current);
  const defaults = (one.default_values ?? []).map((value) => String(value.id));
  const known = [];
  if (one.type === USERS || one.type === 7) known.push(...people(store, channel));
  if (one.type === ROLES || one.type === 7) known.push(...roles(store, channel));
  if (one.type === CHANNELS) known.push(...channels(store, channel, one.channel_types));
  return known.map((entry) => ({ ...entry, chosen: defaults.includes(entry.value) }));
}

export function people(store, channel) {
  return store.peopleIn(channel).map((one) => ({ value: one.id, label: nameOf(one), tag: one.bot ? "APP" : null, mark: avatar(one, "small") }));
}

export function roles(store, channel) {
  return (store.guildOf(channel)?.roles ?? []).map((role) => ({ value: role.id, label: role.name, hint: "role" }));
}

export function channels(store, channel, types) {
  const inGuild = [...store.channels.values()].filter((one) => !isDm(one) && one.guild_id === channel?.guild_id);
  const fitting = types?.length ? inGuild.filter((one) => types.includes(one.type)) : inGuild;
  return fitting.map((one) => ({ value: one.id, label: one.name, mark: icon(isThread(one) ? "thread" : "hash") }));
}
