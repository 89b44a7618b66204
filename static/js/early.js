/* First of all: the page may count on scripts (the pad shows, fields become figures), and is as large and as turned as this phone wants it. */
document.documentElement.classList.add("js");
try {
  document.documentElement.classList.add(...(localStorage.comforts || "").split(" ").filter((word) => word === "large" || word === "turned"));
} catch { /* A browser without storage has neither. */ }
