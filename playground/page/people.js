// The right side: who is in the channel.

import { avatar, el, nameOf, replace } from "./dom.js";
import { addressOf, inPane } from "./who.js";

export class People {
  constructor(store) {
    this.store = store;
    this.element = el("aside", { class: "people", id: "people", "aria-label": "People" });
    for (const kind of ["places", "channel", "bot"]) store.addEventListener(kind, () => this.draw());
  }

  draw() {
    const everybody = this.store.peopleIn(this.store.channel(this.store.current));
    const apps = everybody.filter((one) => one.bot);
    const others = everybody.filter((one) => !one.bot);
    replace(this.element, this.#group("Apps", apps), this.#group("People", others));
  }

  #group(title, people) {
    if (!people.length) return null;
    return el(
      "section",
      {},
      el("h3", {}, `${title} – ${people.length}`),
      el(
        "ul",
        {},
        people.map((person) => el("li", {}, this.#person(person))),
      ),
    );
  }

  #person(person) {
    if (person.bot) return this.#bot(person);
    const mine = person.id === this.store.me.id;
    const words = [
      avatar(person, "small"),
      el("span", { class: "place-name" }, nameOf(person)),
      mine ? el("span", { class: "tag quiet" }, "YOU") : null,
    ];
    if (mine) return el("span", { class: "person" }, words);
    return el(
      "a",
      {
        class: "person",
        href: addressOf(person.name),
        target: inPane() ? null : "_blank",
        title: `Be ${person.name}${inPane() ? "" : " in another window"}`,
      },
      words,
    );
  }

  #bot(person) {
    const { online } = this.store.house;
    const state = el("span", { class: `state ${online ? "online" : "offline"}` });
    const words = el("span", { class: "place-name" }, nameOf(person), el("small", {}, online ? "online" : "offline"));
    return el(
      "button",
      { type: "button", class: "person", title: "Direct messages", onclick: () => this.store.openDm() },
      el("span", { class: "with-state" }, avatar({ ...person, bot: true }, "small"), state),
      words,
      el("span", { class: "tag" }, "APP"),
    );
  }
}
