// The paper keeps its place: a hand opens where it stands, a new line shows at the top.
// On the board a slip that was just laid down comes into sight.

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
  if (detail.target?.id !== "main") return;
  document.querySelector("#panel .entry .slip")?.scrollIntoView({ block: "nearest" });
  const lines = paper();
  if (!lines) return;
  lines.scrollTop = lines.querySelector(".line--new") ? 0 : kept;
  showOpened(lines);
});

const first = paper();
if (first) showOpened(first);

// Reasons that were opened on the board stay open when a preview writes them anew.
document.addEventListener("htmx:oobBeforeSwap", ({ detail }) => {
  if (!detail.target.querySelector("details[open]")) return;
  detail.fragment.querySelector("details")?.setAttribute("open", "");
});
