import type { RiskFamily } from '../families.ts';
import type { Purse } from './purse.ts';

/** The variant of a burden of which no finer kind is known. */
export const ANY = 'any';

/**
 * When what is said of a family of burden is true of a clause. Phrases as in `languages/phrase.ts`, in words in which the sides are
 * marked: `readerside` is the reader and `otherside` any other side (`readerside*` takes `readerside's` too).
 */
export interface Truth {
  /** One of these stands in the clause. */
  readonly needs?: readonly string[];
  /** And one of these. */
  readonly also?: readonly string[];
  /** None of these does. */
  readonly never?: readonly string[];
  /** A clause that says one of these is about something else; the others of the sentence are judged without it. */
  readonly aside?: readonly string[];
  /** Nor one of these, unless the clause turns to something else: `We do not sell your data, but …`. */
  readonly fair?: readonly string[];
  /** None of these stands anywhere in the sentence, in other parts of it either. */
  readonly notBeside?: readonly string[];
  /** It is no burden of a reader who is paid, or who pays, unless the clause says one of these. */
  readonly ifPaid?: readonly string[];
  readonly ifPays?: readonly string[];
  /** … nor of a reader who pays where the clause says one of these. */
  readonly neverIfPays?: readonly string[];
  /** This kind has signs of its own, so those of its family are not asked. */
  readonly standsAlone?: true;
  /** What a clause that says one of these is called instead, where this cannot be said of it. */
  readonly instead?: readonly Instead[];
}

export interface Instead {
  readonly says: readonly string[];
  readonly family: RiskFamily;
  readonly variant?: string;
}

/** By family, and by `family/variant` for what a finer kind says beyond its family. */
export type Truths = Readonly<Partial<Record<RiskFamily, Truth>>> &
  Readonly<Record<string, Truth | undefined>>;

/** What else of the paper decides what may be said. */
export interface Circumstances {
  readonly purse: Purse;
  /** The reader may leave at any time, as the paper says elsewhere. */
  readonly mayLeave: boolean;
  /** … or may do so once a first term is over. */
  readonly mayLeaveLater?: boolean;
  /** The reader’s notice to end is as short as the other side’s, or plainly longer; null where not both are named. */
  readonly notices?: 'better' | 'worse' | null;
}
