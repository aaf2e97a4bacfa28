import { describe, expect, it } from 'vitest';

import { mergeFacts, mergeRisks } from '../../../../src/domain/analysis/report/merge-points.ts';
import { mergeDuties } from '../../../../src/domain/analysis/model/merge-duties.ts';
import { SAYS_NOTHING } from '../../../../src/domain/analysis/report/merging/says-nothing.ts';
import type { Draft } from '../../../../src/domain/analysis/report/report-draft.ts';
import type { Duty, Fact, Risk } from '../../../../src/domain/analysis/report/report.ts';

const FEE = 'The Supplier may add a late fee of £25 for every letter it sends.';
const risk = (given: Partial<Draft<Risk>>): Draft<Risk> => ({
  severity: 'low',
  family: 'penalty',
  title: 'Late fees',
  text: 'Late fees add up.',
  reason: 'Late fees add up.',
  ask: 'Ask for one fee at most.',
  usual: null,
  wording: null,
  fallback: null,
  law: null,
  certainty: 'found',
  by: 'rules',
  quotes: [{ text: FEE, paragraph: 4 }],
  ...given,
});
const byModel = (given: Partial<Draft<Risk>>) =>
  risk({ by: 'model', title: 'Fee of £25 a letter', reason: 'Every letter costs you £25.', ...given });

describe('Risks of two sources', () => {
  it('become one on the same words: the sharper statement, the higher severity, the wording of either', () => {
    const ofRules = risk({ severity: 'high', wording: 'One fee of £5 at most.', usual: 'A few pounds' });
    const joined = mergeRisks(
      [ofRules],
      [byModel({ quotes: [{ text: 'a late fee of £25 for every letter', paragraph: 4 }] })],
    );
    expect(joined).toMatchObject([
      {
        title: 'Fee of £25 a letter',
        severity: 'high',
        wording: 'One fee of £5 at most.',
        usual: 'A few pounds',
        by: 'model',
      },
    ]);
  });

  it('have the reason of the rules where nothing is left of the one of the model', () => {
    const [joined] = mergeRisks([risk({})], [byModel({ reason: SAYS_NOTHING, text: SAYS_NOTHING })]);
    expect(joined).toMatchObject({ title: 'Fee of £25 a letter', reason: 'Late fees add up.' });
  });

  it('are joined with the one of their own family where the rules have two on the words', () => {
    const other = risk({ family: 'sole-discretion', title: 'They decide' });
    const joined = mergeRisks([other, risk({})], [byModel({})]);
    expect(joined.map(({ title }) => title)).toEqual(['They decide', 'Fee of £25 a letter']);
  });

  it('are one where the rules and a model say that a day does not exist', () => {
    const day = { family: 'drafting-error', title: 'The date “31 June” does not exist' } as const;
    const said = byModel({ family: 'other', title: "31 June doesn't exist", reason: 'June is shorter.' });
    expect(mergeRisks([risk(day)], [said])).toHaveLength(1);
  });

  it('take over no wording about something else than the words of a model’s point', () => {
    const wording = 'A breach that is not put right within ten days leads to the loss that can be shown.';
    const usual = { wording, fallback: 'Ask for one free warning.' };
    expect(mergeRisks([risk(usual)], [byModel({})])[0]).toMatchObject({ wording: null, fallback: null });
    const lost = { quotes: [{ text: 'Whoever breaches a rule pays £25.', paragraph: 4 }] };
    expect(mergeRisks([risk({ ...usual, ...lost })], [byModel(lost)])[0]).toMatchObject(usual);
    const security = { ...usual, family: 'security' } as const;
    expect(mergeRisks([risk(security)], [byModel({ family: 'security' })])[0]).toMatchObject(usual);
  });

  it('take over neither what is usual nor a wording that belongs to another kind of clause', () => {
    const charged = { family: 'exit-cost', title: 'Letters are charged' } as const;
    const ofRules = risk({ ...charged, wording: 'You may leave for free.', usual: 'A small sum' });
    const [joined] = mergeRisks([ofRules], [byModel({ title: 'You are charged £25 for letters' })]);
    expect(joined).toMatchObject({ family: 'penalty', wording: null, usual: null });
  });

  it('become one where both call the same sentence by families that are kin', () => {
    const quotes = [{ text: 'The Club may expel any Member at once, and nobody is heard.', paragraph: 4 }];
    const ofRules = risk({ family: 'sudden-end', title: 'They may end your membership', quotes });
    const ofModel = { title: 'Expelled without a hearing', reason: 'You lose the mooring too.', quotes };
    expect(mergeRisks([ofRules], [byModel({ ...ofModel, family: 'sole-discretion' })])).toHaveLength(1);
    expect(mergeRisks([ofRules], [byModel({ ...ofModel, family: 'data-or-image' })])).toHaveLength(2);
  });

  it('become one where the model names the two places that the rules set against each other', () => {
    const other = { text: 'Either side may end it by fourteen days of notice.', paragraph: 2 };
    const own = { text: 'You give 28 days of notice.', paragraph: 9 };
    const flaw = risk({ family: 'drafting-error', title: 'Two notices: 14 and 28', quotes: [other, own] });
    const says = { family: 'other', quotes: [own] } as const;
    const model = byModel({
      ...says,
      title: 'Notice',
      reason: 'Clause 1 says 14 days, but clause 7 says 28.',
    });
    expect(mergeRisks([flaw], [model])).toHaveLength(1);
    expect(mergeRisks([flaw], [byModel({ ...says, reason: 'You leave late.' })])).toHaveLength(2);
  });

  it('become one where the model names the slip that the rules have found', () => {
    const quotes = [{ text: 'Nothing here makes Quickmile Rides the employer of any driver.', paragraph: 4 }];
    const flaw = risk({ family: 'drafting-error', title: '“Quickmile Rides” is not a party', quotes });
    const stranger = byModel({ family: 'other', title: 'A stranger’s name appears', quotes });
    expect(mergeRisks([flaw], [stranger])).toHaveLength(1);
    const other = byModel({ family: 'waiver', title: 'A stranger’s name appears', quotes });
    expect(mergeRisks([flaw], [other])).toHaveLength(2);
  });

  it('keep the statement of the rules where it has the figures and the other has none', () => {
    const ofRules = risk({ title: 'Late fee of £25 for every letter' });
    const [joined] = mergeRisks(
      [ofRules],
      [byModel({ title: 'Fees', reason: 'There are late fees.', severity: 'high' })],
    );
    expect(joined).toMatchObject({ title: 'Late fee of £25 for every letter', severity: 'high' });
  });

  it('become one where rules miss a benefit in the words that a model calls a right given up', () => {
    const missed = risk({ family: 'benefit-lost', title: 'No safety net', reason: 'You stand alone.' });
    const waived = { title: 'The board does not help you', reason: 'It hears no lodgers.' };
    expect(mergeRisks([missed], [byModel({ family: 'waiver', ...waived })])).toHaveLength(1);
    expect(mergeRisks([missed], [risk({ family: 'waiver', ...waived })])).toHaveLength(2);
  });

  it('stay two where one sentence holds two of them', () => {
    const change = byModel({
      family: 'unilateral-change',
      title: 'Rules can change',
      reason: 'They alone decide.',
    });
    expect(mergeRisks([risk({})], [change])).toHaveLength(2);
    const slip = risk({
      family: 'drafting-error',
      title: 'The fee is given twice',
      reason: 'Two figures differ.',
    });
    expect(mergeRisks([slip], [byModel({})])).toHaveLength(2);
  });

  it('stay two on different words, and none is lost', () => {
    const other = byModel({ quotes: [{ text: FEE, paragraph: 9 }] });
    expect(mergeRisks([risk({})], [other, byModel({})])).toHaveLength(2);
  });

  it('confirm what was only noticed', () => {
    const [joined] = mergeRisks([risk({ certainty: 'read-twice', by: 'classifier' })], [byModel({})]);
    expect(joined).toMatchObject({ certainty: 'found', by: 'model' });
  });
});

