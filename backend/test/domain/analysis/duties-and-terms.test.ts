import { describe, expect, it } from 'vitest';
import { reportOn } from './fixtures.ts';

const LEASE = `RESIDENTIAL LEASE

This lease is made on 3 March 2026 between Gorse Lettings Ltd (the "Landlord") and Ada Wren (the "Tenant").

1. The Tenant shall pay rent of £900 per month in advance.

`;

const dutiesOf = (raw: string, identity = 'Tenant') => reportOn(raw, { identity }).report.duties;

describe('Duties', () => {
  it.each([
    'Neither party shall disclose the rent to others.',
    'No tenant shall smoke in the stairwell.',
    'Only the Landlord shall repair the boiler.',
    'Under no circumstances shall the Tenant paint the walls.',
    'Unless told otherwise the Tenant shall water the garden.',
  ])('cut no action out of a sentence that something else turns around: %s', (clause) => {
    const duty = dutiesOf(`${LEASE}2. ${clause}`).find(({ quotes }) =>
      quotes.some(({ text }) => clause.includes(text)),
    );
    expect(duty?.action ?? '').toBe('');
  });

  it('carry a ban in the action itself', () => {
    const actions = dutiesOf(`${LEASE}2. The Tenant shall not keep animals in the flat.`).map(
      ({ action }) => action,
    );
    expect(actions).toContain('Must not keep animals in the flat');
  });

  it.each([
    'The Landlord may terminate this lease on 30 days’ notice.',
    'Leave: 21 days of paid leave a year.',
    'Leave not taken by 31 March lapses.',
    'The Landlord lent the Tenant £500 on 1 March 2026.',
    'All work you create belongs to the Landlord.',
  ])('are not told of what binds nobody: %s', (clause) => {
    expect(
      dutiesOf(`${LEASE}2. ${clause}`).filter(({ quotes }) =>
        quotes.some(({ text }) => clause.includes(text)),
      ),
    ).toEqual([]);
  });

  it('belong to the side with which the lead-in of a list begins', () => {
    const raw = `${LEASE}2. THE TENANT DOTH HEREBY COVENANT WITH THE LANDLORD as follows:\n\n(a) to keep the windows in good order;\n\n(b) not to assign the flat without consent;`;
    const { duties, reader } = reportOn(raw, { identity: 'Tenant' }).report;
    const kept = duties.filter(({ quotes }) => quotes.some(({ text }) => /windows|assign/.test(text)));
    expect(kept.map(({ sideId }) => sideId)).toEqual([reader.sideId, reader.sideId]);
  });

  it('asked for in an exchange of mails bind whoever the mail goes to', () => {
    const mails = `From: Lena Brandt
To: Kofi Mensah
Date: 3 March 2026

Hi Kofi,

your price of €4,200 is fine for us. Please start on Monday 16 March 2026 and finish by Friday 27 March 2026. I pay €1,400 when you start and the rest when it is done and I have looked at it. For each day after that I take off €100, because the inspector comes on Monday and the shop has to be open again for the people who queue outside every morning.

From: Kofi Mensah
To: Lena Brandt
Date: 3 March 2026

Hello Lena,

agreed. Please clear the floor before I come, or I cannot start. I give two years of guarantee on the work, and I tell you before I spend more than we said.`;
    const { duties, sides } = reportOn(mails, { identity: 'Kofi Mensah' }).report;
    const bearer = (words: string) =>
      duties
        .filter(({ quotes }) => quotes.some(({ text }) => text.includes(words)))
        .map(({ sideId }) => sides.find(({ id }) => id === sideId)?.name);
    expect(bearer('Please start')).toEqual(['Kofi Mensah']);
    expect(bearer('Please clear')).toEqual(['Lena Brandt']);
  });
});

describe('The term', () => {
  const termsOf = (raw: string) =>
    reportOn(raw, { identity: 'Tenant' })
      .report.facts.filter(({ kind }) => kind === 'term')
      .map(({ text, workedOut = '' }) => `${text} ${workedOut}`.trim());

  it.each([
    ['The lease commences on 8 March 2027 and ends on 3 September 2027.', 'about 26 weeks'],
    [
      'The lease is for 22 (twenty-two) months commencing on 1 February 2027 and ending on 30 November 2028.',
      '22 months',
    ],
    ['The Tenant shall repay the sum in 48 equated monthly instalments of £100 each.', '48 months'],
  ])('is worked out: %s', (clause, words) => {
    expect(termsOf(`${LEASE}2. ${clause}`).join(' ')).toContain(words);
  });

  it('is how long secrets are kept in a paper about secrets', () => {
    const nda =
      'CONFIDENTIALITY AGREEMENT\n\nThis agreement is made between Solvane Ltd (the "Discloser") and Ines Carvalho (the "Recipient").\n\n1. The Recipient shall keep the information secret.\n\n2. The duties last for five years after the last disclosure.';
    expect(termsOf(nda).join(' ')).toContain('5 years');
  });
});
