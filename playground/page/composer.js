// Where you write: plain messages, and slash commands, which turn the field into one with a slot for each option.

import { CommandLine } from "./command_line.js";
import { avatar, el, icon, nameOf, replace } from "./dom.js";
import { openForm } from "./forms.js";
import { Listbox } from "./listbox.js";
import { commandEntry, leaves, matching } from "./slash.js";

const TYPED_FOR_MS = 8000;

export class Composer {
  constructor(store, known, messages) {
    Object.assign(this, { store, known, messages });
    this.leaves = [];
    this.text = el("textarea", { rows: 1, maxlength: 2000, autocomplete: "off", "aria-label": "Message" });
    this.list = new Listbox(this.text, { label: "Suggestions", picked: (entry) => this.#picked(entry) });
    this.line = el("div", { class: "line" }, this.text);
    this.lists = el("div", { class: "lists" }, this.list.element);
    this.failed = el("div", { class: "failed", role: "alert" });
    this.typing = el("div", { class: "typing", "aria-live": "polite" });
    const slash = el(
      "button",
      {
        type: "button",
        class: "round",
        "aria-label": "Slash commands",
        title: "Slash commands",
        onclick: () => this.begin("/"),
      },
      el("span", { class: "slash", "aria-hidden": "true" }, "/"),
    );
    const send = el(
      "button",
      { type: "submit", class: "round send", "aria-label": "Send", title: "Send" },
      icon("send"),
    );
    this.element = el(
      "form",
      { class: "composer", "aria-label": "Write" },
      this.lists,
      this.failed,
      el("div", { class: "box" }, slash, this.line, send),
      this.typing,
    );
    this.#listen();
  }

  /** Put something into the field as if it had been typed: `/`, or a whole command. */
  begin(words) {
    this.#leaveCommand();
    this.text.value = words;
    this.text.focus();
    this.#changed();
  }

  /** Start a command from wherever its name is shown. */
  beginCommand(words) {
    const leaf = this.leaves.find((one) => one.words === words);
    if (leaf) this.#enterCommand(leaf);
    else this.begin(`/${words}`);
  }

  #listen() {
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.text.addEventListener("input", () => this.#changed());
    this.text.addEventListener("blur", () => this.list.hide());
    this.text.addEventListener("focus", () => this.text.value.startsWith("/") && this.#changed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.store.addEventListener("channel", () => this.#moved());
    this.store.addEventListener("bot", () => this.#learn());
    this.store.addEventListener("typing", (event) => event.detail === this.store.current && this.#botTypes());
    this.store.addEventListener("arrived", (event) => event.detail.author.bot && replace(this.typing));
  }

  #moved() {
    const place = this.store.placed(this.store.current);
    const where = place.icon === "hash" ? `#${place.label}` : place.label;
    const roomy = matchMedia("(min-width: 560px)").matches;
    this.text.placeholder = roomy ? `Message ${where} – type / for commands` : `Message ${where}`;
    this.text.setAttribute("aria-label", `Message ${where}`);
    this.failed.textContent = "";
    this.#leaveCommand();
    this.#learn();
  }

  async #learn() {
    const channel = this.store.current;
    if (!channel) return;
    const commands = await this.store.api.commands(channel).catch(() => []);
    if (channel !== this.store.current) return;
    this.leaves = leaves(commands);
    this.element.dispatchEvent(new CustomEvent("learned", { bubbles: true }));
    if (document.activeElement === this.text && this.text.value.startsWith("/")) this.#changed();
  }

  #botTypes() {
    replace(
      this.typing,
      el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
      `${this.store.house.bot.name} is typing…`,
    );
    clearTimeout(this.typed);
    this.typed = setTimeout(() => replace(this.typing), TYPED_FOR_MS);
  }

  // A message

  #changed() {
    this.failed.textContent = "";
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
    const typed = this.text.value;
    if (typed.startsWith("/")) return this.#suggestCommands(typed.slice(1));
    const called = /(?:^|\s)@(\S*)$/.exec(typed.slice(0, this.text.selectionStart));
    if (called) this.#suggestPeople(called[1].toLowerCase());
    else this.list.hide();
  }

  #suggestCommands(typed) {
    const exact = this.leaves.find((leaf) => typed === `${leaf.words} `);
    if (exact) return this.#enterCommand(exact);
    this.list.show(matching(this.leaves, typed).map(commandEntry));
  }

