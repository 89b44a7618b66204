/* First of all: the page may count on scripts (the pad shows, fields become figures). */
document.documentElement.classList.add("js");
