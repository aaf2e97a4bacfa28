/**
 * The report that visitors see without signing in: the built-in analyst over `sample-lease.txt`, a lease written for this
 * purpose. The build calls it; `npm exec -- node tools/make-sample-report.ts` prints the answer.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AnalyzeResponse } from '../backend/src/adapters/http/contract.ts';
import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../backend/src/domain/analysis/document/plain-document.ts';
import { renderAnalysis } from '../backend/src/domain/analysis/render-analysis.ts';

const READER = { identity: 'Tenant', country: 'United States' } as const;

/** A whole answer of POST /api/analyze for the sample lease, as of a moment. Throws when the analyst takes it for no contract. */
export function makeSampleAnswer(now = new Date()): AnalyzeResponse {
  const text = readFileSync(join(import.meta.dirname, 'sample-lease.txt'), 'utf8');
  const document = documentFromText(text);
  const verdict = analyzeByRules({ document, reader: READER, today: now });
  if (verdict.outcome !== 'completed') throw new Error('The sample lease was rejected.');
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

if (import.meta.main) console.log(JSON.stringify(makeSampleAnswer(), null, 2));
