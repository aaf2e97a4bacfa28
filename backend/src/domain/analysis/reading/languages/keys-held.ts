/** The keys that phrases ask for, each with its number. It grows as lists of phrases are made ready and holds no word of a paper. */
const numbers = new Map<string, number>();
const asked: string[] = [];

/** The number of a key that some phrase asks for. */
export function numberOf(key: string): number {
  const before = numbers.get(key);
  if (before !== undefined) return before;
  numbers.set(key, asked.length);
  asked.push(key);
  return asked.length - 1;
}

/** Which keys stand in a text, by their numbers, so that each of many phrases asks for a bit and not for a word. */
export class KeysHeld {
  /** Keys of the text by words. */
  readonly words: ReadonlySet<string>;
  private bits = new Uint32Array(0);
  private found: number[] = [];
  /** How many of the keys that are asked for were looked up. */
  private known = 0;

  constructor(words: ReadonlySet<string>) {
    this.words = words;
  }

  has(key: number): boolean {
    if (this.known < asked.length) this.lookUp();
    return ((this.bits[key >> 5]! >>> (key & 31)) & 1) === 1;
  }

  /** Numbers of the keys that stand in the text. */
  get all(): readonly number[] {
    if (this.known < asked.length) this.lookUp();
    return this.found;
  }

  /** Lists made ready since the last time ask for further keys. */
  private lookUp(): void {
    const bits = new Uint32Array((asked.length >> 5) + 1);
    bits.set(this.bits);
    this.bits = bits;
    if (asked.length - this.known > this.words.size) {
      for (const word of this.words) this.keep(numbers.get(word) ?? -1);
    } else
      for (let key = this.known; key < asked.length; key++) if (this.words.has(asked[key]!)) this.keep(key);
    this.known = asked.length;
  }

  private keep(key: number): void {
    if (key < this.known) return;
    this.found.push(key);
    this.bits[key >> 5]! |= 1 << (key & 31);
  }
}
