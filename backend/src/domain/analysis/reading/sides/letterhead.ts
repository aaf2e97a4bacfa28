import type { LegalText } from '../../document/legal-text.ts';
import { isThingLet } from './introductions/described.ts';
import type { Head } from './name-business.ts';
import { isAddressedTo } from './names/over-letter.ts';
import { fold, hasLegalForm, isFirm, nameAtStart } from './names/names.ts';

const COUNTED = 60_000;

/** Words by which a line in capitals is the title of a paper. */
const PAPER_WORD =
  /\b(?:rules|terms|conditions|constitution|deed|charter|guidelines|by-?laws|regulations|order|form|notice|certificate|permit|pass|policy|receipt|agreement|contract|lease|licen[cs]e|letter|appointment|sheet|brief|memo(?:randum)?|card|summary|pack|info(?:rmation)?|plan|quot(?:e|ation)|estimate|invoice|pact|faqs?|handbook|guide|leaflet|voucher|checklist|undertaking|waiver|release|consent|statement|schedule|application|registration|enrol?ment|booking|offer)\b/i;

/** The firm at the head of the paper, or a first line that reads like a name. */
export function letterhead(text: LegalText): Head | null {
  let loose: Head | null = null;
  const lines = text.paragraphs.slice(0, 6);
  for (const [index, { text: words, start }] of lines.entries()) {
    // `Bath Spa` between a street and a postcode is where somebody lives
    if (STREET.test(lines[index - 1]?.text ?? '') && POSTCODE.test(lines[index + 1]?.text ?? '')) continue;
    if (isAddressedTo(lines[index - 1]?.text ?? '', text.paragraphs.slice(index + 1, index + 3))) continue;
    if (words.length > 140 || /^(?:from|to|dear|dearest|darling|hi|hello|hey)\b/i.test(words)) break;
    // `KIM WILL` opens a list
    const found = /\b(?:will|shall|must|may):?$/i.test(words)
      ? null
      : (firmLine(words) ?? nameAtStart(words));
    if (found === null) continue;
    const head = { name: found.name, start, end: start + found.length, isFirm: isFirm(found.name) };
    if (head.isFirm && isOnlyTitle(text, words, found)) continue;
    if (isOfCommonWords(text, found.name)) continue;
    // `PARKING CHARGE NOTICE` over a firm's own line
    const isTitle = PAPER_WORD.test(/^ [\p{L} ]+/u.exec(words.slice(found.length))?.[0] ?? '');
    if (
      isTitle &&
      !hasLegalForm(found.name) &&
      lines.slice(index + 1, index + 3).some((line) => legalName(line.text))
    )
      continue;
    if (!hasLegalForm(found.name) && (isThingLet(found.name) || PAPER_WORD.test(found.name))) continue;
    if (head.isFirm) return head;
    const isWhole = found.length >= words.length - 1 || /^ ?[-–—,(]/.test(words.slice(found.length));
    if (loose === null && isWhole && found.name.includes(' ') && !/\d/.test(words)) loose = head;
  }
  return loose;
}

const legalName = (line: string): boolean => {
  const name = nameAtStart(line.replace(/^\p{L}[\p{L} ]{2,24}: /u, ''))?.name;
  return name !== undefined && hasLegalForm(name);
};

const STREET = /^(?:(?:flat|unit|apartment|apt\.?) \w{1,4},? )?\d{1,5}[a-z]?,? \p{Lu}/iu;
const POSTCODE =
  /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6}(?:-\d{4})?|[A-Z]\d{2} ?[A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/** `KAURI LANE GYM`: a line in capitals that ends in a word for a business is its name, whatever stands in front. */
function firmLine(line: string): { readonly name: string; readonly length: number } | null {
  const words = line.trim();
  const parts = words.split(' ');
  const isWritten = /^[\p{Lu}'’& -]{6,50}$/u.test(words) && parts.length >= 2 && parts.length <= 6;
  if (parts.some((part) => /^(?:TO|THE|YOUR|OUR|YOU|HOW|WHAT|FOR|IN|ON|AN?|IS|ARE|WITH|FROM)$/.test(part)))
    return null;
  return isWritten && isFirm(words) && !PAPER_WORD.test(words) && firmEnds(parts.at(-1)!)
    ? { name: words, length: line.length }
    : null;
}
const firmEnds = (word: string): boolean => isFirm(`X ${word}`);

/** `FLEXI-OFFICE LICENCE`: words right in front of a kind of paper, said nowhere else, are its title and no firm's name. */
function isOnlyTitle(
  { text }: LegalText,
  line: string,
  { name, length }: { readonly name: string; readonly length: number },
): boolean {
  if (hasLegalForm(name) || !/^ [\p{L}]/u.test(line.slice(length))) return false;
  const known = fold(name);
  const body = fold(text.slice(0, COUNTED));
  const [first = '', second = ''] = known.split(' ');
  // a name whose first word the text goes on with alone: `LawnGuard will mow`
  const alone = body.split(` ${first} `).length - body.split(` ${first} ${second}`).length;
  if (first.length > 4 && alone > 1) return false;
  return body.split(known).length <= 2;
}

/** `FAMILY SESSION`: words that the paper writes small further down, and never together again, say what it is about. */
function isOfCommonWords({ text }: LegalText, name: string): boolean {
  if (hasLegalForm(name) || text.toLowerCase().split(name.toLowerCase()).length > 2) return false;
  const body = text.slice(0, COUNTED);
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .every((word) => new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u').test(body));
}

/** The firm with a legal form that the opening names. */
export function firmIn(text: LegalText): Head | null {
  for (const match of text.text
    .slice(0, 5_000)
    .matchAll(/(?<=^|[\s(])(?=\p{Lu}[^\s]{1,30}(?: \p{Lu}| \d{1,4} \p{Lu}| (?:LLC|ApS)))/gmu)) {
    const found = nameAtStart(text.text.slice(match.index, match.index + 120));
    if (found !== null && hasLegalForm(found.name))
      return { name: found.name, start: match.index, end: match.index + found.length, isFirm: true };
  }
  return null;
}

/** `THE LONG MILE RUNNERS` over rules: a first line in capitals that is no paper's title names whoever made them. */
export function bodyAtHead({ paragraphs }: LegalText): Head | null {
  const [first, second] = paragraphs;
  if (
    first === undefined ||
    second === undefined ||
    !/\b(?:rules|by-?laws|constitution)\b/i.test(second.text)
  )
    return null;
  const isName = /^THE(?: [\p{Lu}'’&-]{2,20}){1,5}$/u.test(first.text) && !PAPER_WORD.test(first.text);
  if (!isName) return null;
  const name = first.text.toLowerCase().replace(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
  return { name, start: first.start, end: first.end, isFirm: true };
}
