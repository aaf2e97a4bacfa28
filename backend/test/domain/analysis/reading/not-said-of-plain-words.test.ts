import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { createTellTruly } from '../../../../src/domain/analysis/reading/burdens/truth/tell-truly.ts';
import { SIDES } from '../../../support/papers/sides.ts';

/** Whether something of a family may be told of a sentence in which `you` are the tenant and read, and `we` the landlord. */
const holds = (family: RiskFamily, words: string) =>
  createTellTruly({
    pieces: [],
    found: [],
    mayLeave: false,
    text: toLegalText(documentFromText(words)),
    sides: SIDES,
    purse: 'pays',
  }).holds(family, 'any', words);

describe('What is not said of plain words', () => {
  it.each<[RiskFamily, string]>([
    ['unilateral-change', 'We may need to go into your room from time to time to read the meter.'],
    ['deemed-consent', 'By signing you accept £90 in full and final settlement of every claim.'],
    ['benefit-lost', 'If you go early, you are not paid for the days not worked.'],
    ['benefit-lost', 'No leave may be taken in the week before the fair.'],
    ['short-deadline', 'You shall begin the repair of the heating within 24 hours of being told.'],
    ['exit-cost', 'If there is a camera, you will leave and keep the whole price.'],
    ['no-exit', 'You cannot use the saw alone until it’s back.'],
    ['exit-cost', 'If it rains and we shut early, you pay half of the stall.'],
    ['transfer', 'We may pay you in place of notice.'],
    ['answers-for-others', 'The uncle binds himself as surety for everything the Tenant may owe.'],
    ['answers-for-others', 'We guarantee the boiler for two years.'],
    ['minimum-commitment', 'Any surplus over the debt goes to you and any shortfall is paid by you.'],
  ])('%s: “%s”', (family, words) => expect(holds(family, words)).toBe(false));
});
