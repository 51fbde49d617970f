// A game in one click: uses the command and presses the buttons that appear, just as the person would.

import { isEphemeral } from "./store.js";

const PATIENCE_MS = 15_000;
const GRACE_MS = 3000; // between a private message and the table everyone sees
const REFUSED = "No game can start here; the bot says why below. Try another channel.";
const BUTTON = 2;
const THINKING = 1 << 7;

/** `say(words)` hears what is being done, `warn(words)` that it probably won't work; resolves once the last button has
 * been pressed, or if it didn't work. */
export async function playQuickGame(recipe, store, composer, { say, warn }) {
  const channel = await aChannel(store);
  const before = new Set([...(store.messages.get(channel)?.keys() ?? [])]);
  say("Opening a table…");
  await composer.run(recipe.command, {}, channel);
  for (const pattern of recipe.presses) {
    const next = await shown(store, channel, { before, pattern: new RegExp(pattern), warn });
    if (!next) return;
    const { message, button } = next;
    say(`${button.label ?? "…"}…`);
    await store.api.press(message.id, button.custom_id);
  }
}

/** Game commands are for servers: from a direct message, go there first. */
async function aChannel(store) {
  const here = store.channel(store.current);
  if (here?.guild_id) return here.id;
  const there = [...store.channels.values()].find((one) => one.guild_id);
  await store.open(there.id);
  return there.id;
}

/** The first enabled button with a matching id, on a message that wasn't there before. If there's only a private message
 * for a while, no game can start, or everything is slow today: keep waiting. */
async function shown(store, channel, { before, pattern, warn }) {
  const began = Date.now();
  const waited = () => Date.now() - began;
  let warned = false;
  while (waited() < PATIENCE_MS) {
    const fresh = [...(store.messages.get(channel)?.values() ?? [])].filter((message) => !before.has(message.id));
    for (const message of fresh.reverse()) {
      const button = buttons(message.components).find((one) => pattern.test(one.custom_id));
      if (button) return { message, button };
    }
    if (!warned && waited() > GRACE_MS && fresh.length && fresh.every(isWhispered)) {
      warned = true;
      warn(REFUSED);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (!warned) throw new Error("The game never showed the next button to press.");
  return null;
}

/** Everyone can see a game: if only a private message comes, it says why there is none. */
const isWhispered = (message) => isEphemeral(message) && !(message.flags & THINKING);

function buttons(components) {
  return components.flatMap((one) =>
    one.type === BUTTON && !one.disabled && one.custom_id ? [one] : buttons(one.components ?? []),
  );
}
