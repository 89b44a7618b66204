// A question to the rules: answered in the phone, or by the server where wasm cannot start.

import { call } from "./engine.js";

/** `await ask("score", { variant, … })`: the answer as the API gives it, or `{ errors: […] }`. */
export async function ask(name, question) {
  const text = JSON.stringify(question);
  return JSON.parse(await call(name, text).catch(() => askServer(name, text)));
}

// What is still being typed may be refused: that is an answer, not a request that failed.
async function askServer(name, body) {
  const headers = { "Content-Type": "application/json", Prefer: "refusal=200" };
  const response = await fetch(`/api/v1/${name}/`, { method: "POST", headers, body });
  return response.text();
}
