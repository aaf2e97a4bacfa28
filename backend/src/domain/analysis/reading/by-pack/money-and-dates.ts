import { findDates } from '../../recognition/dates.ts';
import { writtenDay } from '../../recognition/durations.ts';
import type { Period } from '../../report/report.ts';
import { dayFields, roleOfLabel } from '../facts/day-role.ts';
import { quoteAround, rowLabel } from '../facts/places.ts';
import type { PackLabel } from '../languages/pack.ts';
import { findPackSums, type PackSum } from '../packs/figures.ts';
import { fold } from '../packs/fold.ts';
import type { FactDraft, PackPaper } from './paper.ts';
import { PERIOD_WORDS } from '../languages/en/money/period-words.ts';

const MOST_SUMS = 30;
const MOST_DATES = 14;
const READ = 600;
const NEAR = 110;
/** The end of a line, a clause or a sentence. */
const NEXT = /[\n;]|(?<=[.!?])\s+(?=\p{Lu})/u;

/** Every day that is named, with what it is for. */
export function packDates({ text, compiled }: PackPaper): FactDraft[] {
  const seen = new Set<string>();
  const out: FactDraft[] = [];
  for (const date of findDates(text.text).slice(0, READ)) {
    if (date.iso === null || seen.has(date.iso) || out.length >= MOST_DATES) continue;
    seen.add(date.iso);
    const before = text.text.slice(Math.max(0, date.start - NEAR), date.start);
    const after = text.text.slice(date.end, date.end + 60);
    const label = nearest(compiled, compiled.pack.facts.dates, before, after) ?? 'Date';
    // days of birth and of statutes are none of the deal
    if (label === '-') continue;
    out.push({
      kind: 'date',
      label,
      text: `${writtenDay(date.iso)}.`,
      date: date.iso,
      ...dayFields(roleOfLabel(label)),
      quotes: [quoteAround(text, date.start, date.end)],
      by: 'rules',
    });
  }
  return out;
}

/** Every sum with what it is for and how often it is due; the main ones first. */
export function packSums({ text, compiled, deal: { deals } }: PackPaper): FactDraft[] {
  const { pack } = compiled;
  const labels = pack.facts.sums.filter(
    ({ onlyIn }) => onlyIn === undefined || deals.length === 0 || onlyIn.some((one) => deals.includes(one)),
  );
  const main = new Set(pack.facts.sums.filter(({ isMain }) => isMain === true).map(({ label }) => label));
  const seen = new Map<string, { readonly fact: FactDraft; readonly rank: number }>();
  let last = 0;
  for (const sum of findPackSums(pack, text.text).slice(0, READ)) {
    const from = Math.max(last, sum.start - NEAR);
    last = sum.end;
    const line = text.text.lastIndexOf('\n', sum.start) + 1;
    const before = text.text.slice(Math.max(from, line), sum.start);
    // how often the next sentence says that something happens is not how often this is paid
    const after = text.text.slice(sum.end, sum.end + 50).split(NEXT)[0]!;
    const row = rowLabel(text, sum.start);
    const purpose =
      (row === null ? null : nearest(compiled, labels, row, '')) ?? nearest(compiled, labels, before, after);
    // the capital of a firm is no part of the deal
    if (purpose === '-') continue;
    const period = periodOf(compiled, before, after);
    const rank = (purpose === null ? 6 : main.has(purpose) ? 0 : 3) + (sum.start < 2_500 ? 0 : 2);
    const key = `${sum.value}|${sum.currency}`;
    const known = seen.get(key);
    if (known !== undefined && known.rank <= rank) continue;
    seen.set(key, { rank, fact: sumFact(sum, purpose, period, quoteAround(text, sum.start, sum.end)) });
  }
  return [...seen.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_SUMS)
    .map(({ fact }) => fact);
}

const sumFact = (
  { words, value, currency }: PackSum,
  purpose: string | null,
  period: Period | null,
  quote: FactDraft['quotes'][number],
): FactDraft => ({
  kind: 'amount',
  label: purpose ?? 'Sum',
  text: `${words}${period === null ? '' : PERIOD_WORDS[period]}.`,
  quotes: [quote],
  by: 'rules',
  amount: { currency, value, period, purpose: purpose?.toLowerCase() ?? null },
});

function periodOf({ pack, expression }: PackPaper['compiled'], before: string, after: string): Period | null {
  const close = fold(after.slice(0, 34));
  // behind a separator begins what is said of this sum
  const ahead = fold(
    before
      .slice(-30)
      .split(/[·•|;/]/u)
      .at(-1)!,
  );
  let best: { readonly period: Period; readonly at: number } | null = null;
  for (const [period, phrases] of Object.entries(pack.figures.periods)) {
    const at = close.search(expression(phrases, ''));
    // the table is keyed by periods
    if (at >= 0 && (best === null || at < best.at)) best = { period: period as Period, at };
  }
  if (best !== null) return best.period;
  for (const [period, phrases] of Object.entries(pack.figures.periods))
    if (period !== 'each-time' && expression(phrases, '').test(ahead)) return period as Period;
  return null;
}

/** The label whose words stand nearest in front, else nearest behind. Of two that end together the first of the list counts. */
export function nearest(
  { expression }: PackPaper['compiled'],
  labels: readonly PackLabel[],
  before: string,
  after: string,
): string | null {
  const ahead = fold(before);
  const behind = fold(after);
  let best: { readonly label: string; readonly gap: number } | null = null;
  for (const { label, says } of labels) {
    const place = Array.from(ahead.matchAll(expression(says))).at(-1);
    const next = behind.search(expression(says, ''));
    const gaps = [
      ...(place === undefined ? [] : [ahead.length - place.index - place[0].length]),
      ...(next < 0 ? [] : [next + 25]),
    ];
    const gap = Math.min(...gaps);
    if (gaps.length > 0 && (best === null || gap < best.gap)) best = { label, gap };
  }
  return best?.label ?? null;
}
