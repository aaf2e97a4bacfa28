import { describe, expect, it } from 'vitest';
import { checkDefects } from '../../../../src/domain/analysis/checks/all.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { chosenLaw } from '../../../../src/domain/analysis/reading/facts/law-facts.ts';
import { pricePart } from '../../../../src/domain/analysis/reading/facts/leaving/tells-how.ts';
import { isLateWhenAdded } from '../../../../src/domain/analysis/reading/facts/sums/beside-row.ts';
import { ownName } from '../../../../src/domain/analysis/reading/facts/sums/own-name.ts';
import { isExpected } from '../../../../src/domain/analysis/reading/gaps/find-gaps.ts';
import { judgeLegal } from '../../../../src/domain/analysis/recognition/legal-or-not.ts';

/** Words that look like a mere case, hope or price of something else, with the real one in the other half of the sentence. */
const textOf = (words: string) => toLegalText(documentFromText(words));
const labels = (words: string) => dateFacts(textOf(words), 'United Kingdom').map(({ label }) => label);
const checked = (...lines: readonly string[]) =>
  checkDefects(textOf(lines.join('\n\n'))).map(({ kind }) => kind);
const kindOf = (words: string) => documentKind(textOf(words)).label;

describe('A price of leaving', () => {
  it.each([
    'You may cancel at any time but a fee of £200 is charged and no full refund is given.',
    'You may cancel at any time, with a fee of £200; a full refund is given only where we cancel.',
    'You can stop any time: you lose what you paid and everything returned must be clean.',
    'The Hirer may cancel for a charge of £30 and the rest is refunded in full.',
    'You can leave the course, but the fee is not refunded in full.',
    'Members may end it early and lose the joining fee, without any other charges.',
  ])('is heard beside words for free: %s', (words) => expect(pricePart(words)).not.toBeNull());

  it.each([
    'You may cancel within 14 days for a full refund.',
    'Members who pay by the month may cancel without charge.',
    'You may cancel before you pay the balance and everything is refunded.',
  ])('is not heard where there is none: %s', (words) => expect(pricePart(words)).toBeNull());
});

describe('A day', () => {
  it.each([
    ['The fees should be paid by 30 June 2027.', 'Deadline'],
    ['Payment should be made by 1 May 2027.', 'Deadline'],
    ['We expect you to pay the balance by 1 May 2027.', 'Deadline'],
    ['The keys should be handed back by 4 May 2027.', 'Deadline'],
    ['The roof should be ready by 4 May 2027.', 'Date'],
    ['We expect to finish by 4 May 2027.', 'Date'],
    ['The tenancy runs until 30 June 2027, with payments of £800 on the 1st of each month.', 'End'],
    ['Rental payments are due on the first day of each month and the lease ends on 30 June 2027.', 'End'],
    [
      'The mooring licence runs until 31 March 2028, with 12 payments of £90 on the 5th of each month.',
      'End',
    ],
    ['The lease starts on 5 March 2027 and the Tenant pays £800 a month.', 'Start'],
    ['The hire begins on 5 March 2027, the Hirer pays on that day.', 'Start'],
    ['Starting 5 March 2027 Ada repays £200 on the fifth of each month.', 'Payment'],
    ['The agreement ends on 30 June 2027; no end date may be moved without consent.', 'End'],
    ['The course ends on 30 June 2027 and no end of term party is held.', 'End'],
  ])('“%s”: %s', (words, label) => expect(labels(words)).toEqual([label]));

  it('of a last payment is no end of the paper', () =>
    expect(
      labels('You pay 24 instalments, on the 10th of each month from 10 August 2026 to 10 July 2028.'),
    ).not.toContain('End'));
});

describe('A chosen law', () => {
  it.each([
    [
      'This agreement is governed by the law of England and Wales, unless mandatory law requires otherwise.',
      'England',
    ],
    ['The law of Victoria applies except where local law requires otherwise.', 'Victoria'],
    [
      'The booking is governed by English law, save to the extent that local law requires otherwise.',
      'England',
    ],
    ['Irish law applies, so far as consumer law permits.', 'Ireland'],
  ])('stays chosen where other law bounds it: %s', (words, place) =>
    expect(chosenLaw(textOf(words), 'United Kingdom')?.place).toContain(place),
  );

  it('is not chosen by the bound alone', () =>
    expect(chosenLaw(textOf('We are not liable, except as the law of Ohio requires.'), 'Canada')).toBeNull());
});

