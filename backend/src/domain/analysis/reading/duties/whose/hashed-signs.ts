import { hashOf } from '../../../classifier/hash-of.ts';

/** Signs of a sentence by their hashes: there are hundreds of each, and the model knows no more of them. */
export interface HashedSigns {
  /** Signs by words and names. */
  readonly words: ReadonlySet<number>;
  /** What the rules say, which counts for more. */
  readonly rules: ReadonlySet<number>;
}

/** The signs of a text that opens so are what the rules say. */
const OF_RULES = 'rule ';

/** Gathers signs, each once. */
export class SignGatherer implements HashedSigns {
  readonly words = new Set<number>();
  readonly rules = new Set<number>();

  /** Adds signs as they are written. */
  add(signs: readonly string[]): void {
    for (const sign of signs) (sign.startsWith(OF_RULES) ? this.rules : this.words).add(hashOf(sign));
  }

  /** Adds one sign of words by its hash. */
  addHash(hash: number): void {
    this.words.add(hash);
  }
}
