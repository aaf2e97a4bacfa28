import type { ReportLanguage } from '../../../../../config/product.ts';
import type { CompletedVerdict } from '../../../ports/analyst.ts';
import type { ExtractedDocument } from '../document/extracted-document.ts';
import { createGrounding, type Grounding } from '../document/grounding.ts';
import type { LegalText } from '../document/legal-text.ts';
import { groundReport } from './ground-report.ts';
import { sayNotices, sayRemark, sayReport } from './say-report.ts';
import { tellerFor } from './languages/teller-for.ts';
import { renderReport } from './render-markdown.ts';
import type { ReportDraft } from './report-draft.ts';
import { tellerWith, withRenderedQuotes } from './languages/with-renderings.ts';

export interface CompleteVerdictInput {
  readonly draft: ReportDraft;
  readonly document: ExtractedDocument;
  readonly text: LegalText;
  /** Of the same text; made here when absent. */
  readonly grounding?: Grounding;
  readonly today: Date;
  /** The language that the report was asked for in; English when absent. */
  readonly language?: ReportLanguage | undefined;
  /** What a language model made of words that no catalogue has, and of quotes, by the words. */
  readonly renderings?: ReadonlyMap<string, string>;
}

const NO_RENDERINGS: ReadonlyMap<string, string> = new Map();

/** Makes the verdict of what an analyst says: the checked report, its six sections, and what programs use. Pure. */
export function completeVerdict({
  draft,
  document,
  text,
  grounding,
  today,
  language,
  renderings = NO_RENDERINGS,
}: CompleteVerdictInput): CompletedVerdict {
  const grounded = groundReport({ draft, document, grounding: grounding ?? createGrounding(text), today });
  const general = tellerFor(language, grounded.paper.language);
  const isOfPaper = general.language === grounded.paper.language;
  const teller = isOfPaper && draft.ownRoles !== undefined ? general.withRoles(draft.ownRoles) : general;
  const said = sayReport(grounded, draft.summary, tellerWith(teller, renderings));
  const report = withRenderedQuotes(said, renderings);
  const provenance = sayRemark(draft.provenance, teller);
  const notices = sayNotices(draft.notices, teller);
  const frame = { provenance, notices: [...sayNotices(document.notices, teller), ...notices] };
  const rendered = renderReport(report, frame, teller);
  const paragraphs = text.paragraphs.map(({ id, page, clause, text: words }) => ({
    id,
    page,
    clause,
    text: words,
  }));
  return { outcome: 'completed', report, ...rendered, paragraphs, notices };
}
