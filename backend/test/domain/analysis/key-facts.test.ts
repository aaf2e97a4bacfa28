import { describe, expect, it } from 'vitest';
import { findKeyFacts } from '../../../src/domain/analysis/facts/key-facts.ts';
import { documentType } from '../../../src/domain/analysis/recognition/document-type.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { draftOf, materialOf, reportOn } from './fixtures.ts';

const factsOf = (raw: string) => findKeyFacts(toLegalText(documentFromText(raw)));
const CLAUSES =
  '1. Work. The Owner shall pay the Builder.\n\n2. Law. The laws of Ohio govern this Agreement.';

describe('The day of a paper', () => {
  it.each([
    [
      'the signatures, not another paper in capitals',
      `GENERAL REQUIREMENTS IN CONNECTION WITH THAT CERTAIN LOAN AGREEMENT DATED APRIL 8, 2019 ("LOAN").\n\n${CLAUSES}\n\nDate: December 11, 2021`,
      '2021-12-11',
    ],
    [
      'its own, in capitals',
      `THIS SUPPLY AND STORAGE AGREEMENT (this "Agreement") dated as of May 31, 2017 is between the Owner and the Builder.\n\n${CLAUSES}`,
      '2017-05-31',
    ],
    [
      'the making, not the effect',
      `SUPPLY AGREEMENT\n\nEffective as of October 1, 2001\n\nThis Agreement is entered into on October 9, 2001 by the Owner and the Builder.\n\n${CLAUSES}`,
      '2001-10-09',
    ],
    [
      'the last of a row of signatures',
      `ORDER FORM\n\nAccepted and agreed. Date: August 7, 2018 Date: August 8, 2018\n\n${CLAUSES}`,
      '2018-08-08',
    ],
    [
      'a line of its own below the title',
      `AGENCY AGREEMENT\n\nMay 14, 2014\n\nShares go to those with a deposit as of February 28, 2013.\n\n${CLAUSES}`,
      '2014-05-14',
    ],
    [
      'the witnesses, not a day in the story',
      `SALARY LETTER\n\nWHEREAS, loans are banned on or after July 30, 2002;\n\n${CLAUSES}\n\nIN WITNESS WHEREOF, the parties have executed this Agreement as of this 4th day of April, 2003.`,
      '2003-04-04',
    ],
    [
      'not a paper that was amended',
      `ORDER\n\nIt belongs to the deal between both sides, dated November 5, 2010, as amended.\n\n${CLAUSES}\n\nDated: March 4, 2011`,
      '2011-03-04',
    ],
  ])('is %s', (_case, raw, day) => {
    expect(factsOf(raw).agreementDate?.value).toBe(day);
  });
});

it('takes the whole name of a contract of employment as its title', () => {
  const raw = `CONTRACT OF EMPLOYMENT\n\nThis contract is made on 5 January 2026.\n\n${CLAUSES}`;
  const { title } = factsOf(raw);
  expect(raw.slice(title!.start, title!.end)).toBe('CONTRACT OF EMPLOYMENT');
});

it('shows the kind of paper by a line that names it, not by any contract number', () => {
  const raw = `Contract number 100000\n\nMutual confidentiality and non-disclosure\n\nThis paper is made on 5 January 2026 between Nordal Ltd (the "Owner") and Ines Farr (the "Builder").\n\n${CLAUSES}`;
  const facts = reportOn(raw).sections[0]!.content;
  expect(facts).toMatch(/Non-disclosure agreement \(NDA\)\..*Mutual confidentiality and non-disclosure/);
  expect(facts).not.toContain('Contract number');
});

describe('A service agreement', () => {
  const job =
    'Your employment starts on 1 May 2026. Your salary is $90,000. We may end your employment with notice. Holidays during your employment are paid.';
  it('with a salary is a job', () => {
    expect(documentType('SERVICE AGREEMENT', `SERVICE AGREEMENT\n\n${job}`).family).toBe('employment');
  });
  it('without one is not', () => {
    expect(documentType('SERVICE AGREEMENT', `SERVICE AGREEMENT\n\n${CLAUSES}`).family).toBe('services');
  });
});

