// The rules in the phone: the pure Python files, run by MicroPython (wasm).
// Started once a page, by the first question. JSON text goes in and out, so integers stay whole.
// The page names the bundle: <html data-engine="/engine/bundle-….json">.

let engine;

/** Asks the engine: `call("score", '{"variant": …}')`. Rejects where wasm cannot start. */
export async function call(name, jsonText) {
  engine ??= start(document.documentElement.dataset.engine).catch(lost);
  return (await engine)(name, jsonText);
}

// Where the network was away, the next question tries again; where wasm is refused, none does.
function lost(error) {
  if (!navigator.onLine) engine = undefined;
  throw error;
}

/** Starts an engine from a bundle's address: resolves to `(name, jsonText) => jsonText`. */
export async function start(address) {
  const bundle = await (await fetched(address)).json();
  const { loadMicroPython } = await import(new URL(bundle.glue, location.href).href);
  return boot(await loadMicroPython({ url: bundle.wasm, heapsize: HEAP }), bundle.files);
}

/** The engine's files into what the browser keeps, so that it can start without a network. */
export async function fetchAhead() {
  const { glue, wasm } = await (await fetched(document.documentElement.dataset.engine)).json();
  await Promise.all([glue, wasm].map(async (each) => (await fetched(each)).arrayBuffer()));
}

const HEAP = 2 * 1024 * 1024; // bytes; it grows when a question needs more

/** Puts the files where Python looks for them and gives its one entry point. */
export function boot(python, files) {
  for (const [path, source] of Object.entries(files)) {
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, source);
  }
  return python.pyimport("games.rules.engine").answer;
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
