import type { FoundEffect } from '../compare-findings.ts';
import { measuredIn } from './figure-pairs.ts';

/**
 * Leaves out a change of a figure without a side where the same figures of the same clause are told with one: `Debits keep coming out
 * during those six weeks` after the notice of six weeks.
 */
export function withoutEchoes(effects: readonly FoundEffect[], country: string): FoundEffect[] {
  const pairOf = ({ title }: FoundEffect): string | null => {
    const [before, after] = title.split(': ').at(-1)!.split(' → '); // a title has words
    if (before === undefined || after === undefined) return null;
    const [old, now] = [measuredIn(before, country)[0], measuredIn(after, country)[0]];
    return old === undefined || now === undefined ? null : `${old.kind} ${old.value} ${now.value}`;
  };
  const sided = effects.filter(({ kind }) => kind === 'worse' || kind === 'better');
  return effects.filter((effect) => {
    const pair = effect.kind === 'changed' && effect.about === 'clause' ? pairOf(effect) : null;
    return (
      pair === null ||
      !sided.some((one) => one.change !== null && one.change === effect.change && pairOf(one) === pair)
    );
  });
}
