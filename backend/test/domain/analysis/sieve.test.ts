import { afterEach, describe, expect, it } from 'vitest';

import { expressionNeeds } from '../../../src/domain/analysis/sieve/expression-needs.ts';
import { lettersIn } from '../../../src/domain/analysis/sieve/letters-held.ts';
import { forgetRemembered } from '../../../src/domain/analysis/remembered/remembered.ts';
import { mayHold, programOf } from '../../../src/domain/analysis/sieve/program.ts';
import { isCommon, withLightLetters } from '../../../src/domain/analysis/sieve/light-letters.ts';
import { siftedList } from '../../../src/domain/analysis/sieve/sifted-list.ts';
import { sifted } from '../../../src/domain/analysis/sieve/sifted.ts';
import { CLAUSE_LIBRARY } from '../../../src/domain/analysis/clauses/library.ts';
import { NOTHING_TO_DO } from '../../../src/domain/analysis/reading/languages/en/plain-bearers.ts';
import { CONTRACTS, contractText } from './fixtures.ts';

const passes = (expression: RegExp, text: string): boolean => {
  const needs = expressionNeeds(expression);
  return needs === null || mayHold(programOf(needs), lettersIn(text));
};

const FOUND: readonly (readonly [RegExp, string])[] = [
  [/\b(?:repay|instal+ments?)\b[^.]{0,40}\bdue\b/i, 'The Instalment is DUE.'],
  [/\bmay\b/, 'may'],
  [/^from ?: ?\S/im, 'Yours,\nFrom: me'],
  [/(?:the )?(?<side>tenant)s?(?:['’]s)? (?:must|shall) pay/iu, 'Tenant’s must pay'],
  [/\bno \p{L}+[^.;]{0,60} (?:may|shall)\b/iu, 'No élan may'],
  [/(?<![\p{L}\d])rent(?![\p{L}\d])/u, '“rent”'],
  [/\b\d{1,2} (?:days|weeks)['’]? notice/, 'give 14 days’ notice'],
  [/colou?r/, 'color'],
  [/(?:ab){2,5}c/, 'xababc'],
  [/a{2}b{0,2}c/, 'aac'],
  [/\u0065nd\b/, 'the end'],
  [/x\Wy/u, 'x🙂y'],
  [/[–—-] ?please (?!note)keep/, 'A – please keep'],
  [/(?=.*\bwages\b)we pay/, 'we pay wages'],
  [/ſtop|task/iu, 'TAS\u212a'],
  [/(?:^|[.,;:] )you$/, 'so, you'],
];

describe('sieve', () => {
  afterEach(forgetRemembered);

  it('keeps no place in a text that it rules out', () => {
    const street = sifted(/\p{Lu}\p{L}+ Street/gu);
    expect(
      ['in Alder Street', 'nothing here at all', 'Alder Street'].map((words) => street.test(words)),
    ).toEqual([true, false, true]);
  });

  it.each(FOUND)('lets through what %s finds', (expression, text) => {
    expect(expression.test(text)).toBe(true);
    expect(passes(expression, text)).toBe(true);
  });

  it.each<readonly [RegExp, string]>([
    [/\b(?:repay|instal+ments?)\b/i, 'Nothing is to be paid back.'],
    [/\bmay\b/, 'Mayor'],
    [/\bmust (?:pay|give)\b/, 'must go and pay'],
    [/(?:abc)+d/, 'acbd'],
  ])('keeps %s from a text without its letters', (expression, text) => {
    expect(passes(expression, text)).toBe(false);
  });

  it.each([/\p{L}+/u, /^.{3}$/, /(a|b)?/, /(?<x>cat)|/])('asks nothing for %s', (expression) => {
    expect(expressionNeeds(expression)).toBeNull();
  });

  it('keeps from no sentence of a contract what its rules find', () => {
    const expressions = [...NOTHING_TO_DO, ...CLAUSE_LIBRARY.map(({ find }) => find)];
    const sentences = CONTRACTS.flatMap(({ id }) => contractText(id).split(/(?<=[.;])\s+/)).slice(0, 1_500);
    const lost = expressions.flatMap((expression) =>
      sentences.filter((sentence) => expression.test(sentence) && !passes(expression, sentence)),
    );
    expect(lost).toEqual([]);
  });

  it('lets each of a list of expressions find in a contract what it finds alone', () => {
    const expressions = [
      ...NOTHING_TO_DO,
      ...CLAUSE_LIBRARY.flatMap(({ find, more }) => (more === undefined ? [find] : [find, more])),
      /\p{L}+/u,
    ];
    const list = siftedList(expressions);
    const sentences = CONTRACTS.flatMap(({ id }) => contractText(id).split(/(?<=[.;])\s+/)).slice(0, 1_500);
    const wrong = sentences.filter((sentence) => {
      const alone = expressions.flatMap((expression, at) => (expression.test(sentence) ? [at] : []));
      return list.matching(sentence).join() !== alone.join() || list.some(sentence) !== alone.length > 0;
    });
    expect(wrong).toEqual([]);
    expect(list.candidates('Nothing is said.').length).toBeLessThan(expressions.length / 4);
  });

  it('finds, one after another, what the expression finds', () => {
    const words = sifted(/\bpay\w*/g);
    expect([...words.matchAll('pay, payer')].map(([word]) => word)).toEqual(['pay', 'payer']);
    expect(words.test('who pays')).toBe(true);
    expect(words.exec('nobody')).toBeNull();
    expect(words.exec('pay')?.[0]).toBe('pay');
  });

  const COMMON = Array.from({ length: 0x2100 }, (_, code) => code)
    .filter(isCommon)
    .map((code) => String.fromCharCode(code));

  it.each(
    ['L', 'Lu', 'Ll', 'Lo', 'N', 'Nd'].flatMap((name) => [
      new RegExp(`^\\p{${name}}$`, 'u'),
      new RegExp(`^\\p{${name}}$`, 'iu'),
      new RegExp(`^[^\\p{${name}}.]$`, 'u'),
      new RegExp(`^[^.\\p{${name}}]$`, 'iu'),
    ]),
  )('knows the common characters that %s finds', (expression) => {
    const light = withLightLetters(expression)!;
    for (const character of COMMON)
      expect([character, light.test(character)]).toEqual([character, expression.test(character)]);
  });

  it('leaves alone what it does not understand or has no need of', () => {
    for (const expression of [/\P{L}x/u, /(?-i:\p{Lu})x/iu, /\p{M}\p{L}/u, /\bmay\b/u, /\bmay\b/])
      expect(withLightLetters(expression)).toBeNull();
  });

  it('finds letters of every script, with a common text before and after', () => {
    const named = sifted(/(?<![\p{L}\d])\p{Lu}\p{Ll}+ Straße/u);
    expect(named.exec('an der Jülicher Straße')?.[0]).toBe('Jülicher Straße');
    expect(named.exec('an der Żabia Straße')?.[0]).toBe('Żabia Straße');
    expect(named.test('ander-ñJülicher Straße')).toBe(false);
    expect(named.test('an der Jülicher “Straße')).toBe(false);
  });

  it('finds in real papers what expressions find alone', () => {
    const expressions = [
      /(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{0,24}){0,3})/u,
      /\b(?:no|without) \p{L}[\p{L}'’-]{2,20}/iu,
      /^[^\p{L}]{0,6}\p{Nd}/u,
      /[\p{Lu}\p{N}]{3,}$/iu,
    ];
    const sentences = CONTRACTS.flatMap(({ id }) => contractText(id).split(/(?<=[.;])\s+/)).slice(0, 1_500);
    for (const expression of expressions) {
      const kept = sifted(expression);
      expect(sentences.map((words) => kept.exec(words)?.[0])).toEqual(
        sentences.map((words) => expression.exec(words)?.[0]),
      );
    }
  });
});
