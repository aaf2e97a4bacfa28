import { describe, expect, it } from 'vitest';

import { burdensIn } from '../../../../../src/domain/analysis/reading/by-pack/burdens.ts';
import { compilePack } from '../../../../../src/domain/analysis/reading/packs/compiled-pack.ts';
import { createMarkSides } from '../../../../../src/domain/analysis/reading/packs/mark-sides.ts';
import { findPackLengths, findPackSums } from '../../../../../src/domain/analysis/reading/packs/figures.ts';
import { EXPECTATIONS } from '../../../../../src/domain/analysis/reading/languages/en/expectations/all.ts';
import { PACKS } from '../../../../../src/domain/analysis/reading/packs/packs.ts';
import type { LanguagePack } from '../../../../../src/domain/analysis/reading/languages/pack.ts';

/** Marks sides with every word that the pack has for either; a client orders here, as in most deals. */
function markerOf(pack: LanguagePack) {
  const forms = (side: 'weaker' | 'stronger') =>
    pack.roles
      .filter((role) => role.side === side && !role.deals.includes('freelance'))
      .flatMap((role) => role.forms);
  const stronger = [...new Set(forms('stronger'))];
  const weaker = [...new Set(forms('weaker'))].filter((form) => !stronger.includes(form));
  return createMarkSides(pack, { weaker, stronger, hasYou: true, hasWe: true });
}

describe.each(PACKS)('the rules for $name', (pack) => {
  const compiled = compilePack(pack);
  const mark = markerOf(pack);

  it.each(pack.burdens.map((rule) => [rule.family, rule.variant ?? 'general', rule] as const))(
    'find the examples of %s (%s) and leave the counter-examples alone',
    (_family, _variant, rule) => {
      const isFound = (words: string) =>
        burdensIn(compiled, mark(words)).some((found) => found.rule === rule);
      expect(rule.examples.filter((words) => !isFound(words))).toEqual([]);
      expect(rule.counterExamples.filter(isFound)).toEqual([]);
    },
  );

  it('expect what is expected of English papers too', () => {
    const known = EXPECTATIONS.map(({ id }) => id);
    expect(pack.expected.filter(({ id }) => !known.includes(id))).toEqual([]);
  });

  it('give every phrase of every list an expression', () => {
    const { facts, duties, speech, kinds, figures } = pack;
    const lists = [
      facts.notice,
      facts.within,
      facts.term,
      facts.renewed,
      facts.endless,
      facts.courts,
      facts.leave,
      facts.noLeave,
      duties.says,
      duties.unless,
      ...[
        ...facts.dates,
        ...facts.sums,
        ...facts.deadlines,
        ...facts.law,
        ...facts.statutes,
        ...duties.impersonal,
      ].map(({ says }) => says),
      ...pack.expected.flatMap(({ needs = [], traces }) => [needs, traces]),
      ...Object.values(speech),
      ...kinds.map(({ title }) => title),
      ...Object.values(figures.periods),
    ];
    for (const list of lists) expect(() => compiled.expression(list)).not.toThrow();
  });

  it('take little time for words without an end', () => {
    const started = performance.now();
    for (const piece of [pack.roles[0]!.forms[0]!, '1.000,00', pack.mentions.both[0]!]) {
      const words = `${piece} `.repeat(4_000);
      findPackLengths(pack, words);
      findPackSums(pack, words);
      burdensIn(compiled, mark(words.slice(0, 1_800)));
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('figures in German', () => {
  const german = PACKS.find(({ code }) => code === 'de')!;

  it.each([
    ['innerhalb von drei Monaten', 3, 'month'],
    ['mit einer dreimonatigen Frist', 3, 'month'],
    ['binnen 14 Tagen', 14, 'day'],
    ['fuenf Jahre', 5, 'year'],
    ['dreißig (30) Werktage', 30, 'day'],
    ['dreiBig Tage', 30, 'day'],
  ])('reads %s', (words, count, unit) => {
    expect(findPackLengths(german, words)).toMatchObject([{ count, unit }]);
  });

  it.each([
    ['2.340,00 EUR', 2340, 'EUR'],
    ['€ 1.250,50', 1250.5, 'EUR'],
    ['59 Euro', 59, 'EUR'],
    ["Fr. 1'200.–", 1200, 'CHF'],
    ['12,- €', 12, 'EUR'],
  ])('reads %s', (words, value, currency) => {
    expect(findPackSums(german, words)).toMatchObject([{ value, currency }]);
  });
});
