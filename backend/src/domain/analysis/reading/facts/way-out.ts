import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { DraftWayOut } from '../../report/report-draft.ts';
import {
  AFTERWARDS,
  ANY_TIME,
  FOR_BREACH,
  GOES_ON_BY_ITSELF,
  LEAVING_DENIED,
  LEAVING_IF,
  LEAVING_WAIT,
  MAY_LEAVE,
  NO_LEAVE,
  ONLY_IF,
} from '../languages/en/leaving.ts';
import { AFTER_THAT, ENDS_A_PART } from '../languages/en/notice-words.ts';
import type { PaperSides } from '../sides/side.ts';
import { hangsOnCase, isOfSomebody, speaksOfLeaving } from './leaving/ends-the-deal.ts';
import { isCostOfOther, namesOf } from './leaving/leaving-cost.ts';
import { FOR_BOTH, isForOthers, isLeaver } from './leaving/leaver.ts';
import { partsOf } from './leaving/parts.ts';
import { pricePart, tellsHow } from './leaving/tells-how.ts';
import { findSpeakers } from '../frames/speakers.ts';
import { conditionOf, holdsWhen } from './notice/conditions.ts';
import { findNotices, shownNotice, type FoundNotice } from './notice-facts.ts';
import { shownLength } from './find-spans-of-time.ts';
import { quoteAround } from './places.ts';
import { sifted } from '../../sieve/sifted.ts';

const LONGEST = 900;

/**
 * How the reader can leave and at what price, in the paper's own words. A way to leave comes before one that only stops the renewal,
 * as it lets the reader go sooner; both are told then. Null only where a broad search finds no sentence about leaving that speaks of
 * the reader or of both sides.
 */
export function findWayOut(text: LegalText, sides: PaperSides): DraftWayOut | null {
  const { reader } = sides;
  const partOf = partsOf(text);
  const notices = findNotices(text, sides).filter(
    ({ who, what, sentence }) =>
      (reader === null ? who !== null : who === reader.id || who === 'both') &&
      (what === 'ending' || what === STOPS) &&
      !NO_LEAVE.test(sentence.text) &&
      (speaksOfLeaving(sentence.text) ||
        GIVES_NOTICE.test(sentence.text) ||
        GIVES_TIME.test(sentence.text)) &&
      !AT_FIRST.test(sentence.text) &&
      partOf(sentence) === null &&
      !FOR_BREACH.test(sentence.text),
  );
  // one that hangs on a case comes after one that does not
  const isFree = ({ sentence, length }: FoundNotice) => conditionOf(sentence.text, length) === null;
  const first = notices.find(isFree) ?? notices[0];
  const stop = notices.find((one) => one.what === STOPS && isFree(one));
  // a notice that has to be given, as of moving, is no right to leave before the renewal
  const sooner =
    stop === undefined || reader === null
      ? undefined
      : notices.find((one) => one.what === 'ending' && isFree(one) && MAY_END.test(one.sentence.text));
  const notice = sooner ?? first;
  const speakers = findSpeakers(text, sides);
  const speakerOf = ({ paragraph }: Sentence) => speakers.get(paragraph) ?? null;
  if (notice !== undefined && notice.what !== STOPS)
    return withRenewal(text, byNotice(text, notice, sides), stop);
  const isDenied = text.sentences.some((sentence) => LEAVING_DENIED.test(sentence.text));
  const free = reader === null || isDenied ? null : atAnyTime(text, sides, speakerOf);
  if (notice !== undefined)
    return free === null ? byNotice(text, notice, sides) : withRenewal(text, free, stop);
  if (free !== null) return free;
  const isTheirs = (sentence: Sentence) =>
    isForOthers(withSubject(text, sentence), sides, speakerOf(sentence));
  const told = withoutHeadings(text).filter(
    (sentence) => tellsHow(sentence.text) && !isTheirs(sentence) && !isOfSomebody(sentence, sides),
  );
  const own = told.filter((sentence) => isOwn(sentence, sides, speakerOf(sentence)));
  const plain = own.filter(({ text: words }) => !OF_CHANGE.test(words));
  const found =
    plain.find(({ text: words }) => !hangsOnCase(words)) ??
    plain[0] ??
    own[0] ??
    told.find(isLoose) ??
    told.find((sentence) => isOnlyIf(sentence) && isNamed(sentence, sides, speakerOf(sentence)));
  return found === undefined ? null : inWords(text, found, sides);
}

