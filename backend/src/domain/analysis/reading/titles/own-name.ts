import type { LegalText } from '../../document/legal-text.ts';

/** How far into a paper it may say what it is called. */
const HEAD = 5_000;
const KIND =
  '(?:AGREEMENT|Agreement|CONTRACT|Contract|LEASE|Lease|LICEN[CS]E|Licen[cs]e|AMENDMENT|Amendment|WARRANTY|Warranty|GUARANTEE|Guarantee|GUARANTY|Guaranty)';
const WORD = "(?:[A-Z][A-Za-z&’'/-]{1,24},?|and|of|for|to|&)";
/** `THIS CO-BRANDING AGREEMENT (the “Agreement”)`, `This Supply Agreement is made`. */
const SPOKEN = new RegExp(
  String.raw`\b(?:THIS|This) ((?:${WORD} ){1,9}?${KIND})(?=,? (?:\(|is\b|IS\b|made\b|MADE\b|dated\b|DATED\b|effective\b|entered\b|ENTERED\b|between\b|BETWEEN\b|by\b|BY\b|shall\b|No\b))`,
);
/** Words that say no kind. */
const BARE =
  /\b(?:this|the|form|of|amended|and|restated|unconditional|master|general|draft|execution|version|first|second|third|fourth|fifth|supplemental|mutual|definitive)\b|&/gi;
/** In front of a name, no part of it. */
const OPENS = /^(?:(?:this|form of|sample of|a|the) )+/i;
const LAST = new RegExp(`${KIND}$`);

/** A title on a line of its own, behind the number of an exhibit or not. */
const TITLE = new RegExp(String.raw`^(?:(?:EXHIBIT|Exhibit) [\w.()-]{1,12} )?((?:${WORD} ){1,8}${KIND})$`);
const LINES = 14;
/** Firms on both sides: such papers are called by their title, as no list of kinds holds them all. */
const FIRM =
  /(?<!\p{L})(?!(?:The|This|Such|Each|Parent|Holding|IS|ARE|BE|BEING|NOT|SHALL|STRICTLY|EXPRESSLY|HEREBY)\b)(\p{Lu}[\p{L}\d&.'’-]{1,30}),? (?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|Incorporated|INCORPORATED|Company|COMPANY|Co\.|LP|L\.P|GmbH|S\.A|N\.V|B\.V|AG|plc|PLC)(?![\p{L}\d])(?! (?:to|TO|Warranty|WARRANTY|warranty|Liability|LIABILITY|liability|guarantee|GUARANTEE)\b)/gu;
const FIRMS = 2;
const OPENING = 4_000;

/**
 * What a formal paper calls itself, in small letters: `co-branding agreement` out of `THIS CO-BRANDING AGREEMENT (the “Agreement”)`.
 * Null where it calls itself only an agreement, or nothing.
 */
export function ownName(text: LegalText): string | null {
  const said = SPOKEN.exec(text.text.slice(0, HEAD))?.[1] ?? titleBetweenFirms(text);
  return said === null ? null : nameOf(said);
}

function nameOf(said: string): string | null {
  const words = said.replace(OPENS, '').replace(/['’](?= |$)/g, '');
  const bare = words.replace(LAST, '').replace(BARE, ' ').trim();
  if (bare.length < 3 || words.length > 70) return null;
  return words.split(' ').map(small).join(' ');
}

/** Whether firms are named on both sides at the top of the paper. */
export const areFirmsNamed = ({ text }: LegalText): boolean =>
  new Set(Array.from(text.slice(0, OPENING).matchAll(FIRM), ([, name]) => name!.toLowerCase())).size >= FIRMS;

/** The name of a paper that people wrote for themselves: `plot agreement` out of the line `PLOT AGREEMENT 2026/27`. */
export function ownTitle(line: string): string | null {
  const title = TITLE.exec(line.trim().replace(/[ ,]+(?:No\.? ?)?\d[\d/–-]*$/, ''))?.[1];
  return title === undefined ? null : nameOf(title);
}

const PRIVATE =
  /\boriginal (?:purchaser|buyer|owner)\b|\b(?:the|a|each|our) (?:consumer|tenant|borrower|household|trainee|lodger|guest)\b|["“](?:the )?(?:employee|executive|tenant|borrower|trainee|consumer)["”]|\byour (?:salary|employment|wages|home)\b|\bhousehold\b|\bconsumer credit\b/i;

/** Whether firms are named and no word at the top speaks of a private person's deal: a job, a home, a loan. */
export const isBetweenFirms = (text: LegalText): boolean =>
  areFirmsNamed(text) && !PRIVATE.test(text.text.slice(0, OPENING));

function titleBetweenFirms(text: LegalText): string | null {
  if (!areFirmsNamed(text)) return null;
  for (const line of text.paragraphs.slice(0, LINES)) {
    const title = line.text.length > 90 ? undefined : TITLE.exec(line.text.trim())?.[1];
    if (title !== undefined) return title;
  }
  return null;
}

/** Short forms such as `IT` and `OEM` keep their capitals where the other words do not have them. */
const small = (word: string, _: number, all: readonly string[]): string =>
  /^[A-Z]{2,4}$/.test(word) && all.some((other) => /[a-z]/.test(other)) ? word : word.toLowerCase();
