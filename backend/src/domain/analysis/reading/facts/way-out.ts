import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { WayOut } from '../../report/report.ts';
import {
  AFTERWARDS,
  ANY_TIME,
  FOR_BREACH,
  LEAVING,
  LEAVING_FREE,
  LEAVING_IF,
  LEAVING_PRICE,
  LEAVING_WAIT,
  MAY_LEAVE,
  NO_LEAVE,
} from '../languages/en/leaving.ts';
import { ENDS_A_PART } from '../languages/en/notice-words.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';
import { findSpeakers } from '../frames/speakers.ts';
import { findNotices, shownNotice } from './notice-facts.ts';
import { quoteAround } from './places.ts';

const LONGEST = 900;

/**
 * How the reader can leave and at what price, in the paper's own words. Null only where a broad search finds no sentence about
 * leaving that speaks of the reader or of both sides.
 */
export function findWayOut(text: LegalText, sides: PaperSides): Draft<WayOut> | null {
  const { reader } = sides;
  const notice = findNotices(text, sides).find(
    ({ who, what, sentence }) =>
      (reader === null ? who !== null : who === reader.id || who === 'both') &&
      (what === 'ending' || what === 'stopping the renewal') &&
      !NO_LEAVE.test(sentence.text) &&
      (speaksOfLeaving(sentence.text) || GIVES_NOTICE.test(sentence.text)) &&
      !AT_FIRST.test(sentence.text) &&
      !FOR_BREACH.test(sentence.text),
  );
  if (notice !== undefined) {
    const { sentence, length, what, who } = notice;
    const isPlain = what === 'ending' && conditions(sentence.text) === '';
    const isReaders = reader !== null && who === reader.id;
    if (!isPlain) return inWords(text, sentence);
    const told = `${isReaders ? 'You' : who === 'both' ? 'Either side' : 'A side'} can leave with ${shownNotice(sentence.text, length, ' of notice')}.${isPriced(text, sentence) ? ' Leaving may cost something.' : ''}`;
    return { text: told, quotes: [quoteOf(text, sentence)], by: 'rules' };
  }
  const speakers = findSpeakers(text, sides);
  const speakerOf = ({ paragraph }: Sentence) => speakers.get(paragraph) ?? null;
  const free = reader === null ? null : atAnyTime(text, sides, speakerOf);
  if (free !== null) return free;
  const found =
    text.sentences.find(
      (sentence) => isOwn(sentence, sides, speakerOf(sentence)) && !OF_CHANGE.test(sentence.text),
    ) ??
    text.sentences.find((sentence) => isOwn(sentence, sides, speakerOf(sentence))) ??
    text.sentences.find(
      (sentence) => isLoose(sentence) && !isForOthers(sentence.text, sides, speakerOf(sentence)),
    );
  return found === undefined ? null : inWords(text, found);
}

/** A way out that opens only when something is changed. */
const OF_CHANGE =
  /\b(?:new|higher|chang\w*|increas\w*|object\w*|amend\w*)\b[^.;]{0,50}\b(?:price|fee|rent|terms?|rules?|appl(?:y|ies)|takes? effect)\b|\b(?:price|fee|rent|terms?)\b[^.;]{0,30}\b(?:chang\w*|increas\w*)/i;

/** What holds only at first says nothing of how to leave later. */
const AT_FIRST =
  /\bprobation\w*(?! (?:period )?(?:you|either|the \w+) (?:must|may|shall|can))|\btrial period\b|\b(?:during|in) (?:this|that) (?:time|period)\b/i;
const GIVES_NOTICE = /\bgives?\b[^.;]{0,30}\bnotice\b/i;

/** `The Customer may cancel at any time`, said of the whole paper: told as it is, with a price where the next words name one. */
function atAnyTime(
  text: LegalText,
  sides: PaperSides,
  speakerOf: (sentence: Sentence) => string | null,
): Draft<WayOut> | null {
  for (const [index, sentence] of text.sentences.entries()) {
    const words = sentence.text;
    if (words.length > 300 || !ANY_TIME.test(words) || ENDS_A_PART.test(words)) continue;
    if (!isOwn(sentence, sides, speakerOf(sentence)) || conditions(words) !== '') continue;
    const next = text.sentences[index + 1];
    const isDear =
      (next?.paragraph === sentence.paragraph && LEAVING_PRICE.test(next.text.replace(LEAVING_FREE, ' '))) ||
      isPriced(text, sentence);
    const told = `You can leave at any time.${isDear ? ' Leaving may cost something.' : ''}`;
    return { text: told, quotes: [quoteOf(text, sentence)], by: 'rules' };
  }
  return null;
}

