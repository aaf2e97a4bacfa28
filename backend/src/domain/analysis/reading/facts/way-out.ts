import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Point } from '../../report/report.ts';
import {
  FOR_BREACH,
  LEAVING,
  LEAVING_PRICE,
  LEAVING_WAIT,
  MAY_LEAVE,
  NO_LEAVE,
} from '../languages/en/leaving.ts';
import type { PaperSides } from '../sides/side.ts';
import { shownLength } from './find-spans-of-time.ts';
import { findNotices } from './notice-facts.ts';
import { quoteAround } from './places.ts';

const LONGEST = 900;

/**
 * How the reader can leave and at what price, in the paper's own words. Null only where a broad search finds no sentence about
 * leaving that speaks of the reader or of both sides.
 */
export function findWayOut(text: LegalText, sides: PaperSides): Draft<Point> | null {
  const { reader } = sides;
  const notice = findNotices(text, sides).find(
    ({ who, what, sentence }) =>
      (reader === null || who === reader.id || who === 'both') &&
      (what === 'ending' || what === 'returning' || what === 'renewal') &&
      !NO_LEAVE.test(sentence.text) &&
      LEAVING.test(sentence.text) &&
      !FOR_BREACH.test(sentence.text),
  );
  if (notice !== undefined) {
    const { sentence, length, what } = notice;
    const isPlain =
      what === 'ending' &&
      /\bnotice\b/i.test(sentence.text) &&
      !LEAVING_PRICE.test(sentence.text) &&
      !LEAVING_WAIT.test(sentence.text);
    const told = isPlain
      ? `The paper gives ${shownLength(length)} as the notice for leaving.`
      : `The paper says this about leaving${conditions(sentence.text)}:`;
    return { text: told, quotes: [quoteOf(text, sentence)], by: 'rules' };
  }
  const found =
    text.sentences.find((sentence) => isOwn(sentence, sides)) ??
    text.sentences.find((sentence) => isLoose(sentence));
  if (found === undefined) return null;
  return {
    text: `The paper says this about leaving${conditions(found.text)}:`,
    quotes: [quoteOf(text, found)],
    by: 'rules',
  };
}

const quoteOf = (text: LegalText, sentence: Sentence) =>
  quoteAround(text, sentence.start, Math.min(sentence.end, sentence.start + 200));

/** What the sentence itself ties leaving to. */
function conditions(words: string): string {
  const found = [
    ...(LEAVING_PRICE.test(words) ? ['it may cost something'] : []),
    ...(LEAVING_WAIT.test(words) ? ['there is a time to wait for'] : []),
  ];
  return found.length === 0 ? '' : `; ${found.join(' and ')}`;
}

function isOwn({ text: words }: Sentence, { reader }: PaperSides): boolean {
  if (
    words.length > LONGEST ||
    !LEAVING.test(words) ||
    !MAY_LEAVE.test(words) ||
    NO_LEAVE.test(words) ||
    FOR_BREACH.test(words)
  )
    return false;
  const lower = words.toLowerCase();
  const own = [
    ...(reader?.mentions ?? []),
    ...(reader?.pronoun === 'you'
      ? ['you']
      : reader?.pronoun === 'we'
        ? ['we']
        : reader?.pronoun === 'i'
          ? ['i ']
          : []),
  ];
  return (
    own.some((word) => lower.includes(word)) || /\b(?:either|both|each|one of us|any party)\b/.test(lower)
  );
}

const isLoose = ({ text: words }: Sentence) =>
  words.length <= LONGEST &&
  LEAVING.test(words) &&
  MAY_LEAVE.test(words) &&
  !NO_LEAVE.test(words) &&
  !FOR_BREACH.test(words);
