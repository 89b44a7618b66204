// The paper with what waits on it: a line each, dashed under, and the totals with them in pencil.

import { fill } from "./fill.js";
import { lineOf, minus } from "./offline-score.js";

export function drawLines({ part, game }, scored) {
  for (const line of document.querySelectorAll(".line--waiting")) line.remove();
  const pencil = document.querySelector(".lines > .line--pencil");
  pencil.hidden = scored.length > 0 || !pencil.children.length;
  for (const hand of scored) pencil.after(drawn(part, lineOf(game, hand)));
}

function drawn(part, data) {
  const line = part("line");
  fill(line, data);
  for (const slot of line.querySelectorAll("[data-suit]")) {
    const suit = data.suit[slot.closest(".cell").dataset.side];
    if (suit) slot.replaceChildren(part("suits").querySelector(`.suit--${suit}`));
  }
  return line;
}

/** The totals after the last hand that waits; as they were where none does. */
export function drawTotals(after, count) {
  for (const side of document.querySelectorAll(".side")) {
    const total = side.querySelector(".side__total");
    const foot = side.querySelector(".side__foot > :first-child");
    write(total, after && minus(after.totals[side.dataset.side]));
    if (foot) write(foot, after && `with ${count} not sent`);
    side.classList.toggle("side--waiting", Boolean(after));
  }
}

function write(element, text) {
  element.dataset.was ??= element.textContent;
  element.textContent = text || element.dataset.was;
}
