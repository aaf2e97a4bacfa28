import type { Span } from '../sides/side.ts';

/** Who acts in an operative clause. */
export type Actor =
  | { readonly kind: 'side'; readonly id: string }
  | { readonly kind: 'both' }
  /** Somebody who is no side: a court, a guest, a bank. */
  | { readonly kind: 'outsider'; readonly words: string }
  /** Nobody is named: passive voice, or a subject that is a thing. */
  | { readonly kind: 'none' };

/** What kind of operative clause it is, from its modal and polarity. */
export type Mode = 'must' | 'must-not' | 'may' | 'may-not' | 'will' | 'will-not' | 'is' | 'is-not';

/**
 * One operative clause: who must, may or will do what, when, for how much, with which exception. Made by splitting
 * sentences at semicolons and co-ordinations; a list's lead-in and a table's header are carried down to each item.
 */
export interface Frame {
  /** Span of the clause's own words in `LegalText.text`; never crosses a sentence. */
  readonly span: Span;
  /** Index in `LegalText.sentences`. */
  readonly sentence: number;
  /** The whole clause as it reads with what was carried down, one line. */
  readonly text: string;
  /** Span of the lead-in or row label carried down to it, or null. */
  readonly lead: Span | null;
  readonly actor: Actor;
  /** Whom it is done to or owed to, where that is plain. */
  readonly towards: Actor;
  readonly mode: Mode;
  /** Main verb, lower case, uninflected (`pay`); empty where there is none. */
  readonly verb: string;
  /** The words after the verb, up to a condition or exception. */
  readonly object: string;
  /** `if …`, `where …`, `on breach`; null where unconditional. */
  readonly condition: string | null;
  /** `unless …`, `except …`. */
  readonly exception: string | null;
  /** `within 14 days`, `by the 3rd of each month`. */
  readonly time: string | null;
  /** Words that leave no limit: `without limit`, `whatever the cost`, `for ever`, `even if`. */
  readonly extremity: readonly string[];
  /** Words that leave it to one side: `at any time`, `in its sole discretion`, `for any reason`. */
  readonly whim: readonly string[];
}
