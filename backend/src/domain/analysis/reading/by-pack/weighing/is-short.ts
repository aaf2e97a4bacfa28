import type { TimeUnit } from '../../languages/pack.ts';
import type { CompiledPack } from '../../packs/compiled-pack.ts';
import { findPackLengths } from '../../packs/figures.ts';
import { fold } from '../../packs/fold.ts';

/** Days up to which a time to do something is short. */
const FEW_DAYS = 15;

/** A deadline is short where the clause names a time that is, or none in figures: `at once`. */
export function isShort({ pack }: CompiledPack, { printed }: { readonly printed: string }): boolean {
  if (PAY_DAY.test(fold(printed))) return false;
  const all = findPackLengths(pack, printed);
  // `acht Tage vor dem Fest`: the day is known long before
  const lengths = all.filter(({ end }) => !BEFORE.test(fold(printed.slice(end, end + 24))));
  if (all.length > 0 && lengths.length === 0) return false;
  return lengths.length === 0 || lengths.some(({ count, unit }) => count * DAYS[unit] <= FEW_DAYS);
}

const BEFORE = /^ (?:avant (?:l|le|la|son|sa|leur|chaque)|vor (?:d|beginn|ihr|sein)|antes d|prima d)/u;

const DAYS: Readonly<Record<TimeUnit, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };

/** `dentro de los cinco primeros días del mes`: the day on which something is paid. */
const PAY_DAY =
  /(?:erste[nr]?|dritten|funften|\d{1,2}\.) (?:werktag|tag)|premiers jours|primer[oa]s dias|dias primeros|primeiros dias|dias uteis de cada|primi (?:\p{L}+ )?giorni|(?:cinque|tre|dieci) giorni del mese/u;
