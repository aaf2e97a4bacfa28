import type { Country } from '../../../../../config/product.ts';
import type { Family } from '../recognition/document-type.ts';

/** One rule of a country, said only when it fits the document. Informational; never reviewed by counsel. */
export interface LawNote {
  /** Clause kinds that make it worth saying; empty means the document family alone decides. */
  readonly clauses: readonly string[];
  /** Families it concerns; empty means all. */
  readonly families: readonly Family[];
  /** One plain sentence, without the hedge. */
  readonly says: string;
  /** The statute or case. */
  readonly law: string;
  /** `check`: recent or in part; the reader is told to check whether it is in force. */
  readonly certainty: 'settled' | 'check';
}

export interface Jurisdiction {
  readonly country: Country;
  readonly notes: readonly LawNote[];
}

/** Shorthand of the data files: clauses and families as lists in one string, `*` for all. */
export function note(
  clauses: string,
  families: string,
  says: string,
  law: string,
  certainty: LawNote['certainty'] = 'settled',
): LawNote {
  const list = (text: string) => (text === '*' ? [] : text.split(' '));
  // the data files name families only; a test checks each word against the list of families
  return { clauses: list(clauses), families: list(families) as Family[], says, law, certainty };
}
