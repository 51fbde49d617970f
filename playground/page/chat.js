// One person's page, put together: sidebar, messages, composer, people, and what ties them together.

import { Composer } from "./composer.js";
import { avatar, el, icon, replace } from "./dom.js";
import { FaultsDrawer } from "./faults.js";
import { guide } from "./guide.js";
import { adoptLocale } from "./languages.js";
import { keepTime } from "./markdown.js";
import { Messages } from "./messages.js";
import { People } from "./people.js";
import { playQuickGame } from "./quick_game.js";
import { Sidebar } from "./sidebar.js";
import { Store, isDm } from "./store.js";
import { takeLesson } from "./who.js";

const TOAST_MS = 6000;

export async function chat(parent, who) {
  const store = new Store(who);
  const page = new Chat(store, parent);
  await store.begin();
  await adoptLocale(store);
  page.show();
  keepTime(() => store.now());
  const learns = takeLesson();
  await page.goWhere(location.hash);
  if (learns !== null) await page.beginLesson(learns);
}

class Chat {
  constructor(store, parent) {
    Object.assign(this, { store, parent });
    this.known = this.#known();
    this.messages = new Messages(store, this.known, (empty) =>
      guide({ store, composer: this.composer, recipeButton: (recipe) => this.#recipeButton(recipe) }, empty),
    );
    this.composer = new Composer(store, this.known, this.messages);
    this.faults = new FaultsDrawer(store);
    this.sidebar = new Sidebar(store, { open: (id) => this.open(id), faults: this.faults });
    this.people = new People(store);
    this.head = el("header", { class: "head" });
    this.line = el("div", { class: "line-state", role: "status" });
    this.toasts = el("div", { class: "toasts", role: "status" });
  }

  show() {
    const parts = [this.head, this.line, this.messages.element, this.composer.element];
    this.main = el("main", { class: "main" }, parts);
    this.shade = el("div", { class: "shade", onclick: () => this.#closeDrawers() });
    const sides = [this.sidebar.element, this.main, this.people.element];
    this.frame = el("div", { class: "frame" }, sides, this.shade, this.toasts);
    replace(this.parent, this.frame, this.faults.element);
    this.#listen();
    this.sidebar.draw();
    this.people.draw();
  }

  async goWhere(hash) {
    const [channel, message] = hash.replace("#", "").split("/");
    const first =
      [...this.store.channels.values()].find((one) => !isDm(one) && one.name === "games") ??
      [...this.store.channels.values()][0];
    const there = this.store.channel(channel) ?? first;
    if (there) await this.open(there.id, message);
  }

  async open(channel, message) {
    this.#closeDrawers();
    if (channel !== this.store.current) await this.store.open(channel);
    history.replaceState(null, "", `${location.search}#${channel}`);
    if (message) await this.messages.point(message);
    else if (matchMedia("(pointer: fine)").matches) this.composer.text.focus({ preventScroll: true });
  }

  #listen() {
    const { store } = this;
    for (const kind of ["channel", "bot", "unread"]) store.addEventListener(kind, () => this.#drawHead());
    store.addEventListener("line", (event) =>
      replace(this.line, event.detail ? "" : "The line to the playground is broken. Trying again…"),
    );
    store.addEventListener("stranger", () => location.reload()); // back to choosing a person, with the reason
    store.addEventListener("gone", () => this.goWhere(""));
    store.addEventListener("arrived", (event) => this.#arrived(event.detail));
    this.composer.element.addEventListener("learned", () => this.messages.redrawTop());
    addEventListener("resize", () => this.#shadeMain());
    addEventListener("hashchange", () => this.goWhere(location.hash));
    document.addEventListener("visibilitychange", () => !document.hidden && store.current && store.read(store.current));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.#closeDrawers());
    this.frame.addEventListener("keydown", (event) => this.#typeAnywhere(event));
  }

  /** A slash typed anywhere starts a command. */
  #typeAnywhere(event) {
    if (event.key !== "/" || event.target.closest("input, textarea, dialog") || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.composer.begin("/");
  }

  #drawHead() {
    const place = this.store.placed(this.store.current);
    if (!place) return;
    const channel = this.store.channel(this.store.current);
    this.messages.scroller.setAttribute("aria-label", `Messages in ${place.label}`);
    const topic = isDm(channel) ? "" : channel.topic;
    const unread = [...this.store.unread.keys()].some((id) => isDm(this.store.channel(id) ?? {}));
    replace(
      this.head,
      el(
        "button",
        {
          type: "button",
          class: `round drawer-button left${unread ? " unread" : ""}`,
          "aria-label": unread ? "Servers and channels, unread direct messages" : "Servers and channels",
          "aria-controls": "sidebar",
          onclick: () => this.#drawer("left"),
        },
        icon("menu"),
      ),
      el(
        "span",
        { class: "head-self", title: `You are ${this.store.me.name}` },
        avatar(this.store.me, "small"),
        el("span", { class: "head-name" }, this.store.me.name),
      ),
      el("h1", {}, icon(place.icon), el("span", {}, place.label)),
      topic ? el("p", { class: "topic" }, topic) : el("span", { class: "topic" }),
      this.#recipeButton(this.store.house.quick_game),
      el(
        "button",
        {
          type: "button",
          class: "round drawer-button right",
          "aria-label": "People",
          "aria-controls": "people",
          onclick: () => this.#drawer("right"),
        },
        icon("people"),
      ),
    );
  }

  /** As soon as the bot has said what it can do. */
  async beginLesson(about) {
    const { lesson, lessons } = this.store.house;
    const recipe = Object.hasOwn(lessons, about) ? lessons[about] : lesson;
    if (!recipe) return;
    await this.#untilKnown(recipe.command);
    await playQuickGame(recipe, this.store, this.composer, { say: () => {}, warn: () => {} }).catch(() => null);
  }

  /** A bot that has just started tells its commands a little later. */
  async #untilKnown(command) {
    while (!this.composer.leaves.some((leaf) => leaf.words === command))
      await new Promise((resolve) => this.composer.element.addEventListener("learned", resolve, { once: true }));
  }

  #recipeButton(recipe) {
    if (!recipe) return null;
    const label = el("span", {}, recipe.label);
    const button = el("button", { type: "button", class: "press success quick", title: recipe.hint }, label);
    button.addEventListener("click", () => this.#quickGame(recipe, button, label));
    return button;
  }

  async #quickGame(recipe, button, label) {
    if (this.playing) return;
    this.playing = true;
    button.setAttribute("aria-busy", "true");
    try {
      await this.#untilKnown(recipe.command);
      await playQuickGame(recipe, this.store, this.composer, {
        say: (words) => (label.textContent = words),
        warn: (words) => this.#toast(words),
      });
    } catch (error) {
      this.#toast(error.message);
    } finally {
      this.playing = false;
      button.removeAttribute("aria-busy");
      label.textContent = recipe.label;
    }
  }

  /** A direct message or a mention is worth a toast when you're looking elsewhere. */
  #arrived(message) {
    const elsewhere = message.channel_id !== this.store.current;
    const forMe =
      isDm(this.store.channel(message.channel_id) ?? {}) || message.mentions.some((one) => one.id === this.store.me.id);
    if (!elsewhere || !forMe || message.author.id === this.store.me.id) return;
    const place = this.store.placed(message.channel_id);
    const words =
      place?.icon === "envelope" ? `${place.label} sent you a direct message` : `You were mentioned in ${place?.label}`;
    this.#toast(words, () => this.open(message.channel_id, message.id), message.author);
  }

  #toast(words, go, author) {
    const toast = el(
      go ? "button" : "div",
      { class: "toast", type: go ? "button" : null },
      author ? avatar(author, "small") : null,
      el("span", {}, words),
      go ? el("strong", {}, "Show") : null,
    );
    if (go) toast.addEventListener("click", () => toast.remove() ?? go());
    this.toasts.replaceChildren(toast);
    setTimeout(() => toast.remove(), TOAST_MS);
  }

  #drawer(side) {
    const open = this.frame.dataset.drawer === side;
    this.#closeDrawers();
    if (open) return;
    this.frame.dataset.drawer = side;
    this.#shadeMain();
    (side === "left" ? this.sidebar : this.people).element.querySelector("button, a")?.focus();
  }

  #closeDrawers() {
    const side = this.frame?.dataset.drawer;
    if (!side) return;
    delete this.frame.dataset.drawer;
    this.#shadeMain();
    this.head.querySelector(`.drawer-button.${side}`)?.focus();
  }

  /** The keyboard can't reach what lies in the shade of a drawer either. */
  #shadeMain() {
    this.main.inert = getComputedStyle(this.shade).display !== "none";
  }

  /** What mentions, links and moments in texts mean. */
  #known() {
    const { store } = this;
    const chat = this;
    return {
      get me() {
        return store.me.id;
      },
      now: () => store.now(),
      person: (id) => store.person(id)?.name,
      role: (id) => store.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id)?.name,
      channel: (id) => store.placed(id),
      command: (words) => chat.composer.beginCommand(words),
      open: (channel, message) => chat.open(channel, message),
    };
  }
}
