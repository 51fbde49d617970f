// Start here: who is this, and what to show: the choice of a person, several panes, or one person's page.

import { Refusal } from "./api.js";
import { chat } from "./chat.js";
import { applyTheme } from "./theme.js";
import { inPane, split, splitInto, welcome, whoAmI } from "./who.js";

async function begin() {
  const page = document.getElementById("page");
  applyTheme();
  document.documentElement.classList.toggle("pane", inPane());
  watchWidth(inPane() ? 1000 : 760);
  if (splitInto().length) return split(page, splitInto());
  if (!whoAmI()) return welcome(page);
  try {
    await chat(page, whoAmI());
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    await welcome(page, error.message);
  }
}

/** Below this width, the sidebar is a drawer. */
function watchWidth(pixels) {
  const narrow = matchMedia(`(max-width: ${pixels}px)`);
  const apply = () => document.documentElement.classList.toggle("narrow", narrow.matches);
  narrow.addEventListener("change", apply);
  apply();
}

begin();