/** `… onto our variable price, which you can leave at any time`: of that alone. */
const OF_ONE_THING = sifted(/\b(?:which|that) (?:you|the \p{L}+) (?:can|may) (?:leave|cancel|end|stop)\b/iu);

const COSTS = ' Leaving may cost something.';
const MAY_END = sifted(
  /\b(?:may|can|is free to|entitled to|right to)\b[^.;]{0,40}\b(?:end|terminat|cancel|leav|resign|quit|withdraw)/i,
);
/** A notice by which a paper does not begin anew. */
const STOPS = 'stopping the renewal';

/** `If you want to cancel` above a clause says nothing yet. */
function withoutHeadings({ paragraphs, sentences }: LegalText): readonly Sentence[] {
  const headings = new Set(paragraphs.filter(({ kind }) => kind === 'heading').map(({ id }) => id));
  return sentences.filter(({ paragraph }) => !headings.has(paragraph));
}

/** A notice as a way out: told with its length, with its case, or in the words of the paper. */
function byNotice(text: LegalText, notice: FoundNotice, sides: PaperSides): DraftWayOut {
  const { sentence, length, what, who } = notice;
  const { reader } = sides;
  const isReaders = reader !== null && who === reader.id;
  const onlyIf = conditionOf(sentence.text, length);
  if (onlyIf !== null) return onCondition(text, notice, onlyIf, isReaders);
  const isPlain =
    what === 'ending' && conditions(sentence.text, sides) === '' && !AFTER_THAT.test(sentence.text);
  if (!isPlain) return inWords(text, sentence, sides);
  // `In the first three months either may leave with a week's notice`: not the notice of the paper
  if (holdsWhen(sentence.text, length) !== '')
    return {
      text: 'It hangs on a condition.',
      quotes: [quoteOf(text, sentence)],
      by: 'rules',
      isInWords: true,
    };
  const isDear = isPriced(text, sentence, sides) || isPricedNext(text, sentence, sides);
  const told = `${isReaders ? 'You' : who === 'both' ? 'Either side' : 'A side'} can leave with ${shownNotice(sentence.text, length, ' of notice')}.${isDear ? COSTS : ''}`;
  return { text: told, quotes: [quoteOf(text, sentence)], by: 'rules', isDear };
}

/** The same with what stops the renewal, where another sentence says that. */
function withRenewal(text: LegalText, exit: DraftWayOut, stop: FoundNotice | undefined): DraftWayOut {
  if (stop === undefined) return exit;
  const quote = quoteOf(text, stop.sentence);
  if (exit.quotes.some(({ text: words, paragraph }) => words === quote.text && paragraph === quote.paragraph))
    return exit;
  const told = `To stop the renewal takes ${shownLength(stop.length)} of notice.`;
  return { ...exit, text: `${exit.text} ${told}`.trim(), quotes: [...exit.quotes, quote] };
}

/** A sentence that only says `they` or `it`, with the one before it, which says who they are. */
function withSubject({ sentences }: LegalText, { index, paragraph, text: words }: Sentence): string {
  const before = sentences[index - 1];
  return before?.paragraph === paragraph &&
    /^\W{0,4}(?:if|when|where|should)? ?(?:they|he|she|it)\b/i.test(words)
    ? `${before.text} ${words}`
    : words;
}

/** A way out that opens only when something is changed, or when the other side is late; and what happens without one. */
const OF_CHANGE = sifted(
  /\b(?:new|higher|chang\w*|increas\w*|object\w*|amend\w*)\b[^.;]{0,50}\b(?:price|fee|rent|terms?|rules?|appl(?:y|ies)|takes? effect)\b|\b(?:price|fee|rent|terms?)\b[^.;]{0,30}\b(?:chang\w*|increas\w*)|\bif (?:the|an?|any|such an?) (?:rise|increase|change)\b|\bif (?:we|they|it|the \w+) (?:is|are|has|have) (?:late|not)\b|\bunless (?:you|either|the \w+) (?:cancels?|ends?|stops?)\b|\b(?:may|can) then (?:also )?(?:cancel|end|leave|terminate|withdraw)\b/i,
);

