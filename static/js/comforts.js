// What makes a phone at the table more comfortable, as this phone wants it (kept here, nowhere else):
// the screen stays on while a game is running, a touch to feel when a hand is saved, the screen turned
// for the player across. Large type and the turned screen are there at first paint (early.js).
// Nothing rests on any of it: a browser that has none of it scores as well.

import { keepAwake } from "./awake.js";

const KEPT = "comforts";
const FELT = 40; // milliseconds
const root = document.documentElement;

// A browser may refuse storage (private windows): then it lasts as long as the page.
const read = () => { try { return (localStorage[KEPT] || "").split(" ").filter(Boolean); } catch { return []; } };
let words = read();

export const has = (name) => words.includes(name);

export const isHere = {
  buzz: typeof navigator.vibrate === "function",
  dim: "wakeLock" in navigator,
};

export function set(name, isOn) {
  words = [...words.filter((word) => word !== name), ...(isOn ? [name] : [])];
  try { localStorage[KEPT] = words.join(" "); } catch { /* Not kept, then. */ }
  apply();
}

/** The page as it is now: what the root's classes show, and whether a game is running on it. */
function apply() {
  for (const name of ["large", "turned"]) root.classList.toggle(name, has(name));
  keepAwake(!has("dim") && document.querySelector(".table:not(.table--over), .tv") !== null);
}

const saved = () => document.querySelector("#saved form")?.action;
let felt = saved();

document.addEventListener("htmx:afterSettle", () => {
  apply();
  const now = saved();
  if (now && now !== felt && has("buzz") && isHere.buzz) navigator.vibrate(FELT);
  felt = now || felt;
});

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-turn]");
  if (!button) return;
  set("turned", !has("turned"));
  button.closest("details").open = false;
});

/** Chosen in another tab, or before one came back to this page. */
const again = () => { words = read(); apply(); };
addEventListener("storage", ({ key }) => { if (key === KEPT) again(); });
addEventListener("pageshow", ({ persisted }) => { if (persisted) again(); });

apply();
