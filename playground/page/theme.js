// Dark or light: follows the system until someone switches.

import { el, icon, replace } from "./dom.js";

const KEY = "theme";
const system = matchMedia("(prefers-color-scheme: light)");

export function applyTheme() {
  const chosen = localStorage.getItem(KEY);
  document.documentElement.dataset.theme = chosen ?? (system.matches ? "light" : "dark");
}

system.addEventListener("change", applyTheme);
addEventListener("storage", applyTheme); // other windows and panes follow

export function themeButton() {
  const button = el("button", { type: "button", class: "round" });
  const draw = () => {
    const dark = document.documentElement.dataset.theme === "dark";
    const label = dark ? "Switch to light colours" : "Switch to dark colours";
    button.setAttribute("aria-label", label);
    button.title = label;
    replace(button, icon(dark ? "sun" : "moon"));
  };
  button.addEventListener("click", () => {
    localStorage.setItem(KEY, document.documentElement.dataset.theme === "dark" ? "light" : "dark");
    applyTheme();
    draw();
  });
  addEventListener("storage", draw);
  draw();
  return button;
}
