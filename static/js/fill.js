// Fills what a template of the page has drawn with other values. No markup is made here: a list's
// lines are clones of its own <template>, small cards are clones of the page's <template id="minis">.
// data-text="a.b" the words; data-show="a" shown where there is any; data-class="is_next:player--next";
// data-value="a" what a button sends; data-list="a" a line each; data-cards="a" small cards; data-rule="a" a link to a rule.

const at = (data, path) => path.split(".").reduce((part, name) => part?.[name], data);
const isAny = (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** An answer with one of its lists turned round, as it is read. */
export const newestFirst = (answer, name) => ({ ...answer, newest: [...answer[name]].reverse() });

export function fill(root, data) {
  const { text, value, show, class: classes, list, cards, rule } = root.dataset;
  if (show) root.hidden = !isAny(at(data, show));
  for (const pair of classes?.split(" ") ?? []) {
    const [name, given] = pair.split(":");
    root.classList.toggle(given, isAny(at(data, name)));
  }
  if (value) root.value = at(data, value);
  if (text) root.textContent = at(data, text) ?? "";
  else if (rule) link(root, at(data, rule));
  else if (cards) root.replaceChildren(...minis([at(data, cards) ?? []].flat()));
  else if (list) fillList(root, at(data, list) ?? []);
  else for (const child of root.children) fill(child, data);
}

function fillList(root, rows) {
  const template = root.querySelector(":scope > template");
  root.replaceChildren(template, ...rows.map((row) => {
    const line = template.content.firstElementChild.cloneNode(true);
    fill(line, typeof row === "object" ? row : { value: row });
    return line;
  }));
}

function link(root, id) {
  root.textContent = id;
  root.href = document.querySelector("[data-rule-at]").dataset.ruleAt.replace("/0/", `/${id}/`);
}

/** Small cards for these codes; what is no card of the deck is passed over. */
export function minis(codes) {
  const page = document.getElementById("minis").content;
  return codes
    .map((code) => page.querySelector(`[data-card="${CSS.escape(code)}"]`))
    .filter(Boolean)
    .map((card) => card.cloneNode(true));
}
