// The figures of a step as a sum: what is left for the one blank side, and whether it adds up.
// Without a total (meld, a bid) there is no sum to speak of.

export class Sum {
  constructor(fields, total) {
    this.fields = fields;
    this.total = total;
  }

  get written() {
    return this.fields.reduce((sum, input) => sum + Number(input.value), 0);
  }

  get blank() {
    return this.fields.filter((input) => input.value === "");
  }

  // The one side left blank, and its points: the server fills them in, this only shows them.
  get rest() {
    if (this.total === null || this.blank.length !== 1) return null;
    const left = this.total - this.written;
    return left < 0 ? null : { input: this.blank[0], left };
  }

  get isOff() {
    return this.total !== null && !this.blank.length && this.written !== this.total;
  }

  get isWhole() {
    return this.total !== null && !this.blank.length && this.written === this.total;
  }
}
