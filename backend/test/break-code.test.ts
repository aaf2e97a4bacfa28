import { describe, expect, it } from 'vitest';
import { applyBreak, breaksIn, chooseBreaks } from '../../tools/breaks/breaks.ts';

const SOURCE = `import { other } from './other.ts';
/** Says whether 3 < 4. */
export function judge(value: number): boolean {
  const most = 1_000;
  note('a < b');
  if (value <= 0) return false;
  return value < most && other(value);
}
`;
const all = breaksIn('judge.ts', SOURCE);

describe('A deliberate defect', () => {
  it('flips a comparison, removes a statement or changes a constant, and nothing else', () => {
    expect(all.map(({ kind, broken }) => [kind, broken])).toEqual([
      ['constant', 'const most = 2001;'],
      ['statement', ';'],
      ['comparison', 'if (value > 0) return false;'],
      ['statement', ';'],
      ['constant', 'if (value <= 1) return false;'],
      ['constant', 'if (value <= 0) return true;'],
      ['comparison', 'return value >= most && other(value);'],
      ['comparison', 'return value < most || other(value);'],
    ]);
  });

  it('changes one line and keeps its indentation', () => {
    const broken = applyBreak(all[0]!, SOURCE); // there are eight
    expect(broken?.split('\n').filter((line, at) => line !== SOURCE.split('\n')[at])).toEqual([
      '  const most = 2001;',
    ]);
  });

  it('finds its place again, or says that it is gone', () => {
    expect(applyBreak(all[0]!, `// moved\n${SOURCE}`)).toContain('2001');
    expect(applyBreak(all[0]!, SOURCE.replace('1_000', '500'))).toBeNull();
  });

  it('is the same for the same seed, and in another file each time', () => {
    const groups = ['a', 'b'].map((folder) =>
      [1, 2, 3].flatMap((number) => breaksIn(`${folder}/${number}.ts`, SOURCE)),
    );
    const chosen = chooseBreaks(groups, 6, 7);
    expect(chooseBreaks(groups, 6, 7)).toEqual(chosen);
    expect(new Set(chosen.map(({ file }) => file)).size).toBe(6);
    expect(new Set(chosen.map(({ kind }) => kind)).size).toBe(3);
    expect(chooseBreaks(groups, 6, 8)).not.toEqual(chosen);
  });
});
