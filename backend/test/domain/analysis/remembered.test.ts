import { afterEach, describe, expect, it } from 'vitest';

import {
  forgetRemembered,
  remembered,
  rememberedOf,
  rememberedOfBoth,
} from '../../../src/domain/analysis/remembered/remembered.ts';

describe('what was said of a paper', () => {
  afterEach(forgetRemembered);

  it('is worked out once for each text until the paper was read', () => {
    const asked: string[] = [];
    const lengthOf = remembered((text) => asked.push(text) && text.length);
    expect([lengthOf('rent'), lengthOf('rent'), lengthOf('fee')]).toEqual([4, 4, 3]);
    expect(asked).toEqual(['rent', 'fee']);
    forgetRemembered();
    expect(lengthOf('rent')).toBe(4);
    expect(asked).toEqual(['rent', 'fee', 'rent']);
  });

  it('is remembered where nothing was found', () => {
    let times = 0;
    const find = remembered((): undefined => void times++);
    expect([find('rent'), find('rent')]).toEqual([undefined, undefined]);
    expect(times).toBe(1);
  });

  it('is the same for more texts than are kept', () => {
    const upper = remembered((text) => text.toUpperCase());
    const texts = Array.from({ length: 5_000 }, (_, at) => `rent ${at}`);
    expect(texts.every((text) => upper(text) === text.toUpperCase())).toBe(true);
    expect(upper('rent 0')).toBe('RENT 0');
  });

  it('is kept apart for each value, and for each two', () => {
    const [one, other] = [{ id: 1 }, { id: 2 }];
    let times = 0;
    const idOf = rememberedOf(({ id }: { id: number }) => ++times && id);
    expect([idOf(one), idOf(one), idOf(other)]).toEqual([1, 1, 2]);
    expect(times).toBe(2);
    const sum = rememberedOfBoth((a: { id: number }, b: { id: number }) => ++times && a.id * 10 + b.id);
    expect([sum(one, other), sum(one, other), sum(other, one)]).toEqual([12, 12, 21]);
    expect(times).toBe(4);
  });
});
