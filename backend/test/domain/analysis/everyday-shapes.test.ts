import { describe, expect, it } from 'vitest';
import { documentKind, kindWords } from '../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { reportOn, verdictOn } from './fixtures.ts';

const CHAT = `Maya: is the drone still free for the weekend of 4 July 2026?

Ben: yes, 60 euros for both days

Maya: and if I crash it?

Ben: you pay the repair, 900 at most

Maya: can I cancel?

Ben: until three days before it costs nothing, after that I keep half

Maya: deal

Ben: deal, pick it up on Friday after six`;

const SHEET = `TOOL HIRE SHEET No. 118

Owner | Kestrel Plant Hire Ltd, 4 Dock Road

Hirer | Rosa Lindgren, 9 Mill Lane

Item | Floor sander

Rate | £45 per day

Deposit | £150, paid back within 3 days after return

Late return | £20 per hour

Cancellation | Full hire if cancelled less than 24 hours before

Law | England`;

const RECEIPT = `RECEIPT – SALE OF A USED VAN

Sold by: Tomas Brink, 4 Harbour Street
Sold to: Aoife Nolan, 12 Green Road

I have sold the van above to Aoife Nolan today for €3,900, which she has paid in cash in full.

The van is sold as seen. She has driven it and had it looked at. I know of no fault except a worn clutch.

Cork, 5 May 2026

T. Brink          A. Nolan`;

const PRICE_LIST = `OUR PRICES

Haircut | £25

Colour | £60

Beard | £12

Children | £15

Open | Monday to Saturday, 9 to 6

Phone | 01234 567890

Walk in or call us. Prices from spring.`;

describe('Everyday shapes of paper', () => {
  it.each([
    ['a chat in which two persons agree', CHAT],
    ['a sheet of rows', SHEET],
    ['a receipt told in the past', RECEIPT],
  ])('reads %s', (_what, raw) => {
    expect(verdictOn(raw, { country: 'Ireland' }).outcome).toBe('completed');
  });

  it('rejects rows by which nobody deals', () => {
    expect(verdictOn(PRICE_LIST).outcome).toBe('rejected');
  });
});

const kindOf = (raw: string) => documentKind(toLegalText(documentFromText(raw))).label;

describe('The kind of a paper', () => {
  it.each([
    [
      'the first paper of two',
      'PARKING SPACE LICENCE\n\nGreta lets Adam use space 7.\n\nLOAN OF A CARGO BIKE\n\nGreta lends Adam a bike.',
      'Parking or garage agreement',
    ],
    [
      'not an address',
      'ASHFORD COUNCIL\n\nParking Services, PO Box 9\n\nNOTICE TO OWNER\n\nYou must pay £70.',
      'Notice of a penalty (legal notice)',
    ],
    ['a thing that is lent', 'LOAN OF A KAYAK\n\nSven lends Ida his kayak.', 'Loan of a thing (free use)'],
  ])('is that of %s', (_what, raw, label) => {
    expect(kindOf(raw)).toBe(label);
  });

  it('quotes no sentence of the text as its title', () => {
    const raw =
      'Hello Sam,\n\nIf the lease of the van ends, I give you what is still open, as we said.\n\nWe agreed on that.';
    expect(documentKind(toLegalText(documentFromText(raw))).quotes).toEqual([]);
  });

  it.each([
    ['Residential lease (tenancy)', 'a residential lease', false],
    ['Equipment hire agreement', 'an equipment hire agreement', false],
    ['Terms and conditions', 'terms and conditions', true],
  ])('reads well in a sentence: %s', (label, words, isPlural) => {
    expect(kindWords(label)).toEqual({ words, isPlural });
  });
});

const LEASE = `RESIDENTIAL LEASE

This lease is made on 3 March 2026 between Gorse Lettings Ltd (the "Landlord") and Ada Wren (the "Tenant").

1. The Tenant shall pay rent of £900 per month in advance.

`;
const summaryOf = (raw: string, identity = 'Tenant') => reportOn(raw, { identity }).report.summary;

