import type { LegalText, Sentence } from '../document/legal-text.ts';
import type { DraftQuote } from '../report/report-draft.ts';

interface Quoted {
  readonly quotes: readonly DraftQuote[];
}

/** How many sentences are taken along at most, where the one before points back as well. */
const MOST_BEFORE = 2;
const NUMBER = /^\W{0,3}(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]?\s)?/;

const VERB = String.raw`(?:is|are|was|were|will|shall|must|may|can|cannot|could|would|has|have|had|does|do|costs?|comes?|goes|means|runs?|includes?|covers?|applies|apply|counts?|needs?|takes?|gives?|starts?|ends?|stays?|also|then|only|['’](?:s|ll|re|d))`;
/** `It's mailed back`, `They must be worn`, `That costs £5`, `After that the fee is due`. `It is agreed that` points at nothing. */
const OPENS = new RegExp(
  String.raw`^(?:and |but |so |then )?(?:it(?!(?: (?:is|was|will be|shall be)|['’]s)(?: also| not)? (?:hereby )?(?:agreed|understood|acknowledged|important|up to|forbidden|prohibited|your|our|the)\b)(?:['’]\w+)?\b|they\b|them\b|there (?!(?:is|are|was|were|will|shall|may|must|can|has|have)\b)|(?:that|these|those|this)(?= ?${VERB}(?: |$))|(?:after|before|until|from|beyond|besides|for|in) that(?! \p{L}+ (?:is|are|was|of)\b)[ ,](?!(?:day|date|time|case|month|year|week|period|sum|price|event|way|end)\b)|thereafter\b|in (?:that|this|such) (?:case|event)\b|if (?:so|not)\b[ ,]|otherwise,? )`,
  'iu',
);
/** `You must wear them there`, `The Hirer returns it by noon`: nothing before the word says what it is. */
const RESTS =
  /^(?!(?:if|when|where|once|unless|should|after|before)\b)(?:(?:the |each |every )?[\p{L}'’]+ )(?:(?:must|shall|will|may|can|cannot|has to|have to|needs? to|agrees? to|never|always) )?(?:(?:not|also|always|never|then|only) )*\p{L}+ (?:them|it|there|that)(?: there| back)?(?:[.;,]| (?:within|in|by|on|at|before|every|each|for|to)\b[^,;:]{0,60}[.;]?$)/iu;

/** `It shall train the cook`: under the name of the one who does it, it says enough. */
const ITS_DEED = /^(?:it|they) (?:shall|must|will|has to|have to|agrees? to) (?!be\b)/i;

/** Whether words point back at what stands before them, and say alone of nothing what it is. */
export const pointsBack = (words: string): boolean => {
  const bare = words.replace(NUMBER, '');
  return OPENS.test(bare) || RESTS.test(bare);
};

/**
 * Each point with the sentence before its quote, where the quote opens with or rests on `it`, `them`, `there` or `that`. Where nothing
 * stands before, a point that is made of its quote alone is left out.
 */
export function standAlone<P extends Quoted>(
  text: LegalText,
  points: readonly P[],
  isOnlyQuoted: (point: P) => boolean,
): P[] {
  let last: readonly DraftQuote[] = [];
  return points.flatMap((point): readonly P[] => {
    const [only, ...more] = point.quotes;
    const before = last;
    last = point.quotes;
    if (only === undefined || more.length > 0 || !pointsBack(only.text)) return [point];
    const sentences = sentencesBefore(text, only);
    const isDropped = isOnlyQuoted(point) && !ITS_DEED.test(only.text.replace(NUMBER, ''));
    if (sentences.length === 0) return isDropped ? [] : [point];
    // the point before ends with the very sentence
    if (before.at(-1)?.text === sentences.at(-1)!.text && isOnlyQuoted(point)) return [point];
    const said = sentences.map(({ text: words, paragraph }) => ({ text: words, paragraph }));
    return [{ ...point, quotes: [...said, only] }];
  });
}

/** What stands before a quote in its paragraph, back to the sentence that points at nothing more. */
function sentencesBefore({ sentences }: LegalText, { text, paragraph }: DraftQuote): readonly Sentence[] {
  const at = sentences.findIndex((one) => one.paragraph === paragraph && one.text.includes(text));
  const out: Sentence[] = [];
  for (let index = at - 1; index >= 0 && out.length < MOST_BEFORE; index--) {
    const one = sentences[index]!;
    if (one.paragraph !== paragraph) break;
    out.unshift(one);
    if (!pointsBack(one.text)) break;
  }
  return out;
}
