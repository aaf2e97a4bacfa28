import { REJECTION_PHRASES } from '../../../../../config/product.ts';

const FORBIDDEN = new RegExp(
  REJECTION_PHRASES.map((phrase) => phrase.replace(/\s+/g, String.raw`\s+`)).join('|'),
  'gi',
);
// oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** One line without control characters and without the two phrases that make the page show a rejection. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(CONTROLS, '').replace(FORBIDDEN, '…').trim();
}

/** Plain text as markdown that renders as exactly that text: no emphasis, HTML, link, image, code or list. */
export function escapeMarkdown(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_[\]<>|~]/g, (character) => `\\${character}`)
    .replace(/&(?=#?\w{1,31};)/g, String.raw`\&`)
    .replace(/^([-+#]|\d{1,9}[.)])(?=\s|$)/, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`)
    .replace(/^#/, String.raw`\#`);
}

/** The same for words that stand behind others on their line, where `1.` begins no list. */
export const escapeInside = (text: string): string => escapeMarkdown(`x${text}`).slice(1);

/** Words of the document as data: on one line, without characters that a person cannot see. */
export const verbatim = (words: string): string => words.replace(/\s+/g, ' ').replace(CONTROLS, '').trim();

const LONGEST_QUOTE = 260;
const SHORTEST_PIECE = 12;

/**
 * Words of the document as they may stand inside quotation marks: no character that markdown could act on. Where one
 * would be, the quote leaves it out and shows an ellipsis; a quote that held a rejection phrase ends before it. Null when
 * too little is left to be worth quoting.
 */
export function quotable(source: string): string | null {
  const flat = verbatim(source);
  const phrase = flat.search(FORBIDDEN);
  const cut = shorten(phrase < 0 ? flat : flat.slice(0, phrase), phrase >= 0);
  const pieces = cut
    .split(/(?:\[[^\]a-z]{0,12}\]|[\\`*_<>|~[\]]|\]\(|&(?=#?\w{1,31};)|!(?=\[)|[_.]{4,}|…)+/)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\d]{2}/u.test(piece) && piece.length > 2);
  // of a row, the label and its figure are short, and each is what it is quoted for
  const isRow = cut.includes('|');
  const kept = pieces.filter((piece) => isRow || piece.length >= SHORTEST_PIECE || pieces.length === 1);
  const text = kept.join(' … ');
  if (text.length < 4) return null;
  return cut.endsWith('…') && !text.endsWith('…') ? `${text} …` : text;
}

function shorten(text: string, isCut: boolean): string {
  if (text.length <= LONGEST_QUOTE) return isCut ? `${text.trim()} …` : text;
  const space = text.lastIndexOf(' ', LONGEST_QUOTE);
  return `${text.slice(0, space > 100 ? space : LONGEST_QUOTE)} …`;
}

/** With a capital letter, to open a sentence. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
