import { describe, expect, it } from 'vitest';
import { NAMED_TITLES } from '../../../../src/domain/analysis/reading/messages/en/titles/all.ts';
import { namedTitle } from '../../../../src/domain/analysis/reading/messages/named-title.ts';

describe('What somebody bears', () => {
  it.each([
    ['The guest bears any loss to other things that they cause.', false],
    ['The guest bears all damage to the house.', true],
  ])('is called all damage only where all is said: “%s”', (words, isAll) => {
    const told = namedTitle(NAMED_TITLES['uncapped-liability'], words, {
      isUnlimited: false,
      isAtWill: false,
    });
    expect(/all damage/.test(told ?? '')).toBe(isAll);
  });
});