const fact = (given: Partial<Draft<Fact>>): Draft<Fact> => ({
  kind: 'amount',
  label: 'Rent',
  text: '£950 a month',
  by: 'rules',
  quotes: [{ text: 'rent of £950 a month', paragraph: 3 }],
  ...given,
});

describe('Facts and duties of two sources', () => {
  it('lose "not found" where the other source found something of the kind', () => {
    const nothing = fact({ label: 'Amounts', text: 'No sum was found.', quotes: [] });
    expect(mergeFacts([nothing], [fact({ by: 'model' })])).toMatchObject([{ by: 'model' }]);
    expect(mergeFacts([nothing], [fact({ kind: 'law', by: 'model' })])).toHaveLength(2);
  });

  it('keep two sums of one sentence, and one of the same sum', () => {
    const both = [{ text: 'rent of £950 and a deposit of £1,090', paragraph: 3 }];
    const rent = fact({ quotes: both });
    expect(mergeFacts([rent], [fact({ quotes: both, by: 'model' })])).toHaveLength(1);
    expect(mergeFacts([rent], [fact({ quotes: both, label: 'Deposit', text: '£1,090' })])).toHaveLength(2);
  });

  it('keep the side, day and sum of either on the same words', () => {
    const quotes = [{ text: 'The Tenant shall pay the rent on the first day', paragraph: 3 }];
    const duty = (given: Partial<Draft<Duty>>): Draft<Duty> => ({
      sideId: 's1',
      text: '',
      action: 'pay the rent',
      when: null,
      amount: null,
      by: 'rules',
      quotes,
      ...given,
    });
    const said = duty({ sideId: null, text: 'Pay the rent on the first.', by: 'model' });
    expect(mergeDuties([duty({ when: 'on the first day' })], [said])).toMatchObject([
      { sideId: 's1', when: 'on the first day', text: 'Pay the rent on the first.' },
    ]);
    expect(mergeDuties([duty({})], [duty({ sideId: 's2', by: 'model' })])).toMatchObject([{ sideId: 's1' }]);
    const both = [{ text: 'The Tenant shall pay the rent and the Landlord must insure it', paragraph: 3 }];
    const other = duty({ sideId: 's2', by: 'model', quotes: both });
    expect(mergeDuties([duty({ quotes: both })], [other])).toHaveLength(2);
  });
});

describe('A risk that rules tell at two clauses', () => {
  it('leaves what a model says of each of them', () => {
    const told = risk({
      title: 'Costs are put on you',
      family: 'cost-shifting',
      by: 'rules',
      quotes: [
        { text: 'The Tenant bears the costs of management and of the reserve.', paragraph: 3 },
        { text: 'The Tenant shall have all walls painted by a firm.', paragraph: 9 },
      ],
    });
    const first = risk({
      title: 'You pay for the management',
      family: 'cost-shifting',
      by: 'model',
      quotes: [{ text: 'bears the costs of management and of the reserve', paragraph: 3 }],
    });
    const second = risk({
      title: 'A firm has to paint when you leave',
      family: 'cost-shifting',
      by: 'model',
      quotes: [{ text: 'shall have all walls painted by a firm', paragraph: 9 }],
    });
    expect(mergeRisks([told], [first, second]).map(({ title }) => title)).toEqual([
      'You pay for the management',
      'A firm has to paint when you leave',
    ]);
  });
});
