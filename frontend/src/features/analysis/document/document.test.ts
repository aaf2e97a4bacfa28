import { describe, expect, it } from 'vitest';
import { toBlocks } from './blocks.ts';
import { locateSpan } from './locate-span.ts';
import { segmentsOf, type Mark } from './marks.ts';
import { searchDocument } from './search-document.ts';

const found = (text: string, quote: string) => {
  const span = locateSpan(text, quote);
  return span === null ? null : text.slice(span.start, span.end);
};

describe('a quote in its paragraph', () => {
  it.each([
    ['The “Client” shall\n pay.', '"client" shall pay', '“Client” shall\n pay'],
    ['one two three four', 'two three …', 'two three'],
    ['one two three four five', 'three … five', 'three four five'],
    [
      'the first part and then the second part',
      'first part … second part',
      'first part and then the second part',
    ],
    ['soft\u00adhyphen here', 'softhyphen', 'soft\u00adhyphen'],
    ['乙は毎月末日までに支払う。', '毎月末日までに', '毎月末日までに'],
    ['İstanbul courts', 'istanbul', null],
    ['words', '', null],
    ['words', '…', null],
  ])('of %j, %j is %j', (text, quote, expected) => {
    expect(found(text, quote)).toBe(expected);
  });

  it('is looked for in one pass, however long the paragraph', () => {
    const text = `${'a '.repeat(1_000_000)}the end`;
    const began = performance.now();
    expect(found(text, 'THE   end')).toBe('the end');
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});

describe('blocks', () => {
  it('hold every character once, in order', () => {
    const paragraphs = [
      { id: 1, page: 1, clause: null, text: 'word '.repeat(4_000) },
      { id: 2, page: 2, clause: null, text: '' },
      { id: 3, page: 2, clause: null, text: 'x'.repeat(20_000) },
    ];
    const pieces = toBlocks(paragraphs).flatMap((block) => block.pieces);
    for (const { id, text } of paragraphs) {
      const own = pieces.filter(({ paragraph }) => paragraph.id === id);
      expect(own.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    }
    expect(pieces.filter(({ newPage }) => newPage !== null).map(({ newPage }) => newPage)).toEqual([1, 2]);
    expect(Math.max(...toBlocks(paragraphs).map(({ characters }) => characters))).toBeLessThanOrEqual(6_000);
  });
});

describe('segments', () => {
  const mark = (id: string, start: number, end: number, severity: Mark['severity']): Mark => ({
    id,
    pointId: id,
    quote: 0,
    title: id,
    severity,
    number: null,
    paragraph: 1,
    start,
    end,
  });

  it('split where marks and hits begin and end, the worst mark first', () => {
    const marks = [mark('fact', 0, 7, null), mark('risk', 4, 9, 'high')];
    const shape = segmentsOf('abcdefghijkl', { start: 0, end: 12 }, marks, [{ start: 8, end: 10 }]).map(
      ({ text, marks, isFound }) => [text, marks.map(({ id }) => id).join(), isFound],
    );
    expect(shape).toEqual([
      ['abcd', 'fact', false],
      ['efg', 'risk,fact', false],
      ['h', 'risk', false],
      ['i', 'risk', true],
      ['j', '', true],
      ['kl', '', false],
    ]);
  });
});

it('a search finds words in any case, and stops at five hundred places', () => {
  const paragraphs = [{ id: 4, page: 1, clause: null, text: 'Rent. rent. RENT'.repeat(400) }];
  const hits = searchDocument(paragraphs, ' rent ');
  expect(hits).toHaveLength(500);
  expect(hits[1]).toEqual({ paragraph: 4, start: 6, end: 10 });
  expect(searchDocument(paragraphs, '  ')).toEqual([]);
});
