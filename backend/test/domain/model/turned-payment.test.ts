import { describe, expect, it } from 'vitest';

import { turnsPayment } from '../../../src/domain/analysis/model/checks/quote/turned-payment.ts';

const INTEREST = 'the Tenant shall pay interest of 3% per year on the unpaid rent';
const TOLD = [INTEREST, 'you shall pay interest of 3% per year on the unpaid rent'];
const PAPER = `${INTEREST}. The Tenant shall pay a security deposit of £1,090.`.toLowerCase();
const turns = (sentence: string, isOffer = false) => turnsPayment(sentence, TOLD, { paper: PAPER, isOffer });

describe('A payment told turned round', () => {
  it.each([
    'The Tenant receives 3% a year on unpaid rent.',
    'You charge the landlord interest when rent is overdue.',
    'Unpaid rent bears no interest.',
    'The Tenant need not pay interest on rent that is overdue.',
    'Interest is not charged after 14 days, only before.',
    'Interest stops once rent is more than 14 days late.',
    'Interest is three per cent of the deposit.',
    'Interest is meant for fees, never on the rent.',
  ])('%s', (sentence) => {
    expect(turns(sentence)).toBe(true);
  });

  it.each([
    'You pay interest of 3% a year on what is late.',
    'No interest runs until rent is 14 days late.',
    'The landlord pays no interest on the deposit.',
    'The landlord charges you interest of 3% a year.',
    'Interest is not capped.',
    'The clause does not say when interest ends.',
  ])('is not: %s', (sentence) => {
    expect(turns(sentence)).toBe(false);
  });

  it('may be asked for', () => {
    expect(turns('Ask that unpaid rent bears no interest.', true)).toBe(false);
    expect(turns('You charge the landlord interest when rent is overdue.', true)).toBe(true);
  });
});
