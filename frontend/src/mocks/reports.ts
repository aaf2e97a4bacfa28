import type { AnalyzeResponse } from '../../../backend/src/adapters/http/contract.ts';
import { sampleAnswer } from './sample-report.ts';
import { arabic, hostile, huge, japanese, keptByOldVersion, oneLine } from './report-odd-papers.ts';
import { noRisks, oneSide, sixtyRisks, unknownReader } from './report-papers.ts';

/**
 * Reports made by hand, as different as papers are. Component tests show each of them; so does the development page when
 * a file of this name is analyzed: `report-arabic.pdf`.
 */
export const REPORTS = {
  'report-full': () => sampleAnswer('Contractor', 'United Kingdom'),
  'report-no-risks': noRisks,
  'report-sixty-risks': sixtyRisks,
  'report-one-side': oneSide,
  'report-unknown-reader': unknownReader,
  'report-arabic': arabic,
  'report-japanese': japanese,
  'report-one-line': oneLine,
  'report-old-version': keptByOldVersion,
  'report-hostile': hostile,
  'report-huge': huge,
} satisfies Readonly<Record<string, () => AnalyzeResponse>>;

/** The report that a file's name asks for, or null. */
export function reportFor(fileName: string): AnalyzeResponse | null {
  const entry = Object.entries(REPORTS).find(([name]) => fileName.startsWith(name));
  return entry === undefined ? null : entry[1]();
}
