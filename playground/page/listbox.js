// A list of suggestions for an input; the arrow keys move through it.
// Entries are { label, hint, mark, value, chosen, heading }.

import { el, icon, replace } from "./dom.js";

let count = 0;

export class Listbox {
  /** `picked(entry)` is called on a click or Enter; `multiple` keeps chosen entries marked. */
  constructor(input, { label, picked, multiple = false }) {
    this.input = input;
    this.picked = picked;
    this.entries = [];
    this.active = -1;
    this.id = `list-${++count}`;
    this.element = el("div", {
      class: "listbox",
      id: this.id,
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": multiple || null,
      hidden: true,
    });
    for (const kind of ["pointerdown", "mousedown"]) // so the input keeps the focus in every browser
      this.element.addEventListener(kind, (event) => event.preventDefault());
    this.element.addEventListener("click", (event) => this.#clicked(event));
    for (const [name, value] of Object.entries({
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": this.id,
      "aria-autocomplete": "list",
    }))
      input.setAttribute(name, value);
  }

  get open() {
    return !this.element.hidden;
  }

  /** `first` is the entry that Enter takes right away; -1 for none. */
  show(entries, first = 0) {
    this.entries = entries;
    replace(
      this.element,
      entries.map((entry, at) => this.#row(entry, at)),
    );
    this.element.hidden = entries.length === 0;
    this.input.setAttribute("aria-expanded", String(this.open));
    this.#activate(entries.length ? Math.min(first, entries.length - 1) : -1);
  }

  hide() {
    this.show([]);
  }

  /** Whether the key was for the list. */
  key(event) {
    if (!this.open) return false;
    if (event.key === "ArrowDown") this.#activate((this.active + 1) % this.entries.length);
    else if (event.key === "ArrowUp") this.#activate((this.active - 1 + this.entries.length) % this.entries.length);
    else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || event.key === "Tab") && this.active >= 0 && !event.shiftKey)
      this.picked(this.entries[this.active]);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #row(entry, at) {
    const words = el(
      "span",
      { class: "entry-words" },
      el("span", { class: "entry-label" }, entry.label),
      entry.hint ? el("small", {}, entry.hint) : null,
    );
    const more = [
      entry.tag ? el("span", { class: "entry-tag" }, entry.tag) : null,
      entry.chosen ? icon("check") : null,
    ];
    return el(
      "div",
      {
        class: "entry",
        id: `${this.id}-${at}`,
        role: "option",
        "aria-selected": String(Boolean(entry.chosen)),
        "data-at": at,
        "data-value": entry.value == null ? null : String(entry.value),
      },
      entry.mark ?? null,
      words,
      more,
    );
  }

  #clicked(event) {
    const row = event.target.closest(".entry");
    if (row) this.picked(this.entries[Number(row.dataset.at)]);
  }

  #activate(at) {
    this.element.children[this.active]?.classList.remove("active");
    this.active = at;
    const row = this.element.children[at];
    if (!row) return this.input.removeAttribute("aria-activedescendant");
    row.classList.add("active");
    row.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", row.id);
  }
}
