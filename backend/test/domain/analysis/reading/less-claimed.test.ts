import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { betterThan } from '../../../../src/domain/analysis/reading/burdens/better-than.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { createTellTruly } from '../../../../src/domain/analysis/reading/burdens/truth/tell-truly.ts';
import { noticeEdge } from '../../../../src/domain/analysis/reading/burdens/truth/notice-edge.ts';
import { mayReaderLeave } from '../../../../src/domain/analysis/reading/burdens/truth/may-leave.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import type { RiskMessage } from '../../../../src/domain/analysis/reading/messages/risk-message.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { mainSums } from '../../../../src/domain/analysis/report/brief.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const lineOf = ({ label, text }: { readonly label: string; readonly text: string }) => `${label}: ${text}`;
const sums = (...lines: readonly string[]) => amountFacts(textOf(...lines), 'Ireland').map(lineOf);
const holds = (family: RiskFamily, words: string, variant = 'any') =>
  createTellTruly({
    text: textOf(words),
    sides: SIDES,
    purse: 'pays',
    pieces: [],
    found: [],
    mayLeave: false,
  }).holds(family, variant, words);
const duties = (words: string) => {
  const text = textOf(words);
  return findDuties(text, findFrames(text, SIDES), SIDES).map(({ sideId }) => sideId);
};
const pronouns = (raw: string) =>
  findPaperSides(textOf(...raw.split('\n')), '').all.map(({ name, pronoun }) => [name, pronoun]);

describe('A sum', () => {
  it.each([
    [['Per week Up front', 'Bed and desk €48 €25', 'Total €48.50 €25.50'], 'Total: €48.50 a week.'],
    [['Weekend rate €70 3 €210'], 'Sum: €210.'],
    [['GRAND TOTAL €3,140'], 'Total: €3,140.'],
    [['So that is 9 nights = €405.'], 'Total: €405.'],
    [
      ['If you go in the first year: €60 for every full month left.'],
      'In some cases: €60 for every full month left.',
    ],
    [['I sell to Maeve Tully my horse box with its spare wheel for €2,300.'], 'Price: €2,300.'],
    [['The rest, €900, is due in May.'], 'Balance: €900.'],
    [['The rent is €90. If the rent has not reached us by 3 May we add €15.'], 'Late fee: €15.'],
    [['If the hedge is taller than a person, we charge you €35.'], 'In some cases: €35.'],
    [['Sweep it out or we charge €45.'], 'In some cases: €45.'],
    [['The two plans are €310 plus VAT of €62, €372 in all.'], 'Total: €372.'],
    [['We pay €9 an hour plus €3.40 a parcel.'], 'Sum: €3.40.'],
    [['I pay Ida €90 on the first Monday of each month.'], 'Payment: €90 a month.'],
  ])('is told as what its words say: %s', (lines, told) => expect(sums(...lines)).toContain(told));

  it('is no telephone number, and no row gives its name to the next sentence', () => {
    expect(sums('A lesson is €20.', 'F. Reddy, 08700 555 013')).toEqual(['Tuition: €20.']);
    expect(sums('Guest: Mr Kemal Oz. Twelve nights cost €900.')).not.toContain('Guest: €900.');
  });

  it('that is the whole price comes before its parts', () => {
    const facts = amountFacts(textOf('First payment: €2,000', 'Total €8,000', 'Deposit: €500'), 'Ireland');
    expect(mainSums(facts)[0]?.label).toBe('Total');
  });
});

describe('A day', () => {
  it('of every year is told without a year', () => {
    const text = textOf('Adopted on 3 March 2024.', 'The yearly dues are €40. They are due on 1 May.');
    expect(dateFacts(text, 'Ireland').map(({ text: told }) => told)).toEqual(['3 March 2024.', '']);
  });

  it('with an hour is when something takes place', () =>
    expect(dateFacts(textOf('Date: Friday 4 September 2026, 10:30'), 'Ireland')[0]?.label).toBe('Date'));
});

