import { createPhraseSet, prepareText, type PhraseSet } from '../languages/phrase-set.ts';
import { WORDS } from '../languages/en/words.ts';
import type { ClauseFacts } from './risk-message.ts';

/**
 * A title that names what a clause is about, for clauses that say so. `{sum}`, `{each}`, `{rate}`, `{time}`, `{bound}`, `{deadline}`, `{notice}` and `{place}` stand for the
 * clause's own figures; a title that needs one the clause does not have is passed over.
 */
export interface NamedTitle {
  /** The clause says one of these, in the phrase language. */
  readonly says: readonly string[];
  /** And one of these. */
  readonly and?: readonly string[];
  /** And none of these. */
  readonly unless?: readonly string[];
  /** Only for a reader who is known to pay, or to be paid. */
  readonly purse?: 'pays' | 'paid';
  /** Only where the clause says `at once`, or that no notice or reason is needed. */
  readonly ifSudden?: true;
  /** Without a full stop. */
  readonly title: string;
}

interface Compiled {
  readonly says: PhraseSet;
  readonly and: PhraseSet | null;
  readonly unless: PhraseSet | null;
  readonly purse: NamedTitle['purse'];
  readonly ifSudden: NamedTitle['ifSudden'];
  readonly title: string;
}

const compiled = new WeakMap<readonly NamedTitle[], readonly Compiled[]>();

/** The first title of a list that fits the words of a clause and its figures; null where none does. */
export function namedTitle(
  list: readonly NamedTitle[] | undefined,
  words: string,
  figures: ClauseFacts,
): string | null {
  if (list === undefined) return null;
  const known = compiled.get(list) ?? list.map(compile);
  compiled.set(list, known);
  const text = prepareText(words);
  for (const { says, and, unless, purse, ifSudden, title } of known) {
    if (purse !== undefined && purse !== figures.purse) continue;
    if (ifSudden === true && figures.isSudden !== true) continue;
    const filled = fill(title, figures);
    if (filled === null || !says.isIn(text)) continue;
    if ((and !== null && !and.isIn(text)) || unless?.isIn(text) === true) continue;
    return filled;
  }
  return null;
}

const compile = ({ says, and, unless, purse, ifSudden, title }: NamedTitle): Compiled => ({
  says: createPhraseSet(says, WORDS),
  and: and === undefined ? null : createPhraseSet(and, WORDS),
  unless: unless === undefined ? null : createPhraseSet(unless, WORDS),
  purse,
  ifSudden,
  title,
});

/** Puts the figures in; null where one is missing. */
function fill(
  title: string,
  { sum, each, rate, time, bound, deadline, notice, place }: ClauseFacts,
): string | null {
  const values: Readonly<Record<string, string | undefined>> = {
    sum: / at most\b/.test(title) ? sum?.replace(/^up to /, '') : sum,
    each,
    rate,
    time,
    bound,
    deadline,
    notice,
    place,
  };
  let isWhole = true;
  const filled = title.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? filled : null;
}
