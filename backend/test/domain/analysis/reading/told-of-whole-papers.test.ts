import { describe, expect, it } from 'vitest';

import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { readPaper } from '../../../../src/domain/analysis/reading/read-paper.ts';

const today = new Date('2026-11-20');
function read(raw: string, identity: string) {
  const document = documentFromText(raw);
  return readPaper({
    document,
    text: toLegalText(document),
    reader: { identity, country: 'United Kingdom' },
    today,
  });
}
const facts = (raw: string, identity: string) =>
  read(raw, identity).facts.map(({ label, text }) => `${label}: ${text}`);

describe('What whole papers were read wrongly for', () => {
  it('calls no termination payment a way to leave, and no last day of a job the end of a first term', () => {
    const { summary, wayOut } = read(
      `SETTLEMENT AGREEMENT

(1) HARL FREIGHT LIMITED ("the Employer")
(2) MS ADA BOYE ("the Employee")

1. The employment ends on 30 April 2027 by reason of redundancy.
2. The Employer shall pay the Employee £9,000 as compensation for loss of office.
3. If any warranty is untrue the Employee shall repay the termination payment within seven days.`,
      'Ada Boye',
    );
    expect(wayOut).toBeNull();
    expect(summary.join(' ')).not.toContain('first term');
  });

  it('counts months of money as no time to do something in', () => {
    const told = facts(
      'Dear Ines,\n\nYou look after our son. You may leave with two weeks’ notice. We give you one month’s money for every year.\n\nHugo and Tess Fell',
      'Ines',
    );
    expect(told.join('\n')).not.toContain('1 month');
  });

  it('calls what comes of a multiplication by no label of its row', () => {
    const told = facts(
      'VAN HIRE\n\nHirer: Rafa Oduya\nFirm: Grove Vans Ltd\n\nDay rate | £48 x 6 | £288\n\nYou bring the van back clean. We hand you the keys.',
      'Rafa Oduya',
    );
    expect(told).toContain('Day rate: £48.');
    expect(told).toContain('Sum: £288.');
  });

  it('calls what is asked for passing on a fine no penalty', () => {
    const told = facts(
      'CAR HIRE\n\nHirer: Rafa Oduya\nFirm: Grove Vans Ltd\n\nFor passing a fine on to the council we add £15. You bring the van back clean.',
      'Rafa Oduya',
    );
    expect(told.join('\n')).toMatch(/In some cases: £15/);
  });

  it('lists no sum behind an empty box where another is ticked', () => {
    const told = facts(
      'JOINING FORM\n\nName: Lou Parr\n\nPlan: [x] Weekly $14 a week [ ] Ten visits $80\n\nWe open at six. You wipe the bench. Two weeks’ notice from you, two weeks from us.',
      'Lou Parr',
    ).join('\n');
    expect(told).toContain('$14');
    expect(told).not.toContain('$80');
  });

  it('takes the body for the side, and not whoever signs in its place', () => {
    const { sides } = read(
      'HALL BOOKING\n\nBooked by: Ms Noor Aziz      For: a christening\n\nWe open the hall at ten. You sweep the floor. The deposit comes back in five days.\n\nSigned: N. Aziz, 2 May 2027      For the PCC: J. Holt\nWho to call: Jean Holt',
      'Noor Aziz',
    );
    expect(sides.map(({ name }) => name)).not.toContain('Jean Holt');
    expect(sides.map(({ name }) => name)).not.toContain('J. Holt');
  });

  it('names a firm with neither itself nor whoever signs for it', () => {
    const told = facts(
      'HARGATE LETTINGS LTD\nTerms for landlords\n\nLandlord: Mr Iwan Rees\n\nWe let the house. You insure it.\n\nSigned for Hargate Lettings: B. Moss\nLandlord: Iwan Rees',
      'Iwan Rees',
    );
    expect(told.find((one) => one.startsWith('Party:'))).not.toMatch(/with/);
  });

  it('shows a task with the short question that is its case, and with no sentence before where it has its own', () => {
    const { duties } = read(
      'GYM RULES\n\nMember: Lou Parr\nGym: Kettle Gym Ltd\n\nForgot your card? Pay at the desk.\n\nWe do not promise that a trainer is free. If a class is full we ring the next member.',
      'Lou Parr',
    );
    const told = duties.map(({ quotes }) => quotes.map(({ text }) => text).join(' | '));
    expect(told.find((words) => words.includes('Pay at the desk'))).toContain('Forgot your card?');
    expect(told.join('\n')).not.toContain('We do not promise');
  });

  it('names a lock that goes over the reader’s for what it is', () => {
    const { risks } = read(
      'GROVE LOCK & STORE LLC\n\nRental Agreement\n\nOccupant: Rafa Oduya\n\nYou pay £60 a month. On the sixth day of a late payment your gate code is switched off and our lock goes over yours. You bring your own lock.',
      'Rafa Oduya',
    );
    expect(risks.map(({ title }) => title)).toContain('They may lock you out');
  });
});