describe('The kind of paper', () => {
  it.each([
    [
      'GOODS AND SERVICES\n\nYour handset, airtime and roaming are listed below.',
      'Phone or internet contract (services)',
    ],
    ['LETTING OF A GARAGE\n\nThe rent is €90.', 'Parking or garage agreement'],
  ])('is what its words speak of', (raw, label) => expect(documentKind(textOf(raw)).label).toBe(label));
});

describe('A side', () => {
  it('speaks as `we` where it is the one who is paid', () => {
    const raw =
      'Client: Una Prewett\nArtist: Cosmo Vale\nYou pay €50 to hold the day. If you tell us in time we move it. We use our own paints and you bring the photograph. You choose the frame.';
    expect(pronouns(raw)).toEqual([
      ['Una Prewett', 'you'],
      ['Cosmo Vale', 'we'],
    ]);
  });

  it('is who stands behind `You` in a row', () =>
    expect(
      pronouns('You: Mira Sandoval. Us: Hollin Bakery Ltd, Stroud.\nWe pay you each Monday.')[0],
    ).toEqual(['Mira Sandoval', 'you']));

  it('is each of those whom a bracket names as `us`, and has its name written out', () => {
    const names = (raw: string) => pronouns(raw).map(([name]) => name);
    expect(names('The three of us (Ros, Jem and Tall Pete) share the boat in equal parts.')).toEqual([
      'Ros',
      'Jem',
      'Tall Pete',
    ]);
    const note =
      'Mrs Okell lets Dafydd Pryce have the orchard from 1 May 2026.\nDafydd gives her £20.\nB. Okell D. Pryce';
    expect(names(note)).toContain('Dafydd Pryce');
  });

  it('is never called by the article of its name', () => {
    const raw = 'Between THE FRIENDS OF SEDGE MOOR (the "Owners") and Ross Tulloch (the "Keeper").';
    expect(findPaperSides(textOf(raw), '').all.flatMap(({ mentions }) => mentions)).not.toContain('the');
  });
});

describe('A duty', () => {
  it.each([
    ['Stop whenever you like, though we would be glad of a word.', []],
    ['The cover is your choice: ours costs €4, or show us your own.', []],
    ['We do ask everyone for up to two Sunday mornings a month.', ['s1']],
    ['By signing you let our nurse take your child to the doctor.', []],
    ['Write NO NAME here if you object to the list.', []],
    ['If you disturb other guests we will speak with you first.', ['s2']],
  ])('is nobody’s who merely may, and that of whoever is asked: %s', (words, ids) =>
    expect(duties(words)).toEqual(ids),
  );
});

