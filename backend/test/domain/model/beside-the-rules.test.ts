import { describe, expect, it } from 'vitest';

import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { analyzeWith } from '../../support/model-server/analyze-with.ts';
import { taskOf } from '../../support/model-server/brain.ts';
import { createScriptedModel } from '../../support/model-server/scripted-model.ts';

const PAPER = `LOAN AGREEMENT

This agreement is made on 6 April 2027 between Lorna Vesterbrook ("the Lender") and Teague Almquist ("the Borrower").

1. The Lender lends the Borrower £18,000, paid on the day of signing.

2. The Borrower shall repay £350 on the tenth day of each month, starting on 10 September 2027.

3. If the Borrower dies before the loan is repaid, the rest is forgiven.

4. This agreement is governed by the law of England and Wales.`;
const FORGIVEN = {
  ids: [6],
  quote: 'If the Borrower dies before the loan is repaid, the rest is forgiven',
  family: 'forfeiture',
  severity: 'high',
  title: 'The rest is forgiven when he dies',
  says: 'You lose what is still owed.',
  advice: '',
  usual: '',
  wording: '',
};

async function summaryWhere(risks: readonly object[]): Promise<string> {
  const model = createScriptedModel({
    contextTokens: 32_768,
    answer: ({ user }) =>
      JSON.stringify(
        taskOf(user) === 'risks'
          ? { risks }
          : taskOf(user) === 'facts'
            ? {
                facts: [
                  {
                    ids: [4],
                    quote: 'The Lender lends the Borrower £18,000',
                    kind: 'amount',
                    title: 'Loan',
                    says: 'The loan is £18,000.',
                  },
                ],
                duties: [],
              }
            : { summary: '' },
      ),
  });
  const verdict = await analyzeWith(model, documentFromText(PAPER), {
    reader: { identity: 'Lender', country: 'United Kingdom' },
  });
  if (verdict.outcome !== 'completed') throw new Error(verdict.reply);
  return verdict.report.summary;
}

describe('A summary of the rules beside risks of a model', () => {
  it('does not say that nothing big was found where the model found it', async () => {
    expect(await summaryWhere([])).toContain('The rules found no big risk.');
    const summary = await summaryWhere([FORGIVEN]);
    expect(summary).toContain('Look first at the risks in section 3.');
    expect(summary).not.toContain('no big risk');
  });
});
