import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Point } from '../../report/report.ts';
import {
  FOR_BREACH,
  LEAVING,
  LEAVING_FREE,
  LEAVING_IF,
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
    const { sentence, length, what, who } = notice;
    const isPlain =
      what === 'ending' && /\bnotice\b/i.test(sentence.text) && conditions(sentence.text) === '';
    const isReaders = reader !== null && who === reader.id;
    const told = isPlain
      ? `${isReaders ? 'You' : who === 'both' ? 'Either side' : 'A side'} can leave with ${shownLength(length)} of notice.${isPriced(text, sentence) ? ' Leaving may cost something.' : ''}`
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

/** Whether any sentence speaks of leaving as something that can be done, whoever it speaks of. */
export const hasAnyExit = (text: LegalText): boolean => text.sentences.some((sentence) => isLoose(sentence));

const quoteOf = (text: LegalText, sentence: Sentence) =>
  quoteAround(text, sentence.start, Math.min(sentence.end, sentence.start + 200));

/** What the sentence itself ties leaving to. */
function conditions(words: string): string {
  const found = [
    ...(LEAVING_PRICE.test(words.replace(LEAVING_FREE, ' ')) ? ['it may cost something'] : []),
    ...(LEAVING_WAIT.test(words) ? ['there is a time to wait for'] : []),
    ...(LEAVING_IF.test(words) ? ['it hangs on a condition'] : []),
  ];
  return found.length === 0 ? '' : `; ${found.join(' and ')}`;
}

/** Whether another sentence makes somebody pay for leaving. */
const isPriced = ({ sentences }: LegalText, told: Sentence): boolean =>
  sentences.some(
    (sentence) => sentence !== told && sentence.text.length <= LONGEST && PRICED.test(sentence.text),
  );
const PRICED =
  /\b(?:if|where|when|should|who(?:ever)?)\b[^.;]{0,60}\b(?:leav(?:es?|ing)|resigns?|terminates?|ends?|quits?|cancels?)\b[^.;]{0,140}\b(?:pays?|repays?|owes?|forfeits?|loses?|reimburses?|fee|charge)\b/i;

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
