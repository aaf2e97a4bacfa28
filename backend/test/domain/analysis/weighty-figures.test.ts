import { describe, expect, it } from 'vitest';
import { yearlyRate } from '../../../src/domain/analysis/facts/figures/yearly-rate.ts';
import { draftOf, reportOn } from './fixtures.ts';

const RENT = 'The Tenant shall pay rent of £900 per month in advance on the first day of each month.';
const lease = (clause: string, rent = RENT) =>
  `RESIDENTIAL LEASE AGREEMENT\n\nThis Lease is made on 4 May 2026 between Gorse Lettings Ltd (the "Landlord") and Ada Wren (the "Tenant").\n\n1. Rent. ${rent}\n\n2. Terms. ${clause}\n\n3. Governing law. This Lease is governed by the laws of England and Wales.`;
const riskOn = (clause: string, title: RegExp, identity = 'Tenant', rent = RENT) =>
  draftOf(lease(clause, rent), { identity }).risks.find((risk) => title.test(risk.title));

describe('A deposit', () => {
  it.each([
    'The Tenant shall pay a deposit of £900. The Landlord may retain the deposit, in whole or in part, for any reason.',
    'The deposit of £900 may be withheld by the Landlord in its sole discretion.',
    'The Lessor is entitled to keep all or part of the security deposit as it sees fit.',
    'The deposit is £900 and shall be forfeited at the Landlord’s discretion.',
  ])('that may be kept at will is a high risk: %s', (clause) => {
    expect(riskOn(clause, /deposit may be kept at will/)?.severity).toBe('high');
  });

  it.each([
    'The Landlord may not retain the deposit for any reason other than proven damage.',
    'The Landlord shall return the deposit within 14 days and may deduct the proven cost of damage.',
    'The Landlord may deduct unpaid rent from the deposit with reasonable notice.',
  ])('that is kept for a cause is not said to be kept at will: %s', (clause) => {
    expect(riskOn(clause, /kept at will/)).toBeUndefined();
  });

  it.each([
    ['The Tenant shall pay a security deposit of £5,400 on signing.', RENT, 'about 6 months', 'high'],
    [
      'A deposit of EUR 4.000,00 is payable on signing.',
      'The monthly rent is EUR 1.000,00, payable in advance.',
      'about 4 months',
      'medium',
    ],
    [
      'The Tenant pays £3,900 as a deposit when the keys are handed over.',
      'The rent is £250 per week, payable each Monday.',
      'about 3.6 months',
      'medium',
    ],
    ['The Tenant shall pay a deposit equal to ten (10) months’ rent.', RENT, 'about 10 months', 'high'],
    ['The Tenant shall pay six months’ rent as a security deposit.', RENT, 'about 6 months', 'high'],
  ])('is counted in months of rent: %s %s', (clause, rent, months, severity) => {
    const risk = riskOn(clause, /deposit is very large/, 'Tenant', rent);
    expect(risk?.severity).toBe(severity);
    expect(risk?.workedOut).toContain(months);
  });

  it.each([
    ['The Tenant shall pay a deposit of £1,800.', RENT],
    ['The Tenant shall pay a deposit of £10,800.', 'The rent is £43,200 per year.'],
    ['The Tenant shall pay a deposit of $5,400.', RENT],
    ['The Tenant shall pay twelve (12) months’ rent in advance and a deposit of £500.', RENT],
    [
      'If the Tenant leaves early, the Landlord keeps the deposit and the Tenant pays four months’ rent.',
      RENT,
    ],
    [
      'The Tenant shall pay a deposit. If the Landlord does not return the deposit within 30 days, the Landlord pays the Tenant £5,000.',
      RENT,
    ],
    ['The deposit is £900 and in no case more than six months’ rent.', RENT],
    ['The deposit is held in an account insured up to £85,000.', RENT],
  ])('of a usual size, or of one that cannot be told, is not called large: %s %s', (clause, rent) => {
    expect(riskOn(clause, /deposit is very large/, 'Tenant', rent)).toBeUndefined();
  });

  it.each([
    'The annual rent is £24,000, payable in monthly instalments of £2,000.',
    'The rent for the year is £24,000, paid in monthly parts of £2,000.',
  ])('is not measured against the rent of a year: %s', (rent) => {
    const risk = riskOn('The Tenant shall pay a deposit of £10,000.', /very large/, 'Tenant', rent);
    expect(risk?.workedOut).toContain('about 5 months of rent (£10,000 against £2,000 a month)');
  });

  it.each([
    'The Tenant shall pay a deposit of £900 which the Landlord may retain for any reason.',
    'The Tenant agrees that the Landlord may keep the deposit as it sees fit.',
  ])('that the other side may keep at will is a risk of the one who pays it: %s', (clause) => {
    expect(riskOn(clause, /kept at will/, 'Tenant')?.severity).toBe('high');
    expect(riskOn(clause, /kept at will/, 'Landlord')).toBeUndefined();
  });

  it('shows the sum behind the claim on a line of its own', () => {
    const markdown = reportOn(lease('The Tenant shall pay a security deposit of £5,400 on signing.'), {
      identity: 'Tenant',
    }).sections[2]!.content;
    expect(markdown).toContain(
      '- Worked out: The deposit is about 6 months of rent (£5,400 against £900 a month); usual is one to three.',
    );
  });

  it('is not counted where the document names rents far apart', () => {
    const rent = `The rent of the garage is £50 per month. ${RENT}`;
    expect(riskOn('The Tenant shall pay a deposit of £900.', /very large/, 'Tenant', rent)).toBeUndefined();
  });

  it.each([
    'The parties agree that the deposit is six months’ rent.',
    'The parties agree that the Landlord may retain the deposit for any reason.',
  ])('is no risk of the one who receives it, whoever agrees: %s', (clause) => {
    expect(riskOn(clause, /very large|kept at will/, 'Landlord')).toBeUndefined();
  });

  it('is no risk of the one who receives it', () => {
    const clause =
      'The Tenant shall pay a security deposit of £5,400. The Landlord may retain the deposit for any reason.';
    expect(riskOn(clause, /deposit/i, 'Landlord')).toBeUndefined();
  });
});

