import type { LegalText, Sentence } from '../../document/legal-text.ts';
import { paragraphAt } from '../../document/legal-text.ts';
import type { Draft, DraftQuote } from '../../report/report-draft.ts';
import type { Risk } from '../../report/report.ts';
import { namedTitle } from '../messages/named-title.ts';
import type { BurdenMessages, ClauseFacts } from '../messages/risk-message.ts';
import type { Burden } from './burden.ts';
import type { BurdenGroup } from './merge-burdens.ts';

/** Longest sentence that is quoted whole. */
const WHOLE = 320;

/** Says a risk in the words of one language. The title and the reason speak of the gravest place and its figures. */
export function tellBurdens(group: BurdenGroup, text: LegalText, messages: BurdenMessages): Draft<Risk> {
  const [worst] = group.burdens;
  const { risks } = messages;
  const told =
    worst.certainty === 'read-twice'
      ? messages.readTwice(worst.family)
      : (risks[`${worst.family}/${worst.variant}`] ?? risks[worst.family])(factsOf(worst));
  return {
    family: worst.family,
    severity: group.severity,
    title: titleOf(worst, text, messages) ?? told.title,
    text: told.reason,
    reason: told.reason,
    ask: told.ask,
    usual: told.usual,
    wording: told.wording,
    fallback: told.fallback,
    law: null,
    certainty: worst.certainty,
    by: worst.by,
    quotes: group.burdens
      .toSorted((a, b) => a.span.start - b.span.start)
      .map((burden) => quoteOf(burden, text)),
  };
}

/** The title that the clause's own words give it; null where none fits, and for what is only to be read twice. */
export function titleOf(burden: Burden, text: LegalText, { titles }: BurdenMessages): string | null {
  const { family, variant, span, certainty } = burden;
  if (certainty === 'read-twice') return null;
  const words = text.text.slice(span.start, span.end);
  const facts = factsOf(burden);
  return namedTitle(titles[`${family}/${variant}`], words, facts) ?? namedTitle(titles[family], words, facts);
}

const factsOf = ({ figures }: Burden): ClauseFacts => ({
  ...(figures['sum'] === undefined ? {} : { sum: figures['sum'] }),
  ...(figures['each'] === undefined ? {} : { each: figures['each'] }),
  ...(figures['rate'] === undefined ? {} : { rate: figures['rate'] }),
  ...(figures['time'] === undefined ? {} : { time: figures['time'] }),
  ...(figures['place'] === undefined ? {} : { place: figures['place'] }),
  isUnlimited: figures['unlimited'] !== undefined,
  isAtWill: figures['atWill'] !== undefined,
});

/** The sentence of the clause, or the clause alone where the sentence is long. */
function quoteOf({ span }: Burden, text: LegalText): DraftQuote {
  const sentence = sentenceAt(text, span.start);
  const isShort = sentence !== undefined && sentence.text.length <= WHOLE;
  const words = isShort ? sentence.text : text.text.slice(span.start, span.end);
  return { text: words, paragraph: paragraphAt(text, span.start)?.id ?? 1 };
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
