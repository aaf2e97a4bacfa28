import type { Family } from '../recognition/document-type.ts';
import type { Severity } from '../finding.ts';
import type { Usual } from './usual.ts';
import type { WordingPart } from '../report/report.ts';

/** How a clause stands to the reader: against them, for them, the same for both, or not to be told. */
export type Bearing = 'against' | 'for' | 'mutual' | 'unknown';

/** What makes a sentence one of the worst of its kind, and how it is told. */
export interface Grave {
  readonly sign: RegExp;
  readonly title: string;
  readonly why: string;
}

/** What the library knows about one kind of clause. Pure data: patterns run on one sentence of at most 1,800 characters. */
export interface ClauseKind {
  readonly id: string;
  /** Lay name, e.g. `Ban on competing`. */
  readonly title: string;
  /** A sentence of this kind matches `find` and not `except`. */
  readonly find: RegExp;
  readonly except?: RegExp;
  /**
   * What must stand in the very sentence that a report quotes, besides `find`. Narrower than `find`, which also feeds the
   * classifier: a claim beside words that do not bear it costs more trust than a claim that is left out.
   */
  readonly proof?: RegExp;
  /** Signs that a sentence with the right words says something else. */
  readonly notProof?: RegExp;
  /** Further sentences of the kind, both found and proved by it. Apart from `find`, so that the classifier's features stay. */
  readonly more?: RegExp;
  /** A sentence that only says what follows when the rule beside it is broken; the rule is quoted, never this. */
  readonly consequence?: RegExp;
  /** Whether the one the sentence names first carries the burden or gets the benefit. */
  readonly subjectIs: 'burdened' | 'favored';
  /** A sentence that matches names the other one first: `the Landlord may keep the deposit`. Its group `verb` is where that stands. */
  readonly turned?: RegExp;
  /** A sentence that names nobody binds both sides. */
  readonly bindsBoth?: true;
  /** Document families that should have such a clause, and why its absence matters. */
  readonly expected?: { readonly in: readonly Family[]; readonly why: string };
  /** Families in which patterns alone may claim this kind; all when absent. */
  readonly onlyIn?: readonly Family[];
  /** Named standard or usual range; printed after `Usual:`. */
  readonly usual?: Usual;
  /** What it means in plain words; `against` is about a reader who is bound, `mutual` about both sides. */
  readonly risk?: {
    readonly title: string;
    /** Heading where the clause binds both sides alike; the name of the kind when absent. */
    readonly mutualTitle?: string;
    readonly severity: Readonly<Record<Exclude<Bearing, 'for'>, Severity | null>>;
    readonly against: string;
    /** Said in its place where the paper gives the reader a right to leave too. */
    readonly againstWhereBothLeave?: string;
    /** Said in its place where the sentence rules a limit out, and does not only leave it unsaid. */
    readonly againstWithoutLimit?: string;
    readonly mutual: string;
    readonly ask: string;
    /** A sentence that matches is one step worse. */
    readonly worse?: RegExp;
    /** A sentence that matches is one step milder. */
    readonly milder?: RegExp;
    /** A sentence that matches one of these is among the worst of its kind, and says so in its words; the first that matches counts. */
    readonly graves?: readonly Grave[];
    /** Order among risks of equal severity: higher first. */
    readonly rank: number;
  };
  readonly wording?: string;
  /** The wording in parts; absent where it names no side. */
  readonly wordingParts?: readonly WordingPart[];
  readonly fallback?: string;
}
