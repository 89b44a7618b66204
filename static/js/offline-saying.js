// What the form for a whole hand shows and says of it: only fields that belong to it, what each side
// would score, and what is against it.

import { signed } from "./offline-score.js";

const OPEN = "Who bid, how much, in which suit?";
const UNSCORED = "It is scored when it is sent.";
const OVER = "With this hand the game is over.";

/** Fields of sides that play; tricks of a hand that is played; in pencil what is the rest. */
export function showFields(root, entry, sides) {
  for (const column of root.querySelectorAll("[data-column]")) column.hidden = !sides.includes(column.dataset.column);
  for (const field of root.querySelectorAll("[data-played]")) field.hidden = entry.outcome !== "played";
  for (const box of root.querySelectorAll("[data-took]")) box.hidden = entry.trick_points?.[box.dataset.took] !== 0;
  for (const field of root.querySelectorAll("[name^='tricks.']")) {
    const rest = entry.trick_points?.[field.name.slice(7)];
    field.placeholder = field.value === "" && rest !== undefined ? String(rest) : "";
  }
}

/** What it would score, or what is against it. What is only missing is told when Save was tapped. */
export function sayScore(root, game, { answer }, isTapped = false) {
  for (const column of root.querySelectorAll("[data-column]")) {
    const delta = answer?.delta?.[column.dataset.column];
    column.querySelector("[data-result]").textContent = delta === undefined ? "" : signed(delta);
  }
  const words = sentences(game, answer, isTapped);
  root.querySelector("[data-said]").replaceChildren(...words.map(slip));
  const button = root.querySelector("[data-save]");
  button.setAttribute("aria-disabled", String(answer === undefined || Boolean(answer?.errors)));
  button.textContent = answer?.warnings?.length ? "Record it anyway" : "Save";
}

function sentences(game, answer, isTapped) {
  if (answer === undefined) return isTapped ? [OPEN] : [];
  if (answer === null) return [UNSCORED];
  const problems = (answer.errors ?? []).filter(({ code }) => isTapped || code !== "missing");
  const words = [...problems, ...(answer.warnings ?? [])].map((each) => named(game, each));
  return answer.game_over ? [...words, OVER] : words;
}

// The rules speak of sides by letter; where a problem is one side's, its name goes before.
function named(game, { message, field }) {
  const side = field.split(".").pop();
  return side in game.sides ? `${game.sides[side]}: ${message}` : message;
}

const slip = (text) => Object.assign(document.createElement("p"), { className: "slip slip__sentence", textContent: text });
