// Keeps the screen on where the platform lets us; asked again whenever the page is seen. A refusal
// (saving power, plain http, an old browser) is nothing to speak of: the screen goes dark as ever.

let wanted = false;
let lock = null;

async function ask() {
  if (!wanted || lock || document.visibilityState !== "visible") return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => { lock = null; });
    if (!wanted) await lock.release();
  } catch { /* Not here, or not now. */ }
}

/** Keep the screen on from now on, or let it go dark again. */
export async function keepAwake(shall) {
  wanted = shall;
  if (shall) await ask();
  else await lock?.release().catch(() => {});
}

document.addEventListener("visibilitychange", ask);
addEventListener("pageshow", ask);
