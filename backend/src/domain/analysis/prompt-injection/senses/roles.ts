import type { Places } from './sense-features.ts';
import { SENSES } from './lexicon.ts';

/** The numbers of senses with these names. */
const numbersOf = (...names: readonly string[]): ReadonlySet<number> =>
  new Set(SENSES.flatMap(([name], number) => (names.includes(name) ? [number] : [])));

const MADE_BY_MACHINE = numbersOf('machine', 'automatic', 'program');
const MACHINE = numbersOf('machine');
const READS = numbersOf(
  'condenser',
  'examiner',
  'explainer',
  'reader',
  'summary',
  'report',
  'answer',
  'mark',
);
const RETELLS = numbersOf('summary', 'condenser');
const PAPER = numbersOf('contract', 'papertext');
const CONTENT = numbersOf('part', 'burden', 'danger', 'warning');
const LEAVES_OUT = numbersOf('omit', 'silence', 'skip');
const NAMES = numbersOf('label', 'say', 'turn', 'report', 'mark', 'answer');
const MILD = numbersOf('fair', 'normal', 'low', 'checked', 'void');
const ANYONE = numbersOf('whoever');
const NOT = numbersOf('never');
const ASKED = numbersOf('must', 'purposes');
/** Words between two that belong together. */
const NEAR = 5;

/**
 * Whether the words of a piece stand in the roles of an order: a reading of this paper or who makes it, and what it is to leave out or to
 * call something. No proof, for honest clauses have such words as well: less is then asked of the other features.
 */
export function hasRolesOfOrder(places: Places): boolean {
  const at = (senses: ReadonlySet<number>) =>
    places.flatMap((found, place) => (found.some((sense) => senses.has(sense)) ? [place] : []));
  if (at(ASKED).length === 0) return false;
  const areNear = (some: readonly number[], others: readonly number[], most: number) =>
    some.some((one) => others.some((other) => one !== other && Math.abs(one - other) <= most));
  const isReading =
    at(MACHINE).length > 0 ||
    areNear(at(MADE_BY_MACHINE), at(READS), NEAR) ||
    areNear(at(RETELLS), at(PAPER), NEAR) ||
    (areNear(at(READS), at(PAPER), NEAR) && areNear(at(ANYONE), at(READS), NEAR));
  if (!isReading) return false;
  return (
    areNear(at(LEAVES_OUT), at(CONTENT), 2 * NEAR) ||
    areNear(at(NAMES), at(MILD), NEAR) ||
    (areNear(at(NOT), at(NAMES), NEAR) && at(CONTENT).length > 0)
  );
}
