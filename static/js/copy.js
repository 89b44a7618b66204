// A page that stands in for the server's (worker.js) is its game's, with nothing typed. What else its
// address asks is brought back by the scripts of the page, with what is here.

/** What the address asks, by name, where this page is a copy; null where the server answered it. */
export function askedOfCopy() {
  const isCopy = "copy" in document.documentElement.dataset;
  return isCopy ? Object.fromEntries(new URLSearchParams(location.search)) : null;
}

/** The fields of a form that are asked for, with what they are to hold; keys and hidden ones are none. */
export const fieldsAsked = (form, asked) =>
  Object.entries(asked)
    .map(([name, value]) => [form.elements.namedItem(name), value])
    .filter(([field]) => field && !["hidden", "submit"].includes(field.type));

/** Into its field with everything; where nothing fits a choice, what was chosen stays. */
export function bringBack(fields) {
  for (const [field, value] of fields) field.value = value;
}
