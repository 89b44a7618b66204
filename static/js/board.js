// The board keeps itself current: told by the table's stream, else asking now and then, and at once
// when it is seen or online again. What has changed is marked and told once.

import { say } from "./app.js";
import { keepAwake } from "./awake.js";
import { Stream } from "./live-stream.js";

const PATIENCE = 8000; // milliseconds
const SELDOM = 60_000;
const NEITHER_NOR = 2; // failures before it says so
const FEWEST = 3; // figures that there is room for, so that the first hand does not shrink them

let failures = 0;
let looking = Promise.resolve();

const board = () => document.getElementById("main");

/** How wide the longest total is, in em of this device's own face: then it fills its box. */
function measure() {
  const range = new Range();
  const widths = [...board().querySelectorAll(".tv__total")].map((total) => {
    range.selectNodeContents(total);
    const em = range.getBoundingClientRect().width / parseFloat(getComputedStyle(total).fontSize);
    return (em * Math.max(total.textContent.length, FEWEST)) / total.textContent.length;
  });
  const widest = Math.max(...widths);
  if (widest > 0) board().style.setProperty("--wide", widest.toFixed(3));
}

const totals = (root) => new Map([...root.querySelectorAll(".tv__side")].map((side) =>
  [side.dataset.side, side.querySelector(".tv__total").textContent]));

const sentence = (root) => root.querySelector(".tv__verdict, .tv__sentence").textContent.trim();

function show(page) {
  const next = new DOMParser().parseFromString(page, "text/html").getElementById("main");
  if (!next) return;
  const before = board();
  const had = totals(before);
  for (const side of next.querySelectorAll(".tv__side"))
    side.classList.toggle("is-new", had.get(side.dataset.side) !== side.querySelector(".tv__total").textContent);
  before.replaceWith(next);
  measure();
  if (sentence(next) && sentence(next) !== sentence(before)) say(sentence(next));
}

async function ask() {
  const seen = encodeURIComponent(board().dataset.seen);
  const answer = await fetch(`?seen=${seen}`, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  if (answer.status === 404) location.reload();
  else if (answer.status === 200) show(await answer.text());
  else if (answer.status !== 204) throw new Error(answer.status);
}

async function once() {
  await ask().then(() => { failures = 0; }, () => { failures += 1; });
  const isLost = failures >= NEITHER_NOR;
  board().querySelector(".tv__lost").hidden = !isLost;
  board().querySelector(".tv__sentence").hidden = isLost;
}

// One question after the other, so that no news falls between two of them.
const look = () => (looking = looking.then(once));

// The mark of a board is the table's pulse and what else it shows.
const hear = ({ pulse }) => { if (pulse && pulse !== board().dataset.seen.split("~")[0]) look(); };

measure();
keepAwake(true);
new Stream(board().dataset.pass, hear, look);
setInterval(() => { if (!document.hidden) look(); }, SELDOM); // a code runs out without a word
