import { describe, expect, it } from 'vitest';

import type { Gap, Report, Risk } from '../../../src/domain/analysis/report/report.ts';
import { worded } from '../../../src/domain/analysis/wording/worded.ts';
import { pointsOfReport } from '../../../src/marking/points-of-report.ts';

const SENTENCE = 'The landlord may enter at any time without notice.';
const WORDING = 'The landlord may enter only with 24 hours of notice.';

const risk = (more: Partial<Risk> & { readonly words?: string } = {}): Risk => ({
  id: 'risk-1',
  text: 'Why.',
  quotes: [{ text: more.words ?? SENTENCE, paragraph: 4, clause: null, page: null, status: 'exact' }],
  by: 'rules',
  severity: 'medium',
  family: 'other',
  title: 'Title',
  reason: 'Why.',
  ask: 'Ask for notice.',
  usual: null,
  wording: WORDING,
  wordingParts: [WORDING],
  replaces: true,
  fallback: 'accept one hour.',
  law: null,
  certainty: 'found',
  ...more,
});
const gap: Gap = {
  id: 'gap-1',
  title: 'No end',
  text: 'It says no end.',
  quotes: [],
  by: 'rules',
  wording: 'It ends in May.',
};
const points = (risks: readonly Risk[], choice: Parameters<typeof pointsOfReport>[1] = 'all') =>
  pointsOfReport(
    {
      sides: [],
      reader: { sideId: null },
      facts: [],
      duties: [],
      risks,
      gaps: [gap, { ...gap, id: 'gap-2', wording: null }],
    } as unknown as Report,
    choice,
  );

const withoutParts = ({ wordingParts: _parts, ...rest }: Risk): Risk => rest;

describe('points for a marked document', () => {
  it('are chosen by how serious they are and whether they have wording', () => {
    const risks = [
      risk({ id: 'serious', severity: 'high', wording: null }),
      risk({ id: 'worded' }),
      risk({ id: 'plain', wording: null }),
      risk({ id: 'unsure', severity: 'high', certainty: 'read-twice' }),
    ];
    const ids = (choice: Parameters<typeof pointsOfReport>[1]) => points(risks, choice).map(({ id }) => id);
    expect(ids('usual')).toEqual(['serious', 'worded', 'gap-1']);
    expect(ids('high')).toEqual(['serious']);
    expect(ids('all')).toEqual(['serious', 'worded', 'plain', 'gap-1']);
  });

  it('never tell the other side what the reader would accept in the end', () => {
    expect(JSON.stringify(points([risk()]))).not.toContain('one hour');
  });

  it('speak to the other side: nothing that the report says to its reader stands in a comment', () => {
    const [point] = points([risk({ family: 'forum', title: 'You cannot sue at home', reason: 'You lose.' })]);
    const said = point!.comment.join(' ');
    expect(said).not.toMatch(/\byou|lose|Title|Ask for notice/iu);
    expect(said).toContain('courts');
  });

  it('leave out what concerns the reader alone', () => {
    expect(points([risk({ family: 'deadline', severity: 'high' })]).map(({ id }) => id)).toEqual(['gap-1']);
  });

  it('replace a whole sentence by wording that says its rule anew', () => {
    expect(points([risk()])[0]).toMatchObject({
      replacement: WORDING,
      comment: [expect.any(String), expect.stringMatching(/^Please /u)],
    });
  });

  it('leave a number and a heading that run into the sentence where they are', () => {
    const [point] = points([risk({ words: `4.2 RIGHT OF ENTRY ${SENTENCE}` })]);
    expect(point).toMatchObject({ replacement: WORDING, quote: { text: SENTENCE } });
  });

  it.each([
    ['adds to the rule', risk({ replaces: false })],
    ['stands for half a sentence', risk({ words: 'may enter at any time.' })],
    ['stands for two sentences', risk({ words: `${SENTENCE} It may stay.` })],
    ['stands for words with others left out', risk({ words: 'The landlord may enter … without notice.' })],
    ['speaks to the reader where the paper does not', risk(worded('{You} may refuse.'))],
    ['comes from a report that does not say whom it names', withoutParts(risk())],
    ['stands for very many words', risk({ words: `The landlord may enter ${'and stay '.repeat(40)}there.` })],
  ])('only propose wording in the comment where it %s', (_what, one) => {
    const [point] = points([one]);
    expect(point!.replacement).toBeNull();
    expect(point!.comment.at(-1)).toBe(`Proposed wording: ${one.wording?.replace('You may', 'A party may')}`);
  });

  it('add what is missing as a clause of its own', () => {
    expect(points([])).toEqual([
      {
        id: 'gap-1',
        quote: null,
        comment: ['The text does not seem to settle this point.', 'Please add a clause on it.'],
        replacement: null,
        addition: 'It ends in May.',
      },
    ]);
  });
});
