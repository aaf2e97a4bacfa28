import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Question } from '../read-question.ts';

/** Longest stretch of a sentence that is searched for a concept. */
const MOST = 1_200;
/** Part of a concept that stands in the sentence beside, or in the heading. */
const NEAR = 0.5;

/** How far the sentences of a paper speak of what a question names, in whatever words. */
export interface ConceptSigns {
  /** Share of the concepts that a sentence itself speaks of, by its index; each weighed by how rare it is. */
  readonly own: readonly number[];
  /** Share that stands only beside it: in the sentence before or after in its paragraph, or in the heading. */
  readonly near: readonly number[];
  /** 1 where no sentence speaks of more of them. */
  readonly top: readonly number[];
  /** Share that its heading names. */
  readonly led: readonly number[];
  /** Share that its own label names: the words before a colon or a bar. */
  readonly labels: readonly number[];
  /** Share that stands nowhere in the paper. */
  readonly nowhere: number;
  /** Whether the rarest of them is in the sentence. */
  readonly rarest: readonly boolean[];
  /** For each sentence, the numbers of the concepts in it. */
  readonly held: readonly ReadonlySet<number>[];
}

/** Reads the concepts of a question in a paper. Linear in the text. */
export function conceptSigns({ sentences, paragraphs }: LegalText, { concepts }: Question): ConceptSigns {
  const found = sentences.map(({ text }) => {
    const words = text.slice(0, MOST);
    return new Set(concepts.flatMap(({ concept }, index) => (concept.says.test(words) ? [index] : [])));
  });
  const leads = leadsOf(sentences);
  const headings = new Map(
    paragraphs.map(({ id, headingPath }) => {
      const words = `${headingPath.at(-1) ?? ''} ${leads.get(id) ?? ''}`.slice(0, MOST);
      return [
        id,
        concepts.flatMap(({ concept }, index) => (concept.says.test(words) ? [index] : [])),
      ] as const;
    }),
  );
  const weights = concepts.map((_, index) => {
    const count = found.reduce((sum, set) => sum + (set.has(index) ? 1 : 0), 0);
    return Math.log(1 + sentences.length / (count + 0.5));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const rarest = weights.indexOf(Math.max(...weights));
  const near = found.map((set, index) => {
    const { paragraph } = sentences[index]!;
    const beside = new Set([
      ...(sentences[index - 1]?.paragraph === paragraph ? found[index - 1]! : []),
      ...(sentences[index + 1]?.paragraph === paragraph ? found[index + 1]! : []),
      ...(headings.get(paragraph) ?? []),
    ]);
    return [...beside].reduce((sum, one) => sum + (set.has(one) ? 0 : weights[one]!), 0) / total;
  });
  const own = found.map((set) => [...set].reduce((sum, one) => sum + weights[one]!, 0) / total);
  const most = Math.max(0.01, ...own.map((share, index) => share + near[index]! * NEAR));
  return {
    own,
    top: own.map((share, index) => (share > 0 && share + near[index]! * NEAR >= most - 1e-6 ? 1 : 0)),
    led: sentences.map(({ paragraph }) =>
      (headings.get(paragraph) ?? []).reduce((sum, one) => sum + weights[one]! / total, 0),
    ),
    near: near.map((share) => share * NEAR),
    labels: sentences.map(({ text }) => {
      const label = LABEL.exec(text)?.[0];
      return label === undefined
        ? 0
        : concepts.reduce(
            (sum, { concept }, one) => sum + (concept.says.test(label) ? weights[one]! : 0),
            0,
          ) / total;
    }),
    nowhere:
      weights.reduce((sum, weight, one) => sum + (found.some((set) => set.has(one)) ? 0 : weight), 0) / total,
    rarest: found.map((set) => concepts.length > 0 && set.has(rarest)),
    held: found,
  };
}

/** The words of a sentence before a colon or a bar: a label of what follows. */
const LABEL = /^(?:\d{1,2}[.)]\s)?[^:|.,;]{3,24}(?=[:|])/;

/** Longest run-in heading: `Deposit.` before the sentences on it. */
const LEAD = 45;

/** The run-in headings of paragraphs: a first sentence of a few words, before others. */
function leadsOf(sentences: readonly Sentence[]): ReadonlyMap<number, string> {
  const out = new Map<number, string>();
  for (const [index, { text, paragraph }] of sentences.entries()) {
    const isFirst = sentences[index - 1]?.paragraph !== paragraph;
    const goesOn = sentences[index + 1]?.paragraph === paragraph;
    const words = text.trim();
    if (
      isFirst &&
      goesOn &&
      words.length <= LEAD &&
      /^(?:\S{1,8}\s)?[^,;:|]{2,40}[.?]$/.test(words) &&
      !/\d{2}/.test(words)
    )
      out.set(paragraph, words);
  }
  return out;
}

/** Indices of sentences that are a heading and answer nothing by themselves. */
export function headingSentences({ sentences, paragraphs }: LegalText): ReadonlySet<number> {
  const leads = leadsOf(sentences);
  const titles = new Set(paragraphs.flatMap(({ headingPath }) => headingPath.map((one) => one.trim())));
  return new Set(
    sentences.flatMap(({ text, paragraph }, index) => {
      const words = text.trim();
      const isLead = leads.get(paragraph) === words && words.split(' ').length < 6;
      const isTitle = titles.has(words) && !/[.;:|]/.test(words);
      return isLead || isTitle || isLoud(words) || NUMBERED.test(words) ? [index] : [];
    }),
  );
}

/** A number or letter and a few words without an end: `E. Leave`. */
const NUMBERED = /^(?:\d{1,2}|[A-Z]|[IVX]{1,4})[.)]\s(?!Not?\b)[\p{L}’'-]{2,20}(?:\s[\p{L}’'&-]{1,20})?$/u;

/** All in capitals, and no row or figure. */
const isLoud = (words: string) => words.length < 70 && /^[^\p{Ll}\d|:]{3,70}$/u.test(words);
