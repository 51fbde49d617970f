// What the reader sees when something new comes: the end, or the first words of what's new if those were out of sight.

const NEAR = 40; // pixels: who has scrolled less than that still follows
const AIR = 8; // above words that don't begin their message
const PARTS = ".text, .picture, .press, .embed, .thinking";

export class Following {
  /** `scroller` is anchored at its end, so 0 is the newest message, and less than 0 is above it. */
  constructor(scroller, inner) {
    this.scroller = scroller;
    this.target = null; // what the page went to last, while the reader hasn't moved away from it
    this.placed = 0;
    const observer = new ResizeObserver(() => this.again()); // pictures come later, and the composer grows
    observer.observe(inner);
    observer.observe(scroller);
  }

  get atEnd() {
    return this.scroller.scrollTop > -NEAR;
  }

  /** Whether new messages may move the page. */
  get follows() {
    return this.target !== null || this.atEnd;
  }

  toEnd() {
    this.target = null;
    this.#place(0);
  }

  /** Show the end, or as far above it as it takes to see the first words of this message, or its words number `at`. */
  to(message, at = 0) {
    if (!message) return this.toEnd();
    this.target = { id: message.id, at };
    this.again();
  }

  /** The same once more, after something has changed its size. */
  again() {
    const message = this.target && document.getElementById(this.target.id);
    if (!message) return;
    const words = begin(message, this.target.at);
    const above = words.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top;
    const top = this.scroller.scrollTop + above - (words === message ? 0 : AIR);
    this.#place(Math.min(0, top));
  }

  /** To words that have changed in a message, if the reader wouldn't see them. */
  toChanged(message, at) {
    const view = this.scroller.getBoundingClientRect();
    const { top, bottom } = begin(message, at).getBoundingClientRect();
    if (this.follows || top < view.top || Math.min(bottom, top + NEAR) > view.bottom) this.to(message, at);
  }

  /** What was deleted can't be followed. */
  lose() {
    if (this.target && !document.getElementById(this.target.id)) this.target = null;
  }

  scrolled() {
    if (Math.abs(this.scroller.scrollTop - this.placed) >= NEAR) this.target = null;
  }

  #place(top) {
    this.scroller.scrollTop = top;
    this.placed = this.scroller.scrollTop;
  }
}

/** Where to begin to read: at the head of a message that begins with words, or else at these words. */
function begin(message, at) {
  const words = [...message.querySelectorAll(".text")][at];
  return !words || message.querySelector(PARTS) === words ? message : words;
}

/** The number of the first words in a message that weren't there before; -1 if there are none. */
export function firstChanged(old, made) {
  const before = new Set([...old.querySelectorAll(".text")].map((one) => one.textContent));
  return [...made.querySelectorAll(".text")].findIndex((one) => !before.has(one.textContent));
}
