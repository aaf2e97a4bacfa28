import { describe, expect, it } from 'vitest';
import {
  isBoilerplate,
  titleBetweenFirms,
} from '../../../../src/domain/analysis/reading/burdens/boilerplate.ts';
import { BOILERPLATE } from '../../../../src/domain/analysis/reading/languages/en/boilerplate.ts';

const cases = (key: 'examples' | 'counterExamples') =>
  BOILERPLATE.flatMap(({ families, [key]: sentences }) =>
    sentences.map((sentence) => [families?.[0] ?? 'penalty', sentence] as const),
  );

describe('Standing forms of words between firms', () => {
  it.each(cases('examples'))('are no %s: “%s”', (family, sentence) => {
    expect(isBoilerplate(family, sentence)).toBe(true);
  });

  it.each(cases('counterExamples'))('leave a %s to be told: “%s”', (family, sentence) => {
    expect(isBoilerplate(family, sentence)).toBe(false);
  });

  it('have titles that fit a deal between firms', () => {
    expect(titleBetweenFirms('You give up a right; they alone decide whether you may stay')).toBe(
      'You give up a right; they alone decide whether it goes on',
    );
  });
});
