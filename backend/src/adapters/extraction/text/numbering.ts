/** Words that stand before a clause number, in the languages that are read. */
const CLAUSE_WORDS = (
  'article|section|clause|schedule|exhibit|annex|appendix|part|chapter|recital|artikel|abschnitt|anlage|anhang|ziffer|klausel|' +
  'clausula|cláusula|artículo|sección|anexo|annexe|chapitre|articolo|clausola|allegato|sezione|artigo|seção|' +
  'bijlage|hoofdstuk|bilaga|avsnitt|kapitel|vedlegg|kapittel|bilag|punkt'
).split('|');

/** As they stand before a number: with a capital, or all in capitals. In small letters they are a reference in a sentence. */
const WRITTEN = CLAUSE_WORDS.flatMap((word) => [
  word.charAt(0).toUpperCase() + word.slice(1),
  word.toUpperCase(),
]).join('|');

const PATTERNS: readonly RegExp[] = [
  // "Article 5.", "Section 2.1 Term", "Schedule A: Fees"; a capital or a mark must follow, so that "Section 5 of the" stays
  new RegExp(
    `^((?:${WRITTEN})\\s+(?:\\d{1,3}(?:\\.\\d{1,3}){0,4}|[IVXLC]{1,7}|[A-Z]))(?:\\s*[.:)\\u2013\\u2014-]\\s*|\\s+(?=\\p{Lu}))(?=\\S)`,
    'u',
  ),
  // "§ 12 Haftung", "§ 3a"
  /^(§§?\s*\d{1,4}[a-z]?(?:\.\d{1,3})*)[.:)]?\s+(?=\S)/u,
  // "2.1 Fees", "2.1. Fees", "10.2.3) Fees"
  /^(\d{1,3}(?:\.\d{1,3}){1,5}[.)]?)\s+(?=[\p{L}"“„«([])/u,
  // "2. Fees", "2) Fees"
  /^(\d{1,3}[.)])\s+(?=[\p{L}"“„«([])/u,
  // "(a) fees", "(iv) fees", "(12) fees"
  /^(\((?:[a-z]{1,2}|[ivxlc]{1,7}|[A-Z]|[IVXLC]{1,7}|\d{1,3})\))\s+(?=\S)/u,
  // "a) fees", "iv. fees", "b. fees"
  /^((?:[a-z]|[ivxlc]{1,7})[.)])\s+(?=\S)/u,
  // "IV. FEES"
  /^([IVXLC]{2,7}[.)])\s+(?=\S)/u,
  // "A. The Company is…": recitals, but no initials of a name
  /^([A-H][.)])\s+(?=\p{L}+(?:\s+\S+){3})/u,
  // Chinese and Japanese articles
  /^(第[一二三四五六七八九十百零〇\d]{1,6}[条條章节節款])[\s\u3000:：、.]*(?=\S)/u,
];

const BULLET = /^[•●○◦▪■□▫‣⁃\u00b7\uf0b7\uf0a7–—*-]\s+(?=\S)/u;

/** A paragraph without its printed number. `isBullet` where a mark without meaning was taken off. */
export interface Numbered {
  readonly number?: string;
  readonly text: string;
  readonly isBullet: boolean;
}

/** Takes a printed clause or list number off the beginning of a paragraph. */
export function splitNumber(text: string): Numbered {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text);
    if (found?.[1] !== undefined) {
      return {
        number: found[1].replace(/\s+/gu, ' '),
        text: text.slice(found[0].length).trim(),
        isBullet: false,
      };
    }
  }
  const bullet = BULLET.exec(text);
  return bullet === null
    ? { text, isBullet: false }
    : { text: text.slice(bullet[0].length).trim(), isBullet: true };
}

/** Depth that a printed number shows by itself, from 1: `2.1` is 2, `(a)` is 1. */
export function depthOf(number: string): number {
  return (number.match(/\d+/gu) ?? []).length || 1;
}