describe('The kind of a paper', () => {
  it.each([
    [
      'CONTRACT FOR THE SALE OF A HOUSE\n\nThe Seller sells the house to the Buyer for £200,000.\n\nThe Seller pays the agent’s commission. Each side appoints its own solicitor. Viewings end on signing.',
      'agency',
    ],
    [
      'VEHICLE SALE AGREEMENT\n\nThe Seller sells the car to the Buyer for £4,000.\n\nThe Buyer pays the commission of the finder. An appointed mechanic looks at the car.',
      'agency',
    ],
    [
      'BOAT SALE AGREEMENT\n\nThe Seller sells the boat to the Buyer for £9,000.\n\nThe Seller pays the commission of the broker, whom he appointed in May.',
      'agency',
    ],
  ])('is a sale where who sells has an agent: %s', (words, not) => {
    expect(kindOf(words)).toMatch(/sale/i);
    expect(kindOf(words)).not.toContain(not);
  });

  it.each([
    'Bo Nyland works as a picker for 38 hours a week.\n\nThe wages are paid each Friday and overtime is paid at time and a half. There is sick pay from the first day.\n\nGoods are checked in; damaged goods are set aside and goods for return go to the back.',
    'Ada Brandt works in the shop for 20 hours a week.\n\nThe wages are £13 an hour. The roster is on the door, sick pay and holiday pay as the law says.\n\nAda unpacks goods, prices goods and puts goods on the shelves.',
  ])('is a job, whatever goods are handled in it: %s', (words) =>
    expect(kindOf(words)).toBe('Contract of employment'),
  );
});

describe('What is usual', () => {
  it.each([
    ['services', 'Agreement', true],
    ['services', 'Kitchen agreement', true],
    ['services', 'Solar or energy agreement', true],
    ['consumer', 'Insurance policy', true],
    ['lease', 'Legal document', true],
    ['lease', 'Guarantee', false],
    ['loan', 'Letter', false],
    ['lease', 'Franchise agreement', false],
  ] as const)('in a paper of %s is looked for where it is called %s: %s', (family, kind, isLookedFor) => {
    const ids = ['way-out', 'deposit-back', 'rate'];
    const some = ids.some((id) => isExpected(id, family, 'Agreement'));
    expect(some).toBe(true);
    expect(ids.some((id) => isExpected(id, family, kind))).toBe(isLookedFor);
  });
});

describe('What is checked', () => {
  it('holds a label in brackets for a blank, and a name for a signature', () => {
    expect(checked('The tenancy begins on ________ (Start Date) and runs for a year.')).toContain('blank');
    expect(checked('The hirer of the boat is called ________ (Full Name).')).toContain('blank');
    expect(checked('I have read it and I would like the job: ________ (Marisol Quintanilla)')).toEqual([]);
  });

  it('hears two notices where one has the right to end it', () => {
    expect(
      checked(
        'We have the right to end this agreement with 14 days’ notice.',
        'We may end this agreement with two months’ notice.',
      ),
    ).toContain('notice-conflict');
  });

  it('takes no bracket on a day for a meaning', () => {
    expect(checked('You pay the Comfort Package in advance (by 1 May).')).toContain('undefined-term');
    expect(checked('You pay the Winter Package twice (see below).')).toContain('undefined-term');
  });
});

describe('A sum', () => {
  it('is named by a noun, and not by what many do', () => {
    expect(ownName('The trainers charge ', ' for an hour')).toBeNull();
    expect(ownName('Vets charge ', ' for the visit')).toBeNull();
    expect(ownName('They charge ', ' a day')).toBeNull();
    expect(ownName('There is a service charge of ', ' a year')).toBe('service charge');
  });

  it('is for being late only by its own words', () => {
    const sentence = 'The fee is £400 and £80 VAT is added if the invoice is not paid by a business.';
    expect(isLateWhenAdded(sentence, ' and £80 VAT is added if the invoice is not paid')).toBe(false);
    expect(isLateWhenAdded(sentence, ' VAT is added if the invoice is not paid')).toBe(false);
    expect(isLateWhenAdded('Rent that is late: £20 is added.', ' is added.')).toBe(true);
  });
});

describe('A doubt whether a paper binds', () => {
  const rules = [
    'THE TUESDAY BAND: how it works now that there are four of us',
    'Each of us puts £15 a week in the jar for the room, there or not.',
    'Say no on the group by Monday noon. Miss a night that you said yes to and it is £60 into the jar, unless you are ill.',
    'Nell buys a quarter of the van for £2,200, ten goes of £220. Leave inside two years and what you have paid is not coming back.',
    'To quit, give three months and play what is booked.',
  ];
  const isDoubtful = (end: string) => {
    const judged = judgeLegal(textOf([...rules, end].join('\n\n')));
    return judged.isLegal && judged.isDoubtful;
  };
  it.each(['Please reply with your thoughts.', 'Please do not sign it before Sunday.'])(
    'stays where nobody has agreed: %s',
    (end) => expect(isDoubtful(end)).toBe(true),
  );
  it.each(['Signed by all four.', 'Please reply with a yes.'])('goes where somebody does: %s', (end) =>
    expect(isDoubtful(end)).toBe(false),
  );
});
