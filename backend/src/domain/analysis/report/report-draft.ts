import type { Notice } from '../document/extracted-document.ts';
import type {
  Comparison,
  Duty,
  Fact,
  Gap,
  LawNote,
  Paper,
  Point,
  ReportReader,
  ReportSide,
  Risk,
  WayOut,
} from './report.ts';

/** Words an analyst says stand in the document. They are checked before anything is shown. */
export interface DraftQuote {
  readonly text: string;
  /** Id of the paragraph in which they are said to stand. */
  readonly paragraph: number;
}

/** A point before its quotes are checked and its id is given. A point that rested on quotes and keeps none is dropped. */
export type Draft<P extends { readonly quotes: unknown }> = P extends Point
  ? Omit<P, 'id' | 'quotes'> & { readonly quotes: readonly DraftQuote[] }
  : Omit<P, 'quotes'> & { readonly quotes: readonly DraftQuote[] };

/**
 * What a reader does with the paper: `sign` it, `accept` it by use (online terms, rules of a house), `answer` it (a notice, a
 * claim), or only `know` it (a statute, a policy, a deed already made).
 */
export type Decision = 'sign' | 'accept' | 'answer' | 'know';

/** Everything an analyst has to say, plain values without Markdown. Code makes the `Report` of it. */
/** A way out before its quotes are checked. */
export interface DraftWayOut extends Draft<WayOut> {
  /** Whether its text says that leaving may cost something. */
  readonly isDear?: boolean;
}

export interface ReportDraft {
  readonly paper: Paper;
  /** What the reader has to decide; `sign` when absent. */
  readonly decision?: Decision;
  readonly sides: readonly Draft<ReportSide>[];
  /** What a paper in another language than English calls the roles of its sides, by the English words in small letters. */
  readonly ownRoles?: ReadonlyMap<string, string>;
  readonly reader: ReportReader;
  /** In the order in which they are read; the main sums first among the amounts. */
  readonly facts: readonly Draft<Fact>[];
  readonly duties: readonly Draft<Duty>[];
  readonly risks: readonly Draft<Risk>[];
  /** Most risks to show beside the high ones; the usual number when absent. */
  readonly mostRisks?: number;
  readonly comparison: readonly Draft<Comparison>[];
  readonly gaps: readonly Draft<Gap>[];
  /** Headings of what was looked for besides the gaps, and found. */
  readonly searched?: readonly string[];
  /** The published model that such a paper is compared with, as a sentence. */
  readonly modelPaper?: string;
  readonly law: readonly LawNote[];
  /** How the reader can get out, or null where nothing was found. */
  readonly wayOut: DraftWayOut | null;
  /** Sentences, most important first; as many are kept as fit into 200 words. */
  readonly summary: readonly string[];
  readonly warnings: readonly string[];
  /** How the report was made, one or two sentences. */
  readonly provenance: string;
  /** What the analysis adds to the notices of the extraction. */
  readonly notices: readonly Notice[];
}
