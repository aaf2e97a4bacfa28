import { numberFromWords } from '../../recognition/durations.ts';
import { findLengths } from '../../reading/facts/find-spans-of-time.ts';
import type { PaperSide, PaperSides } from '../../reading/sides/side.ts';
import { patternOf } from './weaker-hand.ts';

/** Which way the notices of the two sides go for the reader: what each of them has to give now. */
export interface NoticeDirection {
  readonly isBetter: boolean;
  /** Whether the reader's own notice grew; null where it stays. */
  readonly isOwnMore: boolean | null;
  /** Whether that of the other side grew; null where it stays. */
  readonly isOthersMore: boolean | null;
}

const HOURS = { hour: 1, day: 24, week: 168, month: 730, year: 8_760 } as const;
const NOTICE = /\b(?:notice|warning)\b/i;
/** Each gives the other a length of time: `you give us one week, and we give you two`. */
const GIVES_EACH =
  /\bgives?\s(?:us|you|me|him|her|them)\s(?:at least\s)?(?:\d|an?\b|one|two|three|four|five|six|seven|eight|ten|twelve)[^.;]{0,40}\bgives?\s(?:us|you|me|him|her|them)\s/i;
const BOTH =
  /\b(?:either|each|both) (?:way|of us|of them|side|party|parties)\b|\bboth (?:of us|sides|parties)\b|\beither\b(?= may| can)/i;

/**
 * Compares the notice that each side has to give in two versions of a sentence. Null where a version does not plainly say it for both,
 * where nothing changed, or where one change is good and the other bad.
 */
export function noticeDirection(before: string, after: string, sides: PaperSides): NoticeDirection | null {
  const { all, reader } = sides;
  if (reader === null || all.length !== 2) return null;
  const other = all.find(({ id }) => id !== reader.id)!; // of two
  const [old, now] = [noticesOf(before, reader, other), noticesOf(after, reader, other)];
  if (old === null || now === null) return null;
  const own = now.own - old.own;
  const others = now.others - old.others;
  if ((own === 0 && others === 0) || Math.sign(own) === Math.sign(others)) return null;
  return {
    isBetter: own < 0 || others > 0,
    isOwnMore: own === 0 ? null : own > 0,
    isOthersMore: others === 0 ? null : others > 0,
  };
}

interface Notices {
  /** In hours. */
  readonly own: number;
  readonly others: number;
}

/** The notice that each side has to give by one sentence, or null where it does not say it for both. */
function noticesOf(sentence: string, reader: PaperSide, other: PaperSide): Notices | null {
  const text = sentence.slice(0, 1_200);
  if (!NOTICE.test(text) && !GIVES_EACH.test(text)) return null;
  const lengths = noticeLengths(text);
  const [first, second] = lengths;
  if (first === undefined || lengths.length > 2) return null;
  if (second === undefined) return BOTH.test(text) ? { own: first.hours, others: first.hours } : null;
  const whose = [first, second].map((one, index) => giverOf(text, one, index, { reader, other }));
  if (whose[0] === null || whose[1] === null || whose[0] === whose[1]) return null;
  return whose[0] === 'reader'
    ? { own: first.hours, others: second.hours }
    : { own: second.hours, others: first.hours };
}

interface NoticeLength {
  readonly start: number;
  readonly end: number;
  readonly hours: number;
}

/** A number that leaves its unit to the one before: `and I give you four`. */
const BARE =
  /\b(?:gives?|from|by)\s(?:(?:you|us|me|him|her|them)\s)?(one|two|three|four|five|six|seven|eight|ten|twelve|\d{1,2})(?=[\s.,;]|$)(?!\s(?:days?|weeks?|months?))/i;

function noticeLengths(text: string): NoticeLength[] {
  const full = findLengths(text).map(({ start, end, count, unit }) => ({
    start,
    end,
    unit,
    hours: count * HOURS[unit],
  }));
  const bare = full.length === 1 ? BARE.exec(text.slice(full[0]!.end)) : null;
  if (bare === null || full.length !== 1) return full;
  const start = full[0]!.end + bare.index;
  const count = /^\d/.test(bare[1]!) ? Number(bare[1]) : (numberFromWords(bare[1]!) ?? 0);
  return [...full, { start, end: start + bare[0].length, hours: count * HOURS[full[0]!.unit] }];
}

/** How far a figure's own part of a sentence goes: what another part says is of somebody else. */
const partLength = (words: string): number => {
  const end = /[,;]|\sand\s/.exec(words)?.index;
  return end ?? words.length;
};

/** Who gives a notice: whoever stands behind `from` after it, else whoever acts last before it. */
function giverOf(
  text: string,
  { start, end }: NoticeLength,
  index: number,
  { reader, other }: { readonly reader: PaperSide; readonly other: PaperSide },
): 'reader' | 'other' | null {
  const from = /^[^.;,]{0,30}?\b(?:from|by|on the part of)\s([^.;,]{1,40})/i.exec(text.slice(end))?.[1] ?? '';
  const isOf = (side: PaperSide, words: string) =>
    new RegExp(`^(?:the\\s)?(?:${patternOf(side)})(?![\\p{L}])`, 'iu').test(words);
  if (isOf(reader, from)) return 'reader';
  if (isOf(other, from)) return 'other';
  // whoever is given it does not give
  const before = text
    .slice(index === 0 ? 0 : Math.max(0, start - 90), start + partLength(text.slice(start, start + 24)))
    .replace(/\b(gives?|giving|to)\s(?:you|us|me|him|her|them|the\s\p{L}{3,14})\b/giu, '$1 that');
  const last = (side: PaperSide) =>
    Array.from(
      before.matchAll(new RegExp(`(?<![\\p{L}])(?:${patternOf(side)})(?![\\p{L}])`, 'giu')),
      (match) => match.index,
    ).at(-1) ?? -1;
  const [own, others] = [last(reader), last(other)];
  return own === others ? null : own > others ? 'reader' : 'other';
}
