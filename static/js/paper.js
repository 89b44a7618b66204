// The paper keeps its place: a hand opens where it stands, a new line shows at the top.

let kept = 0;

const paper = () => document.querySelector(".table:not(.table--over) .lines");

/** Scroll just so far that the opened hand is seen, its line first. */
function showOpened(lines) {
  const line = lines.querySelector(".line--open");
  const drawer = line?.nextElementSibling;
  if (!drawer?.matches(".why")) return;
  const top = line.offsetTop;
  const hidden = drawer.offsetTop + drawer.offsetHeight - lines.scrollTop - lines.clientHeight;
  if (hidden > 0) lines.scrollTop += Math.min(hidden, top - lines.scrollTop);
  if (top < lines.scrollTop) lines.scrollTop = top;
}

document.addEventListener("htmx:beforeSwap", () => { kept = paper()?.scrollTop || 0; });

document.addEventListener("htmx:afterSwap", ({ detail }) => {
  const lines = paper();
  if (!lines || detail.target?.id !== "main") return;
  lines.scrollTop = lines.querySelector(".line--new") ? 0 : kept;
  showOpened(lines);
});

const first = paper();
if (first) showOpened(first);
