import type { AnalyzeResponse } from '../../../../../backend/src/adapters/http/contract.ts';

/** An answer of the server as the screen uses it. */
export interface Answer extends Omit<AnalyzeResponse, 'document' | 'provenance'> {
  /** Null where the server tells nothing about it. */
  readonly document: AnalyzeResponse['document'] | null;
  readonly provenance: AnalyzeResponse['provenance'] | null;
}

const UNKNOWN_ANSWER = 'The server sent an answer that this page cannot read. Please try again.';

/**
 * Fills in what an answer leaves out: of its fields only `analysis` is sure to be there (specification, section 7).
 * Throws a sentence for people where not even that is.
 */
export function toAnswer(received: Partial<Answer> | null): Answer {
  if (typeof received?.analysis !== 'string') throw new Error(UNKNOWN_ANSWER);
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
