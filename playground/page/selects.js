// Selects of all kinds: a field that opens a list; with several values, the choice is sent when the list closes.

import { emoji } from "./components.js";
import { avatar, el, icon, nameOf } from "./dom.js";
import { isDm, isThread } from "./store.js";
import { Listbox } from "./listbox.js";

const STRINGS = 3;
const USERS = 5;
const ROLES = 6;
const CHANNELS = 8;
const FEW = 8; // options you can find without typing
const ROOM = 310; // pixels for a long list
const IN_USE = "in-use";

/** Whether a select in there is open; a `closed` event says when it's done. */
export const isChoosing = (element) => Boolean(element?.querySelector(`.select.${IN_USE}`));

/** In a message: the choice goes to the bot. */
export function select(one, context) {
  const field = chooser(one, context, (values) => {
    if (values.length < (one.min_values ?? 1)) return;
    context.act(field.control, () => context.store.api.select(context.message.id, one.custom_id, values));
  });
  return field.element;
}

/** `chosen(values)` is called when something was chosen; `values()` is what's chosen now. */
export function chooser(one, context, chosen) {
  const field = new Chooser(one, offered(one, context), chosen);
  return { element: field.element, control: field.input, values: () => field.values };
}

class Chooser {
  constructor(one, options, chosen) {
    const label = one.placeholder ?? "Make a selection";
    Object.assign(this, { one, options, chosen, most: one.max_values ?? 1 });
    this.values = options.filter((option) => option.chosen).map((option) => option.value);
    this.input = el("input", {
      class: "select-input",
      type: "text",
      placeholder: label,
      "aria-label": label,
      disabled: one.disabled,
      readonly: options.length <= FEW,
      autocomplete: "off",
      spellcheck: "false",
      "data-id": one.custom_id,
    });
    this.list = new Listbox(this.input, { label, multiple: this.most > 1, picked: (entry) => this.#pick(entry) });
    this.element = el("div", { class: "select" }, this.input, icon("down"), this.list.element);
    this.#listen();
    this.#name();
  }

  /** From opening the list until it's closed, even while nothing matches what was typed. */
  get inUse() {
    return this.element.classList.contains(IN_USE);
  }

  #listen() {
    const toggle = () => (this.inUse ? this.#close() : this.#open());
    this.input.addEventListener("click", toggle);
    this.element.querySelector(".icon").addEventListener("click", () => {
      this.input.focus();
      toggle();
    });
    this.input.addEventListener("input", () => (this.inUse ? this.list.show(this.#entries()) : this.#open()));
    this.input.addEventListener("blur", () => this.#close());
    this.input.addEventListener("keydown", (event) =>
      this.inUse ? this.#keyInList(event) : this.#keyOutside(event),
    );
  }

  #keyOutside(event) {
    if (!["Enter", "ArrowDown", " "].includes(event.key)) return;
    event.preventDefault();
    this.#open();
  }

  #keyInList(event) {
    if (event.key === "Tab") return this.#close();
    if (event.key === "Escape") this.#close();
    else if (event.key === " " && this.input.readOnly) this.#pick(this.list.entries[this.list.active]);
    else if (this.list.open || event.key !== "Enter") return this.list.key(event);
    event.preventDefault(); // an Enter that found nothing must not submit the form
    event.stopPropagation();
  }

  #name() {
    const chosen = this.options.filter((option) => this.values.includes(option.value));
    this.input.value = chosen.map((option) => option.label).join(", ");
  }

  #entries() {
    const typed = this.input.readOnly ? "" : this.input.value.trim().toLowerCase();
    const found = this.options.filter((option) => option.label.toLowerCase().includes(typed));
    return found.map((option) => ({ ...option, chosen: this.values.includes(option.value) }));
  }

  #open() {
    if (this.input.disabled || this.inUse) return;
    this.element.classList.add(IN_USE);
    this.before = this.values;
    if (!this.input.readOnly) this.input.value = "";
    this.element.classList.toggle("upward", roomBelow(this.input) < Math.min(ROOM, 52 * this.options.length));
    const first = this.options.findIndex((option) => this.values.includes(option.value));
    this.list.show(this.#entries(), Math.max(0, first));
  }

  #close() {
    if (!this.inUse) return;
    this.element.classList.remove(IN_USE);
    this.list.hide();
    this.#name();
    if (String(this.values) !== String(this.before)) this.chosen(this.values);
    this.element.dispatchEvent(new CustomEvent("closed", { bubbles: true }));
  }

  /** A single choice closes the list; several can be added and removed until it's closed. */
  #pick({ value }) {
    const there = this.values.includes(value);
    if (this.most === 1) this.values = there && this.one.min_values === 0 ? [] : [value];
    else if (there) this.values = this.values.filter((each) => each !== value);
    else if (this.values.length < this.most) this.values = [...this.values, value];
    if (this.most === 1) this.#close();
    else this.list.show(this.#entries(), this.list.active);
  }
}

/** How far it is from a field to the bottom of the visible area. */
function roomBelow(input) {
  const area = input.closest(".scroller")?.getBoundingClientRect().bottom ?? innerHeight;
  return area - input.getBoundingClientRect().bottom;
}

function offered(one, { store, message }) {
  if (one.type === STRINGS)
    return one.options.map((option) => ({
      value: option.value,
      label: option.label,
      hint: option.description,
      chosen: option.default,
      mark: option.emoji ? el("span", { class: "emoji" }, emoji(option.emoji)) : null,
    }));
  const channel = store.channel(message?.channel_id ?? store.current);
  const defaults = (one.default_values ?? []).map((value) => String(value.id));
  const known = [];
  if (one.type === USERS || one.type === 7) known.push(...people(store, channel));
  if (one.type === ROLES || one.type === 7) known.push(...roles(store, channel));
  if (one.type === CHANNELS) known.push(...channels(store, channel, one.channel_types));
  return known.map((entry) => ({ ...entry, chosen: defaults.includes(entry.value) }));
}

export function people(store, channel) {
  return store
    .peopleIn(channel)
    .map((one) => ({ value: one.id, label: nameOf(one), tag: one.bot ? "APP" : null, mark: avatar(one, "small") }));
}

export function roles(store, channel) {
  return (store.guildOf(channel)?.roles ?? []).map((role) => ({ value: role.id, label: role.name, hint: "role" }));
}

export function channels(store, channel, types) {
  const inGuild = [...store.channels.values()].filter((one) => !isDm(one) && one.guild_id === channel?.guild_id);
  const fitting = types?.length ? inGuild.filter((one) => types.includes(one.type)) : inGuild;
  return fitting.map((one) => ({ value: one.id, label: one.name, mark: icon(isThread(one) ? "thread" : "hash") }));
}
