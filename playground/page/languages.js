// The language that somebody's Discord is set to: their browser's, until they choose another one.

import { el } from "./dom.js";

const LOCALES = (
  "en-US en-GB bg cs da de el es-ES es-419 fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW"
).split(" ");
const USUAL = LOCALES[0];

const spoken = (locale) => locale.split("-")[0];

export function browsersLocale() {
  const wanted = navigator.language;
  return LOCALES.find((one) => one === wanted) ?? LOCALES.find((one) => spoken(one) === spoken(wanted)) ?? USUAL;
}

/** Whoever never chose reads what their browser does. Only once for each person: they may choose English again. */
export async function adoptLocale(store) {
  const key = `language ${store.me.id}`;
  if (localStorage.getItem(key)) return;
  localStorage.setItem(key, "seen");
  if (store.me.locale === USUAL && browsersLocale() !== USUAL) await store.change({ locale: browsersLocale() });
}

export function languageChoice(store) {
  const choice = el(
    "select",
    { id: "language" },
    LOCALES.map((one) => el("option", { value: one, selected: one === store.me.locale ? "" : null }, nameOf(one))),
  );
  choice.addEventListener("change", () => store.change({ locale: choice.value }));
  return el("div", { class: "language" }, el("label", { for: "language" }, "Language"), choice);
}

function nameOf(locale) {
  return new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
}
