// A slash command being filled in: its name, a field for each option, and suggestions for it.

import { el, replace } from "./dom.js";
import { Listbox } from "./listbox.js";
import { ATTACHMENT, fixedChoices, kindOf, typedValue } from "./slash.js";

const PAUSE_MS = 120; // between typing and asking the bot

export class CommandLine {
  constructor(leaf, { store, lists, send, leave }) {
    Object.assign(this, { leaf, store, lists, send, leave });
    this.fields = [];
    this.hint = el("div", { class: "command-hint", id: "command-hint" });
    this.tail = el("input", {
      type: "text",
      class: "tail",
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": `/${leaf.words}: more options, or Enter to send`,
      "aria-describedby": "command-hint",
    });
    this.more = new Listbox(this.tail, { label: "Options", picked: (entry) => this.#add(entry.option).input.focus() });
    this.element = el("div", { class: "command" }, el("span", { class: "command-name" }, `/${leaf.words}`), this.tail);
    lists.append(this.hint, this.more.element);
    for (const option of leaf.options.filter((one) => one.required)) this.#add(option);
    this.#listenToTail();
  }

  /** The first required field that is empty, or else the end. */
  focus() {
    (this.fields.find((field) => field.option.required && !field.input.value)?.input ?? this.tail).focus();
  }

  remove() {
    for (const part of [this.hint, this.more.element, ...this.fields.map((field) => field.list.element)]) part.remove();
  }

  /** The options as they will be sent, or null when one is missing or wrong; that one gets the focus. */
  values() {
    const values = {};
    for (const field of this.fields) {
      const value = field.value();
      const left = field.input.value === "" && !field.option.required;
      if (value !== undefined) values[field.option.name] = value;
      else if (!left) return this.#complain(field);
    }
    return values;
  }

  #complain(field) {
    field.input.setAttribute("aria-invalid", "true");
    field.input.focus();
    const what = field.input.value
      ? `${field.input.value} isn't ${kindOf(field.option)} that fits`
      : "this option is needed";
    replace(this.hint, el("strong", { class: "wrong" }, field.option.name), ` ${what}`);
    return null;
  }

  #listenToTail() {
    const suggest = () => {
      const typed = this.tail.value.trim().toLowerCase();
      const left = this.leaf.options.filter((option) => !this.fields.some((field) => field.option === option));
      const found = left.filter((option) => option.name.includes(typed));
      this.more.show(
        found.map((option) => ({ option, label: option.name, hint: option.description })),
        typed ? 0 : -1,
      );
      replace(this.hint, el("strong", {}, `/${this.leaf.words}`), ` ${this.leaf.description}`);
    };
    this.tail.addEventListener("focus", suggest);
    this.tail.addEventListener("input", suggest);
    this.tail.addEventListener("blur", () => this.more.hide());
    this.tail.addEventListener("keydown", (event) => {
      if (this.more.key(event)) return;
      if (event.key === "Enter") (event.preventDefault(), this.send());
      else if (event.key === "Escape") this.leave();
      else if (event.key === "Backspace" && !this.tail.value) (event.preventDefault(), this.#back());
    });
  }

  /** Backspace at the start goes to the last field or, without one, out of the command. */
  #back() {
    if (this.fields.length) this.fields.at(-1).input.focus();
    else this.leave();
  }

  #add(option) {
    this.tail.value = "";
    const field = option.type === ATTACHMENT ? new FileField(option, this) : new OptionField(option, this);
    this.fields.push(field);
    this.tail.before(field.element);
    return field;
  }

  drop(field) {
    this.fields = this.fields.filter((one) => one !== field);
    field.list.element.remove();
    this.tail.focus();
    field.element.remove();
  }
}

