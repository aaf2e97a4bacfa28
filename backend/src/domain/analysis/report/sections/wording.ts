import { kindFor } from '../../clauses/fitted-words.ts';
import { clauseKind } from '../../clauses/library.ts';
import type { WordingPart } from '../report.ts';
import { worded } from '../../wording/worded.ts';
import { NOT_SIGNED, type Family } from '../../recognition/document-type.ts';

export interface Wording {
  readonly wording: string;
  readonly wordingParts: readonly WordingPart[];
  readonly fallback: string | null;
  /** Whether it may stand in for the sentence that is quoted. */
  readonly replaces: boolean;
}

/** Kinds whose wording replaces the rule. That of all others limits the rule or adds to it, and would take something away. */
const SAID_ANEW: ReadonlySet<string> = new Set([
  'acceleration',
  'anti-assignment',
  'audit-rights',
  'deductions',
  'entry',
  'indemnity',
  'late-fees',
  'non-compete',
  'notice-employment',
  'prepayment',
  'probation',
  'renewal-term',
  'training-bond',
  'unilateral-change',
]);

/** Wording to paste for a kind of clause in a family of papers; null where nothing is negotiated or none is known. */
export function wordingOf(kindId: string, family: Family): Wording | null {
  if (NOT_SIGNED.includes(family)) return null;
  const kind = clauseKind(kindId);
  if (kind === undefined) return null;
  const { wording, wordingParts, fallback } = kindFor(kind, family);
  return wording === undefined
    ? null
    : {
        wording,
        wordingParts: wordingParts ?? [wording],
        fallback: fallback ?? null,
        replaces: SAID_ANEW.has(kindId),
      };
}

/** Wording for a paper that is answered or asked about, and not negotiated; null for all others. */
export function wordingOfReply(family: Family): Wording | null {
  if (!NOT_SIGNED.includes(family)) return null;
  return family === 'court' ? REPLY_TO_NOTICE : QUESTION_TO_AUTHOR;
}

/** A notice is answered, not negotiated. */
const REPLY_TO_NOTICE: Wording = {
  // a letter of its own, not a rule of the paper: it names nobody
  ...worded(
    'I have received your notice. Please send me a full breakdown of what you claim and give me fourteen more days to answer.',
  ),
  fallback: 'ask to pay in parts, and keep proof of everything you send.',
  replaces: false,
};

/** Rules that others made cannot be changed by their reader, but they can be explained. */
const QUESTION_TO_AUTHOR: Wording = {
  ...worded(
    'Please explain in writing which of these rules apply to me, since when, and whom I can turn to if I disagree.',
  ),
  fallback: 'ask the authority or body that watches over such rules.',
  replaces: false,
};
