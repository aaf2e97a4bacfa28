/**
 * Writes the words that an explanation of a contract may use, by their first letters: those of our own rules, of the sentences
 * and papers that were written to teach the classifier, and of the contracts of the tests. `node tools/training/list-known-words.ts`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

import { wordStems } from '../../backend/src/domain/analysis/model/checks/word-stems.ts';

const TARGET = 'backend/src/domain/analysis/model/checks/known-stems.ts';
/** A word of papers counts when it comes back; names do not. */
const LEAST_IN_PAPERS = 2;
const COLUMNS = 110;

/** Words of plain explanations that our own texts do not happen to hold. */
const PLAIN =
  'stake handover arguing argument afterwards altogether anyway apart barely beforehand besides beyond cheaply clearly closely closing comparable complete consequence consequences considerably costly depends difference directly doubtful easily effectively elsewhere enough entirely equally especially eventually exactly example exceed expensive explain extra fairly finally forever forgotten foreign freely frequent gradually harder hardly heavily heavy hidden however immediate impossible indirect instantly invisible itself lasting later likely literally mainly meaning meanwhile measure merely moment moreover mostly narrow naturally nearly necessary neither nevertheless nobody normal notably obvious occasional ordinary otherwise outcome overall partly perhaps permanent plainly possible possibly practical practice precise previous probably promptly properly proportion quickly quietly rarely rather reality recover relevant remaining remote repeatedly restrict result roughly scope separate serious severe sharp shared shift shortly silence similar simply situation slightly slowly somebody sometimes somewhere specific stage stays steep stopped strict strong sudden suddenly surprise therefore thing though throughout together total trigger twice typical typically unable unclear unexpected unfair unilateral unlikely unlimited unpaid unpredictable unsafe unusual unusually upfront usual usually vague valuable various vice versa wherever whether whichever wholly wide within worse worst worth wrongly rupee rupees lakh crore dollar dollars pound pounds euro euros franc francs krone kroner kronor rand reais dirham dirhams cents percent percentage annual annually monthly weekly daily yearly quarter quarterly statute statutory tribunal insolvency bankrupt liability indemnity arbitration arbitrator mediation mediator trademark copyright patent software subscription platform website online offline laptop phone internet email emails video photo photos tracking blocked logging shopping keyboard dancing animal animals garden cellar parking refill hobby dancer pursued';

const counts = new Map<string, number>();
const note = (text: string, weight: number) => {
  for (const stem of wordStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
};
const SOURCES = globSync('backend/src/domain/analysis/**/*.ts').filter(
  (file) =>
    !/\/(?:languages|prompt-injection|checks|weights|jurisdictions)/.test(file) ||
    /\/languages\/en\//.test(file),
);
for (const file of SOURCES) {
  for (const [literal] of readFileSync(file, 'utf8').matchAll(/'[A-Z][^'\n\\|]{20,300}'/g))
    if (/[a-z] [a-z]+ [a-z]/.test(literal)) note(literal, LEAST_IN_PAPERS);
}
for (const file of globSync('backend/test/fixtures/answers/*.{strong,weak}.*.txt'))
  note(readFileSync(file, 'utf8'), 1);
note(PLAIN, LEAST_IN_PAPERS);
for (const file of globSync('training/sentences/*.jsonl')) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean))
    note((JSON.parse(line) as { text: string }).text.replace(/(?<=[^.] )\p{Lu}\p{L}+/gu, ''), 2);
}
for (const file of globSync('training/papers/*/sources/*'))
  note(readFileSync(file, 'utf8').replace(/(?<=[^.] )\p{Lu}\p{L}+/gu, ''), 1);
const stems = [...counts].flatMap(([stem, count]) => (count >= LEAST_IN_PAPERS ? [stem] : [])).toSorted();
const lines: string[] = [];
for (const stem of stems) {
  const last = lines.at(-1);
  if (last === undefined || last.length + stem.length + 1 > COLUMNS) lines.push(stem);
  else lines[lines.length - 1] = `${last} ${stem}`;
}
writeFileSync(
  TARGET,
  `/**\n * The first six letters of words that explain contracts, written by tools/training/list-known-words.ts. Do not edit by hand.\n */\nexport const KNOWN_STEMS = \`${lines.join('\n')}\`;\n`,
);
console.log(`${stems.length} stems`);
