/**
 * Checks that a burden follows its side: in every labelled paper, the sides are exchanged in each sentence of which the report claims a
 * burden on the reader, and the paper is read again. No claim may stay.
 *
 *   EVERYDAY_DIR=… npm run eval:sides -- [SET …] [--held-out FOLDER] [--print]
 *
 * Sentences that name no side, or both as one, stay as they are and are not counted. Says how many claims stay, and with `--print` which.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import { toLegalText } from '../backend/src/domain/analysis/document/legal-text.ts';
import { FAMILIES } from '../backend/src/domain/analysis/reading/burdens/families.ts';
import { findSpeakers } from '../backend/src/domain/analysis/reading/frames/speakers.ts';
import { findPaperSides } from '../backend/src/domain/analysis/reading/sides/find-sides.ts';
import type { Country } from '../config/product.ts';
import { exchangeSides } from './everyday/exchange.ts';
import { readText } from './everyday/read-text.ts';
import { useHeldOut } from './everyday/held-out.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'held-out': { type: 'string' }, print: { type: 'boolean', default: false } },
});
const folder = process.env['EVERYDAY_DIR'];
if (folder === undefined) throw new Error('Set EVERYDAY_DIR to the folder of the labelled papers.');

for (const set of positionals.length > 0 ? positionals : ['a', 'b', 'c', 'f', 'g', 'h']) {
  if (values['held-out'] !== undefined) useHeldOut(values['held-out'], { set });
  let [asked, stayed] = [0, 0];
  for (const line of readFileSync(join(folder, set, 'gold.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    // the labelled papers' own format
    const gold = JSON.parse(line) as {
      docId: string;
      isLegal: boolean;
      country: Country;
      roles: readonly { say: string }[];
    };
    if (!gold.isLegal) continue;
    const paper = readFileSync(join(folder, set, 'docs', `${gold.docId}.txt`), 'utf8');
    for (const { say } of gold.roles) {
      const changed = await exchangeClaimed(paper, say, gold.country);
      const after = await claimed(changed.paper, say, gold.country);
      asked += changed.sentences.length;
      for (const [before, sentence] of changed.sentences) {
        if (!after.has(flat(sentence))) continue;
        stayed++;
        if (values.print)
          console.log(
            `${gold.docId} as ${say}: ${after.get(flat(sentence))}\n    ${before}\n    ${sentence}`,
          );
      }
    }
  }
  console.log(`${set}: ${stayed} of ${asked} claims stay on the reader when the sides are exchanged`);
}

/** The sentences of which the report claims a burden on the reader, and what it says of them. */
async function claimed(paper: string, identity: string, country: Country): Promise<Map<string, string>> {
  const verdict = analyzeByRules({
    document: await readText(Buffer.from(paper), country),
    reader: { identity, country },
    today: new Date('2026-11-20'),
  });
  const report = 'report' in verdict ? verdict.report : undefined;
  return new Map(
    (report?.risks ?? [])
      .filter(({ certainty, family }) => certainty === 'found' && family in FAMILIES)
      .flatMap(({ title, quotes }) => quotes.map(({ text }) => [flat(text), title] as const)),
  );
}

async function exchangeClaimed(paper: string, identity: string, country: Country) {
  const claims = await claimed(paper, identity, country);
  const text = toLegalText(await readText(Buffer.from(paper), country));
  const sides = findPaperSides(text, identity);
  const speakers = findSpeakers(text, sides);
  const sentences: [before: string, after: string][] = [];
  let changed = paper.replace(/[^\S\n]/g, ' ');
  for (const sentence of text.sentences) {
    if (!claims.has(flat(sentence.text))) continue;
    const after = exchangeSides(sentence.text, sides, speakers.get(sentence.paragraph) ?? null);
    const place = placeOf(changed, sentence.text);
    if (after === null || place === null) continue;
    changed = changed.slice(0, place.start) + after + changed.slice(place.end);
    sentences.push([sentence.text, after]);
  }
  return { paper: changed, sentences };
}

/** Where a sentence stands in the file, whose lines may be broken inside it. */
function placeOf(paper: string, sentence: string): { start: number; end: number } | null {
  const start = paper.replaceAll('\n', ' ').indexOf(sentence);
  return start < 0 ? null : { start, end: start + sentence.length };
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
