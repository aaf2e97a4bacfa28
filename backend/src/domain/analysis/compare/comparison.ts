/**
 * Two versions of one paper, compared, as data: what every view is rendered from (page, Markdown, DOCX, command line,
 * programs). Plain values only, so it crosses processes and the wire unchanged.
 */
import type { Severity } from '../finding.ts';
import type { ReportReader } from '../report/report.ts';

export interface PaperComparison {
  readonly version: 1;
  /** `same`: no word differs. `unrelated`: too little in common to be two versions of one paper; nothing else is said then. */
  readonly status: 'same' | 'changed' | 'unrelated';
  /** One plain sentence that says how it stands. */
  readonly summary: string;
  readonly before: ComparedPaper;
  readonly after: ComparedPaper;
  readonly reader: ReportReader | null;
  /** What it means for the reader, what weighs most first. */
  readonly effects: readonly Effect[];
  /** Every clause whose words changed, what weighs most for the reader first; then those that only moved or were divided. */
  readonly changes: readonly ClauseChange[];
  readonly unchanged: {
    /** Clauses of the newer version whose words are those of the older one. */
    readonly clauses: number;
    readonly sentence: string;
  };
  /** One sentence each: what could not be compared, or only with doubt. */
  readonly notCompared: readonly string[];
}

export interface ComparedPaper {
  /** Kind of file: `docx`, `pdf`. */
  readonly kind: string;
  readonly title: string | null;
  readonly pages: number;
}

/** Words of one of the two papers, with their place. */
export interface VersionQuote {
  readonly text: string;
  readonly paragraph: number;
  readonly clause: string | null;
  /** From 1; null for kinds of file without pages. */
  readonly page: number | null;
}

/** One thing that the new version means for the reader. */
export interface Effect {
  /** `effect-1`, … in the order of the list. */
  readonly id: string;
  readonly kind: 'came' | 'went' | 'worse' | 'better' | 'changed';
  /** Names it with its figures: `Notice to leave: 30 days → 60 days`. */
  readonly title: string;
  /** What it means, one plain sentence; empty where the title says it. */
  readonly text: string;
  readonly about: 'risk' | 'fact' | 'duty' | 'clause';
  /** How bad, for risks. */
  readonly severity: Severity | null;
  readonly before: VersionQuote | null;
  readonly after: VersionQuote | null;
  /** The change of a clause that it rests on. */
  readonly change: string | null;
}

/** A stretch of words of a changed clause. */
export interface WordPiece {
  readonly op: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Kinds of word that turn the meaning of a clause. */
export type Turning = 'number' | 'date' | 'not' | 'duty';

export interface ClauseChange {
  /** `change-1`, … in the order of the list. */
  readonly id: string;
  /** `moved`, `split` and `merged` may also hold changed words. */
  readonly kind: 'edited' | 'added' | 'removed' | 'moved' | 'split' | 'merged';
  /** Whether any word differs, numbering and layout apart. */
  readonly hasNewWords: boolean;
  /** Nearest heading, or null. */
  readonly heading: string | null;
  readonly before: ClausePlace | null;
  readonly after: ClausePlace | null;
  readonly words: readonly WordPiece[];
  /** What among the changed words turns meaning, what weighs most first. */
  readonly turning: readonly Turning[];
  /** The effects that rest on it. */
  readonly effects: readonly string[];
}

export interface ClausePlace {
  /** Ids of the paragraphs. */
  readonly paragraphs: readonly number[];
  readonly clause: string | null;
  readonly page: number | null;
}