describe('Interest on late sums', () => {
  it.each([
    ['interest of 5% per month', 60],
    ['a charge of 1.5 % per month (18 % per annum)', 18],
    ['0.5 % daily', 182.5],
    ['2 percent a week', 104],
    ['a monthly interest of 3%', 36],
    ['five per cent (5%) for each month', 60],
    ['1 % of the overdue amount for each day of delay', 365],
    ['24% p.a.', 24],
    ['daily interest at the rate of 8% per annum', 8],
    ['a monthly charge at 12% p.a.', 12],
    ['.5% per month', 6],
  ])('is counted by the year: %s', (words, perYear) => {
    expect(yearlyRate(words)?.perYear).toBe(perYear);
  });

  it.each([
    '5% of the monthly rent',
    '10 % of the price',
    'a discount of 2%',
    '8 % points above the base rate',
    'interest at 1 3/4 % per month',
    'a late charge of 5% of the rent due each month',
  ])('is not read into %s', (words) => {
    expect(yearlyRate(words)).toBeNull();
  });

  it.each([
    'Any rent that is not paid when due shall bear interest at the rate of 5% per month until paid.',
    'Overdue rent carries interest of 1% per day.',
    'In case of delay in payment, the Tenant shall pay a penalty of 2 percent per week.',
  ])('far above the usual is a high risk: %s', (clause) => {
    const risk = riskOn(clause, /Late payment costs far more than usual/);
    expect(risk?.severity).toBe('high');
    expect(risk?.workedOut).toMatch(/is about \d+ % a year; usual is 18 % a year at most/);
  });

  it.each([
    'Any rent that is not paid when due shall bear interest at the rate of 1% per month until paid.',
    'Late rent carries interest at 8 % per annum.',
    'Late rent carries a charge of 1% per day, up to a maximum of 5% of the rent.',
  ])('at a usual rate, or with a limit, is not: %s', (clause) => {
    expect(riskOn(clause, /far more than usual/)).toBeUndefined();
  });

  it.each([
    [
      'A late fee of £30 per day is charged on any overdue rent.',
      '£900 in 30 days, against rent of £900 a month',
    ],
    ['For late rent the Tenant shall pay a penalty of £100 for each week.', '£400 in 4 weeks, against rent'],
  ])('is told where a fixed sum grows like that: %s', (clause, sum) => {
    const risk = riskOn(clause, /far more than usual/);
    expect(risk?.severity).toBe('high');
    expect(risk?.workedOut).toContain(sum);
  });

  it.each([
    'The Landlord may charge a late fee of £50 per day on overdue rent.',
    'The Landlord is entitled to interest of 5% per month on overdue rent.',
    'The Landlord shall charge interest of 5% per month on overdue rent.',
    'If the Tenant fails to pay on time, the Landlord may charge interest of 5% per month on the overdue rent.',
    'The Tenant agrees that the Landlord may charge a late fee of £50 per day on overdue rent.',
  ])('is a risk of the one who pays it, not of the one who may ask for it: %s', (clause) => {
    expect(riskOn(clause, /far more than usual/, 'Tenant')?.severity).toBe('high');
    expect(riskOn(clause, /late/i, 'Landlord')).toBeUndefined();
  });

  it.each([
    'A late fee of £25 is charged on any overdue rent.',
    'Rent of £300 per week that is not paid within five days bears a late fee of £25.',
    'A late fee of £0.50 per day is charged on any overdue rent.',
    'A late fee of £30 per day, up to £60 in total, is charged on any overdue rent.',
  ])('is not told of a fixed sum that stays small: %s', (clause) => {
    expect(riskOn(clause, /far more than usual/)).toBeUndefined();
  });

  it.each([
    ['Late rent bears interest at 8% a year.', 0],
    ['Late rent bears interest at 1.5 % per month.', 1],
    ['Late rent bears interest at 8% a year and a fee of £40.', 1],
  ])('that cost what laws set are no risk: %s', (clause, count) => {
    const { risks } = draftOf(lease(clause), { identity: 'Tenant' });
    expect(risks.filter((risk) => /late/i.test(risk.title))).toHaveLength(count);
  });

  it('is weighed for the one who pays in a contract for services', () => {
    const agreement = `CONSULTING AGREEMENT\n\nThis Agreement is made on 4 May 2026 between Gorse Retail Ltd (the "Client") and Ada Wren (the "Freelancer").\n\n1. Services. The Freelancer shall build a web shop for the Client.\n\n2. Payment. Overdue invoices bear interest at 5% per month.`;
    const told = (identity: string) =>
      draftOf(agreement, { identity }).risks.some(({ title }) => /far more than usual/.test(title));
    expect([told('Client'), told('Freelancer')]).toEqual([true, false]);
  });

  it('at the rate of laws is no difference worth a comparison', () => {
    const { comparison } = draftOf(
      lease('The Tenant shall pay interest of 8% per annum on late rent until it is paid.'),
      { identity: 'Tenant' },
    );
    expect(comparison.find(({ title }) => /late/i.test(title))).toBeUndefined();
  });

  it('adds a sum up in the words of the document', () => {
    const risk = riskOn(
      'A late fee of 20 euros per day is charged on any overdue rent.',
      /far more than usual/,
      'Tenant',
      'The rent is 400 euros per month.',
    );
    expect(risk?.workedOut).toContain('comes to 600 euros in 30 days');
  });
});