/** What holds only at first says nothing of how to leave later. */
const AT_FIRST = sifted(
  /(?<!\bafter (?:the |a |your )?)\bprobation\w*(?! (?:period )?(?:you|either|the \w+) (?:must|may|shall|can))|(?<!\bafter (?:the |a |your )?)\btrial period\b|\bfirst (?:\w+ )?(?:days?|weeks?|months?)(?:, [^,]*,)? (?:is|are|count as|serve as) (?:a |on |for )?(?:trial|trying|probation)|\b(?:during|in|within) (?:this|that|those|these) (?:first |opening )?(?:time|period|half[- ]year|(?:[a-z]+ )?(?:days|weeks|months))\b/i,
);
const GIVES_TIME = sifted(
  /\bgives? (?:(?:me|us|him|her|them|the \p{L}+) )?(?:[\p{L}]{2,12}|\d{1,3}) (?:days?|weeks?|months?)\b/iu,
);
const GIVES_NOTICE = /\bgives?\b[^.;]{0,30}\bnotice\b/i;

/** `The Customer may cancel at any time`, said of the whole paper: told as it is, with a price where the next words name one. */
function atAnyTime(
  text: LegalText,
  sides: PaperSides,
  speakerOf: (sentence: Sentence) => string | null,
): DraftWayOut | null {
  for (const [index, sentence] of text.sentences.entries()) {
    const words = sentence.text;
    if (words.length > 300 || !ANY_TIME.test(words) || ENDS_A_PART.test(words) || OF_ONE_THING.test(words))
      continue;
    if (!isOwn(sentence, sides, speakerOf(sentence)) || conditions(words, sides) !== '') continue;
    const before = text.sentences[index - 1];
    if (before?.paragraph === sentence.paragraph && GOES_ON_BY_ITSELF.test(before.text)) continue;
    const next = text.sentences[index + 1];
    const isDear =
      (next?.paragraph === sentence.paragraph && costsReader(next.text, sides)) ||
      isPriced(text, sentence, sides);
    const told = `You can leave at any time.${isDear ? COSTS : ''}`;
    return { text: told, quotes: [quoteOf(text, sentence)], by: 'rules', isDear };
  }
  return null;
}

/** Whether a sentence names a price that the reader pays; what is paid for work done is none. */
function costsReader(words: string, sides: PaperSides): boolean {
  const part = pricePart(words.replace(PAID_FOR_WORK, ' '));
  return part !== null && !isCostOfOther(part, sides);
}
const PAID_FOR_WORK =
  /\b(?:pays?|paid|payment) (?:\p{L}+ ){0,3}(?:for|of) (?:all |any |the |every )*(?:hours?|work|time|days?|shifts?|wages|lessons)\b/giu;

/** A way out that opens only in one case is told with that case, or else in the words of the paper. */
function onCondition(
  text: LegalText,
  { sentence, length }: FoundNotice,
  condition: string,
  isReaders: boolean,
): DraftWayOut {
  const quotes = [quoteOf(text, sentence)];
  if (condition === '' || !isReaders)
    return { text: 'It hangs on a condition.', quotes, by: 'rules', isInWords: true };
  const told = shownNotice(sentence.text, length, ' of notice');
  return {
    text: `You can leave with ${told}, but the paper ties it to this: “${condition}”.`,
    quotes,
    by: 'rules',
  };
}

/** The sentence itself says how; of ours there is only what to look out for. */
const inWords = (text: LegalText, sentence: Sentence, sides: PaperSides): DraftWayOut => ({
  text: conditions(sentence.text, sides),
  quotes: [quoteOf(text, sentence)],
  by: 'rules',
  isInWords: true,
});

