import type { Reader } from '../../../ports/analyst.ts';
import type { ExtractedDocument } from '../document/extracted-document.ts';
import { createGrounding } from '../document/grounding.ts';
import { toLegalText, type LegalText } from '../document/legal-text.ts';
import { blankOut, findMachineSentences } from '../prompt-injection/machine-sentences.ts';
import { readPaper } from '../reading/read-paper.ts';
import { judgeLegal } from '../recognition/legal-or-not.ts';
import { groundReport } from '../report/ground-report.ts';
import type { Report } from '../report/report.ts';

/** One version, read. */
export interface ReadVersion {
  readonly document: ExtractedDocument;
  readonly text: LegalText;
  /** With every risk that rules find, however many; null where the paper does not look like a legal one. */
  readonly report: Report | null;
}

/** A report shows the worst risks; two versions are compared by all of them, or one would seem to come when another goes. */
const ALL = 10_000;

export interface ReadVersionInput {
  readonly document: ExtractedDocument;
  readonly reader: Reader;
  readonly today: Date;
}

/** The report on one version, or null where it does not look like a legal paper. */
export const reportOnVersion = (input: ReadVersionInput): Report | null => readVersion(input).report;

/** Reads one version by rules. Pure. */
export function readVersion({ document, reader, today }: ReadVersionInput): ReadVersion {
  const text = toLegalText(document);
  if (!judgeLegal(blankOut(text, findMachineSentences(text))).isLegal)
    return { document, text, report: null };
  const draft = readPaper({ document, text, reader, today });
  const grounding = createGrounding(text);
  const report = groundReport({ draft: { ...draft, mostRisks: ALL }, document, grounding, today });
  return { document, text, report };
}
