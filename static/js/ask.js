// A question to the rules: answered in the phone, or by the server where wasm cannot start.

import { call } from "./engine.js";

/** `await ask("score", { variant, … })`: the answer as the API gives it, or `{ errors: […] }`. */
export async function ask(name, question) {
  const text = JSON.stringify(question);
  return JSON.parse(await call(name, text).catch(() => askServer(name, text)));
}

async function askServer(name, body) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`/api/v1/${name}/`, { method: "POST", headers, body });
  return response.text();
}
