import { describe, expect, it } from 'vitest';
import { betterThan } from '../../../../src/domain/analysis/reading/burdens/better-than.ts';
import { BURDEN_MESSAGES } from '../../../../src/domain/analysis/reading/messages/en/risks.ts';
import type { RiskMessage } from '../../../../src/domain/analysis/reading/messages/risk-message.ts';

const NO_FIGURES = { isUnlimited: false, isAtWill: false };

describe('Advice', () => {
  const message = {
    title: 'A title',
    reason: 'A reason.',
    ask: 'Ask for more time.',
    wording: 'The period is thirty days.',
    fallback: 'Ask for fourteen days.',
    asks: { wording: [30], fallback: [14] },
  };

  it('that is worse than the clause itself is left out', () => {
    const told = betterThan(message, 'deemed-consent', 'A bill not disputed within sixty days is correct.');
    expect([told.wording, told.fallback]).toEqual([null, null]);
  });

  it('that is better stays', () => {
    expect(betterThan(message, 'short-deadline', 'Tell us within three days.')).toEqual(message);
  });

  it('does not ask for a cap, days of grace or a fall in steps that the paper gives', () => {
    const asks = {
      ...message,
      ask: 'Ask for some days of grace and a limit.',
      wording: 'Falls by an equal part every month.',
      asks: { ask: ['a-limit', 'grace'], wording: ['less-with-time'] },
    } satisfies RiskMessage;
    const clause = 'A fee of $20 is charged.';
    const beside = `${clause} It is owed once, and not more than $80 in a year.`;
    expect(betterThan(asks, 'penalty', clause).ask).toBe(asks.ask);
    expect(betterThan(asks, 'penalty', clause, beside).ask).not.toContain('limit');
    const falling = 'You repay it, reduced by one quarter for each completed month.';
    expect(betterThan(asks, 'exit-cost', falling).wording).toBeNull();
  });

  it('does not ask for a court near home, or for costs, that the paper gives', () => {
    const told = (beside: string) =>
      betterThan(BURDEN_MESSAGES.risks['forum'](NO_FIGURES), 'forum', 'Disputes go to arbitration.', beside);
    expect(told('Disputes go to arbitration.').fallback).not.toBeNull();
    expect(told('Hearings take place in your county and we pay the fees of the arbitrator.')).toMatchObject({
      wording: null,
      fallback: null,
    });
    const costs = BURDEN_MESSAGES.paid!['cost-shifting']!(NO_FIGURES);
    expect(betterThan(costs, 'cost-shifting', 'You pay the legal costs of both.').wording).toBeNull();
    expect(betterThan(costs, 'cost-shifting', 'You pay for your own fuel.').wording).not.toBeNull();
  });

  it('counts a shorter time as the better one where the reader is bound', () => {
    const bound = {
      ...message,
      wording: null,
      fallback: 'Ask for six months at most.',
      asks: { fallback: [180] },
    };
    expect(betterThan(bound, 'restraint', 'For three months you may not teach nearby.').fallback).toBeNull();
    expect(betterThan(bound, 'restraint', 'For two years you may not teach nearby.').fallback).not.toBeNull();
  });
});
