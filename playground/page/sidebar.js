// The left side: servers, direct messages, channels and threads with unread counts, and who you are.

import { everybody } from "./api.js";
import { avatar, el, icon, replace } from "./dom.js";
import { languageChoice } from "./languages.js";
import { isDm, isThread } from "./store.js";
import { themeButton } from "./theme.js";
import { addressOf, addressOfSplit, inPane, newcomer } from "./who.js";

export class Sidebar {
  constructor(store, { open, faults }) {
    Object.assign(this, { store, open });
    this.rail = el("div", { class: "rail" });
    this.places = el("div", { class: "places" });
    this.self = el("div", { class: "self" });
    this.faults = faults;
    this.element = el(
      "nav",
      { class: "sidebar", id: "sidebar", "aria-label": "Servers and channels" },
      this.rail,
      el("div", { class: "column" }, this.places, this.self),
    );
    for (const kind of ["places", "channel", "unread", "bot"]) store.addEventListener(kind, () => this.draw());
    store.addEventListener("places", () => this.#drawSelf());
    document.addEventListener("pointerdown", (event) => this.menu?.contains(event.target) || this.#closeMenu());
  }

  draw() {
    const guild = this.#guild();
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.place : null;
    replace(
      this.rail,
      this.store.guilds.map((one) => this.#server(one, one === guild)),
    );
    replace(
      this.places,
      el("h2", { class: "server-name" }, guild?.name ?? "Playground"),
      this.#directs(),
      guild ? this.#channels(guild) : null,
    );
    if (focused) this.element.querySelector(`[data-place="${focused}"]`)?.focus();
    document.title = this.#title();
  }

  #title() {
    const unread = [...this.store.unread]
      .filter(([id]) => isDm(this.store.channel(id) ?? {}))
      .reduce((sum, [, count]) => sum + count, 0);
    const place = this.store.placed(this.store.current);
    return `${unread ? `(${unread}) ` : ""}${place ? `${place.label} – ` : ""}${this.store.me.name} – Playground`;
  }

  /** The server of the open channel, or the one that was last open. */
  #guild() {
    const open = this.store.guildOf(this.store.channel(this.store.current));
    if (open) this.last = open.id;
    return this.store.guilds.find((guild) => guild.id === this.last) ?? this.store.guilds[0];
  }

  #server(guild, open) {
    const letters = guild.name
      .split(/\s+/)
      .map((word) => [...word][0])
      .join("")
      .slice(0, 3);
    const channels = [...this.store.channels.values()].filter((one) => one.guild_id === guild.id);
    const go = () => channels[0] && this.open(channels[0].id);
    const unread = channels.some((one) => this.store.unread.has(one.id));
    return el(
      "button",
      {
        type: "button",
        class: `server${open ? " open" : ""}${unread ? " unread" : ""}`,
        title: guild.name,
        "aria-current": open ? "true" : null,
        onclick: go,
        "data-place": guild.id,
      },
      el("span", { "aria-hidden": "true" }, letters),
      el("span", { class: "unseen" }, guild.name),
    );
  }

  #directs() {
    const bot = this.store.house.bot;
    const dm = [...this.store.channels.values()].find(isDm);
    const state = el("span", { class: `state ${this.store.house.online ? "online" : "offline"}` });
    const go = () => (dm ? this.open(dm.id) : this.store.openDm());
    const entry = this.#entry({
      id: dm?.id ?? "dm",
      name: bot.name,
      mark: el("span", { class: "with-state" }, avatar({ ...bot, bot: true }, "small"), state),
      go,
      direct: true,
    });
    return [el("h3", {}, "Direct messages"), el("ul", {}, el("li", {}, entry))];
  }

  #channels(guild) {
    const all = [...this.store.channels.values()].filter((one) => one.guild_id === guild.id);
    const threads = (parent) =>
      all.filter(
        (one) =>
          isThread(one) &&
          one.parent_id === parent.id &&
          (!one.thread_metadata.archived || one.id === this.store.current),
      );
    const rows = all
      .filter((one) => !isThread(one))
      .map((channel) =>
        el(
          "li",
          {},
          this.#channel(channel),
          el(
            "ul",
            { class: "threads" },
            threads(channel).map((thread) => el("li", {}, this.#channel(thread))),
          ),
        ),
      );
    return [el("h3", {}, "Channels"), el("ul", {}, rows)];
  }

  #channel(channel) {
    return this.#entry({
      id: channel.id,
      name: channel.name,
      mark: icon(isThread(channel) ? "thread" : "hash"),
      go: () => this.open(channel.id),
      direct: false,
    });
  }

  #entry({ id, name, mark, go, direct }) {
    const unread = this.store.unread.get(id);
    const open = id === this.store.current;
    const badge = unread
      ? el(
          "span",
          { class: direct ? "badge" : "badge quiet" },
          String(unread),
          el("span", { class: "unseen" }, unread === 1 ? " unread message" : " unread messages"),
        )
      : null;
    return el(
      "button",
      {
        type: "button",
        class: `place${open ? " open" : ""}${unread ? " unread" : ""}`,
        "aria-current": open ? "page" : null,
        onclick: go,
        "data-place": id,
      },
      mark,
      el("span", { class: "place-name" }, name),
      badge,
    );
  }

  #drawSelf() {
    const { me } = this.store;
    if (this.menu?.open) return;
    const menu = el(
      "details",
      { class: "self-menu" },
      el(
        "summary",
        {},
        el("span", { class: "unseen" }, "You are "),
        avatar(me, "small"),
        el("span", { class: "self-words" }, el("strong", {}, me.name), el("small", {}, "Switch person")),
      ),
    );
    menu.addEventListener("toggle", () => menu.open && this.#fillMenu(menu));
    menu.addEventListener("keydown", (event) => event.key === "Escape" && closeMenu(menu));
    this.menu = menu;
    replace(this.self, menu, themeButton(), this.#faultsButton());
  }

  #faultsButton() {
    return el(
      "button",
      {
        type: "button",
        class: "round",
        "aria-label": "Faults, for developers",
        title: "Faults, for developers",
        onclick: () => this.faults.open(),
      },
      icon("bolt"),
    );
  }

  #closeMenu() {
    if (this.menu) this.menu.open = false;
  }

  async #fillMenu(menu) {
    const others = (await everybody()).filter((person) => person.id !== this.store.me.id);
    const rows = others.map((person) =>
      el(
        "li",
        {},
        el("a", { href: addressOf(person.name), class: "who" }, avatar(person, "small"), person.name),
        el(
          "a",
          {
            href: addressOf(person.name),
            target: "_blank",
            class: "round",
            "aria-label": `${person.name} in a new window`,
            title: "In a new window",
          },
          icon("out"),
        ),
      ),
    );
    const names = [this.store.me, ...others].map((person) => person.name);
    const splits = inPane()
      ? null
      : el(
          "div",
          { class: "row" },
          [2, 4]
            .filter((count) => count <= names.length)
            .map((count) =>
              el(
                "a",
                { class: "press secondary", href: addressOfSplit(names.slice(0, count)) },
                icon("split"),
                `${count} side by side`,
              ),
            ),
        );
    menu.querySelector(".menu")?.remove();
    menu.append(
      el(
        "div",
        { class: "menu" },
        el("h3", {}, "Be someone else"),
        el("ul", {}, rows),
        newcomer((person) => location.assign(addressOf(person.name))),
        splits,
        languageChoice(this.store),
      ),
    );
  }
}

function closeMenu(menu) {
  menu.open = false;
  menu.querySelector("summary").focus();
}
