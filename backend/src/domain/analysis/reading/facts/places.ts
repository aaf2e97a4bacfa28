import { paragraphAt, type LegalText, type Sentence } from '../../document/legal-text.ts';
import { isSpeaker } from '../chats/speaker-names.ts';
import { CHAT_STAMP } from '../languages/chat-lines.ts';
import type { DraftQuote } from '../../report/report-draft.ts';

/** Longest quote that proves a fact. */
const LONGEST = 320;

/** The sentence that holds an offset; null between sentences. */
export function sentenceAt(text: LegalText, offset: number): Sentence | null {
  let low = 0;
  let high = text.sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (text.sentences[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  const found = text.sentences[low];
  return found !== undefined && found.start <= offset && offset < found.end ? found : null;
}

/** The sentence or row around a place as a quote; a window of a long one. */
export function quoteAround(text: LegalText, start: number, end: number): DraftQuote {
  const paragraph = paragraphAt(text, start);
  const sentence = sentenceAt(text, start);
  const whole = sentence ?? paragraph;
  if (whole === undefined) return { text: text.text.slice(start, end), paragraph: 1 };
  const id = paragraph?.id ?? 1;
  if (whole.end - whole.start <= LONGEST)
    return {
      text: text.text.slice(whole.start, Math.max(whole.end, Math.min(end, paragraph?.end ?? end))),
      paragraph: id,
    };
  const isNear = start - whole.start < 120;
  const from = isNear ? whole.start : nextWord(text.text, start - 90);
  const to = whole.end - end < 100 ? whole.end : lastWord(text.text, end + 90);
  const words = text.text.slice(from, to);
  // a quote begins where its sentence begins
  const opening = text.text.slice(whole.start, lastWord(text.text, whole.start + OPENING));
  return { text: isNear ? words : `${opening} … ${words}`, paragraph: id };
}

/** The last words of a line that can be a label: one capitalised word and what follows it in small letters. */
const LAST_LABEL =
  /(?<!\p{L})(?:\p{Lu}{2,20}[ -]){0,3}\p{Lu}{3,20}$|(?<!\p{L})\p{Lu}[\p{L}'’-]{1,20}(?: \p{Ll}[\p{L}'’-]{0,20}){0,3}(?<! (?:by|for|of|with|to|on|in|at|the|and))$/u;
/** A field of a form, `Late fee: $35`, in a cell of its own. */
const OWN_LABEL = /^(\p{Lu}[\p{L}\d '’()/&-]{1,40}):(?:\s|$)/u;
const TWO_CAPITALS = /^\p{Lu}\S* \p{Lu}/u;
const SINCE = / (?:as of|as from|with effect from|effective|from|starting) [^:]{0,20}\d{4}$/i;
const OPENING = 60;
const nextWord = (text: string, at: number) => text.indexOf(' ', at) + 1;
const lastWord = (text: string, at: number) => text.lastIndexOf(' ', at);

const PART_OF_PAPER =
  /^(?:article|clause|section|part|paragraph|point|item|rule|term|annex|schedule|step|stage)s? (?:no\.? ?)?(?:\d{1,3}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|first|second|third|fourth|fifth)$/iu;
const STAMP = new RegExp(`^${CHAT_STAMP}`);
/** The label of a row such as `Deposit: £200` or `Deposit | £200`, when the place stands behind it. */
export function rowLabel(text: LegalText, at: number): string | null {
  const paragraph = paragraphAt(text, at);
  if (paragraph === undefined || paragraph.text.length > 400) return null;
  const before = text.text.slice(paragraph.start, at);
  if (paragraph.text.includes('|')) {
    const cells = before.split('|').map((cell) => cell.trim());
    // `Deposit: $189 | Late fee: $35`: two fields of a form, each with a label of its own
    const own = OWN_LABEL.exec(cells.at(-1)!)?.[1];
    if (own !== undefined) return own;
    const label = cells.find((cell) => /\p{L}/u.test(cell))?.replace(/\s*\([^)]*\)$/, '');
    return label !== undefined && cells.length > 1 && /\p{L}/u.test(label) && label.length < 70
      ? label
      : null;
  }
  const colon = before.lastIndexOf(':');
  if (
    colon < 1 ||
    before.length - colon > 160 ||
    !/^\s/.test(text.text.slice(paragraph.start + colon + 1, paragraph.start + colon + 2))
  )
    return null;
  let words = before
    .slice(Math.max(0, colon - 70), colon)
    .split(/[.;|]\s|\s{2}/)
    .at(-1)!
    .trim()
    // the time in front of a line of a chat
    .replace(STAMP, '');
  // `Deposit (25 %, not returned if you cancel): $260`: what it is stands in front of the bracket
  const bare = words.replace(/ \([^()]{1,80}\)$/u, '');
  if (/\p{L}$/u.test(bare) && !isSpeaker(text, bare)) words = bare;
  // `Dana (Oak Studio): €40`
  if (isSpeaker(text, words.replace(/ \([^()]{1,40}\)$/, ''))) return null;
  // `Dana: utilities: …`
  const spoken = words.indexOf(': ');
  if (spoken > 0 && isSpeaker(text, words.slice(0, spoken))) words = words.slice(spoken + 2);
  // `Arrives: 3 May Leaves: 9 May`: the label of the second value is its last words
  if (
    words.includes(': ') ||
    (before.slice(0, colon - words.length).includes(': ') &&
      TWO_CAPITALS.test(words) &&
      /\p{Ll}/u.test(words))
  )
    words = LAST_LABEL.exec(words.slice(words.includes(': ') ? words.lastIndexOf(': ') + 2 : 0))?.[0] ?? '';
  // `What you get from us: …` opens a sentence
  if (/^what (?:you|we|I|they|he|she)\b/i.test(words)) return null;
  // `Dogs are dogs: we are insured for £2 million`: a sentence is no label
  if (/\b(?:is|are|was|were)\b/i.test(words)) return null;
  // `New rent as of 1 May 2026: £900`
  words = words.replace(SINCE, '');
  // `Customer: Ms Hale. Start date 2 May`: what stands behind the stop is another sentence
  if (/[\p{Ll}\d]\. \p{Lu}\p{Ll}/u.test(before.slice(colon + 1))) return null;
  // `Key no. 14 Date: 5 May`: the figure belongs to the label before
  words = words.replace(/\s*\([^()]*\)$/, '').replace(/^\d{1,6} {1,10}(?=\p{Lu}\p{L}+$)/u, '');
  // `Article Four: …` counts the parts of a paper and names none
  if (PART_OF_PAPER.test(words)) return null;
  if (/^(?:made up of|including|of which|comprising|being)\b/i.test(words)) return null;
  return words === '' || words.length > 60 || words.split(' ').length > 6 || !/\p{L}/u.test(words)
    ? null
    : words;
}
