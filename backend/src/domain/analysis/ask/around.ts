import type { LegalText, Sentence } from '../document/legal-text.ts';

/** Longest stretch of words told with an answer. */
const MOST = 420;

/** Opens a sentence that means nothing, or something else, without the one before it. */
const LEANS =
  /^(?:thereafter|after that|before that|beyond that|later than that|nearer than that|otherwise|even (?:so|then)|in that (?:case|event)|in such|meanwhile|until then|if not|if so|that\b|this (?:does|is|applies)|these\b|they\b|it\b|he\b|she\b|your share of (?:that|it)|(?:from|on|in) the (?:second|other)|if (?:it|they|he|she|that|this|these|there is)\b|from what|from the total|and\b|but\b|or\b|so\b|then\b|not (?:if|when|for|so)\b|except\b|unless\b|nor\b|the same\b|above that|below that|for more\b|only then|until (?:then|that))/i;
/** Opens a sentence that takes back a part of the one before it, or carries it on. */
const TAKES_BACK =
  /^(?:not (?:if|when|for|so|on)\b|but\b|except\b|unless\b|only\b|however\b|nor\b|otherwise\b|even (?:so|then)|(?:this|that|it|these) (?:does|do|is|are|limit|ceiling)(?:n['’]t| not)\b|(?:this|that) (?:limit|ceiling) |no (?:repayment|charge|fee|refund) |after that\b|beyond that\b|thereafter\b|later than that\b|nearer than that\b|in that (?:case|event)\b|you don['’]t need|save\b|none in\b|above that\b|if (?:it was|you are ill|they don['’]t)|your share of (?:that|it)\b|your own\b)/i;

/**
 * The words that have to be told with a sentence so that it does not mislead: the one before it where it leans on it, and the one after
 * it where that takes a part back. Stays inside the paragraph; the sentence alone where more would be too long.
 */
export function wordsAround({ text, sentences }: LegalText, sentence: Sentence): string {
  const index = sentences.indexOf(sentence);
  if (index < 0) return sentence.text;
  const isBeside = (one: Sentence | undefined): one is Sentence => one?.paragraph === sentence.paragraph;
  let [from, to] = [sentence, sentence];
  const before = sentences[index - 1];
  if (LEANS.test(sentence.text.trim()) && isBeside(before) && to.end - before.start <= MOST) from = before;
  const after = sentences[index + 1];
  if (isBeside(after) && TAKES_BACK.test(after.text.trim()) && after.end - from.start <= MOST) to = after;
  return from === to ? sentence.text : text.slice(from.start, to.end);
}

/** Paragraphs above in which the words that lead a list in are looked for. */
const BACK = 12;
/** Longest words that lead in. */
const LEAD = 140;

/** The words above that say whose a sentence is which names nobody: `The Tenant covenants with the Landlord:`; null where none do. */
export function leadOf({ paragraphs }: LegalText, { paragraph, text }: Sentence): string | null {
  if (!/^\W{0,3}(?:\(?[a-z\d]{1,4}\)\s)?(?:not )?to\s[\p{L}]/iu.test(text)) return null;
  for (let id = paragraph - 1; id >= Math.max(1, paragraph - BACK); id--) {
    const words = paragraphs[id - 1]?.text.trim() ?? '';
    if (/^\W{0,3}(?:\(?[a-z\d]{1,4}\)\s)?(?:not )?to\s/i.test(words)) continue;
    const isLead =
      /[:,;-]$/.test(words) ||
      /\b(?:covenants?|agrees?|undertakes?|shall|must|promises?)\b[^.]{0,80}$/i.test(words);
    return isLead && words.length <= LEAD ? words.replace(/[:;,-]+$/, '') : null;
  }
  return null;
}

const bars = (words: string) => words.split('|').length - 1;

/** The names of the columns of a row that has several: the first row of its table, where that holds no figure; else null. */
export function columnsOf({ paragraphs }: LegalText, { paragraph, text }: Sentence): string | null {
  const count = bars(text);
  if (count < 2) return null;
  let first: string | null = null;
  for (let id = paragraph - 1; id >= Math.max(1, paragraph - 60); id--) {
    const words = paragraphs[id - 1]?.text ?? '';
    if (bars(words) !== count) break;
    first = words;
  }
  if (first === null || first.length > LEAD || /\d/.test(first)) return null;
  return first
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join(', ');
}
