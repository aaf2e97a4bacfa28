import type { LegalText, Sentence } from '../../document/legal-text.ts';
import { paragraphAt } from '../../document/legal-text.ts';
import type { Draft, DraftQuote } from '../../report/report-draft.ts';
import type { Risk } from '../../report/report.ts';
import { namedTitle } from '../messages/named-title.ts';
import type { BurdenMessages, ClauseFacts, RiskMessage } from '../messages/risk-message.ts';
import { betterThan } from './better-than.ts';
import type { Burden } from './burden.ts';
import type { BurdenGroup } from './merge-burdens.ts';
import { withAdvice } from './what-to-do.ts';

/** Longest sentence that is quoted whole. */
const WHOLE = 320;

/**
 * Says a risk in the words of one language. The title and the reason speak of the gravest place and its figures. `isOffered`: the paper
 * is offered in the same words to everyone who signs up.
 */
export function tellBurdens(
  group: BurdenGroup,
  text: LegalText,
  messages: BurdenMessages,
  isOffered = false,
): Draft<Risk> {
  const [worst] = group.burdens;
  const quotes = group.burdens
    .toSorted((a, b) => a.span.start - b.span.start)
    .map((burden) => quoteOf(burden, text));
  const beside = group.burdens.flatMap(({ span }) => besideOf(text, span.start));
  const better = betterThan(
    wordsFor(worst, messages),
    worst.family,
    quotes.map((quote) => quote.text).join(' '),
    beside.join(' '),
  );
  const { advice } = messages;
  const told =
    worst.certainty === 'found' ? withAdvice(better, worst.family, beside, { advice, isOffered }) : better;
  return {
    family: worst.family,
    severity: group.severity,
    title: titleOf(worst, text, messages),
    text: told.reason,
    reason: told.reason,
    ask: told.ask,
    usual: null,
    wording: told.wording,
    ...(told.wording === null ? {} : { wordingParts: told.wordingParts ?? [told.wording] }),
    fallback: told.fallback,
    law: null,
    certainty: worst.certainty,
    by: worst.by,
    quotes,
  };
}

function wordsFor(burden: Burden, { risks, paid = {}, readTwice }: BurdenMessages): RiskMessage {
  const { family, variant, certainty, figures } = burden;
  if (certainty === 'read-twice') return readTwice(figures['unnamed'] === undefined ? family : null);
  const kind = `${family}/${variant}`;
  // a reader who is paid is not told what helps one who pays
  const told =
    (figures['purse'] === 'paid' ? paid[kind] : undefined) ??
    risks[kind] ??
    (figures['purse'] === 'paid' ? paid[family] : undefined) ??
    risks[family];
  return told(factsOf(burden));
}

/** The title of a burden: what the clause's own words give, else that of its kind. */
export function titleOf(burden: Burden, text: LegalText, messages: BurdenMessages): string {
  const { family, variant, span, certainty } = burden;
  const told = wordsFor(burden, messages).title;
  if (certainty === 'read-twice') return told;
  const words = text.text.slice(span.start, span.end);
  const facts = factsOf(burden);
  const { titles } = messages;
  return (
    namedTitle(titles[`${family}/${variant}`], words, facts) ??
    namedTitle(titles[family], words, facts) ??
    told
  );
}

const NAMED = ['sum', 'each', 'rate', 'time', 'bound', 'deadline', 'notice', 'place'] as const;

/** A charge for every stretch of time grows with it; one for every event, or one share of what is owed, does not. */
const RUNS =
  /\b(?:day|night|week|fortnight|month|quarter|year|hour|minute|annum|daily|weekly|monthly|yearly)/i;

const factsOf = ({ figures }: Burden): ClauseFacts => ({
  ...Object.fromEntries(
    NAMED.flatMap((name) => (figures[name] === undefined ? [] : [[name, figures[name]]])),
  ),
  isUnlimited: figures['unlimited'] !== undefined,
  isAtWill: figures['atWill'] !== undefined,
  ...(figures['purse'] === 'pays' || figures['purse'] === 'paid' ? { purse: figures['purse'] } : {}),
  ...(figures['sudden'] === undefined ? {} : { isSudden: true }),
  ...(figures['fault'] === undefined ? {} : { answersForFault: true }),
  ...(figures['proof'] === undefined ? {} : { mayProve: true }),
  ...(figures['part'] === undefined ? {} : { isPart: true }),
  ...(figures['kept'] === undefined ? {} : { isKept: true }),
  ...(RUNS.test(`${figures['each'] ?? ''} ${figures['rate'] ?? ''}`) ? { isRunning: true } : {}),
  ...(figures['deposit'] === undefined ? {} : { isOfDeposit: true }),
  ...(figures['behind'] === undefined ? {} : { isLeftBehind: true }),
  ...(figures['passing'] === undefined ? {} : { isOfPassingOn: true }),
});

/** The sentence of the clause, or the clause alone where the sentence is long. */
function quoteOf({ span }: Burden, text: LegalText): DraftQuote {
  const sentence = sentenceAt(text, span.start);
  const isShort = sentence !== undefined && sentence.text.length <= WHOLE;
  const words = isShort ? sentence.text : text.text.slice(span.start, span.end);
  return { text: words, paragraph: paragraphAt(text, span.start)?.id ?? 1 };
}

/** How many sentences after a clause may take from it or add to it. */
const BESIDE = 2;

/** The sentence of a clause with those right after it in its paragraph: caps, days of grace and exceptions stand there. */
function besideOf(text: LegalText, start: number): string[] {
  const sentence = sentenceAt(text, start);
  if (sentence === undefined) return [];
  return text.sentences
    .slice(sentence.index, sentence.index + 1 + BESIDE)
    .filter(({ paragraph }) => paragraph === sentence.paragraph)
    .map((one) => one.text);
}

/** The sentence that holds an offset. */
export function sentenceAt(text: LegalText, offset: number): Sentence | undefined {
  let low = 0;
  let high = text.sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (text.sentences[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return text.sentences[low];
}
