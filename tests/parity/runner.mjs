// Answers questions by the rules under MicroPython, in Node.
// node runner.mjs BUNDLE.json < lines of [name, question] > lines of answers
// Every file of the bundle is imported. An answer that crashed is {"crash": "what it said"}. The last line is {"started": milliseconds, "middle": of an answer, "memory": bytes}.
import { readFileSync } from "node:fs";
import { boot } from "../../static/js/engine.js";
import { loadMicroPython } from "../../static/vendor/micropython/micropython.mjs";

const begin = performance.now();
const bundle = JSON.parse(readFileSync(process.argv[2], "utf8"));
const python = await loadMicroPython();
const answer = boot(python, bundle.files);
const started = performance.now() - begin;
for (const path of Object.keys(bundle.files)) {
  try {
    python.pyimport(path.replace(/(\/__init__)?\.py$/, "").replaceAll("/", "."));
  } catch (error) {
    console.error(path, error.message);
    process.exit(1);
  }
}

function ask(line) {
  const end = line.indexOf(",");
  try {
    return answer(JSON.parse(line.slice(1, end)), line.slice(end + 1, -1));
  } catch (error) {
    return JSON.stringify({ crash: error.message.trim() });
  }
}

const lines = readFileSync(0, "utf8").split("\n").filter(Boolean);
const times = [];
const answers = lines.map((line) => {
  const asked = performance.now();
  const text = ask(line);
  times.push(performance.now() - asked);
  return `${text}\n`;
});
process.stdout.write(answers.join(""));
times.sort((one, other) => one - other);
const middle = times[times.length >> 1] ?? 0;
process.stdout.write(`${JSON.stringify({ started, middle, memory: process.memoryUsage().rss })}\n`);
