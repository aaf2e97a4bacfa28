const FIRST_SIZE = 1 << 10;
/** More numbers than half of its places make it twice as large. */
const SHARE = 2;

/**
 * Distinct numbers of 32 bits in the order in which they were first added. What a `Set` does, without an object for each sentence: it is
 * emptied at once and keeps its room.
 */
export class DistinctNumbers {
  private numbers = new Int32Array(FIRST_SIZE / SHARE);
  /** For each place, the round that filled it, and where in `numbers` its number stands. */
  private rounds = new Uint32Array(FIRST_SIZE);
  private places = new Uint32Array(FIRST_SIZE);
  private round = 1;
  size = 0;

  clear(): void {
    this.round++;
    this.size = 0;
  }

  add(number: number): void {
    if (this.size === this.numbers.length) this.grow();
    const key = number | 0;
    const mask = this.rounds.length - 1;
    let place = Math.imul(key ^ (key >>> 15), 0x9e3779b1) & mask;
    while (this.rounds[place] === this.round) {
      if (this.numbers[this.places[place]!] === key) return;
      place = (place + 1) & mask;
    }
    this.rounds[place] = this.round;
    this.places[place] = this.size;
    this.numbers[this.size++] = key;
  }

  /** The number that was added as the n-th, as one with a sign. */
  at(index: number): number {
    return this.numbers[index]!;
  }

  private grow(): void {
    const before = this.numbers;
    this.numbers = new Int32Array(2 * before.length);
    this.rounds = new Uint32Array(SHARE * this.numbers.length);
    this.places = new Uint32Array(SHARE * this.numbers.length);
    this.round = 1;
    this.size = 0;
    for (const number of before) this.add(number);
  }
}
