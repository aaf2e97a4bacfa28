/**
 * Says of every rule that stands on its own words (`isCertain`, docs/decisions/0017) on how many points it speaks and how many of those lie
 * on a burden marked for the reader.
 *
 *   EVERYDAY_DIR=… npm run eval:certain -- [SET …] [--print] [--rule FAMILY/VARIANT]
 *
 * The papers are those of `training/papers`, of four sets of `training/unseen` and, where the variable is set, of the labelled everyday papers, each read
 * for each of its roles; readers whom the reading does not find are left out. A writer gave a rule its words where one of the rule's examples
 * shares most of its words with a sentence of that writer on which it speaks; such points are counted apart, since they prove nothing.
 * `told`: the report has a point of that family on the sentence, `high`: a high one. With `--print`, the points on no burden of the reader,
 * except those of `training/unseen`, which only judge.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import { toLegalText } from '../backend/src/domain/analysis/document/legal-text.ts';
import { BURDEN_RULES } from '../backend/src/domain/analysis/reading/burdens/all-rules.ts';
import type { BurdenRule } from '../backend/src/domain/analysis/reading/burdens/rule.ts';
import { SIDED_RULES } from '../backend/src/domain/analysis/reading/burdens/sided/all-rules.ts';
import { findSidedBurdens } from '../backend/src/domain/analysis/reading/burdens/sided/find-sided.ts';
import { ruleBurdens } from '../backend/src/domain/analysis/reading/burdens/write-burdens.ts';
import { classifyBurdens } from '../backend/src/domain/analysis/reading/classifier/classify-burdens.ts';
import { findFrames } from '../backend/src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../backend/src/domain/analysis/reading/sides/find-sides.ts';
import type { Report } from '../backend/src/domain/analysis/report/report.ts';
import { readPapers, type Mark, type MarkedPaper } from '../tools/burdens/papers.ts';
import { createPlaceOf } from '../tools/burdens/place-of.ts';
import { isSideOf } from '../tools/burdens/right-reader.ts';
import { EVERYDAY, NATURAL, OWN } from '../tools/burdens/sets.ts';
import { readText } from './everyday/read-text.ts';

const TRAINING = fileURLToPath(new URL('../training', import.meta.url));
/** Share of the words of an example that stand in a sentence, from which it was written after it. */
const WRITTEN_AFTER = 0.6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: 'boolean', default: false }, rule: { type: 'string' } },
});

/** One sentence on which a certain rule speaks to one reader. */
interface Hit {
  readonly rule: Pick<BurdenRule, 'examples'>;
  readonly set: string;
  readonly place: string;
  readonly words: string;
  readonly isRight: boolean;
  /** The tags of the marks on the sentence, or that it bears none. */
  readonly on: string;
  readonly isTold: boolean;
  readonly isHigh: boolean;
}

const everyday = process.env['EVERYDAY_DIR'];
const places = [
  ...[...OWN, ...NATURAL].map((set) => ({ set, folder: join(TRAINING, 'papers', set) })),
  ...['w11', 'w12', 'w13', 'w19'].map((set) => ({
    set: `unseen/${set}`,
    folder: join(TRAINING, 'unseen', set),
  })),
  ...(everyday === undefined ? [] : EVERYDAY.map((set) => ({ set, folder: join(everyday, set) }))),
].filter(({ set }) => positionals.length === 0 || positionals.includes(set));

const hits: Hit[] = [];
for (const { set, folder } of places)
  for (const paper of readPapers(folder)) {
    if (!paper.isLegal || paper.language !== 'en') continue;
    for (const index of paper.roles.keys()) hits.push(...(await hitsFor(set, paper, index)));
  }
print();

