import { describe, expect, it } from 'vitest';
import { comparePapers } from '../../../../src/domain/analysis/compare/compare-papers.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';

const LOCKER = `LOCKER AGREEMENT

This agreement is between Tarn Lockers Ltd (the "Owner") and Ida Brock (the "Tenant").

1. Rent. The Tenant pays a rent of £40 a month. A late charge of £9 is added to rent that comes late.

2. Default. After 30 days of default the Owner may open the locker and sell what is in it.

3. Lost tag. If the tag is stolen the Tenant pays for entries made with it, up to £60.

4. Closing. If rent is unpaid the Owner may close the locker after five days.

5. Use. The Tenant may store up to 8 kg in the upper shelf. The Tenant may give a locker back free of charge up to two days before the month ends.

6. Care. A wet umbrella must stay in the stand for five hours. Repairs of the door are at the Owner's cost. If the Tenant leaves in the first week, the Owner keeps half.`;

const CREW = `Dear Milo,

We are glad to offer you work on the ferry, and you will find your first payslip in your locker.

We will roster you for at least 20 hours a week. The rota goes up eight days ahead.

If we send you home early you are still paid for four hours.

You give us two weeks, and we give you three.

Yours sincerely,
Ferry Line North`;

const MURAL = `MURAL AGREEMENT

This agreement is between Bay Cafe Ltd (the "Client") and Lou Tran (the "Designer").

1. Fee. The Client pays the Designer a fee of £900: £300 on signing, £300 on the first sketch and £300 at the end.

2. Work. The Designer paints one wall and may choose the colours.`;

const effects = (paper: string, identity: string, from: string, to: string) => {
  expect(paper).toContain(from);
  return comparePapers({
    before: documentFromText(paper),
    after: documentFromText(paper.replace(from, to)),
    reader: { identity, country: 'United Kingdom' },
    today: new Date('2026-11-20T00:00:00Z'),
  }).effects;
};
const told = (paper: string, identity: string, from: string, to: string) =>
  effects(paper, identity, from, to).map(({ kind, text }) => `${kind}: ${text}`);

describe('limits, times and parts of sums that changed', () => {
  it.each([
    // a limit on what is to be paid is gone: nothing became cheaper
    [', up to £60.', '.', 'worse: You lose a limit or a fixed price.'],
    // whoever has failed to pay has longer before something happens
    ['After 30 days of default', 'After 70 days of default', 'better: You have more time.'],
    ['up to 8 kg', 'up to 3 kg', 'worse: You may go less far.'],
    // what has to be said so long ahead is a notice
    ['up to two days before', 'up to nine days before', 'worse: You have to give more notice.'],
    ["at the Owner's cost", "at the Tenant's cost", 'worse: You have to pay more, or for more things.'],
    ['keeps half', 'keeps everything', 'worse: You get less, or get less back.'],
  ])('to the tenant %s → %s is %s', (from, to, said) => {
    expect(told(LOCKER, 'Tenant', from, to)).toEqual([said]);
  });

  it('gives no side to a time in which a thing has to stay somewhere', () => {
    const kinds = effects(LOCKER, 'Tenant', 'stand for five hours', 'stand for two hours').map(
      ({ kind }) => kind,
    );
    expect(kinds).not.toContain('worse');
  });

  it('tells a lower charge as better for the one who is charged', () => {
    const club = `CLUB TERMS

This agreement is between Dune Sailing Ltd (the "Club") and Ada Lowe (the "Member").

1. The Member pays a fee of £30 a month.

2. If a guest stays after closing, the Club charges £12 for each half hour.`;
    expect(effects(club, 'Member', 'charges £12', 'charges £7')[0]?.kind).toBe('better');
  });

  it('tells a time that is gone, after which the other side could act, as worse alone', () => {
    const from = 'may close the locker after five days';
    const kinds = effects(LOCKER, 'Tenant', from, 'may close the locker at once').map(({ kind }) => kind);
    expect(kinds).toContain('worse');
    expect(kinds).not.toContain('better');
  });

  it.each([
    ['eight days ahead', 'two days ahead', 'worse: You have less time.'],
    ['at least 20 hours', 'at least 9 hours', 'worse: Ferry Line North has to do less.'],
    [
      'you are still paid for four hours',
      'you are paid only for the time you worked',
      'worse: You get less, or get less back.',
    ],
  ])('to who works %s → %s is %s', (from, to, said) => {
    expect(told(CREW, 'Milo', from, to)).toEqual([said]);
  });

  it('tells notices that only say who gives whom how long', () => {
    const [effect] = effects(
      CREW,
      'Milo',
      'You give us two weeks, and we give you three.',
      'You give us three weeks, and we give you two.',
    );
    expect(effect?.kind).toBe('worse');
    expect(effect?.text).toMatch(/^You have to give more notice\./);
  });

  it('tells parts of a sum that only shifted as paid later, never as a lower price', () => {
    const from = '£300 on signing, £300 on the first sketch and £300 at the end';
    const to = '£100 on signing, £100 on the first sketch and £700 at the end';
    for (const [identity, kind] of [
      ['Designer', 'worse'],
      ['Client', 'better'],
    ] as const) {
      const [effect] = effects(MURAL, identity, from, to);
      expect(effect).toMatchObject({ kind, text: 'More of it is paid later.' });
      expect(effect?.title).toContain('£300, £300, £300 → £100, £100, £700');
    }
  });
});
