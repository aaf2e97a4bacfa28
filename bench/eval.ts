/**
 * Measures the built-in analyst on the labelled legal set and writes docs/benchmarks/analysis.md.
 *
 *   LEGAL_EVAL_DIR=… npm run eval
 *
 * The folder holds the scorer, the report checker and one folder a split. Clause figures of the split that the classifier was
 * trained on are out of fold: its five models and thresholds are fitted again, each without the documents it is judged on.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkReports, type ReportFigures } from './eval/reports.ts';

async function measure(folder: string, work: string): Promise<void> {
  const repository = fileURLToPath(new URL('..', import.meta.url));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 28 });
  const sections: string[] = [];
  for (const split of ['dev', 'test', 'hidden'].filter((name) => existsSync(join(folder, name, 'texts')))) {
    const data = join(folder, split);
    const whole = join(work, `${split}.jsonl`);
    run('backend/src/cli/eval-clauses.ts', '--texts', join(data, 'texts'), '--out', whole);
    const scored = run(join(folder, 'score.mjs'), '--data', data, '--pred', whole);
    const reports = await checkReports(data, pathToFileURL(join(folder, 'report-check.mjs')).href);
    if (split !== 'dev') {
      sections.push(`## Split \`${split}\`\n\n${block(scored)}\n\n${reportTable(reports)}`);
      continue;
    }
    const outOfFold = join(work, 'out-of-fold.jsonl');
    run('tools/training/train-clauses.ts', '--data', data, '--out-of-fold', outOfFold);
    const honest = run(join(folder, 'score.mjs'), '--data', data, '--pred', outOfFold);
    const classification = scored
      .split('\n')
      .filter((line) => /legal|by language|by difficulty|document type/.test(line))
      .join('\n');
    sections.push(
      `## Development split, clauses out of fold\n\nFive folds by document; weights and thresholds never saw the document they are judged on.\n\n${block(honest)}`,
      `## Development split, legal or not and document type\n\nFrom rules alone.\n\n${block(classification)}`,
      `## Development split, reports\n\n${reportTable(reports)}`,
    );
  }
  const target = join(repository, 'docs/benchmarks/analysis.md');
  mkdirSync(join(repository, 'docs/benchmarks'), { recursive: true });
  writeFileSync(target, `${HEAD}\n\n${sections.join('\n\n')}\n`);
  console.log(readFileSync(target, 'utf8'));
}

const HEAD = `# The built-in analyst, measured

Written by \`npm run eval\` (see \`bench/eval.ts\`). Data: the Contract Understanding Atticus Dataset v1 by The Atticus Project and
ContractNLI by Koreeda and Manning, both CC BY 4.0, categories renamed. The sentence classifier was fitted to the development split,
so its clause figures are out of fold.`;

const block = (text: string) => `\`\`\`text\n${text.trim()}\n\`\`\``;

function reportTable(figures: ReportFigures): string {
  const rows = [
    ['contracts', String(figures.contracts)],
    ['all must-points hold', percent(figures.must)],
    ['points that hold, on average', percent(figures.all)],
    ['text in sentences that stand in over half of the reports', percent(figures.repeated)],
    ['longest contract', `${figures.longestMs} ms for ${figures.longestCharacters} characters`],
  ];
  const weak = Object.entries(figures.failed)
    .map(([point, count]) => `- ${point}: ${count}`)
    .join('\n');
  return `| what | figure |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\nPoints that failed, by number of reports:\n\n${weak || '- none'}`;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const root = process.env['LEGAL_EVAL_DIR'];
if (root === undefined || !existsSync(join(root, 'score.mjs'))) {
  console.log('LEGAL_EVAL_DIR is not set or holds no score.mjs, so there is nothing to measure.');
} else {
  const work = mkdtempSync(join(tmpdir(), 'eval-'));
  try {
    await measure(root, work);
  } finally {
    rmSync(work, { recursive: true });
  }
}
