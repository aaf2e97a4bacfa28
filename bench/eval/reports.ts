import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRIES } from '../../config/product.ts';
import { analyzeByRules } from '../../backend/src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../backend/src/domain/analysis/document/plain-document.ts';
import { reportMarkdown } from '../../backend/src/domain/analysis/report/render-markdown.ts';

/** What the report checker says about the reports on all contracts of a split. */
export interface ReportFigures {
  readonly contracts: number;
  /** Share of reports in which every must-point holds. */
  readonly must: number;
  /** Mean share of points that hold. */
  readonly all: number;
  /** Share of the text in sentences that stand in over half of the reports. */
  readonly repeated: number;
  readonly longestCharacters: number;
  readonly longestMs: number;
  readonly failed: Readonly<Record<string, number>>;
}

interface Checked {
  readonly points: readonly { readonly id: string; readonly must: boolean; readonly ok: boolean }[];
  readonly all: number;
  readonly pass: boolean;
}

const IDENTITIES = ['User', 'Client', 'Supplier', 'Licensee', 'Distributor', 'Sarah Smith'];

/** Makes a report on every contract, with countries and identities in turn, and checks it. */
export async function checkReports(data: string, checker: string): Promise<ReportFigures> {
  // the published checker: check(report, text, options)
  const { check } = (await import(checker)) as {
    check: (report: string, text: string, options: { country: string }) => Checked;
  };
  const ids = readFileSync(join(data, 'gold.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { docId: string }).docId);
  const failed: Record<string, number> = {};
  const reports: string[] = [];
  let must = 0;
  let all = 0;
  let longest = { characters: 0, ms: 0 };
  for (const [index, id] of ids.entries()) {
    const raw = readFileSync(join(data, 'texts', `${id}.txt`), 'utf8');
    const country = COUNTRIES[index % COUNTRIES.length]!;
    const started = performance.now();
    const verdict = analyzeByRules({
      document: documentFromText(raw),
      reader: { identity: IDENTITIES[index % IDENTITIES.length]!, country },
      today: new Date('2026-11-20'),
    });
    const ms = performance.now() - started;
    if (raw.length > longest.characters) longest = { characters: raw.length, ms };
    if (verdict.outcome === 'rejected') {
      failed['rejected as not legal'] = (failed['rejected as not legal'] ?? 0) + 1;
      continue;
    }
    const report = reportMarkdown(verdict.sections);
    reports.push(report);
    const result = check(report, raw, { country });
    if (result.pass) must++;
    all += result.all;
    for (const point of result.points) {
      if (!point.ok)
        failed[`${point.id}${point.must ? ' (must)' : ''}`] =
          (failed[`${point.id}${point.must ? ' (must)' : ''}`] ?? 0) + 1;
    }
  }
  return {
    contracts: ids.length,
    must: must / ids.length,
    all: all / ids.length,
    repeated: repeatedShare(reports),
    longestCharacters: longest.characters,
    longestMs: Math.round(longest.ms),
    failed,
  };
}

function repeatedShare(reports: readonly string[]): number {
  const split = reports.map((report) =>
    report
      .split(/(?<=[.!?:])\s+|\n+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 15),
  );
  const counts = new Map<string, number>();
  for (const sentences of split)
    for (const sentence of new Set(sentences)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  let repeated = 0;
  let total = 0;
  for (const sentence of split.flat()) {
    total += sentence.length;
    if (counts.get(sentence)! > reports.length / 2) repeated += sentence.length;
  }
  return repeated / total;
}
