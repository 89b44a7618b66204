// A write that came to nothing says so beside the thumb, and everything typed stays.

const SENTENCES = {
  0: "No answer from the score sheet. What you typed is still here: try again.",
  403: "This page is from an earlier visit. Reload it, then try again: what you typed stays.",
  404: "This phone may not write at this table any more.",
  413: "That was too much to send at once.",
  503: "The score sheet is busy. What you typed is still here: try again in a moment.",
};
const OTHER = "The score sheet could not take that. What you typed is still here: try again.";

/** Say it on the board, before anything else there. */
export function tell(sentence) {
  const panel = document.getElementById("panel");
  if (!panel) return;
  const slip = document.getElementById("trouble") || document.createElement("div");
  Object.assign(slip, { id: "trouble", className: "slip" });
  slip.setAttribute("role", "alert");
  slip.textContent = sentence;
  panel.prepend(slip);
}

// A preview that fails is no trouble: the next one comes with the next key. Nor is what the outbox keeps.
const isWrite = ({ elt }) => elt.matches("form, form *, a") && !elt.matches("[data-kept]");

document.addEventListener("htmx:sendError", ({ detail }) => { if (isWrite(detail)) tell(SENTENCES[0]); });
document.addEventListener("htmx:timeout", ({ detail }) => { if (isWrite(detail)) tell(SENTENCES[0]); });
document.addEventListener("htmx:responseError", ({ detail }) => {
  if (isWrite(detail)) tell(SENTENCES[detail.xhr.status] || OTHER);
});
