/**
 * What a word of an order to a machine means, in six languages. Words are given by how they begin, in small letters without accents;
 * a dot ends a word that is meant whole, `_` stands for a space in words that mean it only together (those are meant whole).
 */
export interface Sense {
  /** An order in which the word has this meaning. */
  readonly order: string;
  /** What a party may say with such a word. */
  readonly honest: string;
  readonly en: string;
  readonly de: string;
  readonly fr: string;
  readonly es: string;
  readonly pt: string;
  readonly it: string;
}
