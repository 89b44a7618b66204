// What this phone has written and the score sheet has not taken yet, in the order of the taps.
// An entry: { n, key, url, body, at, table, game, hand, what, where, state, status, said, until }.
// state "waiting" is sent again until it is taken; "refused" was refused and waits for a person.
// `until` is the instant up to which some page of this phone is sending it.

const NAME = "outbox";
const FLAG = "outbox"; // how many there are, for pages that have not opened the store, and to tell other tabs

let opened;
const without = []; // where the browser refuses storage: kept as long as the page is open

const once = (request, event = "onsuccess") => new Promise((done, failed) => {
  request[event] = () => done(request.result);
  request.onerror = request.onabort = () => failed(request.error);
});

function open() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    const entries = request.result.createObjectStore("entries", { keyPath: "n", autoIncrement: true });
    entries.createIndex("key", "key", { unique: true });
  };
  return once(request);
}

/** One piece of work in one transaction; resolved when it is done, for what is kept when it is on the disk. */
async function change(work, durability = "relaxed") {
  const store = await (opened ??= open());
  const transaction = store.transaction("entries", "readwrite", { durability });
  const done = once(transaction, "oncomplete");
  const result = await work(transaction.objectStore("entries"));
  await done;
  await tell();
  return result;
}

/** All entries, the oldest first. */
export async function all() {
  try {
    const store = await (opened ??= open());
    return await once(store.transaction("entries").objectStore("entries").getAll());
  } catch {
    return [...without];
  }
}

/** Keep an entry. The same key once more takes the place of the first: nobody has taken that yet. */
export async function put(entry) {
  try {
    await change(async (entries) => {
      const known = await once(entries.index("key").get(entry.key));
      return once(entries.put(known ? { ...known, ...entry, n: known.n } : entry));
    }, "strict");
  } catch {
    const known = without.findIndex(({ key }) => key === entry.key);
    without.splice(known < 0 ? without.length : known, 1, { n: without.length, ...entry });
  }
}

/** Change what is known of an entry; nothing where it is gone by now. */
export async function mark(key, changes) {
  try {
    await change(async (entries) => {
      const known = await once(entries.index("key").get(key));
      if (known) await once(entries.put({ ...known, ...changes }));
    });
  } catch {
    Object.assign(without.find((each) => each.key === key) ?? {}, changes);
  }
}

/** It is taken, or thrown away. */
export async function drop(key) {
  try {
    await change(async (entries) => {
      const n = await once(entries.index("key").getKey(key));
      if (n !== undefined) await once(entries.delete(n));
    });
  } catch {
    without.splice(0, without.length, ...without.filter((each) => each.key !== key));
  }
}

async function tell() {
  const count = (await all()).length;
  try {
    if (count) localStorage.setItem(FLAG, `${count} ${Date.now()}`);
    else localStorage.removeItem(FLAG);
  } catch { /* Then other tabs hear of it when they look. */ }
}
