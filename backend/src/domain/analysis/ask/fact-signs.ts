import type { Country } from '../../../../../config/product.ts';
import type { LegalText } from '../document/legal-text.ts';
import { amountFacts } from '../reading/facts/amount-facts.ts';
import { dateFacts } from '../reading/facts/date-facts.ts';
import { termFacts } from '../reading/facts/term-facts.ts';
import { noticeFacts } from '../reading/facts/notice-facts.ts';
import { findPaperSides } from '../reading/sides/find-sides.ts';
import type { Question } from './read-question.ts';
import { termsOf } from './words/stem.ts';
import { groupsOf } from './words/synonyms.ts';

/** For each sentence by its index, how well the name of a fact that was read there is what the question asks for, 0 to 1. */
export function factSigns(
  text: LegalText,
  question: Question,
  country: Country,
): ReadonlyMap<number, number> {
  const facts = factsFor(text, question, country);
  return placed(text, facts, ({ names }) => Math.max(...names.map((name) => alike(termsOf(name), question))));
}

/** For each sentence by its index, its sign, where a fact that stands in it has one. */
function placed(
  text: LegalText,
  facts: readonly NamedFact[],
  signOf: (fact: NamedFact) => number,
): Map<number, number> {
  const out = new Map<number, number>();
  if (facts.length === 0) return out;
  const byParagraph = new Map<number, number[]>();
  for (const [index, { paragraph }] of text.sentences.entries())
    byParagraph.set(paragraph, [...(byParagraph.get(paragraph) ?? []), index]);
  for (const fact of facts) {
    const sign = signOf(fact);
    if (sign === 0) continue;
    for (const quote of fact.quotes) {
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

/** Words that ask for the price of the whole thing, or for pay, and for nothing of its own. */
const OF_PRICE: ReadonlySet<string> = new Set(
  termsOf(
    'price cost charge fee rent rate pay paid payment money sum amount total altogether month year week hour season term annual ' +
      'monthly weekly yearly hourly owe salary wage earn going damage set dear expensive main basic usual whole',
  ),
);
/** Sums that a paper is about, and what one earns. */
const MAIN =
  /^(?:hourly rate|rate|rent|price|pay|salary|wages?|fee|premium|licence fee|tuition|membership|annual fee|total|payment)\b/i;
const EARNED = /^(?:hourly rate|rate|pay|salary|wages?|payment|fee)\b/i;
const ASKS_EARNED =
  /\b(?:earn|salary|wages?|(?:do|will|am) (?:i|we) (?:get|getting|paid|be paid|get paid)|they pay me)\b/i;
/** What the second and later sums of such a name count. */
const LATER = 0.7;

/**
 * Where a question asks only what it costs, or what one earns (`How much is it?`, `How much is the trip?`): the sentences with the main
 * sums of the paper. What it calls the thing by stands at the top of the paper, so that it says nothing more.
 */
export function mainSumSigns(
  text: LegalText,
  { text: asked, terms, expected, concepts }: Question,
  country: Country,
): ReadonlyMap<number, number> {
  const isOfMoney = concepts.some(({ concept }) => concept.id === 'price' || concept.id === 'earn');
  if (expected !== 'sum' && !isOfMoney) return new Map();
  const top = new Set(
    text.paragraphs.slice(0, TOP).flatMap(({ text: words }) => termsOf(words.slice(0, 200))),
  );
  if (terms.some(({ term, isOfAsking }) => !isOfAsking && !OF_PRICE.has(term) && !top.has(term)))
    return new Map();
  const wanted = ASKS_EARNED.test(asked) ? EARNED : MAIN;
  const facts = amountFacts(text, country).filter(
    ({ label, amount }) => wanted.test(amount?.purpose ?? '') || wanted.test(label),
  );
  const named = facts.map(({ label, quotes }, index) => ({
    names: [label],
    quotes,
    sign: index === 0 ? 1 : LATER,
  }));
  return placed(text, named, (fact) => named.find((one) => one === fact)?.sign ?? 0);
}

/** Paragraphs at the top in which a paper says what it is about. */
const TOP = 4;

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
