import { readFileSync } from 'node:fs';

/** How many tests a runner ran. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of the tests that failed at first and passed when repeated. They are among the passed. */
  readonly flaky: readonly string[];
}

/** A runner that died before it could report has failed at least once. */
export const NO_REPORT: Counts = { passed: 0, failed: 1, skipped: 0, flaky: [] };

/** The counts in vitest's JSON report. A suite that could not even be loaded counts as one failed test. */
export function readVitest(file: string): Counts {
  // The shape is that of vitest's "json" reporter.
  const report = readJson(file) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
  } | null;
  if (report === null) return NO_REPORT;
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    flaky: [],
  };
}

/** A part of Playwright's JSON report: a file, or a group of tests in it. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The counts in Playwright's JSON report. */
export function readPlaywright(file: string): Counts {
  // The shape is that of Playwright's "json" reporter.
  const report = readJson(file) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: readonly Suite[];
  } | null;
  if (report === null) return NO_REPORT;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky: report.suites.flatMap(flakyIn) };
}

function flakyIn({ suites = [], specs }: Suite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...here.map(({ title }) => title), ...suites.flatMap(flakyIn)];
}

/** The last line of a run. A test that passed only when repeated is named in a line before it, so that it is not forgotten. */
export function summarize(counts: readonly Counts[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[key], 0);
  const flaky = counts.flatMap((count) => count.flaky);
  const repeated =
    flaky.length > 0 ? `${flaky.length} FLAKY (passed only when repeated): ${flaky.join('; ')}\n` : '';
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${repeated}${sum('passed')} passed, ${sum('failed')} failed${skipped}`;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
