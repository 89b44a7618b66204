// What would help: the cards that are lacking, the largest gain first.

import { cloned } from "./card-minis.js";

const MOST = 8;

export class Helps {
  constructor(root, minis) {
    this.root = root;
    this.minis = minis;
    this.section = root.querySelector("[data-helps]");
    this.template = root.querySelector("[data-help-line]");
  }

  hide() {
    this.section.dataset.past = "";
  }

  show({ trump, best }, shown) {
    delete this.section.dataset.past;
    const other = best.filter((each) => each.trump !== shown);
    this.fill("trump", trump, () => "");
    this.fill("best", other, (each) => `, ${this.withTrump(each.trump)}`);
    this.section.hidden = !trump.length && !other.length;
  }

  fill(name, helps, after) {
    const group = this.section.querySelector(`[data-help="${name}"]`);
    group.hidden = !helps.length;
    group.lastElementChild.replaceChildren(...helps.slice(0, MOST).map((each) => this.line(each, after(each))));
  }

  line({ cards, words, gain, becomes, out }, after) {
    const line = cloned(this.template);
    const [told] = line.querySelector(".help-line__words").childNodes;
    told.textContent = `${words}${after} `;
    line.querySelector(".help-line__out").textContent = `${out.join(" and ")} out, ${becomes} in all`;
    line.querySelector(".help-line__gain").textContent = `+${gain}`;
    line.querySelector(".minis").replaceWith(this.minis.row(cards, { kind: "dashed" }));
    return line;
  }

  withTrump(suit) {
    return this.root.querySelector(`.trump[value="${suit ?? "none"}"]`).dataset.with;
  }
}
