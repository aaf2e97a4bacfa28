import { findMoney } from '../../reading/facts/find-money.ts';
import { numberFromWords } from '../../recognition/durations.ts';
import { findLengths } from '../../reading/facts/find-spans-of-time.ts';

/** A figure of one version, by what it measures, so that two can be compared. */
export interface Measured {
  readonly kind: 'money' | 'time' | 'share';
  /** In its unit: the sum, hours, percent. */
  readonly value: number;
  /** What has to be equal for two to be compared: the currency; empty for time and shares. */
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

const SHARE = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,3})?)\s?(?:%|per ?cent\b)/gi;
/** Minutes, which papers give where a delay is free or charged. */
const MINUTES =
  /(?<![\p{L}\d.,])(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|forty-five|sixty|ninety)[\s-]minutes?(?![\p{L}])/giu;
const HOURS: Readonly<Record<string, number>> = { hour: 1, day: 24, week: 168, month: 730, year: 8_760 };

/** Every figure of a stretch of text that measures something, by place. */
export function measuredIn(text: string, country: string): Measured[] {
  return [
    ...findMoney(text, country).map(({ start, end, value, currency }): Measured => ({
      kind: 'money',
      value,
      unit: currency ?? '',
      start,
      end,
    })),
    ...findLengths(text)
      // the "a month" of "$900 a month" is a rate
      .filter(({ words }) => !/^(?:an?|each|per)\s/i.test(words))
      .map(({ start, end, count, unit }): Measured => ({
        kind: 'time',
        value: count * HOURS[unit]!, // it has every unit
        unit: '',
        start,
        end,
      })),
    ...Array.from(text.matchAll(MINUTES), (match): Measured => ({
      kind: 'time',
      value: (/^\d/.test(match[1]!) ? Number(match[1]) : (numberFromWords(match[1]!) ?? 0)) / 60,
      unit: '',
      start: match.index,
      end: match.index + match[0].length,
    })),
    ...Array.from(text.matchAll(SHARE), (match): Measured => ({
      kind: 'share',
      value: Number(match[1]!.replace(',', '.')),
      unit: '',
      start: match.index,
      end: match.index + match[0].length,
    })),
  ].toSorted((a, b) => a.start - b.start);
}

export interface FigurePair {
  readonly before: Measured;
  readonly after: Measured;
}

/** The figures that took one another's place, in order; none where their number differs by kind, so that nothing is guessed. */
export function changedFigures(before: readonly Measured[], after: readonly Measured[]): FigurePair[] {
  return (['money', 'time', 'share'] as const).flatMap((kind) => {
    const [old, now] = [before.filter((one) => one.kind === kind), after.filter((one) => one.kind === kind)];
    if (old.length !== now.length) return [];
    return old.flatMap((one, index) => {
      const other = now[index]!; // as many
      const isComparable = one.unit === other.unit && one.value !== other.value;
      return isComparable ? [{ before: one, after: other }] : [];
    });
  });
}
