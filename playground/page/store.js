// What one person knows: places, messages, what's unread. Listens to the playground and tells the page what changed.
// Events: `places`, `channel` (another one is open), `messages` (all of the open one), `message` (one of them),
// `unread`, `arrived` (something new anywhere), `gone` (the open channel), `line`, `stranger` (this person no longer
// exists), `bot`, `typing`.

import { house, personApi } from "./api.js";

const DM = 1;
const THREADS = [11, 12];
const EPHEMERAL = 1 << 6;
const UNKNOWN = 400;

export const isDm = (channel) => channel.type === DM;
export const isThread = (channel) => THREADS.includes(channel.type);
export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

/** Nothing to do: everything is asked again once the line is back, and reconnecting never stops. */
const lineBroke = () => null;

export class Store extends EventTarget {
  constructor(who) {
    super();
    this.api = personApi(who);
    this.me = { name: who };
    this.guilds = [];
    this.channels = new Map();
    this.messages = new Map(); // of every channel opened so far, by id, in order
    this.loading = new Map(); // events that come while a channel is being loaded
    this.unread = new Map(); // how many unseen messages each channel has
    this.dismissedKey = `dismissed ${who}`; // panes of one window share its storage
    this.dismissed = new Set(JSON.parse(sessionStorage.getItem(this.dismissedKey) ?? "[]"));
    this.current = null;
    this.ahead = 0; // how many seconds the playground's clock is ahead of ours
  }

  async begin() {
    await this.#look();
    await new Promise((resolve) => {
      this.api.listen(
        (event) => this.#hear(event),
        (standing) => (standing ? this.#lineIsBack().then(resolve, lineBroke) : this.#lineIsBroken()),
      );
    });
  }

  now() {
    return Date.now() / 1000 + this.ahead;
  }

  channel(id) {
    return this.channels.get(String(id));
  }

  guildOf(channel) {
    return this.guilds.find((guild) => guild.id === channel?.guild_id);
  }

  person(id) {
    const everybody = [this.house.bot, this.me, ...this.guilds.flatMap((guild) => guild.members)];
    return everybody.find((one) => one.id === String(id));
  }

  /** The people in a channel: the guild's members, or the two in a direct message. */
  peopleIn(channel) {
    return this.guildOf(channel)?.members ?? [this.me, { ...this.house.bot, bot: true }];
  }

  /** Where a channel is, in words. */
  placed(id) {
    const channel = this.channel(id);
    if (!channel) return null;
    if (isDm(channel)) return { guild: "", label: this.house.bot.name, icon: "envelope" };
    return {
      guild: this.guildOf(channel)?.name ?? "",
      label: channel.name,
      icon: isThread(channel) ? "thread" : "hash",
    };
  }

  /** The messages in the open channel, as this person sees them. */
  shown() {
    const messages = [...(this.messages.get(this.current)?.values() ?? [])];
    return messages.filter((message) => !this.dismissed.has(message.id));
  }

  async open(id) {
    if (!this.channels.has(id)) return;
    this.current = id;
    this.#tell("channel");
    if (!this.messages.has(id)) await this.#load(id);
    if (this.current !== id) return;
    this.#tell("messages");
    this.read(id);
  }

  async openDm() {
    const channel = await this.api.openDm();
    this.channels.set(channel.id, channel);
    this.#tell("places");
    await this.open(channel.id);
  }

  read(id) {
    const newest = [...(this.messages.get(id)?.keys() ?? [])].at(-1) ?? this.channel(id)?.last_message_id;
    if (newest) sessionStorage.setItem(`read ${this.me.id} ${id}`, newest);
    if (this.unread.delete(id)) this.#tell("unread");
  }

  dismiss(message) {
    this.dismissed.add(message.id);
    sessionStorage.setItem(this.dismissedKey, JSON.stringify([...this.dismissed].slice(-200)));
    this.#tell("message", { kind: "message deleted", message });
  }

  async change(what) {
    Object.assign(this.me, await this.api.change(what));
    this.#tell("places");
  }

  async lookAtBot() {
    this.house = await house();
    this.ahead = this.house.now - Date.now() / 1000;
    this.#tell("bot");
  }

  async #look() {
    const [places] = await Promise.all([this.api.places(), this.lookAtBot()]);
    const { guilds, channels, ...me } = places;
    this.me = me;
    this.guilds = guilds;
    this.channels = new Map(channels.map((channel) => [channel.id, channel]));
    const gone = this.current && !this.channels.has(this.current);
    if (gone) this.current = null;
    this.#tell("places");
    if (gone) this.#tell("gone");
  }

  /** What came while this window was closed: any direct message, but elsewhere only in channels opened before. */
  #markUnread(channel) {
    const read = sessionStorage.getItem(`read ${this.me.id} ${channel.id}`);
    const newest = channel.last_message_id;
    if (!newest || channel.id === this.current || this.unread.has(channel.id)) return;
    if (read ? BigInt(newest) > BigInt(read) : isDm(channel)) this.unread.set(channel.id, 1);
  }

  async #load(id) {
    this.loading.set(id, []);
    const messages = await this.api.messages(id);
    this.messages.set(id, new Map(messages.map((message) => [message.id, message])));
    const missed = this.loading.get(id) ?? [];
    this.loading.delete(id);
    for (const event of missed) this.#apply(event);
  }

  /** A restarted playground has forgotten people who were added before. */
  #lineIsBroken() {
    this.#tell("line", false);
    this.api.places().catch((error) => error.status === UNKNOWN && this.#tell("stranger"));
  }

  async #lineIsBack() {
    this.messages.clear();
    await this.#look();
    for (const channel of this.channels.values()) this.#markUnread(channel);
    this.#tell("unread");
    this.#tell("line", true);
    if (this.current) await this.open(this.current);
  }

  #hear(event) {
    if (event.kind.startsWith("message ")) this.#hearMessage(event);
    else if (event.kind.startsWith("bot ")) this.lookAtBot().catch(lineBroke);
    else if (event.kind === "typing") this.#tell("typing", event.channel);
    else if (!event.kind.startsWith("interaction ")) this.#look().catch(lineBroke);
  }

  async #hearMessage(event) {
    if (!this.channels.has(event.channel)) await this.#look(); // a first direct message also opens the channel
    if (this.loading.has(event.channel)) this.loading.get(event.channel).push(event);
    else if (this.messages.has(event.channel)) this.#apply(event);
    if (event.kind === "message posted") this.#count(event);
  }

  #apply(event) {
    const messages = this.messages.get(event.channel);
    const { message } = event;
    if (event.kind === "message deleted") messages.delete(message.id);
    else if (event.kind === "message posted" || messages.has(message.id)) messages.set(message.id, message);
    if (event.channel === this.current) this.#tell("message", event);
  }

  #count({ channel, message }) {
    const known = this.channel(channel);
    if (known && !isEphemeral(message)) known.last_message_id = message.id;
    this.#tell("arrived", message);
    const own = message.author.id === this.me.id;
    if (channel === this.current && !document.hidden) return this.read(channel);
    if (own || isEphemeral(message)) return;
    this.unread.set(channel, (this.unread.get(channel) ?? 0) + 1);
    this.#tell("unread");
  }

  #tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }
}
