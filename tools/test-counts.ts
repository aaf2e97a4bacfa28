import { readFileSync } from 'node:fs';

/** How many tests a runner ran. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A runner that died before it could report has failed at least once. */
const NO_REPORT: Counts = { passed: 0, failed: 1, skipped: 0 };

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
  };
}

/** The counts in Playwright's JSON report. A test that passed only when repeated has failed. */
export function readPlaywright(file: string): Counts {
  // The shape is that of Playwright's "json" reporter.
  const report = readJson(file) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  } | null;
  if (report === null) return NO_REPORT;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
