import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { NOT_A_NAME } from '../../languages/en/party-words.ts';
import { fold, hasLegalForm, isFirm, nameAtStart } from '../names/names.ts';
import { isBusinessWord, isRole } from '../names/role-words.ts';
import type { Span } from '../side.ts';

/** A name over a paper that its text goes on with: `Riverside Animal Rescue`, called `Riverside`. */
export interface Brand {
  readonly name: string;
  /** As it stands over the paper. */
  readonly printed: string;
  /** Who runs it, where the same line says so. */
  readonly owner: string | null;
  /** What the text calls it where that is shorter. */
  readonly short: string | null;
  readonly span: Span;
  /** How often the text speaks of it below the head. */
  readonly uses: number;
}

/** `SkyView Aerials – Tom Beckett, proprietor`. */
const OWNER =
  /^\s?[–—|,·-]\s?(\p{Lu}\p{Ll}[\p{L}'’-]+ \p{Lu}\p{Ll}[\p{L}'’-]+)(?:, (?:proprietor|owner|prop\.?|director|founder|sole trader))?$/u;
const LINES = 3;
const COUNTED = 40_000;
/** Where a name over a paper ends and the title begins. */
const ENDS = /\s?[–—:|(·,]|\s-\s|['’]s\s/u;
const TITLE =
  /\b(?:terms?|conditions?|agreement|contract|policy|rules?|notice|form|waiver|consent|statement|quote|quotation|invoice|order|letter|deed|licen[cs]e|lease|booking|membership|regulations?|code|hire|loan|sale|receipt|guarantee|settlement|note|confirmation|welcome|subject|re|adoption|application|tenancy|employment|offer|grant|will|testament|internship|partnership|recording|software|berthing|house share|living together|sublet|key facts|sheet|guide|pack|plan|summary|handbook|leaflet|list|info|information|brief|memo|card|schedule|certificate|charter|constitution|pact|checklist|questions|answers|starter|arrangements?|memorandum|minutes)\b/i;
const notAName = new Set(NOT_A_NAME);

/** The name over a paper, where its text speaks of the same below; null where the head holds only a title. */
export function brandOver({ text, paragraphs, language }: LegalText): Brand | null {
  if (language !== null && language !== 'en') return null;
  const body = text.slice(0, COUNTED);
  for (const line of paragraphs.slice(0, LINES)) {
    if (
      line.text.length > 100 ||
      /^(?:from|to|dear|hi|hello|date|subject)\b/i.test(line.text) ||
      /[.!?]$/.test(line.text)
    )
      return null;
    const end = line.text.search(ENDS);
    const piece = (end < 0 ? line.text : line.text.slice(0, end)).trim();
    const title = piece.search(TITLE);
    const whole = (title < 0 ? piece : piece.slice(0, title)).trim().replace(/^(?:The|THE) (?=\S)/, '');
    const words = whole.split(' ');
    // `Roomlark Host Terms` are the terms for a host
    const isForRole =
      title > 0 && words.length > 1 && isRole(words.at(-1)!) && !isBusinessWord(words.at(-1)!);
    const parts = isForRole ? words.slice(0, -1) : words;
    const name = parts.join(' ');
    const first = parts[0]!;
    const isWritten =
      parts.length <= 6 &&
      parts.every((part) => /^[\p{Lu}\d&]/u.test(part) || /^(?:of|and|the|de)$/.test(part));
    if (
      !isWritten ||
      first.length < 3 ||
      /^\d/.test(first) ||
      isRole(name) ||
      notAName.has(first.toLowerCase())
    )
      continue;
    const below = body.slice(line.end);
    const called =
      shortOf(parts, below) ??
      (title < 0 && isAloneAtHead(line, parts, below, line.text.slice(piece.length))
        ? { short: null, uses: 0 }
        : null);
    if (called === null) continue;
    const firm = called.short === null ? null : fullBelow(below, called.short);
    return {
      name:
        firm ??
        (called.uses > 0 && name === name.toUpperCase() && name.length > 4 && !hasLegalForm(name)
          ? capitalised(name)
          : name),
      printed: name,
      owner: OWNER.exec(line.text.slice(piece.length))?.[1] ?? null,
      short: called.short,
      span: { start: line.start, end: line.start + name.length },
      uses: called.uses,
    };
  }
  return null;
}

/** `SECOND CHANCE CATS (reg. charity 1180022)`: a line of its own over the title, whose words the text does not use for anything. */
function isAloneAtHead(
  { start }: { readonly start: number },
  parts: readonly string[],
  below: string,
  rest: string,
): boolean {
  if (start > 0 || parts.length < 2 || parts.length > 5) return false;
  if (
    rest.trim() !== '' &&
    !OWNER.test(rest) &&
    !/^\s?\((?:reg|charity|company|co\.|no|est|limited|a )/i.test(rest) &&
    !/^\s?[·|]/.test(rest)
  )
    return false;
  // what the last word of a title names is what the paper is about
  const last = parts.at(-1)!.toLowerCase();
  return (
    isFirm(parts.join(' ')) ||
    (last.length > 3 && !new RegExp(String.raw`(?<!\p{L})${escaped(last)}(?!\p{L})`, 'u').test(below))
  );
}

/** The opening of a name by which the text goes on: `Ink Harbour` of `INK HARBOUR TATTOO`. */
function shortOf(
  parts: readonly string[],
  below: string,
): { readonly short: string; readonly uses: number } | null {
  for (let count = parts.length; count >= 1; count--) {
    const short = parts.slice(0, count).map(capitalWord).join(' ');
    const pattern = new RegExp(
      String.raw`(?<!\p{L})${escaped(parts.slice(0, count).join(' '))}(?!\p{L})`,
      'giu',
    );
    const uses = Array.from(below.matchAll(pattern), (match) => match[0]).filter((word) =>
      /^\p{Lu}/u.test(word),
    );
    // one common word at the start of sentences is no name
    if (uses.length > 0 && (count > 1 || isOwnWord(parts[0]!, below)))
      return { short: uses[0] ?? short, uses: uses.length };
  }
  return null;
}

/** A word that the text never writes small. */
const isOwnWord = (word: string, below: string): boolean =>
  word.length > 3 &&
  !new RegExp(String.raw`(?<!\p{L})${escaped(word.toLowerCase())}(?!\p{L})`, 'u').test(below);

/** `HomeBarn Ltd`, as the text writes the firm whose short name stands over it. */
function fullBelow(below: string, short: string): string | null {
  for (let at = below.indexOf(short); at >= 0; at = below.indexOf(short, at + 1)) {
    const found = nameAtStart(below.slice(at, at + 120));
    if (found !== null && hasLegalForm(found.name)) return found.name.replace(/\.$/, '');
  }
  return null;
}

const capitalWord = (word: string) =>
  word === word.toUpperCase() && word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word;
const capitalised = (name: string) => name.split(' ').map(capitalWord).join(' ');

/** Whether a side bears this name already, or one that begins like it. */
export const bears = (names: readonly string[], brand: Brand): boolean =>
  names.some((name) => {
    const [a, b] = [fold(name), fold(brand.name)];
    const short = fold(brand.short ?? brand.name);
    return (
      a === b ||
      a.startsWith(`${short} `) ||
      a === short ||
      b.startsWith(`${a} `) ||
      (isFirm(name) && a.includes(short))
    );
  });
