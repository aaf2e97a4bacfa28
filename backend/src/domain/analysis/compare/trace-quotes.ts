import type { Quote } from '../report/report.ts';
import type { TextChange, TextComparison } from './compare-texts.ts';
import type { Unit } from './units.ts';

/** Where the quotes of a report stand in the comparison. */
export interface QuoteTrace {
  /** The sentences that the quotes of a point lie on. */
  unitsOf(quotes: readonly Quote[]): readonly Unit[];
  /** Whether one of the sentences has changed words, is new or is gone. */
  isChanged(units: readonly Unit[]): boolean;
  /** Whether all of them are new, or gone. */
  isAlone(units: readonly Unit[]): boolean;
  /** The change of a clause that holds the first changed one of the sentences, or null. */
  changeOf(units: readonly Unit[]): TextChange | null;
  /** Numbers of the pairings of the sentences; those of both versions that share one stand for one another. */
  pairingsOf(units: readonly Unit[]): ReadonlySet<number>;
}

/** Prepares one side of a comparison for tracing quotes. */
export function traceQuotes(comparison: TextComparison, side: 'before' | 'after'): QuoteTrace {
  const byParagraph = new Map<number, Unit[]>();
  for (const unit of comparison[side])
    byParagraph.set(unit.paragraph.id, [...(byParagraph.get(unit.paragraph.id) ?? []), unit]);
  const pairing = new Map<Unit, number>();
  const equal = new Set<Unit>();
  for (const [number, pair] of comparison.alignment.pairs.entries()) {
    const keyOf = (units: readonly Unit[]) => units.map(({ key }) => key).join(' ');
    const isEqual = keyOf(pair.before) === keyOf(pair.after);
    for (const unit of pair[side]) {
      pairing.set(unit, number);
      if (isEqual) equal.add(unit);
    }
  }
  const changes = new Map<Unit, TextChange>();
  for (const change of comparison.changes) for (const unit of change.group[side]) changes.set(unit, change);

  return {
    unitsOf: (quotes) =>
      quotes.flatMap((quote) => unitsAt(byParagraph.get(quote.paragraph) ?? [], quote.text)),
    isChanged: (units) => units.some((unit) => !equal.has(unit)),
    isAlone: (units) => units.length > 0 && units.every((unit) => !pairing.has(unit)),
    changeOf(units) {
      const changed = units.find((unit) => !equal.has(unit) && changes.has(unit));
      return (changed === undefined ? undefined : changes.get(changed)) ?? null;
    },
    pairingsOf: (units) => new Set(units.flatMap((unit) => pairing.get(unit) ?? [])),
  };
}

/** Characters at either end of a quote by which it is found; the middle may be left out in it. */
const EDGE = 40;

function unitsAt(units: readonly Unit[], quote: string): readonly Unit[] {
  const text = units[0]?.paragraph.text ?? '';
  const start = text.indexOf(quote.slice(0, EDGE));
  const tail = quote.slice(-EDGE);
  const end = start < 0 ? -1 : text.indexOf(tail, Math.max(start, start + quote.length - EDGE - 1));
  if (start < 0 || quote === '') return units;
  const stop = end < 0 ? start + quote.length : end + tail.length;
  const found = units.filter((unit) => unit.start < stop && unit.end > start);
  return found.length > 0 ? found : units;
}
