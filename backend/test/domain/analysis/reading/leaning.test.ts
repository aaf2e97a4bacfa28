import { describe, expect, it } from 'vitest';
import { createLeaning, type Leaned } from '../../../../src/domain/analysis/reading/burdens/leaning.ts';

const piece = (told: number, burden = 0.6, ifWeaker = 1): Leaned => ({ burden, told, usual: 0, ifWeaker });

describe('Which way a paper leans', () => {
  it('is told of a piece by the other pieces alone', () => {
    const [own, ...others] = [piece(3), piece(-2), piece(-2), piece(-2)];
    expect(createLeaning([own, ...others])(own).told).toBeLessThan(-0.3);
  });

  it('turns to its opposite when the sides are exchanged', () => {
    const all = [piece(2), piece(1), piece(-0.5), piece(3, 0.2)];
    const exchanged = all.map((one) => ({ ...one, told: -one.told }));
    expect(createLeaning(exchanged)(exchanged[2]!).told).toBeCloseTo(-createLeaning(all)(all[2]!).told);
  });

  it('is nowhere in a paper with hardly a burden', () => {
    const own = piece(2);
    expect(createLeaning([own])(own)).toEqual({ told: 0, usual: 0, hand: 0 });
    expect(Math.abs(createLeaning([own, piece(3, 0.12)])(own).told)).toBeLessThan(0.1);
  });

  it('tells whose the weaker hand is by the clauses that name the sides', () => {
    const others = [piece(2), piece(2), piece(-2, 0.6, -1)];
    const own = piece(0);
    expect(createLeaning([own, ...others])(own).hand).toBe(1);
    const exchanged = others.map((one) => ({ ...one, told: -one.told }));
    expect(createLeaning([own, ...exchanged])(own).hand).toBe(-1);
  });

  it('does not heed pieces that are hardly burdens', () => {
    const own = piece(0);
    expect(createLeaning([own, ...Array.from({ length: 200 }, () => piece(-3, 0.05))])(own).told).toBe(0);
  });
});
