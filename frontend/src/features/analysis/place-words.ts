import type { CitedParagraph } from '../../../../backend/src/adapters/http/contract.ts';

type Place = Pick<CitedParagraph, 'id' | 'clause' | 'page'>;

/** The contract's own number of a clause: `clause 9.1`, or `Article 5` and `§ 5`, which say themselves what they are. */
function ownName(clause: string | null): string | null {
  if (clause === null || clause === '') return null;
  // `9.` and `5)`, but `(a)`.
  const number = clause.startsWith('(') ? clause : clause.replace(/[.)]$/, '');
  return /\s|^§/.test(number) ? number : `clause ${number}`;
}

/** A word processor may number with whole sentences; a longer name would not stay on a line of the report. */
const LONGEST_SHORT_NAME = 20;

/** Where a paragraph stands, as its reader finds it on paper: `clause 9.1, p. 3`, by our count where it has no number. */
export function shortPlace({ id, clause, page }: Place): string {
  const own = ownName(clause);
  return `${own === null || own.length > LONGEST_SHORT_NAME ? `§${id}` : own}, p. ${page}`;
}

/** The same with our own count as well, which the report's text and its copies use: `Clause 9.1 · page 3 (§12)`. */
export function fullPlace({ id, clause, page }: Place): string {
  const own = ownName(clause);
  return own === null
    ? `§${id} · page ${page}`
    : `${own[0]?.toUpperCase()}${own.slice(1)} · page ${page} (§${id})`;
}
