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
    // `inglés B2 de octubre`: a number of something else
    if (/\p{L}/u.test(text.text.charAt(date.start - 1))) continue;
    seen.add(date.iso);
    const first = firstOfSpan(text.text, date.start, date.iso);
    if (first !== null) {
      const told = (iso: string, label: string) => dayFact(text, iso, label, date);
      if (!seen.has(first)) out.push(told(first, 'Start'));
      seen.add(first);
      out.push(told(date.iso, 'End'));
      continue;
    }
    const before = inSentence(text.text.slice(Math.max(0, date.start - NEAR), date.start));
    const after = text.text.slice(date.end, date.end + 60).split(NEXT)[0]!; // split gives one part at least
    const label =
      (isSigning(text.text, date) ? 'Signed or dated' : null) ??
      (UNTIL.test(before) && out.at(-1)?.kind === 'date' ? 'End' : null) ??
      (STEP.test(fold(after)) ? 'Date' : null) ??
      (opensSpan(before, after) ? 'Start' : null) ??
      labelled(text, date, nearest(compiled, compiled.pack.facts.dates, before, after)) ??
      'Date';
    // days of birth and of statutes are none of the deal
    if (label === '-') continue;
    // `from … to`: what the second ends, the first begins
    const opening = label === 'End' && UNTIL.test(before) ? out.at(-1) : undefined;
    if (opening?.label === 'Date' && opening.date !== undefined)
      out[out.length - 1] = { ...opening, label: 'Start', ...dayFields(roleOfLabel('Start')) };
    out.push(dayFact(text, date.iso, label, date));
  }
  return out;
}

/** Papers are dated at the top and where they are signed: the word for a date says nothing elsewhere. */
function labelled(
  { text }: PackPaper['text'],
  { start, end }: { readonly start: number; readonly end: number },
  label: string | null,
): string | null {
  if (label !== 'Signed or dated') return label;
  const line = text.slice(text.lastIndexOf('\n', start) + 1, end + 12).split('\n')[0]!; // split gives one part at least
  if (WEEKDAY.test(fold(line))) return null;
  return start < DATED_WITHIN || text.length - end < DATED_WITHIN || line.length < 70 ? label : null;
}

/** A day that something takes place on. */
const WEEKDAY =
  /(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)(?!\p{L})/u;

/** Letters from the top or the end of a paper. */
const DATED_WITHIN = 600;

const dayFact = (
  text: PackPaper['text'],
  iso: string,
  label: string,
  { start, end }: { readonly start: number; readonly end: number },
): FactDraft => ({
  kind: 'date',
  label,
  text: `${writtenDay(iso)}.`,
  date: iso,
  ...dayFields(roleOfLabel(label)),
  quotes: [quoteAround(text, start, end)],
  by: 'rules',
});

/** `dal 3 al`, `vom 3. bis`, `du 28 mai au`: the first of two days that share the year, and often the month, of the second. */
const FIRST_DAY =
  /(?<!\p{L})(?:vom|dal|dall'|du|del|desde el|de|a partir del) {0,1}(\d{1,2})(?:er|[.°º])?(?: (?:de )?(\p{L}{3,10}))? (?:bis(?: zum)?|al|all'|au|hasta el|a|ao|até(?: o)?) ?$/u;

function firstOfSpan(text: string, at: number, iso: string): string | null {
  const match = FIRST_DAY.exec(text.slice(Math.max(0, at - 48), at));
  if (match === null) return null;
  const [, day, month] = match;
  if (month === undefined) {
    const first = `${iso.slice(0, 8)}${day!.padStart(2, '0')}`; // the day takes part in every match
    return first < iso ? first : null;
  }
  const [found] = findDates(`${day} ${month} ${iso.slice(0, 4)}`);
  return found?.iso !== undefined && found.iso !== null && found.iso < iso ? found.iso : null;
}

/** What stands in front in the same sentence; more where that says nothing. */
function inSentence(before: string): string {
  const parts = before.split(NEXT);
  const own = parts.at(-1)!; // split gives one part at least
  return /\p{L}{3}/u.test(own) ? own : parts.slice(-2).join(' ');
}

