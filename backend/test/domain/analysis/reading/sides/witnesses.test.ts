import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { readText } from '../../../../../../bench/everyday/read-text.ts';

const nameOf = async (typed: string, paper: string): Promise<string | null> =>
  findPaperSides(toLegalText(await readText(Buffer.from(paper), 'United Kingdom')), typed).reader?.name ??
  null;

const GUARDS = `HARBOUR GUARDING LTD
Hull

Mr Piet Oduya

LETTER OF APPOINTMENT

Dear Mr Oduya

The Company is pleased to appoint you from 1 May 2027 on these terms.

1. Hours. You will work four shifts a week.

2. Wage. The Company will pay £620 a week into your account. The uniform comes off your first wages.`;

const OFFICES = `CLEANING AGREEMENT

Made between Ana Pereira, trading as Broom & Bright ("the Cleaner"), and Tolland Marsh LLP, surveyors of Bath ("the Client").

1. The Cleaner will clean the Client's office on Mondays.
2. The Client will pay £400 a month within 14 days.`;

const LOAN = `LOAN AGREEMENT

Lender: Mrs Edna Barr
Borrower: Tea Corner Ltd
Guarantor: Mr Joe Tan, director of the Borrower

1. The Lender shall lend £9,000 to the Borrower.
2. The Borrower shall pay 24 instalments.`;

describe('Words typed for a side that bears no such name or role', () => {
  it('mean the worker and not the firm whose name shares their stem', async () => {
    expect(await nameOf('security guard', GUARDS)).toContain('Oduya');
  });

  it('mean whom the paper sets them behind, whatever their kind does elsewhere', async () => {
    expect(await nameOf('surveyors', OFFICES)).toBe('Tolland Marsh LLP');
  });

  it('mean the firm in which the named person holds an office', async () => {
    expect(await nameOf("Tan's company", LOAN)).toBe('Tea Corner Ltd');
  });

  it('mean nobody where only a kind of word hints at one', async () => {
    expect(await nameOf('astronomer', OFFICES)).toBeNull();
  });
});
