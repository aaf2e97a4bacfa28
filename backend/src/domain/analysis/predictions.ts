import type { ClauseHit } from './facts/find-clauses.ts';
import { findKeyFacts, governingLawValue } from './facts/key-facts.ts';
import type { LegalText } from './document/legal-text.ts';

/** One finding in the form that evaluations use. Offsets are those of `LegalText.text`. */
export interface Prediction {
  readonly category: string;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  readonly value?: string;
  readonly confidence?: number;
}

/** Facts and clauses of a document as labelled spans, for measuring against human labels. */
export function predictionsOf(text: LegalText, clauses: readonly ClauseHit[]): Prediction[] {
  const out: Prediction[] = [];
  const add = (
    category: string,
    start: number,
    end: number,
    extra: { value?: string; confidence?: number } = {},
  ) => {
    const quote = text.text.slice(start, end);
    if (quote.trim().length > 1) out.push({ category, start, end, quote, ...extra });
  };
  const facts = findKeyFacts(text);
  for (const [category, fact] of [
    ['document-name', facts.title],
    ['agreement-date', facts.agreementDate],
    ['effective-date', facts.effectiveDate],
  ] as const) {
    if (fact !== null) add(category, fact.start, fact.end, fact.value === null ? {} : { value: fact.value });
  }
  for (const party of text.parties) add('parties', party.start, party.end);
  const collective = collectiveName(text);
  if (collective !== null) add('parties', collective.start, collective.end);
  for (const clause of clauses) {
    if (clause.category === 'effective-date') continue;
    const value =
      clause.category === 'governing-law'
        ? governingLawValue(text.text.slice(clause.start, clause.end))
        : null;
    add(clause.category, clause.start, clause.end, {
      confidence: confidence(clause.score),
      ...(value === null ? {} : { value }),
    });
  }
  return out;
}

/** `(collectively the “Parties”)` soon after the last party. */
function collectiveName(text: LegalText): { readonly start: number; readonly end: number } | null {
  const last = text.parties.at(-1);
  if (last === undefined) return null;
  const after = text.text.slice(last.start, last.end + 500);
  const match =
    /\([^()]{0,160}["“](?:the )?Part(?:y|ies)["”][^()]{0,120}\)|\b(?:collectively|together|hereinafter|each|individually)\b[^.()]{0,120}["“](?:the )?Part(?:y|ies)\.?["”](?:[^.()]{0,60}["“](?:the )?Part(?:y|ies)\.?["”])?/i.exec(
      after,
    );
  if (match === null) return null;
  const start = last.start + match.index;
  const end = start + match[0].length;
  // `X and Y may each be referred to as a “Party”` is said in a sentence of its own
  const sentence = text.sentences.find((one) => one.start <= start && one.end >= end);
  const isOwn = sentence !== undefined && sentence.start >= last.end && sentence.end - sentence.start < 300;
  return isOwn && /\breferred to\b/i.test(sentence.text)
    ? { start: sentence.start, end: sentence.end }
    : { start, end };
}

const confidence = (score: number) => Math.round(1_000 / (1 + Math.exp(-score))) / 1_000;