describe('The summary', () => {
  it('names the paper as the first section does, and the parties once', () => {
    expect(summaryOf(LEASE)).toContain(
      'This is a residential lease between Gorse Lettings Ltd and Ada Wren. You are the tenant.',
    );
  });

  it('names no pair of parties where the paper is a will', () => {
    const will =
      'LAST WILL AND TESTAMENT\n\nI, Edmund Farrow, revoke all earlier wills.\n\nI appoint my sister Clara Farrow as executor.\n\nI give my house to my nephew Simon Farrow.\n\nSigned in the presence of two witnesses on 3 May 2026.';
    const { report } = reportOn(will, { identity: 'Clara Farrow' });
    expect(report.summary).toMatch(/^This is a will\./);
    expect(report.risks.map(({ title }) => title)).not.toContain('Breaking the rules has a cost');
  });

  it('tells a paper in capitals in small letters', () => {
    const text = summaryOf(LEASE.toUpperCase());
    expect(text).toContain('You must pay rent of £900 per month in advance.');
  });

  it('never puts what was only noticed first', () => {
    for (const clause of ['2. Lockers are emptied every night.', '2. The price is fine for us.'])
      expect(summaryOf(LEASE + clause)).not.toMatch(/this(?: first)?: read this twice/i);
  });

  it('and the brief tell the same way out', () => {
    const { report } = reportOn(
      `${LEASE}2. The Tenant may end this lease on two months’ notice.\n\n3. If the Tenant leaves within the first six months, the Tenant pays a fee of £400.`,
      { identity: 'Tenant' },
    );
    expect(report.brief.wayOut?.text).toBe(
      'You can leave with 2 months of notice. Leaving may cost something.',
    );
    expect(report.summary).toContain(report.brief.wayOut!.text);
  });
});

describe('Notices', () => {
  const noticesOf = (clause: string) =>
    reportOn(LEASE + clause, { identity: 'Tenant' })
      .report.facts.filter(({ kind }) => kind === 'notice')
      .map(({ text }) => text);

  it.each([
    'The Tenant cannot cancel in the first 12 months.',
    'If the Tenant leaves within 24 months of moving in, the Tenant shall pay £2,000.',
    'This lease continues for 12 months from the start date unless ended sooner.',
    'Both parties waive their right to ordinary notice for two years.',
    'This lease renews for successive terms of one year.',
  ])('are not told of a length that is something else: %s', (clause) => {
    expect(noticesOf(`2. ${clause}`)).toEqual([]);
  });

  it('are told of the notice behind a time to wait for', () => {
    expect(noticesOf('2. After 12 months the Tenant can leave with 30 days’ notice.')).toEqual([
      'You – 30 days.',
    ]);
  });

  it('are not given by the one whose thing is named', () => {
    const told = noticesOf('2. The Tenant shall report faults of the Landlord’s boiler within 3 days.');
    expect(told.join(' ')).not.toContain('Landlord');
  });
});

describe('Sentences of a report', () => {
  it('begin with a capital letter in every field', () => {
    const { report } = reportOn(
      `${LEASE}2. The Tenant shall pay a deposit of £5,400.\n\n3. The term is 12 months from 1 April 2026.\n\n4. The Tenant shall indemnify the Landlord against all losses without limit.`,
      { identity: 'Tenant' },
    );
    const said = [
      ...report.facts.map(({ workedOut }) => workedOut),
      ...report.risks.flatMap(({ workedOut, usual, fallback, ask }) => [workedOut, usual, fallback, ask]),
      ...report.comparison.map(({ usual }) => usual),
      ...report.suggestions.map(({ fallback }) => fallback),
    ].filter((words) => words !== undefined && words !== null);
    expect(said.length).toBeGreaterThan(6);
    for (const words of said) expect(words).toMatch(/^[^\p{Ll}]/u);
  });
});
