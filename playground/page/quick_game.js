// One click to a game: the command is used and the shown buttons are pressed for the person, as they would do it.

const PATIENCE_MS = 15_000;
const BUTTON = 2;

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
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    for (const message of [...(store.messages.get(channel)?.values() ?? [])].reverse()) {
      const button = before.has(message.id)
        ? null
        : buttons(message.components).find((one) => pattern.test(one.custom_id));
      if (button) return { message, button };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The game did not show the button that was to be pressed.");
}

function buttons(components) {
  return components.flatMap((one) =>
    one.type === BUTTON && !one.disabled && one.custom_id ? [one] : buttons(one.components ?? []),
  );
}