describe('A burden', () => {
  it.each<readonly [RiskFamily, string]>([
    ['exit-cost', 'If you cancel before we begin we keep only what we have really laid out.'],
    ['exit-cost', 'If two payments are missed the plan stops and you pay for what you had.'],
    ['forfeiture', 'We would keep the bond against what is owing.'],
    ['cost-shifting', 'Insurance is your choice: ours costs €3 a month.'],
    ['unequal-exit', 'The pass continues month by month until you give ten days of notice.'],
    ['broad-indemnity', 'You shall keep one bicycle there and shall not carry on any trade.'],
    ['waiver', 'You keep your right to contest it.'],
    [
      'exit-cost',
      'If we cancel an order after you began, we pay what you have done and a fifth of the rest.',
    ],
    ['penalty', 'Overtime is paid at one and a third times the rate, and twice on Sundays.'],
    ['cost-shifting', 'You never owe a farrier’s bill, whatever happens to the mare.'],
    ['other-side-not-liable', 'For slight carelessness he is liable only up to three times the price.'],
    ['entry-or-seizure', 'We may inspect the room on any weekday after two days of warning.'],
    ['unilateral-change', 'We may change these rules; they apply to orders which you accept afterwards.'],
    ['sudden-end', 'We may ask anyone who harasses others to leave, and suspend them after hearing both.'],
    ['entry-or-seizure', 'We will keep the van insured until you have repaid us.'],
    ['uncapped-liability', 'You are liable for intent and gross negligence without limit.'],
    ['unequal-exit', 'If you take the child away without notice, you pay for six weeks.'],
    ['waiver', 'If the shop has not done its part you may claim from us as well.'],
    ['entry-or-seizure', 'Recordings belong to us, and we may sell them for our own funds.'],
  ])('is not told as %s of “%s”', (family, words) => expect(holds(family, words)).toBe(false));

  it.each<readonly [RiskFamily, string]>([
    ['exit-cost', 'If you cancel before we begin we keep half of the price.'],
    ['forfeiture', 'If you leave early we keep the bond.'],
    ['broad-indemnity', 'You shall make good any loss that a guest causes.'],
    ['waiver', 'You give up any claim against us.'],
  ])('is told as %s of “%s”', (family, words) => expect(holds(family, words)).toBe(true));

  it.each<readonly [RiskFamily, string, string]>([
    ['cost-shifting', 'excess', 'We pay the first £250 of any claim ourselves.'],
    ['cost-shifting', 'any', 'We are insured, and we pay the first £250 of any claim ourselves.'],
    ['exit-cost', 'sliding', 'Cancel late and half is due, except where another couple books the day.'],
    ['security', 'any', 'We keep the tax credits and the energy certificates.'],
    ['waiver', 'any', 'You confirm that you have not brought a claim before a court.'],
    ['penalty', 'late-fee', 'A returned payment costs £9.'],
    ['penalty', 'any', 'A lost card is £12, because the lock firm charges us nearly that.'],
    ['exit-cost', 'any', 'If a statement proves untrue you repay the whole of the termination payment.'],
  ])('is not told as %s/%s of “%s”', (family, variant, words) =>
    expect(holds(family, words, variant)).toBe(false),
  );

  it('leaves the reader free where an order says so', () =>
    expect(mayReaderLeave(textOf('Cancel by e-mail at any time.'), SIDES)).toBe(true));

  it('leaves the reader free where the thing can be given up', () => {
    expect(mayReaderLeave(textOf('You can give up the plot at any time by telling us.'), SIDES)).toBe(true);
    expect(mayReaderLeave(textOf('You give up the right to object at any time.'), SIDES)).toBe(false);
  });
});

describe('Advice', () => {
  const message = {
    title: 'T',
    reason: 'R.',
    ask: 'Ask that it covers one named purpose, has an end, and can be taken back.',
    wording: 'A breach that is not put right within ten days of a written reminder leads to payment.',
    fallback: null,
    asks: { ask: ['an-end'], wording: ['breach-put-right', 10] },
  } satisfies RiskMessage;
  it('asks for no end that the clause names, and speaks of no breach where there is none', () => {
    const told = betterThan(
      message,
      'wide-power',
      'We may charge your card for up to 60 days after the trip.',
    );
    expect(told.ask).not.toContain('an end');
    expect(told.wording).toBeNull();
    const kept = betterThan(message, 'penalty', 'Whoever fails to return the key pays €20.');
    expect(kept.wording).not.toBeNull();
  });
});

describe('A notice', () => {
  it('of a change is not one for ending because one can leave meanwhile', () =>
    expect(
      noticeFacts(
        textOf('We will give you four weeks of warning by e-mail and you can move out before it starts.'),
        SIDES,
      ).map(({ label }) => label),
    ).not.toContain('Notice for ending'));
});

describe('Two notices', () => {
  const edge = (raw: string) => noticeEdge(textOf(raw), SIDES);
  it('are weighed against each other', () => {
    expect(edge('You may end it with one month of notice. We may end it with twelve months of notice.')).toBe(
      'better',
    );
    expect(edge('You may end it with three months of notice. We may end it with two weeks of notice.')).toBe(
      'worse',
    );
    expect(edge('You may end it with three months of notice.')).toBeNull();
  });
});

describe('What is without a limit', () => {
  it('is no sum where it is a time', () => {
    const words = 'The Tenant shall tell nobody what was paid, without limit in time.';
    expect(holds('uncapped-liability', words)).toBe(false);
    expect(holds('uncapped-liability', 'The Tenant pays for all damage without limit.')).toBe(true);
  });

  it('and interest of a tax office is none for paying late', () => {
    const words = 'Should any tax, interest or penalty arise, the Tenant shall reimburse it on demand.';
    expect(holds('penalty', words)).toBe(false);
    expect(holds('penalty', 'The Tenant shall pay interest of 8% on late rent.')).toBe(true);
  });
});