/** Whether any sentence but the given ones speaks of leaving as something that can be done, whoever it speaks of. */
export const hasAnyExit = (text: LegalText, but: readonly Sentence[] = []): boolean =>
  text.sentences.some((sentence) => isLoose(sentence) && !but.some(({ index }) => index === sentence.index));

/** Whether a sentence lets somebody go in every case, and not both sides alike. */
export const isPlainExit = ({ text: words }: Sentence): boolean =>
  !IN_A_CASE.test(words) && !FOR_BOTH.test(words);
const IN_A_CASE =
  /\b(?:if|where|when|unless|should|provided|in case|in the event|only|unused|for (?:breach|cause))\b/i;

const quoteOf = (text: LegalText, sentence: Sentence) =>
  quoteAround(text, sentence.start, Math.min(sentence.end, sentence.start + 200));

/** What the sentence itself ties leaving to, as a sentence; empty where it ties it to nothing. */
function conditions(words: string, sides: PaperSides): string {
  const part = pricePart(words);
  const isDear = part !== null && !isCostOfOther(part, sides);
  const found = [
    ...(isDear ? ['it may cost something'] : []),
    ...(LEAVING_WAIT.test(words) ? ['a time has to pass first'] : []),
    ...(LEAVING_IF.test(words) || OF_CHANGE.test(words) || hangsOnCase(words)
      ? ['it hangs on a condition']
      : []),
  ];
  const said = found.join(' and ');
  return said === '' ? '' : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** `In that case what he has paid stays with Mwangaza`: the next sentence names the price. */
function isPricedNext({ sentences }: LegalText, { index, paragraph }: Sentence, sides: PaperSides): boolean {
  const next = sentences[index + 1];
  return next?.paragraph === paragraph && IN_THAT_CASE.test(next.text) && costsReader(next.text, sides);
}
const IN_THAT_CASE =
  /^\W{0,4}(?:in (?:that|this|such a|such) (?:case|event)|if (?:so|you do|he does|she does)|then)\b/i;

/** Whether another sentence makes the reader, or somebody it does not name, pay for leaving. */
const isPriced = ({ sentences }: LegalText, told: Sentence, sides: PaperSides): boolean =>
  sentences.some((sentence) => {
    if (sentence === told || sentence.text.length > LONGEST || ENDS_A_PART.test(sentence.text)) return false;
    const match = PRICED.exec(sentence.text);
    return match !== null && isLeaver(match[1] ?? '', sides) && !isCostOfOther(match[0], sides);
  });

const PRICED = sifted(
  /\b(?:if|where|when|should|who(?:ever)?)\b([^.;]{0,60})\b(?:leav(?:es?|ing)|resigns?|terminates?|ends?|quits?|cancels?)\b[^.;]{0,140}\b(?:(?<!\b(?:last|final|first|your|his|her|their|the|of|back|full|sick|holiday|in) )pays?|repays?|owes?|forfeits?|loses?|reimburses?|fee|charge|keeps?|retains?|returns? (?:the|all|any) (?:\p{L}+ ){0,2}(?:costs?|fees?|expenses))\b/iu,
);

function isOwn(sentence: Sentence, sides: PaperSides, speaker: string | null): boolean {
  if (!isLoose(sentence) || isForOthers(sentence.text, sides, speaker)) return false;
  return isNamed(sentence, sides, speaker) || FOR_BOTH.test(sentence.text);
}

function isNamed({ text: words }: Sentence, { reader }: PaperSides, speaker: string | null): boolean {
  const lower = words.toLowerCase();
  return reader !== null && namesOf(reader, speaker).some((word) => lower.includes(word));
}

const isOnlyIf = ({ text: words }: Sentence): boolean =>
  words.length <= LONGEST && speaksOfLeaving(words) && ONLY_IF.test(words) && !NO_LEAVE.test(words);

const isLoose = ({ text: words }: Sentence) =>
  words.length <= LONGEST &&
  speaksOfLeaving(words) &&
  MAY_LEAVE.test(words) &&
  !NO_LEAVE.test(words) &&
  !FOR_BREACH.test(words) &&
  !AFTERWARDS.test(words);
