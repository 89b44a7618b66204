// The service worker: the app opens without a network. `KEPT` is put before this by the server
// (scorekeeper/shell.py): files and pages that are kept, and the version that they make.
// Files of ours are named by their contents, so a kept one is as good as a new one. Pages come from
// the network while there is one; the last copy of a table stands in for it, on this phone only. What
// is asked of a game has a copy for each game, which brings back itself what else was asked (copy.js).
// Nothing that writes is kept, answered or sent again here: that is the outbox's.

const SHELL = `shell-${KEPT.version}`;
const TABLES = "tables"; // private; forgotten when the table is no longer this phone's, or on demand
const HOME = "/";
const PATIENCE = 4000; // milliseconds, where a copy is at hand
const TABLE = /^\/(t\/[\w-]+\/(offline\/)?)?$/; // and Home, which lists them
const ANY = { ignoreSearch: true, ignoreVary: true };

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", ({ data }) => { if (data.forget) caches.delete(TABLES); });
addEventListener("fetch", (event) => {
  const answer = answerTo(event.request, new URL(event.request.url));
  if (answer) event.respondWith(answer);
});

// All or nothing, so that a phone never mixes two versions. No page is reloaded for it.
async function install() {
  const shell = await caches.open(SHELL);
  await shell.addAll([...KEPT.files, ...KEPT.pages]);
  await (await caches.open(TABLES)).add(HOME);
  await skipWaiting();
}

// Pages that are still open were made by the version before: its files stay until the one after this.
async function takeOver() {
  const shells = (await caches.keys()).filter((name) => name.startsWith("shell-"));
  const old = shells.filter((name) => name !== SHELL).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

function answerTo(request, address) {
  const { origin, pathname } = address;
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("HX-Request")) return null;
  if (pathname.startsWith("/static/") || pathname.startsWith("/engine/")) return keptFirst(request);
  if (request.mode === "navigate" || TABLE.test(pathname)) return networkFirst(request, address);
  return null;
}

async function keptFirst(request) {
  const shell = await caches.open(SHELL);
  const found = (await shell.match(request, { ignoreVary: true })) || (await caches.match(request, { ignoreVary: true }));
  return found || fetch(request);
}

async function networkFirst(request, address) {
  const copy = await copyOf(address);
  try {
    const answer = await inTime(fetch(request), copy);
    await keep(address.pathname, answer);
    return answer;
  } catch {
    return (copy && marked(copy)) || (await caches.match("/offline/", ANY)) || Response.error();
  }
}

// The wait for a bad line ends where there is something else to show.
function inTime(answer, copy) {
  if (!copy) return answer;
  return Promise.race([answer, new Promise((_, fail) => setTimeout(fail, PATIENCE))]);
}

async function copyOf({ pathname, search }) {
  if (TABLE.test(pathname)) return (await caches.open(TABLES)).match(pathname, ANY);
  const shell = await caches.open(SHELL);
  for (const query of queriesOf(Object.fromEntries(new URLSearchParams(search)))) {
    const copy = await shell.match(pathname + query, { ignoreVary: true });
    if (copy) return copy;
  }
  return null;
}

// The copies that would do, the nearest first: with these rules, of this game, of the page's own game.
function queriesOf({ game = "", profile = "", switch: other }) {
  const asked = { game: other ?? (game || KEPT.game) };
  const ruled = other === undefined && profile ? [{ ...asked, profile }] : [];
  return [...[...ruled, asked].map((each) => `?${new URLSearchParams(each)}`), ""];
}

// So that the page knows that it is none of the server's.
async function marked(copy) {
  const page = await copy.text();
  return new Response(page.replace("<html ", "<html data-copy "), copy);
}

async function keep(pathname, answer) {
  if (!TABLE.test(pathname)) return;
  const tables = await caches.open(TABLES);
  if (answer.ok && !answer.redirected) await tables.put(pathname, answer.clone());
  else if ([403, 404].includes(answer.status)) await tables.delete(pathname);
}
