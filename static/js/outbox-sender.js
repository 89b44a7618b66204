// Sends what waits, one after another, until it is taken: with a fresh CSRF token, after longer and
// longer pauses, at once when the network is back. Two tabs do not send at the same time where the
// browser has locks; elsewhere the key of each entry makes the second time harmless.

import { noteTaken } from "./outbox-claims.js";
import { all, drop, mark } from "./outbox-store.js";

const FIRST = 500; // milliseconds, like all that follows
const LONGEST = 30_000;
const PATIENCE = 10_000;
const AGAIN = 1000;
const MOST_MISSES = 20;
const REFUSALS = [400, 403, 404, 409, 410, 413, 422];

let token = "";
let failures = 0;
let misses = 0;
let timer;
let running = null;
let isAsked = false;
let heard = async () => {};

class NoAnswer extends Error {}

/** `told(entry, isTaken)` is told each answer. */
export const listen = (told) => { heard = told; };

/** Send all that may be sent, without the pause that a failure has begun. */
export function drain() {
  failures = 0;
  return goOn();
}

function goOn() {
  clearTimeout(timer);
  isAsked = true;
  running ??= drainAll().finally(() => { running = null; });
  return running;
}

async function drainAll() {
  while (isAsked) {
    isAsked = false;
    await alone(drainQueue);
  }
}

// A tab that sleeps may hold the lock for ever: after a while it is not waited for any more.
function alone(work) {
  if (!navigator.locks) return work();
  return navigator.locks.request("outbox", { ifAvailable: true }, (lock) => {
    misses = lock ? 0 : misses + 1;
    return lock || misses > MOST_MISSES ? work() : later(AGAIN);
  });
}

async function drainQueue() {
  for (let next = await first(); next; next = await first()) {
    try {
      const answer = await send(next);
      failures = 0;
      await heard(next, await settle(next, answer));
    } catch {
      later(Math.min(FIRST * 2 ** failures, LONGEST));
      failures += 1;
      return;
    }
  }
}

/** Soon at first, then more and more seldom, and never all phones at once. */
function later(pause) {
  clearTimeout(timer);
  timer = setTimeout(goOn, pause * (0.5 + Math.random() / 2));
}

/** The oldest entry that may be sent: at each table nothing overtakes what came before it. */
async function first() {
  const held = new Set();
  for (const entry of await all()) {
    const busy = (entry.until ?? 0) - Date.now();
    if (held.has(entry.table)) continue;
    if (entry.state === "waiting" && busy <= 0) return entry;
    held.add(entry.table);
    if (busy > 0) timer = setTimeout(goOn, busy);
  }
  return null;
}

/** The answer of the score sheet itself. Anything else that answers is no answer. */
export async function send(entry) {
  for (let attempt = 0; ; attempt += 1) {
    token ||= await freshToken();
    const answer = await post(entry);
    if (answer.status === 403 && attempt === 0) token = "";
    else if (answer.headers.get("Outbox") !== entry.key) throw new NoAnswer();
    else return answer;
  }
}

function post(entry) {
  return fetch(entry.url, {
    method: "POST",
    body: entry.body,
    headers: { "Content-Type": "application/x-www-form-urlencoded", "X-CSRFToken": token, Outbox: entry.key },
    signal: inTime(),
  });
}

export async function freshToken() {
  const answer = await fetch("/csrf/", { cache: "no-store", signal: inTime() });
  return (await answer.json()).token;
}

function inTime() {
  const control = new AbortController();
  setTimeout(() => control.abort(), PATIENCE);
  return control.signal;
}

/** Taken: it goes. Refused: it stays, with what was said against it. Else it is tried again. */
async function settle(entry, answer) {
  if (answer.ok) {
    noteTaken();
    await drop(entry.key);
    if (entry.settles) await drop(entry.settles);
    return true;
  }
  if (!REFUSALS.includes(answer.status)) throw new NoAnswer();
  await mark(entry.key, { state: "refused", status: answer.status, said: said(await answer.text()), until: 0 });
  return false;
}

/** What a page of ours says is wrong. */
function said(page) {
  const found = new DOMParser().parseFromString(page, "text/html");
  const words = found.querySelectorAll("#panel .slip__sentence, #panel .heading, .page__paper .slip__sentence");
  const told = [...words].map((each) => each.textContent.trim().replace(/([^.?!])$/, "$1."));
  return [...new Set(told)].join(" ") || found.querySelector("h1 + p")?.textContent || "";
}
