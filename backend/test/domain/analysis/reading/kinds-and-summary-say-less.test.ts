import { describe, expect, it } from 'vitest';
import { analyzeByRules } from '../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { chosenLaw } from '../../../../src/domain/analysis/reading/facts/law-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { documentType } from '../../../../src/domain/analysis/recognition/document-type.ts';
import { LEAVING_FREE, NO_LEAVE } from '../../../../src/domain/analysis/reading/languages/en/leaving.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const kindOf = (...lines: readonly string[]) => documentKind(textOf(...lines)).label;
const summaryOf = (identity: string, ...lines: readonly string[]): string => {
  const verdict = analyzeByRules({
    document: documentFromText(lines.join('\n\n')),
    reader: { identity, country: 'Ireland' },
    today: new Date('2026-05-01'),
    readAnyway: true,
  });
  return 'report' in verdict ? verdict.report.summary : '';
};

describe('The kind of a paper', () => {
  it('is not platform work where somebody gives time for nothing', () => {
    const line = 'This is a gift of time. The volunteer drives on one day a week.';
    expect(kindOf('VOLUNTEER RIDER AGREEMENT', line)).toBe('Volunteer rider agreement');
    expect(kindOf('COURIER AGREEMENT', 'The courier is paid by the run.')).toContain('Platform work');
  });

  it('is no settlement where a form for a camp releases somebody', () => {
    expect(kindOf('ENROLLMENT, CONSENT AND RELEASE', 'The Parent shall pay €90.')).not.toContain(
      'settlement',
    );
    expect(kindOf('RELEASE', 'The Worker gives up all claims.')).toContain('settlement');
  });

  it('is no sale where a thing is had by the month and comes back', () => {
    const more = 'You pay €20 per month. At the end bring the piano back.';
    expect(kindOf('Order confirmation no. 7', more)).not.toBe('Sale agreement');
    expect(kindOf('Order confirmation no. 7', 'You pay €20 for the lamp on delivery.')).toBe(
      'Sale agreement',
    );
  });

  it('is no gym for a plot and no loan for tools', () => {
    expect(
      kindOf(
        'Plot 9, season 2027',
        'The committee and the members agree. Members dig. The committee mows. Members pay.',
      ),
    ).not.toContain('Gym');
    expect(documentType(null, 'Plot 9. You get the loan of tools.').family).not.toBe('loan');
    expect(documentType(null, 'A loan of €900 for a car.').family).toBe('loan');
  });

  it('is work where a sponsor pays a salary and the visa', () => {
    const words = 'Mr A (the Sponsor) and Ms B. The Sponsor pays a salary of 900. The Sponsor pays the visa.';
    expect(documentType(null, words).family).toBe('employment');
    expect(documentType(null, 'Sponsorship of the fair: the Sponsor pays 900 for a banner.').id).toBe(
      'sponsorship',
    );
  });

  it('is a letter where a debt is paid off, though a complaint is dropped', () => {
    const letter = (middle: string) =>
      kindOf(
        'Dear Ms Hale',
        `We are sorry for the trouble with your complaint. ${middle}`,
        'Yours faithfully',
        'Jo Barr',
      );
    expect(
      letter('You owe €900. You pay €90 each month and drop it, which settles the matter.'),
    ).not.toContain('Settlement');
    expect(letter('We pay you €90 in full and final settlement.')).toContain('Settlement');
  });
});

describe('The law and the way out', () => {
  it('finds a law that covers a deal', () =>
    expect(chosenLaw(textOf('Ohio law covers it.'), 'United States')?.place).toBe('Ohio'));

  it('takes no bar for a way out', () => {
    expect(NO_LEAVE.test('There is no date by which you can call it off.')).toBe(true);
    expect(NO_LEAVE.test('Before that day you can not stop.')).toBe(true);
    expect(NO_LEAVE.test('You can call it off until 4 May.')).toBe(false);
  });

  it('takes no free end for a dear one', () =>
    expect('It will cost you nothing extra.'.replace(LEAVING_FREE, '')).not.toContain('cost'));
});

describe('The summary', () => {
  it('does not answer a comfort that was not given', () =>
    expect(summaryOf('Nobody', 'Bring a towel.', 'The pool opens at nine.')).not.toMatch(
      /^Still|\. Still, read/,
    ));

  it('does not tell a writer the words to the other side', () =>
    expect(
      summaryOf(
        'Barr Furnishers',
        'Barr Furnishers Ltd',
        'Dear Ms Hale',
        'You owe us €900 as of today. You undertake to pay €90 on the last day of each month by standing order.',
        'Yours faithfully',
        'Jo Barr',
      ),
    ).not.toContain('You undertake'));

  it('names the whole before its parts', () =>
    expect(
      summaryOf(
        'Student',
        'COURSE AGREEMENT',
        'Student: Ann Hale',
        'School: Barr Classes Ltd',
        'Course fee: €900',
        'First instalment: €500',
      ),
    ).toContain('€900 (course fee)'));
});
