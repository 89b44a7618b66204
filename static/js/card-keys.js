// Cards by keyboard: arrows from tile to tile, minus takes one away, and "as", "10h", "th" are typed.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], Home: [-9, 0], End: [9, 0] };
const PAUSE = 2000; // milliseconds after which a rank alone is forgotten

export class CardKeys {
  constructor(tiles, change) {
    this.tiles = tiles;
    this.change = change;
    this.rank = "";
    this.at = 0;
  }

  /** Whether the key was meant for the cards. */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const tile = event.target.closest?.(".tile");
    return (tile && this.onTile(tile, event.key)) || this.type(event.key.toUpperCase(), event.timeStamp);
  }

  onTile(tile, key) {
    if (key in ARROWS) this.tiles.move(tile, ...ARROWS[key]);
    else if (key === "+") this.change(tile.dataset.code, 1);
    else if (["-", "Backspace", "Delete"].includes(key)) this.change(tile.dataset.code, -1);
    else return false;
    return true;
  }

  // A rank waits for its suit; the tile of the two, if there is one, is the card.
  type(key, now) {
    if (now - this.at > PAUSE) this.rank = "";
    this.at = now;
    if (/^[AKQJT019]$/.test(key)) {
      this.rank = key === "0" ? "10" : key.replace("T", "10");
      return true;
    }
    const code = this.rank + key;
    this.rank = "";
    if (!this.tiles.byCode.has(code)) return false;
    this.change(code, 1);
    return true;
  }
}
