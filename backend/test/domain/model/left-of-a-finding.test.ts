import { describe, expect, it } from 'vitest';

import { createGrounding } from '../../../src/domain/analysis/document/grounding.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import type { ModelFinding } from '../../../src/domain/analysis/model/answers/read-findings.ts';
import { createChecks } from '../../../src/domain/analysis/model/checks/check-findings.ts';
import { findPaperSides } from '../../../src/domain/analysis/reading/sides/find-sides.ts';
import { EMPTY_FINDING } from './empty-finding.ts';

const text = toLegalText(
  documentFromText(`ROOM AGREEMENT between Olga Brandt ("the Landlord") and Samir Haddad ("the Tenant")

1. The rent is £400 a month. The yearly increase is two per cent.

2. The Landlord pays for the repair of the boiler. The Tenant shall pay £25 for each reminder.

3. The deposit is returned within ten days. The Tenant may keep a bicycle in the hall. What was paid ahead comes back in full.

4. The Landlord may enter the room at any time without notice.

5. The Landlord keeps half of the deposit, unless somebody else takes the room. Should the Tenant smoke, the Landlord may end it at once.`),
);
const checks = createChecks({
  text,
  grounding: createGrounding(text),
  givesAway: () => false,
  sides: findPaperSides(text, 'Samir Haddad'),
});
const check = (finding: Partial<ModelFinding>) =>
  checks.check({ ...EMPTY_FINDING, severity: 'high', ...finding });