describe('A duty of the reader', () => {
  const raw = `SERVICES AGREEMENT\n\nThis Agreement is made on 2 May 2026 between Nordal Ltd (the "Provider") and Ines Farr (the "Customer").\n\n1. If the Customer cancels early, the Customer shall pay a fee of $500.\n\n2. The Customer shall keep the keys safe and shall pay for damage that the Customer causes.\n\n3. The Provider shall be responsible for any breach of this Agreement by its staff.\n\n4. The Customer shall inspect the rooms before moving in.`;
  const section = reportOn(raw, { identity: 'Customer' }).sections[1]!.content;
  it.each([
    '“If the Customer cancels early, the Customer shall pay a fee of $500.”',
    '“The Customer shall keep the keys safe and shall pay for damage that the Customer causes.”',
    'Inspect the rooms before moving in. (§',
    '“The Provider shall be responsible for any breach of this Agreement by its staff.”',
  ])('is told in the words of the paper: %s', (sentence) => {
    expect(section).toContain(sentence);
  });
  it('says to whom it is owed where the reader is neither side', () => {
    expect(reportOn(raw, { identity: 'Bystander' }).sections[1]!.content).toContain(
      'must do for the other party',
    );
  });
});

it('proves a clause by a piece of a list and the words that open the list', () => {
  const raw = `EMPLOYMENT AGREEMENT\n\nThis Agreement is made on 2 May 2026 between Nordal Ltd (the "Employer") and Ines Farr (the "Employee").\n\n1. For one year after the end, the Employee shall not:\n\n(a) own a share of a competitor of the Employer;\n\n(b) perform services for any competing business.`;
  const { clauses } = materialOf(raw, { identity: 'Employee' });
  const found = clauses.filter(({ kind, proof }) => kind.id === 'non-compete' && proof !== null);
  expect(found.some(({ bearing }) => bearing === 'against')).toBe(true);
});

it.each([
  'The Landlord lets the flat at 12 Mill Lane to the Tenant for 12 months from 1 June 2026.',
  'The Owner rents the flat to the Tenant for a fixed period of twelve months starting on 1 June 2026.',
])('reads the term from the words that let a place: %s', (words) => {
  const raw = `LEASE AGREEMENT\n\nThis Lease is made on 2 May 2026 between Nordal Ltd (the "Landlord") and Ines Farr (the "Tenant").\n\n1. Premises. ${words}\n\n2. Rent. The Tenant shall pay rent of £900 per month.`;
  expect(reportOn(raw, { identity: 'Tenant' }).sections[0]!.content).toContain(
    'The first term ends around 31 May 2027',
  );
});

it('takes a clause on arbitration that names nobody to bind the reader too', () => {
  const raw = `SERVICES AGREEMENT\n\nThis Agreement is made on 2 May 2026 between Nordal Ltd (the "Supplier") and Ines Farr (the "Client").\n\n1. Any dispute under this Agreement shall be settled by arbitration in Dublin.`;
  const risk = draftOf(raw, { identity: 'Client' }).risks.find(({ family }) => family === 'forum');
  expect(risk?.reason).not.toMatch(/^If it works/);
  expect(risk).toBeDefined();
});

it.each([
  'Each side shall indemnify the other against every loss, without any limit.',
  'Each party waives its right to a trial by jury and to join a class action.',
])('takes a sentence on each side for both: %s', (words) => {
  const raw = `SERVICES AGREEMENT\n\nThis Agreement is made on 2 May 2026 between Nordal Ltd (the "Supplier") and Ines Farr (the "Client").\n\n1. ${words}`;
  const { risks } = draftOf(raw, { identity: 'Client' });
  expect(risks).not.toHaveLength(0);
  expect(risks.map(({ reason }) => reason).join(' ')).not.toContain('If it works against you');
});
