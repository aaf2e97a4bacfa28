import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { betterThan } from '../../../../src/domain/analysis/reading/burdens/better-than.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { createFairness } from '../../../../src/domain/analysis/reading/burdens/truth/fair-to-reader.ts';
import { BURDEN_MESSAGES } from '../../../../src/domain/analysis/reading/messages/en/risks.ts';
import { SIDES } from '../../../support/papers/sides.ts';

/** Whether the last sentence of a paragraph is fair to `you`, the tenant, of whom `we` are the landlord. */
const isFair = (family: RiskFamily, words: string): boolean => {
  const text = toLegalText(documentFromText(words));
  const last = text.sentences.at(-1)!; // the paper has words
  return createFairness(text, SIDES)(family, { start: last.start, end: last.end });
};

describe('A clause that gives, spares or leaves the choice to the reader is no burden', () => {
  it.each<[RiskFamily, string]>([
    ['exit-cost', 'When you move out you will be paid the value of the plants.'],
    ['exit-cost', 'A day that is called off costs us half its price.'],
    ['penalty', 'If the lift is out for a week, we refund a tenth of the rent.'],
    ['penalty', 'We mend whatever the storm breaks. We pay you €30 for each day that it takes longer.'],
    ['cost-shifting', 'You never owe the plumber anything, not after a burst pipe either.'],
    ['forfeiture', 'If you fall ill you lose nothing.'],
    ['waiver', 'Nothing in this lease limits what the law gives you.'],
    ['entry-or-seizure', 'We will not go in without a call the day before.'],
    ['entry-or-seizure', 'The agent may inspect the flat on a weekday after three days’ notice.'],
    [
      'entry-or-seizure',
      'After two letters we may sell it, take the rent from the price and hold the rest for you.',
    ],
    [
      'data-or-image',
      'Pictures of the garden may be shown, and you can ask us to take them down at any time.',
    ],
    ['transfer', 'You may sublet, and consent shall not be unreasonably withheld.'],
    ['sudden-end', 'We may end the lease by twelve months’ notice.'],
    ['auto-renewal', 'The lease runs from year to year until one of us ends it.'],
    ['unilateral-change', 'The rent will not be raised while you live here.'],
    [
      'unilateral-change',
      'We may change these rules; the new ones apply to bookings that are made afterwards.',
    ],
    ['penalty', 'A lost fob is €12, which is what the locksmith charges us.'],
  ])('%s: %s', (family, words) => expect(isFair(family, words)).toBe(true));
});

describe('A clause that takes it back, or gives to the other side, stays a burden', () => {
  it.each<[RiskFamily, string]>([
    ['exit-cost', 'When you move out you will be paid only if we find another tenant.'],
    ['penalty', 'If the lift is out for a week we pay nothing.'],
    ['cost-shifting', 'You need not pay the plumber unless we ask you to.'],
    ['entry-or-seizure', 'After two letters we may sell it and keep the rest.'],
    ['data-or-image', 'Pictures of you may be shown wherever we like.'],
    ['sudden-end', 'We may end the lease by three days’ notice.'],
    [
      'unilateral-change',
      'We may change these rules; the new ones apply to you from the day they are posted.',
    ],
    ['thin-remedy', 'If a window breaks we replace it, and that is the only thing you may ask for.'],
    ['unequal-exit', 'We give three days’ notice.'],
    ['penalty', 'If you do not pay in time, you owe us €700 more.'],
    ['restraint', 'You shall not accept other work.'],
  ])('%s: %s', (family, words) => expect(isFair(family, words)).toBe(false));
});

describe('Advice on leaving', () => {
  const message = BURDEN_MESSAGES.risks['unequal-exit']({ isUnlimited: false, isAtWill: false });
  const told = (clause: string) => betterThan(message, 'unequal-exit', clause);

  it('does not level a long notice of the other side down to a month', () => {
    expect(told('The owner may end the letting by six months’ notice.')).toMatchObject({ wording: null });
    expect(told('The owner may end the letting by six months’ notice.').ask).not.toContain('same notice');
  });

  it('asks for a month where they give days', () => {
    expect(told('The owner may end the letting by six days’ notice.').wording).toContain('one month');
  });
});
