import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findWithdrawn } from '../../../../src/domain/analysis/reading/chats/withdrawn.ts';

const goneOf = (...lines: string[]) =>
  findWithdrawn(toLegalText(documentFromText(lines.join('\n\n')))).map(({ text }) => text);

const answer = [
  'Hi Bo, we pay you £500 when the garden is done, and not before. You bring your own tools and take the cuttings away.',
  'You start on 4 May and finish by 20 May. If it rains we find another day together.',
  'Ida',
  'On Monday Bo Nyland wrote:',
];
const earlier = ['> I would take £40 an hour.', '> Half of it is due before I start.', '> Bo'];

describe('earlier mails below an answer', () => {
  it('bind nobody any more', () => {
    expect(goneOf(...answer, ...earlier).join(' ')).toContain('£40 an hour');
    expect(goneOf(...answer, ...earlier).join(' ')).not.toContain('£500');
  });

  it('are the paper itself where hardly anything stands above them', () =>
    expect(goneOf('See below.', ...answer.map((line) => `> ${line}`))).toEqual([]));

  it('are none where one line begins with such a sign', () =>
    expect(goneOf(...answer, '> 18 years only')).toEqual([]));
});
