import type { AnalyzeResponse } from '../../../../backend/src/adapters/http/contract.ts';

/** An answer of the server as the screen uses it. */
export interface Answer extends Omit<AnalyzeResponse, 'document' | 'provenance'> {
  /** Null where the server tells nothing about it. */
  readonly document: AnalyzeResponse['document'] | null;
  readonly provenance: AnalyzeResponse['provenance'] | null;
}

/** Fills in what an answer leaves out: of its fields only `analysis` is sure to be there (specification, section 7). */
export function toAnswer(received: Pick<Answer, 'analysis'> & Partial<Answer>): Answer {
  return {
    analysis: received.analysis,
    outcome: received.outcome ?? 'completed',
    report: received.report ?? null,
    document: received.document ?? null,
    notices: received.notices ?? [],
    paragraphs: received.paragraphs ?? [],
    findings: received.findings ?? [],
    citations: received.citations ?? [],
    provenance: received.provenance ?? null,
  };
}
