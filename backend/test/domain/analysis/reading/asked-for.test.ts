import { describe, expect, it } from 'vitest';
import { findLengths } from '../../../../src/domain/analysis/reading/facts/find-spans-of-time.ts';
import { BURDEN_MESSAGES } from '../../../../src/domain/analysis/reading/messages/en/risks.ts';
import type { ClauseFacts, TellRisk } from '../../../../src/domain/analysis/reading/messages/risk-message.ts';

const DAYS = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 } as const;
const { risks, paid = {} } = BURDEN_MESSAGES;
const MESSAGES: readonly (readonly [string, TellRisk])[] = [
  ...Object.entries(risks),
  ...Object.entries(paid),
];
const CASES: readonly ClauseFacts[] = ([undefined, 'pays', 'paid'] as const).flatMap((purse) =>
  [false, true].map((flag) => ({
    isUnlimited: flag,
    isAtWill: flag,
    ...(purse === undefined ? {} : { purse }),
    ...(flag ? { answersForFault: true } : {}),
  })),
);

describe('What the words of a risk are said to ask for', () => {
  it.each(MESSAGES)('is said of words that are there, with the time that they name: %s', (_, tell) => {
    for (const message of CASES.map(tell))
      for (const field of ['ask', 'wording', 'fallback'] as const) {
        const asked = message.asks?.[field] ?? [];
        if (message[field] === null) expect(asked).toEqual([]);
        const named = findLengths(message[field] ?? '').map(({ count, unit }) => count * DAYS[unit]);
        expect(named).toEqual(expect.arrayContaining(asked.filter((one) => typeof one === 'number')));
      }
  });
});
