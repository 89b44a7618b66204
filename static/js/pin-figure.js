// One figure being written: what was typed, what it is worth, how it looks.
// Typed text is digits with plus signs between ("12+11+7"); a unit of 10 adds the zero, and the key
// for the odd five stands in its place ("25.5" is 255).

const LONGEST = 5;

export function figureOf(typed, unit) {
  if (typed === "") return null;
  return typed.split("+").reduce((sum, part) => sum + Number(part || 0), 0) * unit;
}

export function typedFrom(value, unit) {
  const number = Number(value);
  if (value === "" || !Number.isInteger(number)) return "";
  return number % unit === 0 || number % unit === 5 ? String(number / unit) : "";
}

export function press(typed, key) {
  if (key === "none") return "0";
  if (key === "back") return typed.replace(/(\.5|.)$/, "");
  const last = typed.split("+").pop();
  if (key === "plus") return last === "" ? typed : `${typed}+`;
  if (last.includes(".")) return typed;
  if (key === "five") return `${typed}${last === "" ? "0" : ""}.5`;
  if (last === "0") return typed.slice(0, -1) + key;
  return last.length < LONGEST ? typed + key : typed;
}

export function show(label, { value, typed, unit }) {
  const figure = label.querySelector(".field__figure");
  const text = value === null ? "" : String(value);
  const zero = unit === 10 && text.length > 1 && text.endsWith("0") ? "0" : "";
  const digits = zero ? text.slice(0, -1) : text;
  figure.replaceChildren(digits, zero && Object.assign(document.createElement("span"), {
    className: "field__zero", textContent: zero,
  }));
  const sum = label.querySelector(".field__sum");
  if (sum) sum.textContent = typed.includes("+") ? typed.replaceAll("+", " + ") : "";
}