describe('A deposit that is lost with an early end', () => {
  const PAID = 'On signing, the Tenant shall pay a deposit of £900 (the "Deposit").';
  const LET = 'The Landlord lets the flat (the "Property") for twelve months (the "Term").';
  const told = (clause: string, identity: string) =>
    draftOf(
      `RESIDENTIAL LEASE\n\nThis Agreement is made on 3 March 2026 between Gorse Lettings Ltd (the "Landlord") and Ada Wren (the "Tenant").\n\n${LET}\n\n${PAID}\n\n${clause}`,
      { identity },
    ).risks.filter(({ title }) => /deposit/i.test(title));

  it.each([
    'If the Tenant leaves before the end of the Term for any reason, the Deposit is forfeited in full.',
    'If the Tenant leaves before the end of the Term, the Deposit shall be forfeited.',
    'The Tenant shall forfeit the whole Deposit if the Tenant moves out early.',
  ])('is grave for the one who paid it, and for nobody else: %s', (clause) => {
    expect(told(clause, 'Tenant').map(({ severity, title }) => `${severity}: ${title}`)).toEqual([
      'high: You lose the deposit if you leave early',
    ]);
    expect(told(clause, 'Landlord').filter(({ severity }) => severity === 'high')).toEqual([]);
  });
});
