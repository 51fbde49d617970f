// Slash commands as they're typed: the words that lead to each, and the fields for their options.

import { el } from "./dom.js";
import { channels, people, roles } from "./selects.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;
export const ATTACHMENT = 11;

/** Every command that can be used, with its sub-commands as words: `{ words, description, options }`. */
export function leaves(commands) {
  return commands
    .flatMap((command) => leavesOf(command, [command.name]))
    .sort((one, other) => one.words.localeCompare(other.words));
}

function leavesOf(form, path) {
  const inner = (form.options ?? []).filter((option) => [SUBCOMMAND, GROUP].includes(option.type));
  if (inner.length) return inner.flatMap((option) => leavesOf(option, [...path, option.name]));
  return [{ words: path.join(" "), description: form.description, options: form.options ?? [] }];
}

/** The commands that match what was typed after the slash; those that begin with it come first. */
export function matching(all, typed) {
  const wanted = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (leaf) => wanted.every((word) => leaf.words.includes(word));
  const late = (leaf) => (leaf.words.startsWith(wanted.join(" ")) ? 0 : 1);
  return all.filter(fits).sort((one, other) => late(one) - late(other));
}

export function commandEntry(leaf) {
  return {
    label: `/${leaf.words}`,
    hint: leaf.description,
    leaf,
    mark: el("img", { src: "/page/duck.svg", alt: "", class: "avatar small" }),
  };
}

/** The choices for an option that don't come from the bot, or null. */
export function fixedChoices(option, store, channel) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  if (option.type === BOOLEAN)
    return [
      { label: "True", value: true },
      { label: "False", value: false },
    ];
  if (option.type === 6) return people(store, channel);
  if (option.type === 7) return channels(store, channel, option.channel_types);
  if (option.type === 8) return roles(store, channel);
  if (option.type === 9) return [...people(store, channel), ...roles(store, channel)];
  return null;
}

/** What was typed, as a value for the option; undefined if it isn't one. */
export function typedValue(option, text) {
  if (option.type === INTEGER) return /^-?\d+$/.test(text.trim()) ? Number(text) : undefined;
  if (option.type === NUMBER) return text.trim() && Number.isFinite(Number(text)) ? Number(text) : undefined;
  return option.type === STRING && text ? text : undefined;
}

export const kindOf = (option) =>
  ({
    4: "a whole number",
    5: "true or false",
    6: "a person",
    7: "a channel",
    8: "a role",
    9: "a person or a role",
    10: "a number",
    11: "a file",
  })[option.type] ?? "text";