  #suggestPeople(typed) {
    const people = this.store.peopleIn(this.store.channel(this.store.current));
    const found = people.filter((one) => nameOf(one).toLowerCase().startsWith(typed));
    this.list.show(found.map((person) => ({ label: nameOf(person), person, mark: avatar(person, "small") })));
  }

  #picked(entry) {
    this.list.hide();
    if (entry.leaf) return this.#enterCommand(entry.leaf);
    const at = this.text.selectionStart;
    const before = this.text.value.slice(0, at).replace(/@\S*$/, `@${nameOf(entry.person)} `);
    this.text.value = before + this.text.value.slice(at);
    this.text.setSelectionRange(before.length, before.length);
    this.text.focus();
  }

  #key(event) {
    if (event.isComposing || this.list.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#send();
    }
  }

  async #send() {
    if (this.command) return this.#sendCommand();
    const content = this.text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) return this.#noSuchCommand(content);
    try {
      await this.store.api.write(this.store.current, this.#withMentions(content));
      this.text.value = "";
      this.#changed();
      this.messages.toEnd();
    } catch (error) {
      this.failed.textContent = error.message;
    }
  }

  #noSuchCommand(content) {
    const [found] = matching(this.leaves, content.slice(1));
    if (found) this.#enterCommand(found);
    else this.failed.textContent = `${content}: there's no such command here.`;
  }

  /** `@Ada` becomes a mention if there is an Ada. */
  #withMentions(content) {
    const people = this.store.peopleIn(this.store.channel(this.store.current));
    const longestFirst = [...people].sort((one, other) => nameOf(other).length - nameOf(one).length);
    return content.replace(/@[^@]*/g, (words) => {
      const meant = longestFirst.find((one) => words.startsWith(nameOf(one), 1));
      return meant ? `<@${meant.id}>${words.slice(1 + nameOf(meant).length)}` : words;
    });
  }

  // A command

  #enterCommand(leaf) {
    this.list.hide();
    this.failed.textContent = "";
    this.text.value = "";
    this.command = new CommandLine(leaf, {
      store: this.store,
      lists: this.lists,
      send: () => this.#send(),
      leave: () => this.begin(""),
    });
    replace(this.line, this.command.element);
    this.command.focus();
  }

  #leaveCommand() {
    if (!this.command) return;
    this.command.remove();
    this.command = null;
    replace(this.line, this.text);
  }

  async #sendCommand() {
    const { words } = this.command.leaf;
    const options = this.command.values();
    if (!options) return;
    this.begin("");
    await this.run(words, options).catch(() => null);
  }

  /** The same options, with the ids of files instead of files. */
  async #uploaded(options) {
    const given = Object.entries(options).map(async ([name, value]) => [
      name,
      value instanceof File ? await this.store.api.upload(value) : value,
    ]);
    return Object.fromEntries(await Promise.all(given));
  }

  /** Use a command and show that it's on its way; resolves with the answer, or rejects with the reason. */
  async run(words, options = {}, channel = this.store.current) {
    const note = this.messages.note(
      el(
        "div",
        { class: "thinking" },
        el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
        `Sending /${words}…`,
      ),
    );
    try {
      const answer = await this.store.api.use(channel, words, await this.#uploaded(options));
      note.remove();
      if (answer.modal) openForm(answer, { store: this.store, known: this.known });
      return answer;
    } catch (error) {
      const reason = error.unanswered ? `/${words}: the application did not respond` : error.message;
      const dismiss = el(
        "button",
        { type: "button", class: "as-link", onclick: () => note.remove() },
        "Dismiss message",
      );
      replace(
        note.firstChild,
        el("div", { class: "failed", role: "alert" }, reason),
        el("div", { class: "ephemeral-foot" }, icon("eye"), "Only you can see this · ", dismiss),
      );
      throw error;
    }
  }
}
