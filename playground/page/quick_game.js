// One click to a game: the command is used and the shown buttons are pressed for the person, as they would do it.

import { isEphemeral } from "./store.js";

const PATIENCE_MS = 15_000;
const GRACE_MS = 3000; // between a word to one person and the table for all
const BUTTON = 2;
const THINKING = 1 << 7;

/** `say(words)` is told what is being done; ends when the last button was pressed. */
export async function playQuickGame(recipe, store, composer, say) {
  const channel = await aChannel(store);
  const before = new Set([...(store.messages.get(channel)?.keys() ?? [])]);
  say("Opening a table…");
  await composer.run(recipe.command, {}, channel);
  for (const pattern of recipe.presses) {
    const { message, button } = await shown(store, channel, before, new RegExp(pattern));
    say(`${button.label ?? "…"}…`);
    await store.api.press(message.id, button.custom_id);
  }
}

/** Commands of games are for servers: from a direct message one goes there first. */
async function aChannel(store) {
  const here = store.channel(store.current);
  if (here?.guild_id) return here.id;
  const there = [...store.channels.values()].find((one) => one.guild_id);
  await store.open(there.id);
  return there.id;
}

/** The first button that can be pressed and has such an id, on a message that was not there before. */
async function shown(store, channel, before, pattern) {
  const began = Date.now();
  const waited = () => Date.now() - began;
  while (waited() < PATIENCE_MS) {
    const fresh = [...(store.messages.get(channel)?.values() ?? [])].filter((message) => !before.has(message.id));
    for (const message of fresh.reverse()) {
      const button = buttons(message.components).find((one) => pattern.test(one.custom_id));
      if (button) return { message, button };
    }
    if (waited() > GRACE_MS && fresh.length && fresh.every(isWhispered))
      throw new Error("No game begins here; the bot says below why. Try another channel.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The game did not show the button that was to be pressed.");
}

/** Games are for everybody to see: if only a word for one person comes, it says why there is none. */
const isWhispered = (message) => isEphemeral(message) && !(message.flags & THINKING);

function buttons(components) {
  return components.flatMap((one) =>
    one.type === BUTTON && !one.disabled && one.custom_id ? [one] : buttons(one.components ?? []),
  );
}
