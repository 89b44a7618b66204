// <pin-comforts>: a box for each comfort of this phone; data-off means that the box is on without it.
// A comfort that this browser does not have cannot be chosen, and its line says so.

import { has, isHere, set } from "./comforts.js";

class PinComforts extends HTMLElement {
  connectedCallback() {
    for (const box of this.querySelectorAll("input")) this.prepare(box);
  }

  prepare(box) {
    const turned = "off" in box.dataset;
    box.disabled = isHere[box.name] === false;
    box.closest(".comfort").querySelector(".comfort__missing").hidden = !box.disabled;
    box.checked = !box.disabled && has(box.name) !== turned;
    box.addEventListener("change", () => set(box.name, box.checked !== turned));
  }
}

customElements.define("pin-comforts", PinComforts);
