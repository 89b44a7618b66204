// The tiles of a picker: how many copies each shows, and which one the keyboard is on.

export class Tiles {
  constructor(root) {
    this.tiles = [...root.querySelectorAll(".tile")];
    this.byCode = new Map(this.tiles.map((tile) => [tile.dataset.code, tile]));
    this.columns = this.tiles.length / 4; // a row for each suit
    this.rove(this.tiles[0]);
  }

  get cards() {
    return this.tiles.flatMap((tile) => Array(Number(tile.dataset.count)).fill(tile.dataset.code));
  }

  set cards(codes) {
    for (const tile of this.tiles) {
      put(tile, codes.filter((code) => code === tile.dataset.code).length);
    }
  }

  /** One copy more (1) or less (-1); whether there was one to be had. */
  change(code, by) {
    const tile = this.byCode.get(code);
    const count = Number(tile?.dataset.count) + by;
    if (!(count >= 0 && count <= Number(tile.dataset.copies))) return false;
    put(tile, count);
    return true;
  }

  /** Tab comes to one tile; arrows go on from there. */
  rove(current) {
    for (const tile of this.tiles) {
      for (const half of tile.children) half.tabIndex = tile === current ? 0 : -1;
    }
  }

  /** To the tile so many columns and rows away; it stays at the edge. */
  move(tile, across, down) {
    const at = this.tiles.indexOf(tile);
    const column = Math.min(Math.max((at % this.columns) + across, 0), this.columns - 1);
    const row = Math.min(Math.max(Math.floor(at / this.columns) + down, 0), 3);
    this.tiles[row * this.columns + column].firstElementChild.focus();
  }
}

function put(tile, count) {
  if (count === Number(tile.dataset.count)) return;
  const [add, less] = tile.children;
  if (!count && less === document.activeElement) add.focus();
  tile.dataset.count = count;
  add.ariaLabel = `${tile.dataset.label}, ${count} held`;
  add.ariaDisabled = String(count === Number(tile.dataset.copies));
  less.hidden = !count;
  less.lastElementChild.textContent = count;
}