describe('What is left of a finding', () => {
  it('is told once, and not in the title and below it', () => {
    const quote = 'The Tenant may keep a bicycle in the hall';
    const left = check({
      quote,
      title: 'Bicycle for £900',
      says: 'A bicycle may be kept in the hall.',
      family: null,
    });
    expect(left?.says).not.toBe(`${left?.title}.`);
  });

  it('has proposed words that lay something down, and none that tell of the paper what it does not say', () => {
    const quote = 'The deposit is returned within ten days';
    const proposed = (words: string) => checks.words(words, quote, 'wording');
    expect(proposed('The deposit is one month, not two.')).toBe('');
    expect(proposed('The deposit only comes back after sixty days.')).toBe('');
    expect(proposed('The deposit must be returned within fourteen days.')).not.toBe('');
  });

  it('is held against a quote that goes over the end of a sentence', () => {
    const quote = 'The rent is £400 a month. The yearly increase is two per cent';
    const left = check({ quote, kind: 'key_fact', title: 'Rent', says: 'The rent is £400 a week.' });
    expect(left?.says ?? '').not.toContain('week');
  });

  it('is no task by a word alone', () => {
    const quote = 'The Landlord pays for the repair of the boiler';
    expect(check({ kind: 'obligation', quote, title: 'Boiler', says: 'Pay £700 for it.' })).toBeNull();
  });

  it('asks for no warning where the words have one', () => {
    const quote = 'The Tenant shall pay £25 for each reminder';
    expect(check({ quote, title: 'Reminders cost £25', advice: 'Ask for a reminder.' })?.advice).toBe('');
  });

  it('names the reader’s sum of liability in a summary no wider than its notes', () => {
    const notes = ['They do not answer for what is named here: “not responsible for theft or water”'];
    expect(checks.summary('They answer for nothing.', notes)).toBe('');
    expect(checks.summary('They answer for nothing.', ['They are not liable for any loss at all.'])).not.toBe(
      '',
    );
  });

  it('is nothing where the other side of the paper, by its name, does what the reader is told to do', () => {
    const quote = 'The Landlord pays for the repair of the boiler';
    expect(check({ quote, title: 'You pay for the boiler', says: 'You pay every repair of it.' })).toBeNull();
    expect(
      check({ quote, title: 'They repair the boiler', says: 'The landlord pays for it.' }),
    ).not.toBeNull();
  });

  it('has what we say of a family only where the words bear it out', () => {
    const quote = 'The Landlord may enter the room at any time without notice';
    const fitting = check({ quote, family: 'entry-or-seizure', title: 'Entry for £900' });
    expect(fitting?.title).toBe('They may come in or take things');
    const loose = check({ quote, family: 'open-price', title: 'Entry for £900', says: 'It costs £900.' });
    expect(loose?.title).toBe('A clause to look at');
    expect(loose?.says).toContain('Read these words closely');
  });

  it('weighs less where nothing stands that the model said of it', () => {
    const quote = 'The Landlord may enter the room at any time without notice';
    expect(check({ quote, family: 'entry-or-seizure', title: 'Entry for £900' })).toMatchObject({
      severity: 'medium',
      isBare: true,
    });
    expect(check({ quote, title: 'Entry for £900', says: 'It costs £900.' })).toBeNull();
    expect(check({ quote, title: 'They may enter at any time' })).toMatchObject({
      severity: 'high',
      isBare: false,
    });
  });

  it('is shown with the exception and the case that its own sentence ties to it', () => {
    const half = check({
      quote: 'The Landlord keeps half of the deposit',
      title: 'They keep half of the deposit',
    });
    expect(half?.verified).toBe(
      'The Landlord keeps half of the deposit, unless somebody else takes the room.',
    );
    const ends = check({ quote: 'the Landlord may end it at once', title: 'They may end it at once' });
    expect(ends?.verified).toBe('Should the Tenant smoke, the Landlord may end it at once');
  });

  it('names as a fact only the sum of its own paragraph', () => {
    const fact = { kind: 'key_fact', quote: 'The rent is £400 a month', title: 'Rent' } as const;
    expect(check({ ...fact, says: 'The rent is £25.' })?.says).toBe('Rent');
    expect(check({ ...fact, says: 'The rent is £400 a month.' })?.says).toBe('The rent is £400 a month.');
  });

  it('puts on nobody what another side is asked for, nor on the reader what others say of themselves', () => {
    const spoken = toLegalText(
      documentFromText(
        'Dear Ida,\n\nIf you are ill please ring before eight. We keep the oven clean. You work from ten in your own shoes.\n\nYours, Ben Rowe',
      ),
    );
    const told = createChecks({
      text: spoken,
      grounding: createGrounding(spoken),
      givesAway: () => false,
      sides: findPaperSides(spoken, 'Ida'),
    });
    const duty = { ...EMPTY_FINDING, severity: 'high', kind: 'obligation', title: 'A duty' } as const;
    const rings = { ...duty, quote: 'If you are ill please ring before eight', says: 'Ring before eight.' };
    expect(told.check({ ...rings, who: 'Ben Rowe' })?.who).toBe('');
    expect(told.check({ ...rings, who: 'reader' })?.who).toBe('reader');
    const cleans = { ...duty, quote: 'We keep the oven clean', says: 'Keep the oven clean.' };
    expect(told.check({ ...cleans, who: 'reader' })).toBeNull();
    expect(told.check({ ...cleans, who: 'Ben Rowe' })?.who).toBe('Ben Rowe');
  });

  it('sums up no length of time that stands elsewhere, and no way out that the paper does not give', () => {
    const notes = ['The deposit is back within ten days', 'They may enter at any time'];
    expect(checks.summary('The deposit comes back within ten days.', notes)).not.toBe('');
    expect(checks.summary('The boiler is repaired within ten days.', notes)).toBe('');
  });

  it('puts no refund that comes back by itself on the reader', () => {
    const duty = { kind: 'obligation', who: 'reader', title: 'Pay back what was paid' } as const;
    const quote = 'What was paid ahead comes back in full';
    expect(check({ ...duty, quote, says: 'Pay back what was paid ahead.' })?.who ?? '').toBe('');
  });

  it('puts no refund on the reader where the words do not say who pays it', () => {
    const duty = { kind: 'obligation', who: 'reader', title: 'Return the deposit' } as const;
    const quote = 'The deposit is returned within ten days';
    expect(check({ ...duty, quote, says: 'Return the deposit within ten days.' })?.who ?? '').toBe('');
    const own = check({
      ...duty,
      quote: 'The Tenant shall pay £25 for each reminder',
      title: 'Pay for reminders',
      says: 'Pay £25 for each reminder.',
    });
    expect(own?.who).toBe('reader');
  });
});
