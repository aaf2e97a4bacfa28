import { describe, expect, it } from 'vitest';
import { analyzeByRules } from '../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';

const risksFor = (identity: string, paper: string) => {
  const reader = { identity, country: 'United Kingdom' as const };
  const verdict = analyzeByRules({
    document: documentFromText(paper),
    reader,
    today: new Date('2027-01-10'),
  });
  return verdict.outcome === 'completed' ? verdict.report.risks : [];
};

const JUDGMENT = `JUDGMENT of District Judge Osei in the county court at Hull

Between Vera Lund, claimant, and Cobalt Cars Limited, defendant.

1. The claimant bought a van from the defendant on 2 May 2026 for £3,150. The defendant shall pay the claimant £3,150 within 21 days.
2. The claimant must bring the van back to the defendant.`;
const CHARGE = `PARKING CHARGE NOTICE 5512

Your car stood in Mill Yard for five hours on 3 May 2026. The charge is £90, or £50 if it is paid within 14 days. You may appeal to us within 28 days of this notice. If you do not pay within 28 days, debt collectors may add £60.`;

const DEMAND = `LEGAL NOTICE

To: Mr Idris Vale, Vale Drapers

On behalf of my client, Harbour Textiles Limited, I serve you with this notice. Under invoice 77 my client delivered goods to you for £4,100, and you have not paid.

I call upon you to pay my client £4,100 within fourteen days of this notice. If you fail to do so, my client is free to sue you, and a court may order you to pay its costs as a penalty.

Ada Quist, Solicitor`;

describe('The deadline of a notice', () => {
  it('is told to whoever has to meet it', () => {
    const titles = risksFor('defendant', JUDGMENT).map(({ title }) => title);
    expect(titles).toContain('There is a deadline');
  });

  it('is no risk of whoever claims', () => {
    const titles = risksFor('claimant', JUDGMENT).map(({ title }) => title);
    expect(titles).not.toContain('There is a deadline');
  });

  it('is not told to the side for which somebody demands', () => {
    const families = (identity: string) => risksFor(identity, DEMAND).map(({ family }) => family);
    expect(families('Vale Drapers')).toContain('deadline');
    expect(families('Harbour Textiles Limited')).not.toContain('deadline');
    expect(families('Harbour Textiles Limited')).not.toContain('penalty');
  });

  it('is the one to answer in, not the one for a discount', () => {
    const [deadline] = risksFor('driver', CHARGE).filter(({ family }) => family === 'deadline');
    expect(deadline?.quotes[0]?.text).toBe('You may appeal to us within 28 days of this notice.');
  });

  it('says nothing of things to collect where debts are', () => {
    for (const { title } of risksFor('driver', CHARGE)) expect(title).not.toContain('collect your things');
  });
});
