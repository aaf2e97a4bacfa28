import { describe, expect, it } from 'vitest';

import { createGrounding } from '../../../src/domain/analysis/document/grounding.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { readFindings, type ModelFinding } from '../../../src/domain/analysis/model/answers/read-findings.ts';
import { createChecks } from '../../../src/domain/analysis/model/checks/check-findings.ts';
import { statedTitle } from '../../../src/domain/analysis/model/checks/title-words.ts';
import { EMPTY_FINDING } from './empty-finding.ts';

const text = toLegalText(
  documentFromText(`MOORING LICENCE between Fenwick Quay Ltd ("the Yard") and Ines Morrow ("the Owner")

1. The Owner pays £90 for each month. A month that is paid late is put on the credit file of the Owner.

2. The Yard cleans the slipway. The Owner pays for the repair of the pump. The Owner owes the Yard nothing for what a stranger breaks after she has told it, and no more than £40 before.

3. The boat stands as security for every debt of the Owner to the Yard.

4. The Owner leaves by giving the Yard three weeks of notice. The Yard may lower the number of berths, only for new licences.`),
);
const checks = createChecks({ text, grounding: createGrounding(text), givesAway: () => false });
const check = (finding: Partial<ModelFinding>) => checks.check({ ...EMPTY_FINDING, ...finding });
const readRisk = (fields: Record<string, string>) =>
  readFindings(JSON.stringify({ risks: [{ ids: '5', ...fields }] }), 'risks')?.findings[0];

describe('What a model calls a point', () => {
  it.each([
    ['14 or 28 days of notice? The paper says both', '14 or 28 days of notice: the paper says both'],
    ['No upper limit?', 'No upper limit'],
    ['Who pays for the pump?', 'Who pays for the pump'],
    ['Late pay is put on file.', 'Late pay is put on file'],
    ['Why not sign today?', ''],
    ['What could go wrong?', ''],
    ['Is it fair?', ''],
  ])('can be a question: %s', (title, stated) => {
    expect(statedTitle(title)).toBe(stated);
  });

  it('stays a question where it asks who pays, and is none where it comforts', () => {
    const quote = 'The Owner pays for the repair of the pump';
    expect(check({ quote, title: 'Who pays for the pump?', says: 'You pay for its repair.' })?.title).toBe(
      'Who pays for the pump?',
    );
    expect(check({ quote, title: 'What could go wrong?', says: 'You pay for its repair.' })?.title).toBe(
      'You pay for its repair',
    );
  });

  it('is told in a field `risk` by some, that others explain or grade in', () => {
    const named = { risk: 'You pay for the pump', explanation: 'The repair is yours.', risk_level: 'HIGH' };
    expect(readRisk(named)).toMatchObject({ title: 'You pay for the pump', severity: 'high' });
    const graded = readRisk({ risk: 'high', explanation: 'The repair is yours.' });
    expect(graded).toMatchObject({ title: '', severity: 'high' });
    const explained = readRisk({ title: 'The pump', risk: 'The repair is yours.', severity: 'low' });
    expect(explained).toMatchObject({ title: 'The pump', says: 'The repair is yours.' });
  });

  it('is not the first eight words of what it says', () => {
    const says = 'The repair of the pump is paid by you, as the clause puts it on you.';
    const quote = 'The Owner pays for the repair of the pump';
    const read = readRisk({ explanation: says, quote, severity: 'low' });
    expect(check({ ...read, quote })?.title).toBe('The repair of the pump is paid by you');
    const pointing = readRisk({ explanation: 'That is a repair you pay for.', quote, severity: 'low' });
    expect(check({ ...pointing, quote })?.title).toBe('A clause to look at');
  });
});

describe('Short points of a model', () => {
  it('are English where a small word of theirs is also one of another language', () => {
    const quote = 'The Owner pays £90 for each month';
    const short = { quote, title: '£90 a month, £90 at most', says: '£90 a month, £90 at most' };
    expect(check({ ...short, advice: 'Set reminders.' })).not.toBeNull();
    const german = 'Die Miete ist monatlich zu zahlen und wird nicht von der Werft bezahlt.';
    expect(check({ quote, title: 'Die Miete', says: german })).toBeNull();
  });

  it('may hurt a credit file, and no person of whom nothing is said', () => {
    const quote = 'A month that is paid late is put on the credit file of the Owner';
    const title = 'A late month can hurt your credit file';
    expect(check({ quote, title })?.title).toBe(title);
    expect(check({ quote, title: 'Late pay', says: 'You can be hurt by the pump.' })?.says).not.toContain(
      'hurt',
    );
  });

  it('call no security a praise', () => {
    const quote = 'The boat stands as security for every debt of the Owner';
    const title = 'Your boat can secure any debt to the Yard';
    expect(check({ quote, title })?.title).toBe(title);
    expect(check({ quote, title: 'Your boat is secure' })?.title ?? '').not.toBe('Your boat is secure');
  });

  it('use the words for what clauses do, and no name of a stranger', () => {
    const quote = 'The Owner pays £90 for each month';
    expect(check({ quote, title: 'Clawback of what was paid' })?.title).toBe('Clawback of what was paid');
    expect(check({ quote, title: 'Vandermeulen is paid monthly' })).toBeNull();
  });

  it('keep what limits them', () => {
    const quote = 'The Yard may lower the number of berths';
    const kept = check({ quote, title: 'Fewer berths', says: 'Only for new licences.' });
    expect(kept?.says).toBe('Only for new licences.');
  });

  it('do not open with the "and" of words that were left out, nor with what points back at them', () => {
    const quote = 'The Owner pays £90 for each month';
    const words = (says: string) => checks.words(says, quote);
    expect(words('You pay £700 at once; and each month you pay £90.')).toBe('Each month you pay £90.');
    expect(words('You pay £700 at once. This means that the Owner pays each month.')).toBe('');
    expect(words('The Owner pays £90. This means that the Owner pays each month.')).toContain('This means');
    const lost = check({ quote, title: 'The £700', says: 'The £700 is lost. It is paid each month.' });
    expect(lost?.says ?? '').not.toContain('It is paid');
  });

  it('are shown with their sentence where a few words out of its middle are quoted', () => {
    const point = check({ quote: 'no more than £40 before', title: 'Up to £40 before you tell them' });
    expect(point?.verified).toMatch(/^The Owner owes the Yard nothing .* no more than £40 before\.$/);
  });

  it('say of notice to leave no more than that both sides are to be compared', () => {
    const quote = 'The Owner leaves by giving the Yard three weeks of notice';
    const point = check({ quote, family: 'unequal-exit', title: 'Notice of £900', says: 'It takes £900.' });
    expect(point?.says ?? '').not.toMatch(/that you do not have/);
  });
});
