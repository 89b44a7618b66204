// Small cards, each cloned from the one of its code: <template> holds them all, in one row.

export class Minis {
  constructor(template) {
    this.empty = template.content.querySelector(".minis").cloneNode();
    this.byCode = new Map([...template.content.querySelectorAll("[data-card]")].map((mini) => [mini.dataset.card, mini]));
  }

  /** A row of them; `shared` codes are marked, `kind` ("dashed", "barred") is for all. */
  row(codes, { shared = [], kind } = {}) {
    const row = this.empty.cloneNode();
    row.append(...codes.map((code) => {
      const mini = this.byCode.get(code).cloneNode(true);
      mini.classList.toggle("mini--shared", shared.includes(code));
      if (kind) mini.classList.add(`mini--${kind}`);
      return mini;
    }));
    return row;
  }
}

export const cloned = (template) => template.content.firstElementChild.cloneNode(true);