/** The sentence itself says how; of ours there is only what to look out for. */
const inWords = (text: LegalText, sentence: Sentence): Draft<WayOut> => ({
  text: conditions(sentence.text),
  quotes: [quoteOf(text, sentence)],
  by: 'rules',
  isInWords: true,
});

/** Whether any sentence speaks of leaving as something that can be done, whoever it speaks of. */
export const hasAnyExit = (text: LegalText): boolean => text.sentences.some((sentence) => isLoose(sentence));

const quoteOf = (text: LegalText, sentence: Sentence) =>
  quoteAround(text, sentence.start, Math.min(sentence.end, sentence.start + 200));

/** What the sentence itself ties leaving to, as a sentence; empty where it ties it to nothing. */
function conditions(words: string): string {
  const found = [
    ...(LEAVING_PRICE.test(words.replace(LEAVING_FREE, ' ')) ? ['it may cost something'] : []),
    ...(LEAVING_WAIT.test(words) ? ['there is a time to wait for'] : []),
    ...(LEAVING_IF.test(words) ? ['it hangs on a condition'] : []),
  ];
  const said = found.join(' and ');
  return said === '' ? '' : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** Whether another sentence makes somebody pay for leaving. */
const isPriced = ({ sentences }: LegalText, told: Sentence): boolean =>
  sentences.some(
    (sentence) => sentence !== told && sentence.text.length <= LONGEST && PRICED.test(sentence.text),
  );
const PRICED =
  /\b(?:if|where|when|should|who(?:ever)?)\b[^.;]{0,60}\b(?:leav(?:es?|ing)|resigns?|terminates?|ends?|quits?|cancels?)\b[^.;]{0,140}\b(?:pays?|repays?|owes?|forfeits?|loses?|reimburses?|fee|charge)\b/i;

function isOwn(sentence: Sentence, sides: PaperSides, speaker: string | null): boolean {
  const { reader } = sides;
  if (!isLoose(sentence) || isForOthers(sentence.text, sides, speaker)) return false;
  const lower = sentence.text.toLowerCase();
  const own = reader === null ? [] : namesOf(reader, speaker);
  return own.some((word) => lower.includes(word)) || FOR_BOTH.test(lower);
}

const FOR_BOTH = /\b(?:either|both|each|one of us|any party)\b/i;

/** `After the end` tells when something else happens. */
const speaksOfLeaving = (words: string): boolean =>
  LEAVING.test(words.replace(/\b(?:the|an|its|such) end\b/gi, ' '));

const isLoose = ({ text: words }: Sentence) =>
  words.length <= LONGEST &&
  speaksOfLeaving(words) &&
  MAY_LEAVE.test(words) &&
  !NO_LEAVE.test(words) &&
  !FOR_BREACH.test(words) &&
  !AFTERWARDS.test(words);

/** Whether it is the other side that leaves: the last one named before the leaving. */
function isForOthers(words: string, { all, reader }: PaperSides, speaker: string | null): boolean {
  if (reader === null || FOR_BOTH.test(words)) return false;
  const before = words.slice(0, LEAVING.exec(words)?.index ?? 0).toLowerCase();
  const lastOf = (side: PaperSide): number =>
    Math.max(-1, ...namesOf(side, speaker).map((name) => before.lastIndexOf(name)));
  const own = lastOf(reader);
  return all.some((side) => side.id !== reader.id && lastOf(side) > own);
}

const PRONOUNS = { you: ['you'], we: ['we '], i: ['i '] } as const;

/** The words by which a sentence means a side; in a chat, `I` is whoever writes the line and `you` the other. */
function namesOf({ id, mentions, pronoun }: PaperSide, speaker: string | null): readonly string[] {
  if (speaker !== null) return [...mentions, ...PRONOUNS[id === speaker ? 'i' : 'you']];
  return [...mentions, ...(pronoun === null ? [] : PRONOUNS[pronoun])];
}
