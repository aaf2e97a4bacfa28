import { describe, expect, it } from 'vitest';

import { indexByKey } from '../../../../../src/domain/analysis/reading/languages/index-by-key.ts';
import { KeysHeld, numberOf } from '../../../../../src/domain/analysis/reading/languages/keys-held.ts';

describe('the keys of a text', () => {
  it('are known by numbers, those too that are first asked for later', () => {
    const held = new KeysHeld(new Set(['zzrent', 'zzfee']));
    expect(held.has(numberOf('zzrent'))).toBe(true);
    expect(held.has(numberOf('zzdeposit'))).toBe(false);
    const later = Array.from({ length: 100 }, (_, at) => numberOf(`zzlater${at}`));
    expect(held.has(numberOf('zzfee'))).toBe(true);
    expect(later.some((key) => held.has(key))).toBe(false);
    expect(held.all.toSorted((a, b) => a - b)).toEqual([numberOf('zzrent'), numberOf('zzfee')]);
  });

  it('find what asks for one of them and what asks for none, in order', () => {
    const index = indexByKey([['zzfee'], null, ['zzrent', 'zzfee'], ['zzdeposit'], null]);
    expect(index(new KeysHeld(new Set(['zzfee', 'zzrent'])))).toEqual([0, 1, 2, 4]);
    expect(index(new KeysHeld(new Set(['zzdeposit', 'a', 'b', 'c', 'd', 'e'])))).toEqual([1, 3, 4]);
    expect(index(new KeysHeld(new Set()))).toEqual([1, 4]);
  });
});
