// A field of the pad: a real input that is typed into key by key, and looks like a figure.

import { figureOf, press, show, typedFrom } from "./pin-figure.js";

// Whether the pad can write what stands there; 163 in a game of tens stays an ordinary input.
export function prepare(input, unit) {
  input.dataset.typed = typedFrom(input.value, unit);
  const isPlain = input.value !== "" && input.dataset.typed === "";
  input.inputMode = isPlain ? "numeric" : "none";
  input.closest(".field").classList.toggle("is-plain", isPlain);
  return !isPlain;
}

export function put(input, typed, unit) {
  input.dataset.typed = typed;
  const value = figureOf(typed, unit);
  input.value = value === null ? "" : String(value);
}

// The first digit after a field was chosen replaces what stood there.
export function write(input, key, unit, isFresh) {
  const typed = isFresh && /^[0-9]$/.test(key) ? "" : input.dataset.typed;
  put(input, press(typed, key), unit);
}

// The keys that somebody meant who typed or pasted into the input itself.
export function keysOf({ inputType, data }) {
  if (inputType.startsWith("delete")) return ["back"];
  return [...(data || "")].filter((char) => /[0-9+]/.test(char)).map((char) => (char === "+" ? "plus" : char));
}

export function draw(input, sum, unit, isOptional) {
  const label = input.closest(".field");
  const isRest = sum.rest?.input === input;
  label.classList.toggle("is-computed", isRest);
  label.classList.toggle("is-doubtful", sum.isOff);
  input.required = !isRest && !isOptional;
  const value = isRest ? sum.rest.left : input.value === "" ? null : Number(input.value);
  show(label, { value, typed: input.dataset.typed, unit });
}
