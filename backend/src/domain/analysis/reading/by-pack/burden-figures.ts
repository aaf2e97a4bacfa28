import { shownLength } from '../facts/find-spans-of-time.ts';
import type { Burden } from '../burdens/burden.ts';
import type { RiskFamily } from '../burdens/families.ts';
import { PERIOD_WORDS } from '../languages/en/money/period-words.ts';
import { ROLE_PAIRS } from '../languages/en/roles/all.ts';
import { findPackLengths, findPackSums, type PackSum } from '../packs/figures.ts';
import { fold } from '../packs/fold.ts';
import { periodOf } from './money-and-dates.ts';
import type { PackPaper } from './paper.ts';
import type { ClauseUnit } from './units.ts';

const FINE = /penal|strafe|multa|amende|bussgeld/u;
const NOTICE = /preavviso|preaviso|preavis|aviso|frist|anticedencia|antecedencia|antelacion/u;

/** Kinds whose title says for how long. */
const LASTING: ReadonlySet<RiskFamily> = new Set(['no-exit', 'restraint', 'deemed-consent']);

/** The clause's own figures for the title, the time in English; none where there are several. */
export function figuresOf(paper: PackPaper, { printed }: ClauseUnit, family: RiskFamily): Burden['figures'] {
  const { pack } = paper.compiled;
  const found = findPackSums(pack, printed);
  const sums = new Set(found.map(({ words }) => words));
  const times = new Set(findPackLengths(pack, printed).map(shownLength));
  const rates = new Set(Array.from(printed.matchAll(/\d{1,3}(?:[.,]\d{1,3})? ?%/g), ([rate]) => rate));
  const one = (values: ReadonlySet<string>) => (values.size === 1 ? [...values][0] : undefined);
  // of a fine with something else behind it the sum is not what is lost
  const sum = family === 'forfeiture' && FINE.test(fold(printed)) ? undefined : one(sums);
  // how long a notice is does not say for how long one is bound
  const isNotice = family === 'no-exit' && NOTICE.test(fold(printed));
  const time = LASTING.has(family) && !isNotice ? one(times) : undefined;
  const rate = one(rates);
  const each = sum === undefined ? undefined : eachOf(paper, printed, found[0]!); // the sum is one of them
  const purse = purseOf(paper);
  return {
    ...(sum === undefined ? {} : { sum }),
    ...(each === undefined ? {} : { each }),
    ...(purse === null ? {} : { purse }),
    ...(time === undefined ? {} : { time }),
    ...(rate === undefined ? {} : { rate }),
  };
}

/** `40 € par jour`: what a sum is due by, where that is a time. */
export function eachOf(
  { compiled }: PackPaper,
  printed: string,
  { start, end }: PackSum,
): string | undefined {
  const period = periodOf(compiled, printed.slice(0, start), printed.slice(end));
  return period === null || period === 'each-time' ? undefined : PERIOD_WORDS[period].trim();
}

/** Whether the reader, or the weaker side where the reader is not known, pays in a deal of this kind or is paid. */
function purseOf({ deal: { deals }, sides }: PackPaper): 'pays' | 'paid' | null {
  const paid = ROLE_PAIRS.find(({ id }) => deals.includes(id))?.paid ?? null;
  if (paid === null) return null;
  return (paid === 'stronger') === (sides.reader?.isStronger === true) ? 'paid' : 'pays';
}
