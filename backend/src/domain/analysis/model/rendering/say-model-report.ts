import type { ReportLanguage } from '../../../../../../config/product.ts';
import type { CompletedVerdict } from '../../../../ports/analyst.ts';
import type { ExtractedDocument } from '../../document/extracted-document.ts';
import { toLegalText } from '../../document/legal-text.ts';
import { completeVerdict } from '../../report/complete-verdict.ts';
import { IN_FIXED_SENTENCES, IN_ITS_TRANSLATION } from '../../report/provenance.ts';
import type { ReportDraft } from '../../report/report-draft.ts';
import { countWords, fitSummary } from '../../report/summary.ts';
import { soundRenderings, type RenderedLine } from './apply-renderings.ts';

export interface SayModelReportInput {
  readonly document: ExtractedDocument;
  readonly today: Date;
  /** In English, after the last look; its summary is that of the rules. */
  readonly draft: ReportDraft;
  /** What the model sums up, in English. */
  readonly summary: readonly string[];
  readonly language?: ReportLanguage | undefined;
  /** ISO 639-1 of the report. */
  readonly to: string;
  /** What the model made of lines, unchecked. */
  readonly rendered: readonly RenderedLine[];
}

/** Fewer words than this are no summary; the rules' own stands instead. */
const SHORTEST_SUMMARY_WORDS = 20;

export const isSummary = (sentences: readonly string[]): boolean =>
  countWords(fitSummary(sentences)) >= SHORTEST_SUMMARY_WORDS;

/** The report with what the model put into its language, as far as code finds it sound. Pure. */
export function sayModelReport(input: SayModelReportInput): CompletedVerdict {
  const { document, today, draft, language, to, rendered } = input;
  const renderings = soundRenderings(rendered, to);
  const summary = input.summary.filter((sentence) => renderings.has(sentence));
  const said = {
    ...draft,
    ...(isSummary(summary) ? { summary } : {}),
    provenance:
      renderings.size === 0
        ? draft.provenance
        : draft.provenance.replace(IN_FIXED_SENTENCES, IN_ITS_TRANSLATION),
  };
  return completeVerdict({ draft: said, text: toLegalText(document), document, today, language, renderings });
}
