import { paragraphAt, type LegalText } from '../../../document/legal-text.ts';
import { PURPOSES } from '../../languages/en/money/money-words.ts';

/** `3. Wage. R38 an hour`: the first sum under a heading that names a purpose is that. */
export function ofHeading(text: LegalText, at: number): string | null {
  const paragraph = paragraphAt(text, at);
  if (paragraph === undefined) return null;
  const before = text.text.slice(paragraph.start, at);
  if (before.length > NEAR_HEADING || /[$€£₹]\s?\d/.test(before)) return null;
  // a point of a list is for something of its own
  if (/^\(?[a-z\d]{1,3}\) /i.test(before)) return null;
  const head =
    RUN_IN_HEADING.exec(before)?.[1] ?? (before.length < 4 ? paragraph.headingPath.at(-1) : undefined);
  if (LATE_HEAD.test(head ?? '')) return 'late fee';
  const found = PURPOSES.find(([pattern, name]) => OF_HEADINGS.has(name) && pattern.test(head ?? ''));
  return found?.[1] ?? null;
}

/** `Late rent`, `Overdue fees`: what stands below is what being late costs. */
const LATE_HEAD = /\b(?:late|overdue|unpaid|missed)\b|\barrears\b/i;
const NEAR_HEADING = 60;
const RUN_IN_HEADING = /^(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]? )?(\p{Lu}[\p{L}'’ &-]{2,30})[.:] /u;
const OF_HEADINGS: ReadonlySet<string> = new Set(
  'deposit,rent,pay,price,fee,loan,premium,tuition,membership,hourly rate,rate,licence fee'.split(','),
);
