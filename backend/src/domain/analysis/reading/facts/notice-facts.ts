import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import { NO_LEAVE } from '../languages/en/leaving.ts';
import {
  ASKED_AFTER,
  OF_MONEY,
  ASKED_BEFORE,
  NOTICE_AFTER,
  TO_DO,
  DEADLINE_CUE,
  NOT_NOTICE,
  NOTICE_CUE,
  NOTICE_PURPOSES,
  NO_NOTICE_BEFORE,
  RENEWED_FOR,
  PRICED_LEAVING,
  PRICE_OF_LEAVING,
  STEP,
} from '../languages/en/notice-words.ts';
import { RUNS_FOR } from '../languages/en/term-words.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';
import { findLengths, shownLength, type FoundLength } from './find-spans-of-time.ts';
import { quoteAround } from './places.ts';

/** Most notices that are listed; those about ending come first. */
const MOST = 24;
const LONGEST = 1_000;
/** Most notices that are looked at. */
const READ = 400;
const ORDER = [
  'ending',
  'renewal',
  'change',
  'entry',
  'returning',
  'telling or objecting',
  'working hours',
  'putting right',
  'suspension',
  'transfer',
];

/** One notice or deadline: who gives it, for what, how long it is. */
export interface FoundNotice {
  /** Side id, `both`, or null where it cannot be told. */
  readonly who: string | null;
  readonly what: string;
  readonly length: FoundLength;
  readonly sentence: Sentence;
  readonly start: number;
}

/** Every notice and every deadline for a step, in the order of the text. */
export function findNotices(text: LegalText, sides: PaperSides): FoundNotice[] {
  const out: FoundNotice[] = [];
  const paragraphs = new Map(
    text.paragraphs.map(({ id, text: words, headingPath }) => [
      id,
      `${headingPath.at(-1) ?? ''} ${words.slice(0, LONGEST)}`,
    ]),
  );
  for (const sentence of text.sentences) {
    if (out.length >= READ) break;
    if (sentence.text.length > LONGEST) continue;
    for (const length of findLengths(sentence.text)) {
      const what = purposeOf(sentence.text, length, paragraphs.get(sentence.paragraph) ?? '');
      if (what === null) continue;
      out.push({
        who: giverOf(sentence.text, length, sides),
        what,
        length,
        sentence,
        start: sentence.start + length.start,
      });
    }
  }
  return out;
}

/** Each notice as a fact: what for in its label, `Tenant – two months` in its text. */
export function noticeFacts(text: LegalText, sides: PaperSides): Draft<Fact>[] {
  const seen = new Set<string>();
  const kept = findNotices(text, sides).filter(({ who, what, length }) => {
    const key = `${who}|${what}|${length.count}${length.unit}`;
    return seen.has(key) ? false : seen.add(key);
  });
  return kept
    .toSorted((a, b) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what) || a.start - b.start)
    .slice(0, MOST)
    .map(({ who, what, length, start }): Draft<Fact> => {
      const { count, unit } = length;
      const inDays = unit === 'hour' ? count / 24 : unit === 'week' ? count * 7 : count;
      return {
        kind: 'notice',
        label: `Notice for ${what}`,
        text: `${[nameOf(who, sides), shownLength(length)].filter(Boolean).join(' – ')}.`,
        quotes: [quoteAround(text, start, start + length.words.length)],
        by: 'rules',
        notice:
          unit === 'month' || unit === 'year'
            ? { who, what, months: unit === 'year' ? count * 12 : count }
            : { who, what, days: inDays },
      };
    });
}

function nameOf(who: string | null, { all, reader }: PaperSides): string | null {
  if (who === null) return null;
  if (who === 'both') return 'Either side';
  if (reader?.id === who) return 'You';
  const side = all.find(({ id }) => id === who);
  return side?.role ?? side?.name ?? null;
}

/** What the length of time is for; null where it is neither notice nor deadline for a step. */
function purposeOf(sentence: string, length: FoundLength, paragraph: string): string | null {
  const { start, end } = length;
  if (isNoNotice(sentence, length)) return null;
  const near = sentence.slice(Math.max(0, start - 110), Math.min(sentence.length, end + 110));
  const close = sentence.slice(Math.max(0, start - 40), Math.min(sentence.length, end + 44));
  const before = sentence.slice(Math.max(0, start - 40), start);
  const after = sentence.slice(end, end + 60);
  if (OF_MONEY.test(after)) return null;
  // `the balance is due 30 days before the event`
  if (PAID_BY_THEN.test(before) && !/\bnotice\b/i.test(near)) return null;
  const isNotice = NOTICE_CUE.test(close) || NOTICE_AFTER.test(after);
  const isDeadline = (DEADLINE_CUE.test(before) && STEP.test(near)) || TO_DO.test(after);
  const isAsked = ASKED_BEFORE.test(before) || ASKED_AFTER.test(after);
  if (!isNotice && !isDeadline && !isAsked) return null;
  if (!isNotice && NOT_NOTICE.test(close)) return null;
  const own = nearestPurpose(sentence, start, end);
  if (own !== null) return own;
  if (isNotice || isAsked)
    return nearestPurpose(paragraph, 0, 0, true) ?? (/\bnotice\b/i.test(close) ? 'ending' : null);
  return null;
}

const PAID_BY_THEN =
  /\b(?:due|payable|paid|pay(?:s|ment)?)(?: (?:no later than|not later than|at least|at the latest|in full))? $/i;

