// The messages in the open channel: in order, in groups, kept at the end, and changed in place.

import { el, icon, nameOf, replace } from "./dom.js";
import { Following, firstChanged } from "./following.js";
import { HAS_THREAD, authorOf, messageElement, wordsOf } from "./message.js";
import { isChoosing } from "./selects.js";
import { isEphemeral } from "./store.js";

const AT_ONCE = 60; // shown at first; more when you scroll up
const TOGETHER_MS = 7 * 60_000;
const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

export class Messages {
  constructor(store, known, guide) {
    this.store = store;
    this.known = known;
    this.guide = guide;
    this.from = 0;
    this.pressed = null; // the message in which something was pressed last, until it changes
    this.held = null; // the message that a finger or the mouse is pressing right now
    this.waiting = []; // what happened in the meantime to it, and to messages with an open select
    this.top = el("div", { class: "top" });
    this.list = el("ol", { class: "messages" });
    this.notes = el("ol", { class: "messages notes" }); // what's on its way to the bot
    this.inner = el("div", { class: "inner" }, this.top, this.list, this.notes);
    this.scroller = el("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": "Messages" }, this.inner);
    this.jump = el(
      "button",
      { type: "button", class: "jump", hidden: true, onclick: () => this.#toNewest() },
      icon("down"),
      "New messages",
    );
    this.element = el("div", { class: "message-area" }, this.scroller, this.jump);
    this.following = new Following(this.scroller, this.inner);
    new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.#earlier(), {
      root: this.scroller,
      rootMargin: "800px",
    }).observe(this.top);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    store.addEventListener("channel", () => replace(this.notes));
    store.addEventListener("messages", () => this.#all());
    store.addEventListener("places", () => this.#threadsKnown());
    store.addEventListener("message", (event) => this.#one(event.detail));
    this.list.addEventListener("acted", (event) => (this.pressed = event.target.closest(".message")?.id));
    // Who goes somewhere else to read doesn't look for what their press has changed.
    for (const move of ["wheel", "touchmove"])
      this.scroller.addEventListener(move, () => (this.pressed = null), { passive: true });
    const hold = (event) => (this.held = event.target.closest(".message")?.id);
    this.list.addEventListener("pointerdown", hold);
    this.list.addEventListener("keydown", (event) => event.key === " " && hold(event)); // presses when it's let go
    for (const end of ["pointerup", "pointercancel", "keyup", "blur"]) addEventListener(end, () => setTimeout(() => this.#letGo()));
    this.list.addEventListener("closed", () => setTimeout(() => this.#catchUp()));
  }

  /** Whoever follows sees what's new; elsewhere, the browser keeps what you're reading in view. */
  #scrolled() {
    this.following.scrolled();
    this.scroller.classList.toggle("reading", !this.following.follows);
    if (this.following.atEnd) this.jump.hidden = true;
  }

  toEnd() {
    this.following.toEnd();
    this.jump.hidden = true;
  }

  #toNewest() {
    this.following.to(this.list.lastElementChild);
    this.jump.hidden = true;
  }

  /** Scroll to a message and point at it. */
  async point(id) {
    const at = this.shown.findIndex((message) => message.id === id);
    if (at >= 0 && at < this.from) this.#draw(at);
    const element = document.getElementById(`message-${id}`);
    if (!element) return;
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.add("pointed");
    setTimeout(() => element.classList.remove("pointed"), 2000);
  }

  /** A line at the end that only this window shows; its `remove()` takes it away. */
  note(...children) {
    const note = el("li", { class: "message first note" }, el("div", { class: "body" }, ...children));
    this.notes.append(note);
    this.toEnd();
    return note;
  }

  /** Redraw everything: what's on the page may be older than what we know. */
  #all() {
    this.waiting = [];
    this.drawn = null;
    this.shown = this.store.shown();
    this.from = Math.max(0, this.shown.length - AT_ONCE);
    this.#draw(this.from);
    this.#toNewest();
  }

  #earlier() {
    if (this.from > 0) this.#draw(Math.max(0, this.from - AT_ONCE));
  }

  /** Show the messages from this one on; those already there stay. */
  #draw(from) {
    const kept = new Map([...this.list.children].filter((one) => one.id).map((one) => [one.id, one]));
    const whole = this.drawn !== this.store.current;
    this.drawn = this.store.current;
    const rows = this.shown.slice(from).flatMap((message, at) => {
      const old = whole ? null : kept.get(`message-${message.id}`);
      const before = this.shown[from + at - 1];
      return [this.#dayBetween(before, message), old ?? this.#made(message, before)].filter(Boolean);
    });
    this.from = from;
    replace(this.list, rows);
    this.redrawTop();
  }

  redrawTop() {
    if (!this.shown) return;
    if (this.from === 0) replace(this.top, this.guide(this.shown.length === 0));
    else replace(this.top, el("div", { class: "earlier" }, "Earlier messages…"));
  }

  #made(message, before) {
    return messageElement(message, { store: this.store, known: this.known, first: !goesOn(before, message) });
  }

  #dayBetween(before, message) {
    const day = (one) => new Date(one.timestamp).toDateString();
    if (before && day(before) === day(message)) return null;
    return el("li", { class: "day" }, el("span", {}, DAY.format(new Date(message.timestamp))));
  }

  /** A message that changed between pressing and letting go would swallow the click. */
  #letGo() {
    this.held = null;
    this.#catchUp();
  }

  #catchUp() {
    const waiting = this.waiting;
    this.waiting = [];
    for (const event of waiting) this.#one(event);
  }

  #one(event) {
    const { kind, message } = event;
    const old = document.getElementById(`message-${message.id}`);
    if (this.held === `message-${message.id}` || isChoosing(old)) return this.waiting.push(event);
    if (!this.shown) return;
    const follows = this.following.follows;
    if (kind === "message deleted") this.#delete(message, old);
    else if (kind === "message edited" || old) this.#edit(message, old);
    else this.#post(message);
    if (kind === "message posted" && !old) follows ? this.#toNewest() : (this.jump.hidden = false);
    else if (follows) this.following.target ? this.following.again() : this.toEnd();
  }

  #post(message) {
    const before = this.shown.at(-1);
    this.shown.push(message);
    this.list.append(...[this.#dayBetween(before, message), this.#made(message, before)].filter(Boolean));
    if (this.shown.length === 1) this.redrawTop();
    if (message.author.id !== this.store.me.id)
      this.#announce(`${nameOf(authorOf(message, this.store))}: ${wordsOf(message, this.known)}`);
  }

  #edit(message, old) {
    const at = this.shown.findIndex((one) => one.id === message.id);
    if (at < 0) return;
    const said = new Set(wordsOf(this.shown[at], this.known).split("\n"));
    this.shown[at] = message;
    if (!old) return;
    const made = this.#made(message, this.shown[at - 1]);
    keepPictures(old, made);
    const focused = old.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    const within = old.contains(document.activeElement);
    const changed = this.pressed === old.id ? firstChanged(old, made) : -1;
    old.replaceWith(made);
    if (changed >= 0) this.#toChanged(made, changed);
    if (within) refocus(made, focused);
    this.#announce(
      wordsOf(message, this.known)
        .split("\n")
        .filter((line) => !said.has(line))
        .join("\n"),
    );
  }

  /** Where the reader has just pressed something, they're shown what it has changed. */
  #toChanged(made, at) {
    this.pressed = null;
    this.following.toChanged(made, at);
  }

  #delete(message, old) {
    const at = this.shown.findIndex((one) => one.id === message.id);
    if (at < 0) return;
    this.shown.splice(at, 1);
    if (at < this.from) this.from -= 1;
    if (old?.contains(document.activeElement)) this.scroller.focus();
    const day = old?.previousElementSibling;
    const next = old?.nextElementSibling;
    old?.remove();
    this.following.lose();
    if (day?.classList.contains("day") && (!next || next.classList.contains("day"))) day.remove();
    const follower = this.shown[at];
    if (follower)
      document.getElementById(`message-${follower.id}`)?.replaceWith(this.#made(follower, this.shown[at - 1]));
    if (!this.shown.length) this.redrawTop();
  }

  /** We may hear of a thread only after the message it starts at. */
  #threadsKnown() {
    const begins = (message) => message.flags & HAS_THREAD && this.store.channel(message.id);
    for (const message of (this.shown ?? []).filter(begins)) {
      const old = document.getElementById(`message-${message.id}`);
      if (old && !old.querySelector(".thread-link")) this.#edit(message, old);
    }
  }

  #announce(words) {
    const news = document.getElementById("news");
    if (!words.trim()) return;
    news.append(el("p", {}, words.slice(0, 400)));
    while (news.children.length > 5) news.firstChild.remove();
  }
}

/** One person's messages within a few minutes are grouped, unless they answer something. */
function goesOn(before, message) {
  if (!before || before.author.id !== message.author.id || message.interaction || message.type === 19) return false;
  if (isEphemeral(before) !== isEphemeral(message)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS;
}

/** An unchanged picture stays; an old one stays visible until the new one has loaded. */
function keepPictures(old, made) {
  const before = [...old.querySelectorAll(".picture img")];
  [...made.querySelectorAll(".picture img")].forEach((image, at) => {
    const same = before.find((one) => one.src === image.src);
    if (same) return image.replaceWith(same);
    image.loading = "eager";
    if (!before[at]?.complete) return;
    image.style.backgroundImage = `url("${before[at].getAttribute("src")}")`;
    image.addEventListener("load", () => image.style.removeProperty("background-image"), { once: true });
  });
}

function refocus(element, customId) {
  const controls = [...element.querySelectorAll("[data-id]:not(:disabled)")];
  const same = controls.find((control) => control.dataset.id === customId);
  (same ?? controls[0] ?? element).focus({ preventScroll: true });
}
