// The drawer for developers: faults to inject and watch.

import { request } from "./api.js";
import { el, icon, replace } from "./dom.js";

const SLOW = "(POST|PATCH) ";

export class FaultsDrawer {
  constructor(store) {
    this.store = store;
    this.said = el("p", { class: "said", role: "status" });
    this.list = el("div", { class: "drawer-lines" });
    const away = el(
      "button",
      { type: "button", class: "round", "aria-label": "Close", onclick: () => this.element.close() },
      icon("close"),
    );
    this.element = el(
      "dialog",
      { class: "drawer", "aria-labelledby": "faults-title" },
      el("div", { class: "form-head" }, el("h2", { id: "faults-title" }, "Faults"), away),
      el("p", {}, "Things that go wrong in real life. See how the bot copes."),
      this.list,
      this.said,
    );
    this.element.addEventListener("click", (event) => event.target === this.element && this.element.close());
    store.addEventListener("bot", () => this.#draw());
    store.addEventListener("places", () => this.#draw());
  }

  open() {
    this.#draw();
    this.said.textContent = "";
    this.element.showModal();
  }

  #draw() {
    const { house, me } = this.store;
    replace(
      this.list,
      this.#line("The line to the bot", `The bot is ${house.online ? "there" : "away"}.`, [
        [
          "Drop it",
          () => request("POST", "/gateway", { how: "drop" }),
          "The line was cut. The bot should be back in a moment.",
        ],
        [
          "Ask it to reconnect",
          () => request("POST", "/gateway", { how: "reconnect" }),
          "The bot was asked to reconnect.",
        ],
        [
          "End its session",
          () => request("POST", "/gateway", { how: "invalidate" }),
          "The session is over. The bot has to identify again.",
        ],
      ]),
      this.#line("Slow answers", "Everything the bot sends takes longer.", [
        ["1 second", () => this.#slow(1), "From now on, everything takes a second longer."],
        ["4 seconds", () => this.#slow(4), "From now on, everything takes four seconds longer, which is too long for interactions."],
        ["Back to normal", () => request("DELETE", "/faults"), "Everything is as fast as ever."],
      ]),
      this.#line("Errors", "The next five messages the bot sends or edits are refused.", [
        ["502", () => this.#fail(502), "Five requests will be answered with 502."],
        [
          "429",
          () =>
            request("POST", "/faults", { mishap: "limit", route: "(POST|PATCH) .*/messages", seconds: 1, times: 5 }),
          "Five requests will be told to wait a second.",
        ],
      ]),
      this.#line(
        "Direct messages",
        me.dms_open ? `${me.name} takes direct messages.` : `${me.name} doesn't take direct messages.`,
        [
          [
            me.dms_open ? "Close them" : "Open them",
            () => this.store.change({ dms_open: !me.dms_open }),
            me.dms_open ? "The bot can no longer write to you directly." : "The bot can write to you directly again.",
          ],
        ],
      ),
      house.can_restart
        ? this.#line("The bot itself", "It stops in the middle of whatever it's doing, and comes back.", [
            ["Restart it", () => request("POST", "/restart", { seconds: 0 }), "The bot is being started again."],
            [
              "Kill it for 10 seconds",
              () => request("POST", "/restart", { seconds: 10 }),
              "The bot is gone. It comes back in ten seconds.",
            ],
          ])
        : null,
    );
  }

  #line(title, words, actions) {
    const buttons = actions.map(([label, work, done]) =>
      el("button", { type: "button", class: "press secondary", onclick: () => this.#do(work, done) }, label),
    );
    return el("section", {}, el("h3", {}, title), el("p", {}, words), el("div", { class: "row" }, buttons));
  }

  async #do(work, done) {
    try {
      await work();
      this.said.textContent = done;
    } catch (error) {
      this.said.textContent = error.message;
    }
  }

  async #slow(seconds) {
    await request("DELETE", "/faults");
    await request("POST", "/faults", { mishap: "slow", route: SLOW, seconds, times: null });
  }

  #fail(status) {
    return request("POST", "/faults", { mishap: "fail", route: "(POST|PATCH) .*/messages", status, times: 5 });
  }
}
