import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { pointListDocx } from '../../../src/marking/point-list.ts';
import type { Proposal } from '../../../src/marking/proposals.ts';
import { readWordText } from '../../../src/marking/read-word-text.ts';

const POINT: Proposal = {
  id: 'risk-1',
  kind: 'risk',
  severity: 'high',
  topic: null,
  title: 'You pay too much',
  quote: { text: 'A fee of 10 % & more <is> due.', paragraph: 1, clause: '4.2', page: 3, status: 'exact' },
  why: 'A fixed charge is due.',
  ask: 'state a limit',
  words: 'No more than 5 %.',
  place: 'beside',
  isSentence: true,
  isUsual: true,
};
const linesOf = (points: readonly Proposal[]): string[] =>
  readWordText(
    strFromU8(unzipSync(pointListDocx(points, { paper: 'Lease', from: 'Dana' }))['word/document.xml']!),
  ).paragraphs.map(({ text }) => text);

describe('the list of changes', () => {
  it('says clause, page, words, proposed words and reason of each point', () => {
    expect(linesOf([POINT])).toEqual([
      'Proposed changes to Lease',
      'From: Dana',
      '1. Clause 4.2, page 3',
      'The text says',
      '“A fee of 10 % & more <is> due.”',
      'Proposed words',
      '“No more than 5 %.”',
      'Reason',
      'A fixed charge is due. Please state a limit.',
    ]);
  });

  it('leaves out what a point does not have', () => {
    const missing = { ...POINT, kind: 'gap', quote: null, words: null } as const;
    expect(linesOf([missing]).slice(2)).toEqual([
      '1. To be added',
      'Reason',
      'A fixed charge is due. Please state a limit.',
    ]);
  });
});
