import { createHash } from 'node:crypto';

import type { AnalyzeResponse } from '../backend/src/adapters/http/contract.ts';
import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../backend/src/domain/analysis/document/plain-document.ts';
import { renderAnalysis } from '../backend/src/domain/analysis/render-analysis.ts';
import type { Country } from '../config/product.ts';

export interface TextReader {
  readonly identity: string;
  readonly country: Country;
}

/** The whole answer of POST /api/analyze on a text, by the built-in rules as of a moment. Throws where they take it for no contract. */
export function answerByRules(text: string, reader: TextReader, now = new Date()): AnalyzeResponse {
  const document = documentFromText(text);
  const verdict = analyzeByRules({ document, reader, today: now });
  if (verdict.outcome !== 'completed') throw new Error('The rules take this text for no contract.');
  return {
    analysis: renderAnalysis(verdict).text,
    outcome: 'completed',
    report: verdict.report,
    document: {
      kind: document.kind,
      pages: document.pageCount,
      ocrPages: 0,
      characters: text.length,
      language: 'en',
      readPercent: document.readPercent,
    },
    notices: verdict.notices,
    paragraphs: verdict.paragraphs,
    findings: verdict.findings,
    citations: verdict.citations,
    provenance: {
      analyst: 'built-in',
      model: null,
      isLocal: true,
      documentSha256: createHash('sha256').update(text).digest('hex'),
      started: now.toISOString(),
      finished: now.toISOString(),
    },
  };
}
