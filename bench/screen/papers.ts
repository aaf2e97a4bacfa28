/** Ten everyday papers, invented for the screen and taught to nothing, and the report that the built-in rules make of each. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalyzeResponse } from '../../backend/src/adapters/http/contract.ts';
import { analyzeByRules } from '../../backend/src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../backend/src/domain/analysis/document/plain-document.ts';
import { renderAnalysis } from '../../backend/src/domain/analysis/render-analysis.ts';
import type { Country } from '../../config/product.ts';

export interface EngineReader {
  readonly identity: string;
  readonly country: Country;
}

/** Each paper by the name of its file in `papers`, and who asks about it. */
export const PAPERS = {
  gym: { identity: 'Dana Whitlock', country: 'United States' },
  sublet: { identity: 'Amara Osei', country: 'Canada' },
  phone: { identity: 'Owen Hartley', country: 'United Kingdom' },
  'web-design': { identity: 'Freelancer', country: 'United Kingdom' },
  wedding: { identity: 'Hirer', country: 'Australia' },
  'car-loan': { identity: 'Borrower', country: 'India' },
  'cafe-job': { identity: 'Niamh Byrne', country: 'Ireland' },
  daycare: { identity: 'Parent', country: 'United States' },
  movers: { identity: 'Customer', country: 'United States' },
  software: { identity: 'Customer', country: 'Germany' },
} satisfies Readonly<Record<string, EngineReader>>;
export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as readonly PaperName[]; // they are the keys

export const paperPath = (name: PaperName): string => join(import.meta.dirname, 'papers', `${name}.txt`);

/** The text of a paper. */
export const paperText = (name: PaperName): string => readFileSync(paperPath(name), 'utf8');

/** The whole answer on a text by the built-in rules. Throws where they take it for no legal document. */
export function engineAnswer(text: string, reader: EngineReader, now = new Date()): AnalyzeResponse {
  const document = documentFromText(text);
  const verdict = analyzeByRules({ document, reader, today: now });
  if (verdict.outcome !== 'completed') throw new Error('The rules rejected a paper.');
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

/** Words in a text, as people count them. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
