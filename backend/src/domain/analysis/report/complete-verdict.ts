import type { CompletedVerdict } from '../../../ports/analyst.ts';
import type { ExtractedDocument } from '../document/extracted-document.ts';
import { createGrounding, type Grounding } from '../document/grounding.ts';
import type { LegalText } from '../document/legal-text.ts';
import { groundReport } from './ground-report.ts';
import { renderReport } from './render-markdown.ts';
import type { ReportDraft } from './report-draft.ts';

export interface CompleteVerdictInput {
  readonly draft: ReportDraft;
  readonly document: ExtractedDocument;
  readonly text: LegalText;
  /** Of the same text; made here when absent. */
  readonly grounding?: Grounding;
  readonly today: Date;
}

/** Makes the verdict of what an analyst says: the checked report, its six sections, and what programs use. Pure. */
export function completeVerdict({
  draft,
  document,
  text,
  grounding,
  today,
}: CompleteVerdictInput): CompletedVerdict {
  const report = groundReport({ draft, document, grounding: grounding ?? createGrounding(text), today });
  const { provenance, notices } = draft;
  const rendered = renderReport(report, { provenance, notices: [...document.notices, ...notices] });
  const paragraphs = text.paragraphs.map(({ id, page, clause, text: words }) => ({
    id,
    page,
    clause,
    text: words,
  }));
  return { outcome: 'completed', report, ...rendered, paragraphs, notices };
}
