import type { Sentence } from '../../document/legal-text.ts';
import { CHAT_STAMP } from '../languages/chat-lines.ts';
import { NOTHING_TO_DO } from '../languages/en/plain-bearers.ts';
import { FORMALITIES } from '../languages/en/talk/formalities.ts';
import { JUST_SAID } from '../languages/en/talk/just-said.ts';
import { ONLY_TALK } from '../languages/en/talk/only-talk.ts';
import { OPTIONS } from '../languages/en/talk/options.ts';
import { sifted } from '../../sieve/sifted.ts';
import { siftedList } from '../../sieve/sifted-list.ts';

/** Whether a sentence is a question, a permission, words of grant or a sum that is worked out. */
export const bindsNobody = (sentence: Sentence): boolean => {
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const found = isBare(sentence.text);
  known.set(sentence, found);
  return found;
};
/** By sentence, as each of its clauses asks. */
const known = new WeakMap<Sentence, boolean>();

const isBare = (text: string): boolean => {
  if (
    LETTER_HEAD.test(text) ||
    FILLED_IN.test(text) ||
    ROW_OF_DAY.test(text) ||
    ROW_OF_NAME.test(text) ||
    KEEP_SHEET.test(text) ||
    ROW_OF_THING.test(text) ||
    ROW_OF_CELLS.test(text) ||
    ROW_OF_SUM.test(text) ||
    isOnlyLead(text)
  )
    return true;
  const words = text.replace(MESSAGE_HEAD, '').slice(0, 500);
  // `The cover is your choice: …` opens like a message and is none
  return (
    SIGNS.some(words) || isJustSaid(words) || (words.length < text.length && isJustSaid(text.slice(0, 500)))
  );
};
/** Whether a sentence is talk, a freedom or a tip by its words. Exported for the examples beside the data. */
export const isJustSaid = (sentence: string): boolean => SAID.some(sentence);
const SAID = siftedList([...JUST_SAID, ...FORMALITIES, ...OPTIONS].map(({ says }) => says));
const SIGNS = siftedList([...NOTHING_TO_DO, ...ONLY_TALK]);
/** `Vet: ___Dr Osei___`, `Vaccinated? [x] yes [ ] no`: what somebody wrote on a form, and boxes to tick. */
const FILLED_IN = sifted(/[\p{L})]:\s?[$€£]?\s?_{2,}|\[[xX✓✔ ]\] \p{L}+[^.;]{0,20}\[[xX✓✔ ]\]/u);
/** `Site owner: Alder Parks Ltd, Rhyl`, `HOUSE RULES – please keep`: who it is, and what to do with the sheet. */
const ROW_OF_NAME = sifted(
  /^\p{Lu}[\p{L} ]{2,30}: \p{Lu}[^.;:]{2,60}\b(?:Ltd|Limited|LLC|LLP|Inc|plc|Pty|GmbH|Bhd|Corp)\b\.?(?:, [\p{L} ]{2,40})?$/u,
);
const KEEP_SHEET = sifted(/^[\p{Lu}\d\s'’&-]{6,60} ?[–—-] ?please (?:keep|retain|read|return)\b/u);
const LETTER_HEAD = /^(?:from|to|cc|bcc|subject|sent|date)\s?:\s/i;
/** `MOVE OUT: 30 April`: a row that only gives a day. */
const ROW_OF_DAY = sifted(
  /^\p{Lu}[\p{Lu} ]{2,24}: (?:\d{1,2}(?:st|nd|rd|th)? )?(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]{0,8}\.?(?: \d|\b)/u,
);
/** `Make and model: Corvo 1.5`, `Policy number: KX-200`: a row that names a thing. */
const ROW_OF_THING = sifted(
  /^\p{Lu}\p{Ll}{2,12} (?:and|or) \p{Ll}{2,12} ?: (?![^.;]{0,200}\b(?:must|shall|will|please)\b)|^\p{Lu}[\p{L} ]{2,40}: (?=\S*\d)[\dA-Z/.-]+$/u,
);
/** `| Water and sewer | Owner |`: two cells of a table, of which only its head says what they mean. */
const ROW_OF_CELLS = sifted(/^\|\s*[^|.;:\d]{2,40}\|\s*(?!(?:must|shall|will)\b)[^|.;:\d]{2,30}\|?\s*$/iu);
/** `Water   £12.00 per year`: a label and its sum. */
const ROW_OF_SUM = sifted(
  /^(?!.*\b(?:I|we|you|they|he|she|is|are|was|costs?|gives?|pays?|adds?|must|shall|will|of|to|for|at|keeps?|owes?)\b)\p{Lu}[\p{L}()'’ -]{2,40}\s[$€£₹]\s?\d[\d.,]*(?:\s(?:(?:per|a|each|every) \p{L}+|monthly|weekly|yearly))?\W*$/u,
);
const MESSAGE_HEAD = new RegExp(
  String.raw`^${CHAT_STAMP}?(?:\p{L}[\p{L} ]{0,24}: )?(?:\d{1,2}(?:\.\d{1,2})*[.)]? )?`,
  'u',
);

/** `The Tenant shall:`: what has to be done stands in the points below. */
const isOnlyLead = (words: string): boolean =>
  /\b(?:shall|must|will|agrees?|undertakes?|covenants?|promises?|has to|is to|are to|to|that|do all of (?:this|these|the following)|do (?:the following|this|these things))\s?:[—–-]?\s*$/i.test(
    words,
  ) && words.length < 120;