/** A file from this machine; it's uploaded when the command is sent. */
class FileField {
  constructor(option, line) {
    this.option = option;
    this.input = el("input", {
      type: "file",
      "aria-label": `${option.name}: ${option.description}`,
      "aria-required": option.required ? "true" : null,
      "data-option": option.name,
    });
    this.list = { element: el("span", { hidden: true }) }; // there's nothing to suggest
    this.element = el("label", { class: "option" }, el("span", { class: "option-name" }, option.name), this.input);
    this.input.addEventListener("focus", () =>
      replace(line.hint, el("strong", {}, option.name), ` ${option.description}`),
    );
    this.input.addEventListener("change", () => {
      this.input.removeAttribute("aria-invalid");
      line.focus();
    });
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") line.leave();
      else if (event.key === "Backspace" && !option.required) (event.preventDefault(), line.drop(this));
    });
  }

  value() {
    return this.input.files[0];
  }
}

class OptionField {
  constructor(option, line) {
    this.option = option;
    this.line = line;
    this.chosen = null;
    this.suggested = []; // by the bot
    this.entries = fixedChoices(option, line.store, line.store.channel(line.store.current));
    this.input = el("input", {
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": `${option.name}: ${option.description}`,
      "aria-required": option.required ? "true" : null,
      "data-option": option.name,
    });
    this.list = new Listbox(this.input, { label: option.name, picked: (entry) => this.#pick(entry) });
    this.element = el("label", { class: "option" }, el("span", { class: "option-name" }, option.name), this.input);
    line.lists.append(this.list.element);
    this.#listen();
  }

  /** What will be sent; undefined if nothing fits. */
  value() {
    const typed = this.input.value;
    if (this.chosen && this.chosen.label === typed) return this.chosen.value;
    const named = this.#known().find((entry) => entry.label.toLowerCase() === typed.trim().toLowerCase());
    if (named) return named.value;
    return this.entries ? undefined : typedValue(this.option, typed);
  }

  #known() {
    return this.entries ?? this.suggested;
  }

  #listen() {
    this.input.addEventListener("focus", () => this.#suggest());
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("blur", () => this.list.hide());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.#grow();
  }

  #typed() {
    this.chosen = null;
    this.input.removeAttribute("aria-invalid");
    this.#grow();
    this.#suggest();
  }

  #grow() {
    this.input.size = Math.max(6, this.input.value.length + 1);
  }

  #suggest() {
    const needed = this.option.required ? "" : " (optional)";
    replace(this.line.hint, el("strong", {}, this.option.name), ` ${this.option.description}${needed}`);
    if (this.option.autocomplete) return this.#ask();
    if (!this.entries) return this.list.hide();
    const typed = this.chosen ? "" : this.input.value.trim().toLowerCase();
    this.list.show(this.entries.filter((entry) => entry.label.toLowerCase().includes(typed)).slice(0, 25));
  }

  #ask() {
    clearTimeout(this.asking);
    this.asking = setTimeout(async () => {
      const typed = this.input.value;
      const { store, leaf, fields } = this.line;
      const others = fields.filter((field) => field !== this).map((field) => [field.option.name, field.value()]);
      const options = Object.fromEntries([
        ...others.filter(([, value]) => value !== undefined),
        [this.option.name, typed],
      ]);
      const choices = await store.api.complete(store.current, leaf.words, this.option.name, options).catch(() => []);
      if (document.activeElement !== this.input || this.input.value !== typed || this.chosen) return;
      this.suggested = choices.map((choice) => ({ label: choice.name, value: choice.value }));
      this.list.show(this.suggested, typed ? 0 : -1);
    }, PAUSE_MS);
  }

  #pick(entry) {
    this.chosen = entry;
    this.input.value = entry.label;
    this.input.removeAttribute("aria-invalid");
    this.#grow();
    this.list.hide();
    this.line.focus();
  }

  #key(event) {
    if (event.isComposing || this.list.key(event)) return;
    if (event.key === "Enter") (event.preventDefault(), this.line.send());
    else if (event.key === "Escape") this.line.leave();
    else if (event.key === "Tab" && !event.shiftKey) (event.preventDefault(), this.line.tail.focus());
    else if (event.key === "Backspace" && !this.input.value && !this.option.required)
      (event.preventDefault(), this.line.drop(this));
  }
}
