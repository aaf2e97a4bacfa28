import type { LegalText, Paragraph } from '../../document/legal-text.ts';
import { OF_DUTIES } from '../languages/en/duty-words.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';

const LONGEST_HEAD = 160;
const LONGEST_LEAD = 240;
/** Characters within which the bearer of a lead-in is named. */
const NEAR_START = 40;
const PRONOUNS: Readonly<Record<string, RegExp>> = {
  you: /\byou(?:r)?\b/i,
  we: /\b(?:we|our)\b/i,
  i: /\b(?:I|my)\b/,
};

/** The side whose duties stand under a heading such as `THE BUILDER'S DUTIES` or `You must:`, by the ids of the paragraphs below it. */
export function headedBy({ paragraphs }: LegalText, sides: PaperSides): ReadonlyMap<number, string> {
  const under = new Map<number, string>();
  let current: string | null = null;
  for (const paragraph of paragraphs) {
    if (isHead(paragraph)) current = sideOf(paragraph.text, sides);
    else if (current !== null) under.set(paragraph.id, current);
  }
  return under;
}

/** The side with which a lead-in begins that binds it: `THE LESSEE DOTH HEREBY COVENANT WITH THE LESSOR as follows:`. */
export function bearerOfLead(lead: string, { all }: PaperSides): string | null {
  if (lead.length > LONGEST_LEAD || !OF_DUTIES.test(lead)) return null;
  const low = ` ${lead.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
  const named = all
    .flatMap(({ id, mentions }) => mentions.map((mention) => ({ id, at: low.indexOf(` ${mention} `) })))
    .filter(({ at }) => at >= 0 && at < NEAR_START)
    .toSorted((a, b) => a.at - b.at);
  return named[0]?.id ?? null;
}

const isHead = ({ kind, text }: Paragraph): boolean =>
  text.length <= LONGEST_HEAD &&
  (kind === 'heading' || /:\s*$/.test(text) || /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s)?[^.;,]{3,60}$/.test(text));

function sideOf(head: string, { all }: PaperSides): string | null {
  if (!OF_DUTIES.test(head)) return null;
  const low = ` ${head.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
  const names = ({ mentions, pronoun }: PaperSide) =>
    mentions.some((mention) => low.includes(` ${mention} `)) ||
    (pronoun !== null && PRONOUNS[pronoun]!.test(head));
  const named = all.filter(names);
  return named.length === 1 ? named[0]!.id : null;
}
