import type { WordingPart } from '../../../../report/report.ts';
import type { Family } from '../../../../recognition/document-type.ts';

/**
 * Something that papers of a kind usually settle, for the side that would miss it. It is called absent only where none of its traces
 * stands anywhere in the paper, so the traces are wide: better silent than wrong. Phrases as in `phrase.ts`.
 */
export interface Expectation {
  readonly id: string;
  readonly families: readonly Family[];
  /** Who misses it; both sides when absent. */
  readonly for?: 'weaker' | 'stronger';
  /** Whom it helps by what they do with money; it harms the other. Both where absent. */
  readonly purse?: 'pays' | 'paid';
  /** Looked for only where firms deal with firms. */
  readonly among?: 'firms';
  /** The paper must speak of this, else it does not matter. */
  readonly needs?: readonly string[];
  /** The paper is of another sort where it says this. */
  readonly unless?: readonly string[];
  /** The heading, as a thing. */
  readonly title: string;
  /** The heading for the other side, where the title speaks to the reader. */
  readonly topic?: string;
  /** Completes `We did not find …`. */
  readonly absent: string;
  /** Why it matters, one sentence. */
  readonly why: string;
  /** Any of these anywhere, and it is there. */
  readonly traces: readonly string[];
  /** The sentence to show as the nearest one that was looked at. */
  readonly nearest: readonly string[];
  /** Wording to propose. */
  readonly wording: string | null;
  /** The wording in parts; absent where it names no side. */
  readonly wordingParts?: readonly WordingPart[];
  /** Papers in a sentence that settle it. */
  readonly examples: readonly string[];
  /** Sentences that do not. */
  readonly counterExamples: readonly string[];
}

/**
 * How papers of a family are called. Where a paper goes by the name of another family, what its own settles may make no sense in it: a
 * guarantee for a tenant speaks of money lent as little as a letter does.
 */
export const CALLED: Readonly<Partial<Record<Family, RegExp>>> = {
  lease: /\b(?:sub-?)?leases?\b|\b(?:tenancy|rental|room|lodger|letting|mooring|site|parking|storage|hire)/i,
  loan: /\b(?:loan|credit|promissory|hire purchase|finance|instal)/i,
  sale: /\b(?:sale|purchase|supply|orders?\b)/i,
  employment: /\b(?:employ|job\b|work\b|intern|apprentic|service bond)/i,
  guarantee: /\bguarantee/i,
  nda: /\b(?:non-disclosure|nda\b|secrecy|secrets?\b|confiden)/i,
  deed: /\battorney/i,
  privacy: /\bprivacy/i,
  services:
    /\b(?:service|works|freelance|contractor|cleaning|agency|statement of work|consult|school|tuition|care\b|childcare|boarding|booking)/i,
  subscription: /\b(?:subscription|membership|plans?\b|terms|phone|internet|gym|club)/i,
  consumer: /\b(?:terms|membership|phone|internet|gym|club|booking|subscription)/i,
  distribution: /\b(?:distribution|agency|supply)/i,
  franchise: /\bfranchise/i,
  license: /\blicen[cs]e/i,
};

/** Papers of no family here, which settle nothing of the kind, whatever they speak of. */
export const CALLED_OTHERWISE =
  /\b(?:letter|notice|will|testament|judge?ment|claim|handbook|minutes|receipt|messages|heads of terms|severance|settlement|partnership|co-ownership|charge over|licen[cs]e or permit|warranty|deed|quotation|mandate|waiver|release|statement)\b/i;
