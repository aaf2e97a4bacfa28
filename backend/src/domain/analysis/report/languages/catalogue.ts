import type { ForeignLanguage } from '../../../../../../config/product.ts';
import type { FoundLength } from '../../reading/facts/find-spans-of-time.ts';
import de from './de/messages.ts';
import es from './es/messages.ts';
import fr from './fr/messages.ts';
import it from './it/messages.ts';
import pt from './pt/messages.ts';

/** One and many of a unit of time. */
export type UnitWords = readonly [one: string, many: string];

/**
 * Everything that a report says in one language. Sentences are kept under the English ones, which are their ids; `{sum}` and the like
 * stand for values, and a translation holds the same ones. Names and words of the document stand as they are.
 */
export interface Catalogue {
  readonly language: ForeignLanguage;
  /** Whole sentences and labels, by the English ones. */
  readonly messages: Readonly<Record<string, string>>;
  readonly words: CatalogueWords;
}

/** Small words that stand inside figures, never alone. */
export interface CatalogueWords {
  readonly units: Readonly<Record<FoundLength['unit'], UnitWords>>;
  /** The same behind a word such as `mit`, where a language bends them: `{length.bent}`. */
  readonly bentUnits?: Readonly<Record<FoundLength['unit'], UnitWords>>;
  /** Kinds of days (`business`, `working`, `calendar`, `clear`, `school`, `banking`) with the unit: `Werktag`, `Werktage`. */
  readonly daysOfKind: Readonly<Record<string, UnitWords>>;
  readonly bentDaysOfKind?: Readonly<Record<string, UnitWords>>;
  /** `2½`, else `2 and a half`. */
  readonly half: string;
  /** `up to €25`. */
  readonly upTo: string;
  readonly and: string;
  /** Another word for `and` before words that begin like this: Spanish `e` before `i`. */
  readonly andBefore?: readonly [begins: RegExp, and: string];
  /** `pages 3 to 5`. */
  readonly to: string;
  /** What a rate is by: `3 % im Monat`. */
  readonly every: Readonly<Record<'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year', string>>;
  readonly quotes: readonly [open: string, close: string];
  /** The colon behind a label where a space belongs before it. */
  readonly colon?: string;
}

const BY_CODE: Readonly<Record<ForeignLanguage, Catalogue>> = { de, fr, es, pt, it };

/** The catalogues that are whole. A test holds each of them against every message in use. */
export const CATALOGUES: readonly Catalogue[] = Object.values(BY_CODE);

/** The catalogue of a language; null for English and for languages without one. */
export const catalogueOf = (asked: string | null): Catalogue | null =>
  CATALOGUES.find(({ language }) => language === asked) ?? null;
