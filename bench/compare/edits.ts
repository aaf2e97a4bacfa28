import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { comparePapers } from '../../backend/src/domain/analysis/compare/compare-papers.ts';
import { readPapers } from '../../tools/burdens/papers.ts';
import { readText } from '../everyday/read-text.ts';

interface Edit {
  readonly docId: string;
  readonly from: string;
  readonly to: string;
  /** What it is for the weaker hand; the other way round for the other. */
  readonly forWeaker: 'worse' | 'better';
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The edits of `edits.txt`: `# paper`, then `old words => new words | worse` or `better` for the weaker hand. */
function editsOf(): Edit[] {
  let docId = '';
  return readFileSync(join(ROOT, 'bench/compare/edits.txt'), 'utf8')
    .split('\n')
    .flatMap((line): Edit[] => {
      if (line.startsWith('# ')) docId = line.slice(2).trim();
      if (line.startsWith('# ') || line.trim() === '') return [];
      const [words = '', side = ''] = line.split(' | ');
      const [from = '', to = ''] = words.split(' => ');
      return [{ docId, from, to: to.trim(), forWeaker: side.trim() === 'better' ? 'better' : 'worse' }];
    });
}

/**
 * Single edits by hand of natural papers, each harmful or good for one side: whether it appears in what it means for the reader, on
 * the right side, for both readers. The writers of `teach` were looked at while the rules were made, those of `judge` were not.
 */
export async function measureEdits(
  half: 'teach' | 'judge',
  show: (...lines: unknown[]) => void,
): Promise<void> {
  const sets = half === 'teach' ? ['w5', 'w7'] : ['w6', 'w8'];
  const papers = new Map(
    sets.flatMap((set) =>
      readPapers(join(ROOT, 'training/papers', set)).map((paper) => [paper.id, paper] as const),
    ),
  );
  const counts = { asked: 0, shown: 0, right: 0, turned: 0 };
  for (const edit of editsOf()) {
    const paper = papers.get(edit.docId);
    if (paper === undefined) continue;
    if (!paper.text.includes(edit.from)) throw new Error(`${edit.docId}: “${edit.from}” is not there.`);
    const country = paper.country;
    const read = (text: string) => readText(new TextEncoder().encode(text), country);
    const [before, after] = [await read(paper.text), await read(paper.text.replace(edit.from, edit.to))];
    for (const [index, identity] of paper.says.slice(0, 2).entries()) {
      const isWorse = (edit.forWeaker === 'worse') === (index === 0);
      const { effects } = comparePapers({
        before,
        after,
        reader: { identity, country },
        today: new Date('2026-11-20T00:00:00Z'),
      });
      counts.asked++;
      if (effects.length > 0) counts.shown++;
      const bad = effects.some(({ kind }) => kind === 'worse' || kind === 'came');
      const good = effects.some(({ kind }) => kind === 'better' || kind === 'went');
      const isRight = isWorse ? bad && !good : good && !bad;
      if (isRight) counts.right++;
      else {
        if (bad || good) counts.turned++;
        show(
          edit.docId,
          identity,
          isWorse ? 'WORSE' : 'BETTER',
          `${edit.from} → ${edit.to}`,
          effects.map(({ kind, title, text }) => `${kind}: ${title} ${text}`),
        );
      }
    }
  }
  const percent = (part: number) => `${((100 * part) / counts.asked).toFixed(1)} % (${part}/${counts.asked})`;
  console.log(`single edits, half to ${half}: in what it means for the reader ${percent(counts.shown)}`);
  console.log(
    `  on the right side ${percent(counts.right)}; on the wrong one, or on both ${percent(counts.turned)}`,
  );
}
