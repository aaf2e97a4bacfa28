import { comparePapers } from '../../backend/src/domain/analysis/compare/compare-papers.ts';
import { readText } from '../everyday/read-text.ts';
import { CASES } from './figure-pairs.ts';
import { PAPERS } from './figure-papers.ts';

const read = (text: string) => readText(new TextEncoder().encode(text), 'United Kingdom');

/** Pairs of our own in which one figure changes: whether it is told as better or worse for each side, with both quotes, and first. */
export async function measureFigures(show: (...lines: unknown[]) => void): Promise<void> {
  const counts = { asked: 0, told: 0, right: 0, turned: 0, first: 0 };
  for (const { paper, from, to, expected } of CASES) {
    const text: string = PAPERS[paper];
    const [before, after] = [await read(text), await read(text.replace(from, to))];
    for (const [identity, kind] of expected) {
      counts.asked++;
      const { effects } = comparePapers({
        before,
        after,
        reader: { identity, country: 'United Kingdom' },
        today: new Date('2026-11-20T00:00:00Z'),
      });
      const at = effects.findIndex((one) => one.before !== null && one.after !== null);
      const effect = effects[at];
      if (effect !== undefined) counts.told++;
      if (effect?.kind === kind) counts.right++;
      else {
        if (effect !== undefined && effect.kind !== 'changed') counts.turned++;
        show(
          identity,
          `${from} → ${to}`,
          kind,
          effects.map((one) => [one.kind, one.title, one.text]),
        );
      }
      if (at === 0) counts.first++;
    }
  }
  const percent = (part: number) => `${((100 * part) / counts.asked).toFixed(1)} % (${part}/${counts.asked})`;
  console.log(
    `figures that changed, told with both quotes: ${percent(counts.told)}; first of all: ${percent(counts.first)}`,
  );
  console.log(
    `better or worse for the right side: ${percent(counts.right)}; the wrong way round: ${percent(counts.turned)}`,
  );
}
