import type { ClauseChange, WordPiece } from '../../../../../backend/src/adapters/http/contract.ts';

/** A place as a person finds it: `clause 4.1, p. 3`, or by our count where the paper numbers nothing. */
export function placeWords(clause: string | null, page: number | null, paragraph: number): string {
  const name = clause === null ? `§${paragraph}` : `clause ${clause.replace(/\.$/, '')}`;
  return page === null ? name : `${name}, p. ${page}`;
}

/** What a clause is called: by its heading, else by its number. */
export function clauseName({ heading, before, after }: ClauseChange): string {
  const number = (after ?? before)?.clause ?? null;
  return heading ?? (number === null ? 'Clause without a heading' : `Clause ${number.replace(/\.$/, '')}`);
}

/** What turns the meaning of a clause, as a reader is told. */
export const TURNINGS = { number: 'figure', date: 'date', not: '“not”', duty: 'may or must' } as const;

/** Longest unchanged stretch that is shown whole. */
const LONGEST = 320;
const END = 120;

/** The words of one version, with long unchanged stretches cut in the middle. */
export function piecesOf(words: readonly WordPiece[], side: 'removed' | 'added'): readonly WordPiece[] {
  const own = words.filter(({ op }) => op === 'same' || op === side);
  return own.map(({ op, text }, index) => {
    if (op !== 'same' || text.length <= LONGEST) return { op, text };
    const head = index === 0 ? '' : text.slice(0, END);
    const tail = index === own.length - 1 ? '' : text.slice(-END);
    return { op, text: own.length === 1 ? `${text.slice(0, LONGEST)} …` : `${head} … ${tail}` };
  });
}
