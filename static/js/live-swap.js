// Brings what has changed into the page and leaves everything else where it is: what is typed, what
// is focused, opened and scrolled. What is new is marked for a moment.

const MARKED = 4000; // milliseconds

/** Whether somebody has begun to enter something on the board. */
export function isTyped(main) {
  if (main.querySelector("#panel :is(pin-keep[data-answer], [role=alert])")) return true;
  return [...main.querySelectorAll("#panel form input:not([type=hidden])")].some((input) =>
    /radio|checkbox/.test(input.type) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue);
}

/** The page as it is now, `fresh`, into `main`; the board only where nobody types on it. */
export function swap(main, fresh, { withBoard }) {
  if (main.className !== fresh.className) {
    if (withBoard) replace(main, fresh);
    return withBoard ? fresh : main;
  }
  for (const part of [".bar__title", ".over__verdict", ".over__told"]) swapPart(main, fresh, part);
  swapSides(main.querySelector(".sides"), fresh.querySelector(".sides"), withBoard);
  swapLines(main.querySelector(".lines"), fresh.querySelector(".lines"), withBoard);
  if (withBoard) swapBoard(main.querySelector("#panel"), fresh.querySelector("#panel"));
  else main.querySelector("pin-keep")?.dispatchEvent(new Event("kept"));
  main.dataset.pulse = fresh.dataset.pulse;
  main.toggleAttribute("data-shared", "shared" in fresh.dataset && ("shared" in main.dataset || withBoard));
  return main;
}

function replace(old, fresh) {
  keepOpen(old, fresh);
  const focused = old.contains(document.activeElement) && document.activeElement;
  old.replaceWith(fresh);
  htmx.process(fresh);
  if (focused) (same(fresh, focused) || fresh).focus({ preventScroll: true });
}

function swapPart(main, fresh, part) {
  const [old, now] = [main.querySelector(part), fresh.querySelector(part)];
  if (old && now && !isSame(old, now)) replace(old, now);
}

/** Whether both say the same; a form has another key each time. */
function isSame(old, now) {
  const [one, other] = [old, now].map((each) => {
    const bare = each.cloneNode(true);
    for (const input of bare.querySelectorAll("input[type=hidden]")) input.remove();
    return bare;
  });
  return one.isEqualNode(other);
}

// By their id the sides are found when what is typed on the board is shown on them.
function swapSides(old, fresh, withBoard) {
  if (withBoard) old.id = fresh.id;
  for (const side of [...fresh.children]) {
    const mine = old.querySelector(`[data-side="${side.dataset.side}"]`);
    if (!mine || isSame(mine, side)) continue;
    const total = (each) => each.querySelector(".side__total").textContent;
    if (total(mine) !== total(side)) mark(side, "side--new");
    replace(mine, side);
  }
}

function mark(element, name) {
  element.classList.add(name);
  setTimeout(() => element.classList.remove(name), MARKED);
}

const keyOf = (line) => (line.matches(".line--pencil") ? "pencil" : line.id || line.className);

// Lines that stand stay the same elements. While somebody types, the line in pencil is theirs.
function swapLines(old, fresh, withPencil) {
  const mine = new Map([...old.children].map((line) => [keyOf(line), line]));
  const stays = (was, now) => was && (isSame(was, now) || (!withPencil && keyOf(was) === "pencil"));
  const lines = [...fresh.children].map((now) => {
    const was = mine.get(keyOf(now));
    if (stays(was, now)) return was;
    if (now.id.startsWith("line-") && was?.textContent !== now.textContent) mark(now, "line--new");
    if (was) replace(was, now);
    return now;
  });
  for (const line of [...old.children]) if (!lines.includes(line)) line.remove();
  let at = old.firstElementChild;
  for (const line of lines) {
    if (line === at) { at = at.nextElementSibling; continue; }
    old.insertBefore(line, at);
    htmx.process(line);
  }
}

function swapBoard(old, fresh) {
  const scrolled = old.querySelector(".entry__work")?.scrollTop;
  replace(old, fresh);
  const work = fresh.querySelector(".entry__work");
  if (work && scrolled) work.scrollTop = scrolled;
}

/** The element of another page that is this one there. */
function same(root, { id, name, value, href, tagName }) {
  if (id) return root.querySelector(`#${CSS.escape(id)}`);
  const is = (each) => (name ? each.name === name && (each.type === "text" || each.value === value) : href && each.href === href);
  return [...root.querySelectorAll(tagName)].find(is);
}

function keepOpen(old, fresh) {
  const folds = (root) => [...root.querySelectorAll("details, .panel__fold")];
  folds(old).forEach((fold, at) => {
    const now = folds(fresh)[at];
    if (now?.className !== fold.className) return;
    if (fold.open) now.open = true;
    if (fold.checked !== fold.defaultChecked) now.checked = fold.checked;
  });
}
