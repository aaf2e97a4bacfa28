import type { LegalText } from '../document/legal-text.ts';

/** Fewest numbered clauses that make a numbering worth checking against. */
const FEWEST_CLAUSES = 4;

/** Which clause numbers a paper has. */
export interface Numbering {
  readonly tops: ReadonlySet<number>;
  readonly highest: number;
  /** Highest sub-number of each clause, `2` → 4 for `2.4`. */
  readonly subs: ReadonlyMap<number, number>;
  /** Whether the numbers run from 1 without many gaps, so that one beyond the last is surely missing. */
  readonly isReliable: boolean;
  /** `A`, `B`, `C`, … where the paper letters its paragraphs without a gap; else empty. */
  readonly letters: readonly string[];
}

/** Reads the numbers and letters of clauses from the starts of paragraphs and from running text. */
export function numberingOf(text: LegalText): Numbering {
  const tops = new Set<number>();
  const subs = new Map<number, number>();
  const see = (label: string) => {
    const match = /(\d{1,3})(?:\.(\d{1,3}))?/.exec(label);
    if (match === null) return;
    tops.add(Number(match[1]));
    if (match[2] !== undefined)
      subs.set(Number(match[1]), Math.max(subs.get(Number(match[1])) ?? 0, Number(match[2])));
  };
  for (const paragraph of text.paragraphs) {
    const { clause } = paragraph;
    if (clause !== null && /\d/.test(clause) && !/^(?:schedule|annex|appendix|exhibit)/i.test(clause))
      see(clause);
    for (const match of paragraph.text.matchAll(
      /(?:^|[.;:]\s{1,6}|\s{3})(?:(?:section|clause|article)\s{1,3}|\()?(\d{1,2}(?:\.\d{1,2})?)[.)]?\s{1,6}(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,7}\b)[A-Z"“(]/gi,
    ))
      see(match[1]!);
  }
  const highest = Math.max(0, ...[...tops].filter((top) => top < 100));
  const present = Array.from({ length: highest }, (_, index) => index + 1).filter((top) =>
    tops.has(top),
  ).length;
  const isReliable = highest >= FEWEST_CLAUSES && present >= 0.9 * highest;
  return { tops, highest, subs, isReliable, letters: lettersOf(text) };
}

const LETTERED = /^\(?([A-Z])(?:[.)]|\.\d{1,2}\b)/;

function lettersOf(text: LegalText): string[] {
  const letters: string[] = [];
  for (const { clause, text: words } of text.paragraphs) {
    const letter = LETTERED.exec(clause !== null && /^\(?[A-Z]\b/.test(clause) ? `${clause}.` : words)?.[1];
    if (letter === String.fromCharCode(65 + letters.length)) letters.push(letter);
  }
  return letters.length >= FEWEST_CLAUSES ? letters : [];
}

/** Whether a clause number of a reference lies beyond what the paper has. False where the numbering cannot be relied on. */
export function isBeyond(number: string, { tops, highest, subs, isReliable, letters }: Numbering): boolean {
  if (/^[A-Z]$/.test(number)) return letters.length > 0 && number > letters.at(-1)!;
  if (!isReliable || !/^\d/.test(number)) return false;
  const [top, sub] = number.split('.').map(Number);
  if (top! > 200) return false;
  if (!tops.has(top!)) return top! > highest;
  const last = subs.get(top!);
  return sub !== undefined && last !== undefined && last >= 2 && sub > last;
}
