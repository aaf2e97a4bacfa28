import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { LITTLE_READ } from '../../../../src/domain/analysis/reading/duties/how-much-read.ts';
import { readPaper } from '../../../../src/domain/analysis/reading/read-paper.ts';

const draftOf = (lines: readonly string[], identity: string) => {
  const document = documentFromText(lines.join('\n\n'));
  return readPaper({
    document,
    text: toLegalText(document),
    reader: { identity, country: 'Ireland' },
    today: new Date('2026-11-22'),
  });
};

const HEAD = ['Agreement between Ada Brook and Bo Nyland', 'Ada Brook pays Bo Nyland 20 euros a week.'];
const UNSAID = [
  'The shed on the left of the path is for the tools of the garden.',
  'The gate at the lane closes when it gets dark in the evening.',
  'The hose hangs on the wall behind the door of the old kitchen.',
  'Seeds from last year are in the tin on the second shelf.',
  'Water from the butt is better for the beans than from the tap.',
  'Saturday is the day for the compost and Sunday is for rest.',
  'Slugs after the rain go into the bucket by the back door.',
  'The apples of the big tree are for everybody in the lane.',
];
const SAID = UNSAID.map(
  (_, index) => `Bo Nyland brings Ada Brook the ${index + 1}th basket of apples in autumn.`,
);

describe('A paper of which the rules read little', () => {
  it('is told so, and its silence is called no comfort', () => {
    const { warnings, summary } = draftOf([...HEAD, ...UNSAID], 'Ada Brook');
    expect(warnings).toContain(LITTLE_READ);
    expect(summary.join(' ')).not.toContain('no big risk');
  });
  it('is not told so where most sentences say who does what', () => {
    const { warnings, summary } = draftOf([...HEAD, ...SAID], 'Ada Brook');
    expect(warnings).not.toContain(LITTLE_READ);
    expect(summary.join(' ')).toContain('no big risk');
  });
});

describe('Two notices that are not equally long', () => {
  const titles = (words: string) =>
    draftOf(
      ['Dear Bo,', 'You rent my field for 20 euros a week.', words, 'Kind regards, Ada Brook'],
      'Bo',
    ).risks.map(({ title }) => title);
  const LONGER = 'You must give longer notice than they do';
  it.each([
    'I need eight weeks from you if you want to stop. From me it is two weeks.',
    'You give me three months of notice to end it, and I give you two weeks of notice to end it.',
  ])('are raised for the one who is bound for longer: “%s”', (words) =>
    expect(titles(words).join()).toMatch(/notice/),
  );
  it.each([
    'I need two weeks from you if you want to stop. From me it is eight weeks.',
    'I need four weeks from you if you want to stop. From me it is four weeks.',
  ])('are not raised for the other: “%s”', (words) => expect(titles(words)).not.toContain(LONGER));
});
