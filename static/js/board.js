// The board keeps itself current: it asks whether there is news, at once when it is seen or online
// again, more and more seldom while nobody answers. What has changed is marked and told once.

import { say } from "./app.js";
import { keepAwake } from "./awake.js";

const PAUSE = 2500; // milliseconds
const LONGEST = 30_000;
const PATIENCE = 8000;
const NEITHER_NOR = 2; // failures before it says so
const FEWEST = 3; // figures that there is room for, so that the first hand does not shrink them

let failures = 0;
let timer = 0;
let asking = false;

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

async function look() {
  if (asking) return;
  asking = true;
  clearTimeout(timer);
  try {
    await ask();
    failures = 0;
  } catch {
    failures += 1;
  }
  asking = false;
  board().querySelector(".tv__lost").hidden = failures < NEITHER_NOR;
  board().querySelector(".tv__sentence").hidden = failures >= NEITHER_NOR;
  const pause = Math.min(PAUSE * 2 ** failures, LONGEST);
  if (document.visibilityState === "visible") timer = setTimeout(look, pause * (0.8 + 0.4 * Math.random()));
}

measure();
keepAwake(true);
timer = setTimeout(look, PAUSE);
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") look(); });
addEventListener("pageshow", (event) => { if (event.persisted) look(); });
addEventListener("online", look);
