import type { Country } from '../../../../../config/product.ts';
import type { LegalText } from '../document/legal-text.ts';
import { amountFacts } from '../reading/facts/amount-facts.ts';
import { dateFacts } from '../reading/facts/date-facts.ts';
import { termFacts } from '../reading/facts/term-facts.ts';
import { noticeFacts } from '../reading/facts/notice-facts.ts';
import { findPaperSides } from '../reading/sides/find-sides.ts';
import type { Question } from './read-question.ts';
import { termsOf } from './stem.ts';
import { groupsOf } from './synonyms.ts';

/** For each sentence by its index, how well the name of a fact that was read there is what the question asks for, 0 to 1. */
export function factSigns(
  text: LegalText,
  question: Question,
  country: Country,
): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  const facts = factsFor(text, question, country);
  if (facts.length === 0) return out;
  const byParagraph = new Map<number, number[]>();
  for (const [index, { paragraph }] of text.sentences.entries())
    byParagraph.set(paragraph, [...(byParagraph.get(paragraph) ?? []), index]);
  for (const { names, quotes } of facts) {
    const sign = Math.max(...names.map((name) => alike(termsOf(name), question)));
    if (sign === 0) continue;
    for (const quote of quotes) {
      const head = quote.text.slice(0, 40);
      for (const index of byParagraph.get(quote.paragraph) ?? []) {
        const words = text.sentences[index]!.text;
        if (words.includes(head) || quote.text.includes(words.slice(0, 40)))
          out.set(index, Math.max(out.get(index) ?? 0, sign));
      }
    }
  }
  return out;
}

interface NamedFact {
  /** What people call it. */
  readonly names: readonly string[];
  readonly quotes: readonly { readonly text: string; readonly paragraph: number }[];
}

/** Other words for the dates that the report lists. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Signed or dated', ['signed', 'made', 'date of the letter', 'date of the agreement', 'date of the order']],
  ['From start to end', ['start', 'end']],
  ['Term', ['start', 'end']],
]);

function factsFor(text: LegalText, { expected }: Question, country: Country): NamedFact[] {
  switch (expected) {
    case 'sum':
      return amountFacts(text, country).map(({ label, amount, quotes }) => ({
        names: [`${label} ${amount?.purpose ?? ''}`],
        quotes,
      }));
    case 'day': {
      const dates = dateFacts(text, country);
      return [...dates, ...termFacts(text, country, dates)].map(({ label, quotes }) => ({
        names: [label, ...(OTHER_NAMES.get(label) ?? [])],
        quotes,
      }));
    }
    case 'length': {
      const sides = findPaperSides(text, '');
      const nameOf = (id: string | null | undefined) => sides.all.find((side) => side.id === id)?.role ?? '';
      return noticeFacts(text, sides).map(({ label, notice, quotes }) => ({
        names: [`${notice?.what ?? label} ${nameOf(notice?.who)}`],
        quotes,
      }));
    }
    default:
      return [];
  }
}

/** Share of the name's words that the question has too, and the other way round. */
function alike(name: readonly string[], { terms }: Question): number {
  const own = new Set(name);
  if (own.size === 0 || terms.length === 0) return 0;
  const isShared = (term: string, groups: ReadonlySet<number>) =>
    own.has(term) || [...own].some((one) => [...groupsOf(one)].some((group) => groups.has(group)));
  const matched = terms.filter(({ term, groups }) => isShared(term, groups)).length;
  return (Math.min(1, matched / own.size) + matched / terms.length) / 2;
}
