import { describe, expect, it } from 'vitest';
import type { Country } from '../../../../../config/product.ts';
import { checkCountryLimits } from '../../../../src/domain/analysis/checks/country-limits.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { areaOf } from '../../../../src/domain/analysis/jurisdictions/area-of.ts';
import {
  lawContext,
  lawFor,
  type LawContext,
} from '../../../../src/domain/analysis/jurisdictions/law-for.ts';
import { LAW_RULES } from '../../../../src/domain/analysis/jurisdictions/rules/all.ts';
import type { LawRule } from '../../../../src/domain/analysis/jurisdictions/rules/rule.ts';

// the keys are countries of the form
const RULES = (Object.keys(LAW_RULES) as Country[]).flatMap((country) =>
  LAW_RULES[country]!.map((rule) => ({ country, rule })),
);
const placeOf = ({ place }: LawRule) => (place ?? '').split('|')[0]!.replace(/[()]/g, '');
const contextOf = (country: Country, rule: LawRule): LawContext => ({
  country,
  area: rule.areas[0]!,
  words: `Signed in ${placeOf(rule)}.`,
});
const ask = (country: Country, rule: LawRule, clause: string) =>
  lawFor(contextOf(country, rule), { family: rule.families[0] ?? null, clause });

const home = 'Residential lease (tenancy)';
const limitsOf = (country: Country, raw: string) => {
  const text = toLegalText(documentFromText(raw));
  return checkCountryLimits(text, lawContext(country, home, text.text));
};

describe('A rule of one part of a country', () => {
  it.each([
    ['Leeds', true],
    ['Dundee', false],
    ['Cardiff', false],
    ['Lisburn, Northern Ireland', false],
  ])('is told of a flat in %s: %s', (place, isTold) => {
    const raw = `TENANCY of a flat in ${place}.\n\nThe rent is £600 a month. The deposit is £1,800.\n\nThe tenant pays a check-out fee of £90.`;
    const context = lawContext('United Kingdom', home, raw);
    const note = lawFor(context, {
      family: 'cost-shifting',
      clause: 'The tenant pays a check-out fee of £90.',
    });
    expect(note !== null).toBe(isTold);
    expect(limitsOf('United Kingdom', raw).length > 0).toBe(isTold);
  });
});

describe('Rules of law', () => {
  it.each(RULES.flatMap(({ country, rule }) => rule.examples.map((example) => ({ country, rule, example }))))(
    '$country: a note on “$example”',
    ({ country, rule, example }) => {
      expect(ask(country, rule, example)).not.toBeNull();
    },
  );

  it.each(
    RULES.flatMap(({ country, rule }) => rule.counterExamples.map((example) => ({ country, rule, example }))),
  )('$country: not this note on “$example”', ({ country, rule, example }) => {
    expect(ask(country, rule, example)?.text ?? '').not.toContain(rule.law);
  });

  it.each(RULES)('$country: hedged, with a source and the day it was read', ({ rule }) => {
    expect(rule.law).toMatch(/^\p{L}/u);
    expect(rule.law).not.toMatch(/[.!?]$|\bvoid\b|\bnull\b|\binvalid\b|\bunenforceable\b/);
    expect(rule.source).not.toBe('');
    expect(rule.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('say nothing for another kind of paper, another country or a place that is not named', () => {
    const question = {
      family: 'restraint',
      clause: 'For a year after the end you may not work for a competitor.',
    } as const;
    const job = { country: 'Canada', area: 'job', words: 'Signed in Toronto, Ontario.' } as const;
    expect(lawFor(job, question)?.source).toContain('67.2');
    expect(lawFor({ ...job, area: 'consumer' }, question)).toBeNull();
    expect(lawFor({ ...job, words: 'Signed in Calgary.' }, question)).toBeNull();
    expect(lawFor({ ...job, country: 'Singapore' }, question)).toBeNull();
  });
});

describe('The area of a paper', () => {
  it.each([
    ['Residential lease (tenancy)', 'Flat 2, Leeds. The Landlord lets it to the Tenant.', 'home'],
    ['Residential lease (tenancy)', 'Car hire. The Hirer takes the vehicle.', null],
    ['Residential lease (tenancy)', 'The tenant pays the rent of the mooring by the first of May.', null],
    ['Student room agreement (residential lease)', 'Room 4', null],
    ['Non-compete agreement (employment)', '', 'job'],
    ['Buy now, pay later agreement (consumer credit)', '', 'credit'],
    ['Phone or internet contract (services)', '', 'consumer'],
    ['Marketplace seller terms', '', null],
    ['Non-disclosure agreement (NDA)', '', null],
  ])('%s: %s', (kind, words, area) => {
    expect(areaOf(kind, words)).toBe(area);
  });
});

describe('Limits of the country', () => {
  it.each<[Country, string]>([
    ['United Kingdom', 'Flat in Leeds. Rent: £900 a month\n\nDeposit: £1,400'],
    ['Ireland', 'Flat in Cork. Rent: €1,000 a month\n\nDeposit: €1,500'],
    ['Germany', 'Flat in Ulm. Rent: €500 a month\n\nDeposit: €2,000'],
  ])('%s: a deposit above the maximum is asked about', (country, raw) => {
    const [risk, ...others] = limitsOf(country, raw);
    expect(risk?.law?.text).toMatch(/^Probably not allowed here: /);
    expect(risk?.workedOut).toContain('months of rent');
    expect(others).toEqual([]);
  });

  it.each<[Country, string]>([
    ['United Kingdom', 'Flat in Leeds. Rent: £900 a month\n\nDeposit: £1,038'],
    ['Germany', 'Flat in Ulm. Rent: €500 a month\n\nDeposit: €1,500'],
    ['Singapore', 'Flat. Rent: $500 a month\n\nDeposit: $5,000'],
  ])('%s: a deposit within it is not', (country, raw) => {
    expect(limitsOf(country, raw)).toEqual([]);
  });
});