/** How long it runs, how long nobody may leave, and how long leaving costs something are no notices. */
function isNoNotice(sentence: string, { start, end, unit }: FoundLength): boolean {
  const before = sentence.slice(Math.max(0, start - 170), start);
  const after = sentence.slice(end, end + 60);
  // `700 a month` is a rate
  if (/^(?:an?|another)\b/i.test(sentence.slice(start, end)) && RATE.test(before)) return true;
  if (/^['’]?s?['’]? (?:prior |written |previous )?notice\b/i.test(after)) return false;
  const isLong = unit === 'month' || unit === 'year';
  if (isLong && RENEWED_FOR.test(before)) return true;
  if (isLong && RUNS_FOR.test(before)) return true;
  if (isLong && PRICED_LEAVING.test(before) && PRICE_OF_LEAVING.test(sentence.slice(end))) return true;
  return (isLong || NO_LEAVE.test(before)) && NO_NOTICE_BEFORE.test(before);
}

const RATE =
  /(?:\d|\b(?:once|twice|times|euros?|pounds?|dollars?|rupees|rand|francs|kron\w{1,2}|[A-Z]{3}))\s$/;

function nearestPurpose(words: string, start: number, end: number, isAnywhere = false): string | null {
  let best: { readonly what: string; readonly gap: number } | null = null;
  for (const [pattern, what] of NOTICE_PURPOSES) {
    for (const match of words.matchAll(new RegExp(pattern.source, 'gi'))) {
      if (match.index >= start && match.index < end) continue; // the `hours` of `24 hours`
      const gap = match.index >= end ? match.index - end : Math.max(0, start - match.index - match[0].length);
      const weight = isAnywhere
        ? NOTICE_PURPOSES.findIndex(([, name]) => name === what)
        : what === 'telling or objecting'
          ? gap + 60
          : gap;
      if ((isAnywhere || weight < 170) && (best === null || weight < best.gap)) best = { what, gap: weight };
    }
  }
  return best?.what ?? null;
}

const BOTH =
  /\b(?:either|both|each|any) (?:of (?:us|you|them)|side|part(?:y|ies)|one)\b|\bone of us\b|\beither may\b|\bwe both\b|\beach other\b/i;

/** `I need four weeks' notice`: who needs it gets it, and the other gives it. */
function giverOf(sentence: string, length: FoundLength, sides: PaperSides): string | null {
  const who = whoOf(sentence, length, sides);
  if (who === null || who === 'both' || sides.all.length !== 2) return who;
  const isAsker = NEEDS.test(sentence.slice(Math.max(0, length.start - 60), length.start));
  return isAsker ? (sides.all.find(({ id }) => id !== who)?.id ?? null) : who;
}

const NEEDS = /\b(?:needs?|wants?|asks? for|expects?|requires?)(?: at least| about)? $/i;

/** Who gives the notice: the side named last before the length of time, else the first behind it. */
function whoOf(sentence: string, { start, end }: FoundLength, { all }: PaperSides): string | null {
  const before = sentence.slice(0, start);
  const both = Array.from(before.matchAll(new RegExp(BOTH.source, 'gi'))).at(-1);
  const found = lastNamed(before, all);
  if (both !== undefined && (found === null || both.index > found.at)) return 'both';
  if (found !== null) return found.id;
  return BOTH.test(sentence.slice(end)) ? 'both' : (firstNamed(sentence.slice(end), all)?.id ?? null);
}

interface Named {
  readonly id: string;
  readonly at: number;
}

/** Subject forms only: `you` and `we`, not `your` and `us`, which more often receive a notice than give it. */
const subjects = ({ pronoun, mentions }: PaperSide): readonly string[] => [
  ...(pronoun === null ? [] : pronoun === 'i' ? ['i', 'we'] : [pronoun]),
  ...mentions.filter((word) => word.length > 2),
];

function lastNamed(words: string, all: readonly PaperSide[]): Named | null {
  const lower = words.toLowerCase();
  let best: Named | null = null;
  for (const side of all)
    for (const word of subjects(side)) {
      const at = wordBefore(lower, word);
      if (
        at < 0 ||
        TO.test(lower.slice(Math.max(0, at - 12), at)) ||
        /^['’]s?\b/.test(lower.slice(at + word.length))
      )
        continue;
      if (best === null || at > best.at) best = { id: side.id, at };
    }
  return best;
}

function firstNamed(words: string, all: readonly PaperSide[]): Named | null {
  const lower = words.toLowerCase();
  let best: Named | null = null;
  for (const side of all)
    for (const word of subjects(side)) {
      const at = lower.indexOf(word);
      if (at < 0 || /\p{L}/u.test(lower[at - 1] ?? ' ') || /\p{L}/u.test(lower[at + word.length] ?? ' '))
        continue;
      if (best === null || at < best.at) best = { id: side.id, at };
    }
  return best;
}

/** What makes a name the receiver: `gives the Tenant`, `to the Landlord`. */
const TO = /\b(?:to|tells?|gives?|giving|for|of|from|by|with|let|lets|ask|asks) (?:the )?$/;

function wordBefore(text: string, word: string): number {
  let at = text.lastIndexOf(word);
  while (at >= 0 && (/\p{L}/u.test(text[at - 1] ?? ' ') || /\p{L}/u.test(text[at + word.length] ?? ' ')))
    at = at === 0 ? -1 : text.lastIndexOf(word, at - 1);
  return at;
}