async function hitsFor(set: string, paper: MarkedPaper, index: number): Promise<Hit[]> {
  const { country, roles, says } = paper;
  const document = await readText(Buffer.from(paper.text), country);
  const text = toLegalText(document);
  const identity = says[index]!;
  const sides = findPaperSides(text, identity);
  const { reader } = sides;
  if (reader === null || !isSideOf(reader, paper, index)) return [];
  const material = {
    text,
    frames: findFrames(text, sides),
    pieces: classifyBurdens(text),
    paperSides: sides,
    reader: { country },
  };
  const found = [...ruleBurdens(material), ...findSidedBurdens(material)].filter(
    ({ rule, sideId }) => rule.isCertain === true && (sideId === null || sideId === reader.id),
  );
  if (found.length === 0) return [];
  const verdict = analyzeByRules({ document, reader: { identity, country }, today: new Date('2026-11-20') });
  const risks = verdict.outcome === 'completed' && 'report' in verdict ? verdict.report.risks : [];
  const placeOf = createPlaceOf(paper.text);
  const seen = new Set<string>();
  return found.flatMap(({ rule, family, span, frame }): Hit[] => {
    const sentence = text.sentences[frame.sentence]!;
    const key = `${nameOf(rule)} ${sentence.index}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const words = text.text.slice(span.start, span.end);
    const place = placeOf(words);
    const here = paper.marks.filter((mark) => place !== null && lies(mark, place.start, place.end));
    const told = risks.filter((risk) => risk.family === family && tellsOf(risk, words, sentence.text));
    return [
      {
        rule,
        set,
        place: `${paper.id} as ${identity}`,
        words: sentence.text,
        isRight: here.some(({ tag }) => tag[0] === 'R' && tag[3] === roles[index]),
        on: here.map(({ tag }) => tag.join(',')).join('; ') || 'no mark',
        isTold: told.length > 0,
        isHigh: told.some(({ severity }) => severity === 'high'),
      },
    ];
  });
}

function tellsOf({ quotes }: Report['risks'][number], piece: string, sentence: string): boolean {
  return quotes.some(({ text }) => sentence.includes(text) || text.includes(piece));
}

/** As the scorer of the papers counts a quote as being on a mark. */
function lies({ start, end }: Mark, from: number, to: number): boolean {
  return Math.min(to, end) - Math.max(from, start) >= Math.min(30, 0.3 * (end - start), 0.6 * (to - from));
}

/** `family/variant` and, where several rules share it, which of them. A rule is known by its examples, which every copy of it shares. */
function nameOf({ examples }: Pick<BurdenRule, 'examples'>): string {
  const rules = [...BURDEN_RULES, ...SIDED_RULES];
  const own = rules.find((rule) => rule.examples === examples)!;
  const same = rules.filter(
    ({ family, variant, isCertain }) =>
      isCertain === true && family === own.family && variant === own.variant,
  );
  const name = `${own.family}/${own.variant}`;
  return same.length > 1 ? `${name} (${same.indexOf(own) + 1})` : name;
}

function isWrittenAfter(example: string, sentence: string): boolean {
  const [words, theirs] = [wordsOf(example), wordsOf(sentence)];
  const shared = [...words].filter((word) => theirs.has(word)).length;
  return shared >= words.size * WRITTEN_AFTER;
}

function wordsOf(sentence: string): Set<string> {
  return new Set(sentence.toLowerCase().match(/\p{L}{2,}|\d+/gu) ?? []);
}

function print(): void {
  const rules = [...BURDEN_RULES, ...SIDED_RULES].filter(
    (rule) => rule.isCertain === true && (values.rule === undefined || nameOf(rule).startsWith(values.rule)),
  );
  const total = { own: [] as Hit[], others: [] as Hit[] };
  console.log('points of other writers'.padStart(69) + 'of writers of its words'.padStart(35));
  const head = ['points', 'marked', 'told', 'marked', 'high', 'marked'];
  console.log(' '.repeat(34) + [...head, ...head].map((word) => word.padStart(7)).join(''));
  for (const rule of rules) {
    const all = hits.filter((hit) => nameOf(hit.rule) === nameOf(rule));
    const givers = new Set(
      all.flatMap(({ set, words }) =>
        rule.examples.some((example) => isWrittenAfter(example, words)) ? [writerOf(set)] : [],
      ),
    );
    const own = all.filter(({ set }) => givers.has(writerOf(set)));
    const others = all.filter(({ set }) => !givers.has(writerOf(set)));
    total.own.push(...own);
    total.others.push(...others);
    console.log(nameOf(rule).padEnd(34) + countsOf(others) + countsOf(own) + `  ${[...givers].join(' ')}`);
    if (!values.print) continue;
    for (const { set, place, words, on, isTold, isHigh } of all.filter(({ isRight }) => !isRight))
      if (!set.startsWith('unseen'))
        console.log(
          `    ${isHigh ? 'HIGH' : isTold ? 'told' : 'silent'} ${set} ${place} [${on}]\n        ${words}`,
        );
  }
  console.log('all'.padEnd(34) + countsOf(total.others) + countsOf(total.own));
}

/** One writer wrote both the papers that teach and those that only judge. */
function writerOf(set: string): string {
  return set.replace('unseen/', '');
}

function countsOf(some: readonly Hit[]): string {
  const told = some.filter(({ isTold }) => isTold);
  const high = some.filter(({ isHigh }) => isHigh);
  return [some, told, high]
    .flatMap((part) => [part.length, part.filter(({ isRight }) => isRight).length])
    .map((count) => String(count).padStart(7))
    .join('');
}
