import type { Notice } from '../document/extracted-document.ts';
import type { Severity } from '../finding.ts';

/** Words an analyst says stand in the document. The composer checks them; nothing unchecked reaches the report. */
export interface QuoteDraft {
  readonly text: string;
  readonly paragraph: number;
}

/** A line of Key Information. */
export interface FactDraft {
  readonly label: string;
  readonly text: string;
  readonly quotes: readonly QuoteDraft[];
  /** Set for dates the code worked out from the document; stands on a line of its own. */
  readonly workedOut?: string;
}

/** Who owes what. `who` is printed as a group; the reader's own groups come first. */
export interface ObligationDraft {
  readonly who: string;
  /** To whom it is owed, where that is plain and the reader is neither side. */
  readonly to?: string;
  readonly isReaders: boolean;
  readonly text: string;
  readonly quotes: readonly QuoteDraft[];
}

/** A risk; the composer keeps the seven worst. */
export interface RiskDraft {
  readonly severity: Severity;
  readonly title: string;
  /** Why it has that severity, for this reader. */
  readonly why: string;
  /** What to ask the other side for. */
  readonly ask: string;
  readonly quotes: readonly QuoteDraft[];
  /** Set for a sum the code worked out from the document; stands on a line of its own. */
  readonly workedOut?: string;
}

export type Standing = 'better' | 'usual' | 'worse' | 'open';

/** A clause against a named standard or a usual range. */
export interface ComparisonDraft {
  readonly title: string;
  readonly standing: Standing;
  readonly text: string;
  readonly usual: string;
  readonly quotes: readonly QuoteDraft[];
}

/** A clause this type of document should have and does not. */
export interface MissingDraft {
  readonly title: string;
  readonly why: string;
}

/** A rule of the chosen country, hedged. */
export interface LawNoteDraft {
  readonly text: string;
}

/** Wording to paste. */
export interface SuggestionDraft {
  readonly title: string;
  readonly wording: string;
  readonly fallback: string | null;
  /** Title of the risk it answers, or null. */
  readonly forRisk: string | null;
}

/** Everything a report says, before quotes are checked and markdown is written. All strings are plain text. */
export interface ReportDraft {
  /** Said before anything else, e.g. that the language is not read. */
  readonly opening: readonly string[];
  readonly facts: readonly FactDraft[];
  readonly obligations: readonly ObligationDraft[];
  /** Said when no obligation was found or the reader's side is not known. */
  readonly obligationsNote: string | null;
  readonly risks: readonly RiskDraft[];
  readonly risksNote: string | null;
  /** Most risks to name; `MAX_RISKS` when absent. */
  readonly maxRisks?: number;
  readonly comparisons: readonly ComparisonDraft[];
  readonly missing: readonly MissingDraft[];
  readonly missingNote: string | null;
  readonly lawNotes: readonly LawNoteDraft[];
  /** Sentences; the composer keeps as many as fit into the limit. */
  readonly summary: readonly string[];
  readonly suggestions: readonly SuggestionDraft[];
  /** How the report was made, one or two sentences. */
  readonly provenance: string;
  /** What the analysis adds to the notices of the extraction. */
  readonly notices: readonly Notice[];
}

/** Most risks a report names (rubric: no padding). */
export const MAX_RISKS = 7;