/** `ab dem 1. Februar erhöht sich die Miete`: a step of the price begins on the day, not the paper. */
const STEP =
  /^[,\s]{0,2}(?:(?:se|si|la|le|el|il|o|a) ){0,3}(?:erhoh\p{L}{1,4}|steig\p{L}{1,3}|betragt|sube\p{L}{0,2}|subira|aumenta\p{L}{0,2}|augmente\p{L}{0,2}|passe|passera|pasa|passa|sale|e portat\p{L})(?!\p{L})/u;

/** `Vom 6. Juni 2026 bis zum Alpabzug`: the first of a span whose end is no day. */
const opensSpan = (before: string, after: string): boolean =>
  /(?:^|[\s,(])(?:vom|dal|dall'|du|del|desde(?: el)?|de|a partir del)\s?:?\s$/iu.test(before) &&
  /^,?\s(?:bis|al?|au|jusqu['’]|hasta|até|fino)(?!\p{L})/iu.test(after);

/** The second of two days: `from … to`, right behind the first. */
const UNTIL =
  /\d{4}(?:,? (?:ore|às|um|a las|à) \d{1,2}(?:[.:h]\d{2})?(?: Uhr)?)?[\s,]{1,4}(?:bis(?: zum)?|au|jusqu['’]au|al|hasta(?: el)?|a|até(?: o)?)\s?:?\s$/iu;

/** A line that holds a place and a day alone, as above signatures: `Leipzig, den 12. Januar 2027`. */
const PLACE =
  /^(?:(?:Fait|Fatto|Hecho|Feito|Dado) (?:à|a|en|em) \p{Lu}[\p{L}'’-]{0,24}(?: [\p{L}'’-]{1,24}){0,3},? |\p{Lu}[\p{L}'’-]{0,24}(?: (?:\p{Lu}[\p{L}'’-]{1,24}|am|an|der|im|in|do|da|de|del|di|la|le|sur)){0,3}, ?)(?:(?:den|am|le|el|a|em|il|li|lì) )?$/u;

function isSigning(text: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  return (
    PLACE.test(line) &&
    /^[.,]?\s{0,3}(?:\n|$|en (?:deux|dos)|em duas|in (?:zwei|due))/u.test(text.slice(end, end + 20))
  );
}

/** Every sum with what it is for and how often it is due; the main ones first. */
export function packSums({ text, compiled, deal: { deals } }: PackPaper): FactDraft[] {
  const { pack } = compiled;
  const labels = pack.facts.sums.filter(
    ({ onlyIn, label }) =>
      // what is taken off a wage is no discount
      !(label === 'Discount' && deals.includes('work')) &&
      (onlyIn === undefined || deals.length === 0 || onlyIn.some((one) => deals.includes(one))),
  );
  const main = new Set(pack.facts.sums.filter(({ isMain }) => isMain === true).map(({ label }) => label));
  const seen = new Map<string, { readonly fact: FactDraft; readonly rank: number }>();
  let last = 0;
  let previous: { readonly end: number; readonly purpose: string | null } = { end: 0, purpose: null };
  for (const sum of findPackSums(pack, text.text).slice(0, READ)) {
    const from = Math.max(last, sum.start - NEAR);
    last = sum.end;
    const line = text.text.lastIndexOf('\n', sum.start) + 1;
    const before = inSentence(text.text.slice(Math.max(from, line), sum.start));
    // how often the next sentence says that something happens is not how often this is paid
    const after = text.text.slice(sum.end, sum.end + 50).split(NEXT)[0]!;
    const row = rowLabel(text, sum.start);
    const purpose =
      (row === null ? null : nearest(compiled, labels, row, '')) ?? nearest(compiled, labels, before, after);
    // the capital of a firm is no part of the deal
    if (purpose === '-') continue;
    const told = purpose ?? (isNextStep(text.text.slice(previous.end, sum.start)) ? previous.purpose : null);
    previous = { end: sum.end, purpose: told };
    const period = periodOf(compiled, before, after);
    const per = period === null || period === 'each-time' ? perOf(compiled, before, after) : null;
    const rank = (told === null ? 6 : main.has(told) ? 0 : 3) + (sum.start < 2_500 ? 0 : 2);
    const key = `${sum.value}|${sum.currency}`;
    const known = seen.get(key);
    if (known !== undefined && known.rank <= rank) continue;
    const quote = quoteAround(text, sum.start, sum.end);
    seen.set(key, { rank, fact: sumFact(sum, told, period, per, quote) });
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
  per: string | null,
  quote: FactDraft['quotes'][number],
): FactDraft => ({
  kind: 'amount',
  label: purpose ?? 'Sum',
  text: `${words}${per !== null ? ` (${per})` : period === null ? '' : PERIOD_WORDS[period]}.`,
  quotes: [quote],
  by: 'rules',
  amount: { currency, value, period, purpose: purpose?.toLowerCase() ?? null },
});

/** How often a sum is due, from the words right behind it or in front of it; null where that is not said. */
export function periodOf(
  { pack, expression }: PackPaper['compiled'],
  before: string,
  after: string,
): Period | null {
  const close = fold(after.slice(0, 34))
    // behind a comma begins what is said of something else, and `dia 8` is a date
    .split(/,\s/u)[0]!
    .replace(/(?<!\p{L})(?:dia|jour|giorno|tag) \d{1,2}(?!\d)/gu, ' ')
    // a part of an hour is no hour
    .replace(PART_OF_HOUR, ' ');
  // behind a separator begins what is said of this sum
  const ahead = fold(
    before
      .slice(-30)
      .split(/[·•|;/]|,\s|[.!?]\s/u)
      .at(-1)!,
  );
  if (ONCE_OR_MORE.test(close.slice(0, 24)) || IN_PARTS.test(ahead)) return null;
  let best: { readonly period: Period; readonly at: number } | null = null;
  for (const [period, phrases] of Object.entries(pack.figures.periods)) {
    const at = close.search(expression(phrases, ''));
    // the table is keyed by periods
    if (at >= 0 && (best === null || at < best.at)) best = { period: period as Period, at };
  }
  if (best !== null) return best.period;
  // `tre mensilità (1.440 euro)`: so many of them in all
  if (COUNTED.test(ahead)) return null;
  for (const [period, phrases] of Object.entries(pack.figures.periods))
    if (period !== 'each-time' && expression(phrases, '').test(ahead)) return period as Period;
  return null;
}

const COUNTED =
  /(?<!\p{L})(?:\d{1,2}|zwei|drei|deux|trois|dos|tres|duas|due|tre) \p{L}{4,}(?: \p{L}{4,})? ?\($/u;
const PART_OF_HOUR =
  /(?:quarto d'ora|quart d'heure|demi-heure|mezz'?ora|media hora|meia hora|quarto de hora|cuarto de hora|viertelstunde|halbe stunde)/gu;

/** `, ab dem 1. Februar 2029 auf 802 €`: the next step of the same sum. */
const isNextStep = (between: string): boolean =>
  between.length < 60 &&
  !/[.;]\s\p{Lu}/u.test(between) &&
  /(?<!\p{L})(?:ab|danach|à partir|puis|a partir|luego|después|depois|dal|poi)(?!\p{L})/u.test(between);

/** What a sum is due by where that is no plain time, in the words of the paper: `je angefangene Viertelstunde`. */
function perOf({ pack, expression }: PackPaper['compiled'], before: string, after: string): string | null {
  const behind = expression(pack.figures.per, '').exec(fold(after.slice(0, 60)));
  if (behind !== null && behind.index <= 12)
    return after.slice(behind.index, behind.index + behind[0].length);
  const ahead = before.split(/[,;:]\s/u).at(-1)!; // split gives one part at least
  const found = expression(pack.figures.per, '').exec(fold(ahead));
  return found === null ? null : ahead.slice(found.index, found.index + found[0].length);
}

/** `einmalig`, and more often than the word for the time says: `zweimal im Jahr`. */
const ONCE_OR_MORE =
  /^[\s(]{0,2}(?:einmalig|(?:ein|zwei|drei|vier)mal|une (?:seule )?fois|deux fois|trois fois|una (?:sola )?vez|dos veces|tres veces|uma (?:unica )?vez|duas vezes|tres vezes|una tantum|una volta|due volte|tre volte)/u;

/** `12 parcelas de`: of the whole, which the words in front may call a yearly one. */
const IN_PARTS =
  /(?:parcelas|cuotas|plazos|rate|raten|mensualites|versements|prestacoes) (?:de|da|von|zu|a) $/u;

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
