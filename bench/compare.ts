/**
 * Measures the comparison of two versions on pairs that a program makes of our own training papers: paragraphs edited, deleted,
 * inserted, moved, divided, joined, renumbered, laid out anew.
 *
 *   npm run bench:compare -- [--pairs 300] [--seed 20] [--misses N]
 *   npm run bench:compare -- --findings [--papers 40] [--misses N]
 *
 *   npm run bench:compare -- --figures [--misses N]
 *   npm run bench:compare -- --edits judge|teach [--misses N]
 *
 * `--edits` measures single edits made by hand on natural papers, each with the side that it harms;
 * `--figures` measures whether a figure that changed is told as better or worse for the right side, on pairs of our own;
 * `--findings` measures findings that came or went over pairs of harsh and mended papers, and the time for 50 pages.
 */
import { parseArgs } from 'node:util';
import { compareTexts, type TextChange } from '../backend/src/domain/analysis/compare/compare-texts.ts';
import { toLegalText } from '../backend/src/domain/analysis/document/legal-text.ts';
import { makePairs, type Expected } from './compare/pairs.ts';
import { measureEdits } from './compare/edits.ts';
import { measureFigures } from './compare/figures.ts';
import { measureFindings } from './compare/findings.ts';
import { readText } from './everyday/read-text.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '20' },
    misses: { type: 'string', default: '0' },
    findings: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    edits: { type: 'string' },
    papers: { type: 'string', default: '40' },
  },
});

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const textOf = (change: TextChange, ops: readonly string[]) =>
  bare(
    change.words
      .filter(({ op }) => ops.includes(op))
      .map(({ text }) => text)
      .join(''),
  );

function isTold(change: TextChange, expected: Expected): boolean {
  const at = bare(expected.at.replace(/^(?:[\d.]{1,6}|\(?[a-z\d]{1,2}\)|[•-])\s+/, ''));
  const sides = expected.kind === 'removed' ? ['same', 'removed'] : ['same', 'added'];
  if (!textOf(change, sides).includes(at)) return false;
  if (expected.kind === 'split' || expected.kind === 'merged') return true;
  if (expected.kind !== 'edited') return change.kind === expected.kind;
  return textOf(change, ['added']).includes(bare(expected.added ?? '')) && change.hasNewWords;
}

const read = async (text: string) => toLegalText(await readText(new TextEncoder().encode(text), 'Other'));
const encoded = { asked: 0, found: 0, told: 0, wrong: 0, wrongMoves: 0 };
const byKind = new Map<string, { asked: number; found: number }>();
let misses = Number(values.misses);
const show = (...lines: unknown[]) => {
  if (misses-- > 0) console.log(...lines);
};

if (values.edits !== undefined) await measureEdits(values.edits === 'teach' ? 'teach' : 'judge', show);
else if (values.figures) await measureFigures(show);
else if (values.findings) await measureFindings(Number(values.papers), show);
else await measureChanges();

async function measureChanges(): Promise<void> {
  for (const pair of makePairs(Number(values.pairs), Number(values.seed))) {
    const { changes, regrouped } = compareTexts(await read(pair.before), await read(pair.after));
    // an edit may be inside what is told as moved, divided or joined; each expected change is told once
    const explained = new Set<TextChange>();
    for (const expected of pair.expected) {
      const told = [...changes, ...regrouped].filter((change) => isTold(change, expected));
      for (const change of told) explained.add(change);
      const kind = byKind.get(expected.kind) ?? { asked: 0, found: 0 };
      kind.asked++;
      if (told.length > 0) kind.found++;
      else
        show(
          'NOT FOUND',
          pair.name,
          expected,
          changes.map(({ kind, heading }) => `${kind}:${heading}`),
        );
      byKind.set(expected.kind, kind);
      encoded.asked++;
      if (told.length > 0) encoded.found++;
    }
    encoded.told += changes.length;
    for (const change of changes.filter((one) => !explained.has(one))) {
      encoded.wrong++;
      if (change.kind === 'moved') encoded.wrongMoves++;
      show('FALSE', pair.name, change.kind, JSON.stringify(change.words).slice(0, 400));
    }
  }
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(`changes found ${encoded.found}/${encoded.asked} (${percent(encoded.found, encoded.asked)})`);
  console.log(`false changes ${encoded.wrong}/${encoded.told} (${percent(encoded.wrong, encoded.told)})`);
  console.log(`wrong moves ${encoded.wrongMoves}`);
  for (const [kind, { asked, found }] of byKind) console.log(`  ${kind}: ${found}/${asked}`);
}
