import type { Analysis } from '../../domain/analysis/analysis.ts';
import { marksByClause, marksWith } from '../../domain/analysis/report/document-marks.ts';
import { createEvidence } from '../../domain/analysis/report/evidence.ts';
import { ENGLISH } from '../../domain/analysis/report/languages/teller.ts';
import {
  modelProvenance,
  PACK_PROVENANCE,
  RULES_PROVENANCE,
} from '../../domain/analysis/report/provenance.ts';
import { renderReport, reportMarkdown } from '../../domain/analysis/report/render-markdown.ts';
import { sayRemark } from '../../domain/analysis/report/say-report.ts';

/**
 * The report as a person reads it in a terminal or a file: the text of the interface, whose places count our paragraphs, with the
 * contract's own clause numbers. A rejection is its reply.
 */
export async function reportText({ report, text, notices, provenance }: Analysis): Promise<string> {
  if (report === null) return text;
  const teller =
    report.language === undefined
      ? ENGLISH
      : (await import('../../domain/analysis/report/languages/teller-for.ts')).tellerFor(
          report.language,
          null,
        );
  const made =
    provenance.model !== null
      ? modelProvenance(provenance.model)
      : (report.paper.language ?? 'en') === 'en'
        ? RULES_PROVENANCE
        : PACK_PROVENANCE;
  const frame = {
    provenance: sayRemark(made, teller),
    // this text is whole
    notices: notices.filter(({ code }) => code !== 'report-shortened'),
  };
  return reportMarkdown(
    renderReport(
      report,
      frame,
      teller,
      createEvidence(marksWith(teller.quotes, marksByClause(teller.wordOf('clause {number}')))),
    ).sections,
  );
}
