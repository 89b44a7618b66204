// The service worker, where the browser has one (https, or this very machine), and the last copy of a
// table's page for it. Nothing rests on it: without one the outbox alone keeps what was written.

const workers = navigator.serviceWorker;
const SOON = 1500; // milliseconds after the last change

let later;

/** Not where somebody pays for each byte. */
export function register() {
  if (!navigator.connection?.saveData) workers?.register("/worker.js", { updateViaCache: "none" }).catch(() => null);
}

/** The page's own address once more, so that its last copy is as new as what is on the screen. */
export function refreshCopy(addresses) {
  clearTimeout(later);
  if (!workers?.controller) return;
  later = setTimeout(() => addresses.forEach((each) => fetch(each).catch(() => null)), SOON);
}

/** The copies of tables on this phone go. */
export const forgetCopies = () => workers?.controller?.postMessage({ forget: true });
