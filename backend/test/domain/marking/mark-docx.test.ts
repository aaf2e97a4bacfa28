import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { markDocx } from '../../../src/marking/mark-docx.ts';
import type { MarkPoint } from '../../../src/marking/mark-point.ts';
import { listed, listOf, makeDocx, paragraph } from '../../support/papers/make-docx.ts';
import { placeIn } from '../../support/papers/place-in-docx.ts';
import { resolvedText } from '../../support/papers/resolve-revisions.ts';

const AUTHOR = 'Legible (for Tenant)';
const LATE = 'The tenant pays ten percent for each day of delay.';
const FAIR = 'The tenant pays simple interest of one percent a month.';

const run = (text: string, look = ''): string =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
/** A point of a test: its quote by its words, and the ordinal of their paragraph where they stand more than once. */
type Wish = Omit<MarkPoint, 'quote'> & {
  readonly quote: { readonly text: string; readonly ordinal?: number } | null;
};
const point = (more: Partial<Wish> = {}): Wish => ({
  id: 'risk-1',
  quote: { text: LATE },
  comment: ['Late fee', 'To ask: a lower fee.'],
  replacement: FAIR,
  addition: null,
  ...more,
});
const mark = (bytes: Uint8Array, wishes: readonly Wish[], author = AUTHOR) =>
  markDocx(bytes, {
    points: wishes.map(({ quote, ...wish }) => ({
      ...wish,
      quote: quote && { text: quote.text, place: placeIn(bytes, quote.text, quote.ordinal) },
    })),
    author,
    date: new Date('2026-11-22T12:00:00Z'),
  });
const part = (bytes: Uint8Array, name = 'word/document.xml'): string => strFromU8(unzipSync(bytes)[name]!);
const mainOf = (body: string): string => part(makeDocx({ body }));
const changes = (bytes: Uint8Array) => ({
  accepted: resolvedText(part(bytes), AUTHOR, 'accept'),
  rejected: resolvedText(part(bytes), AUTHOR, 'reject'),
});

function marked(body: string, points: readonly Wish[]) {
  const bytes = makeDocx({ body });
  const result = mark(bytes, points);
  expect(resolvedText(part(result.bytes), AUTHOR, 'reject')).toEqual(
    resolvedText(part(bytes), AUTHOR, 'reject'),
  );
  return { ...result, ...changes(result.bytes), xml: part(result.bytes) };
}

describe('a marked document', () => {
  it('holds the proposed words as a change that can be accepted or rejected', () => {
    const { accepted, points, xml } = marked(paragraph(`Before. ${LATE} After.`), [point()]);
    expect(points).toEqual([{ id: 'risk-1', as: 'change' }]);
    expect(accepted).toEqual([`Before. ${FAIR} After.`]);
    expect(xml).toContain(`w:author="${AUTHOR}" w:date="2026-11-22T12:00:00Z"`);
  });

  it('finds words that are split over runs and gives the new ones the look of the first', () => {
    const [a, b, c] = [LATE.slice(0, 9), LATE.slice(9, 30), LATE.slice(30)];
    const body = `<w:p>${run('1. ')}${run(a, '<w:b/>')}<w:bookmarkStart w:id="7" w:name="x"/>${run(b)}<w:bookmarkEnd w:id="7"/>${run(`${c} End.`, '<w:i/>')}</w:p>`;
    const { accepted, xml } = marked(body, [point()]);
    expect(accepted).toEqual([`1. ${FAIR} End.`]);
    expect(xml).toContain(`<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${FAIR}</w:t></w:r></w:ins>`);
    expect(xml).toContain('<w:bookmarkStart w:id="7" w:name="x"/>');
  });

  it('keeps characters that XML writes in another way', () => {
    const words = 'Fees &amp; costs &#8212; &lt;all&gt; of them — are paid by you &quot;today&quot;.';
    const quote = 'costs — <all> of them — are paid by you';
    const { accepted } = marked(paragraph(words), [
      point({ quote: { text: quote }, replacement: 'taxes < 5 & more' }),
    ]);
    expect(accepted).toEqual(['Fees &amp; taxes &lt; 5 &amp; more &quot;today&quot;.']);
  });

  it('reaches list items and cells of tables by their place, also where the same words stand twice', () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const body = `${listed(LATE, 1, 0)}<w:tbl><w:tr>${cell('Fees')}${cell(LATE)}</w:tr></w:tbl>${listed(LATE, 1, 0)}${paragraph('End')}`;
    for (const index of [0, 2, 3]) {
      const { accepted } = marked(body, [point({ quote: { text: LATE, ordinal: index } })]);
      expect(accepted).toEqual([LATE, 'Fees', LATE, LATE, 'End'].with(index, FAIR));
    }
    expect(listOf(1, [['decimal', '%1.']])).toContain('decimal');
  });

  it('takes the words that are quoted where the place begins with a heading in front of them', () => {
    const bytes = makeDocx({ body: paragraph(`LATE FEES ${LATE}`) });
    const place = placeIn(bytes, `LATE FEES ${LATE}`);
    const [wish] = [point()];
    const result = markDocx(bytes, {
      points: [{ ...wish, quote: { text: LATE, place } }],
      author: AUTHOR,
      date: new Date(),
    });
    expect(changes(result.bytes).accepted).toEqual([`LATE FEES ${FAIR}`]);
  });

  it('only comments where other words stand at the place than those that are quoted', () => {
    const bytes = makeDocx({ body: paragraph(LATE) });
    const points = [{ ...point(), quote: { text: 'Other words.', place: placeIn(bytes, LATE) } }];
    const result = markDocx(bytes, { points, author: AUTHOR, date: new Date() });
    expect(result.points[0]!.as).toBe('comment');
  });

  it.each([
    ['a link', `<w:hyperlink w:anchor="x">${run('ten percent')}</w:hyperlink>`],
    ['a field', `<w:fldSimple w:instr="REF x">${run('ten percent')}</w:fldSimple>`],
    [
      'a field of several runs',
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF x</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('ten percent')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    ],
    ['a content control', `<w:sdt><w:sdtContent>${run('ten percent')}</w:sdtContent></w:sdt>`],
    ['the words of another', `<w:ins w:id="3" w:author="B">${run('ten percent')}</w:ins>`],
    [
      'what another took out',
      `${run('ten percent')}<w:del w:id="3" w:author="B"><w:r><w:delText>old</w:delText></w:r></w:del>`,
    ],
    ['a changed look', run('ten percent', '<w:rPrChange w:id="3" w:author="B"><w:rPr/></w:rPrChange>')],
    ['a footnote', `${run('ten percent')}<w:r><w:footnoteReference w:id="2"/></w:r>`],
    ['a sign of its own font', `${run('ten percent')}<w:r><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>`],
  ])('only comments where %s would be touched', (_what, middle) => {
    const body = `<w:p>${run('The tenant pays ')}${middle}${run(' for each day of delay.')}</w:p>`;
    const words = _what.startsWith('what another') ? LATE.replace('ten percent', 'ten percentold') : LATE;
    const { points, xml } = marked(body, [point({ quote: { text: words } })]);
    expect(points).toEqual([{ id: 'risk-1', as: 'comment' }]);
    expect(xml).toContain(middle);
    expect(
      xml.replace(
        /<w:commentRange(?:Start|End) w:id="\d+"\/>|<w:r><w:commentReference w:id="\d+"\/><\/w:r>/gu,
        '',
      ),
    ).toBe(mainOf(body));
  });

  it('says the proposed words in the comment where they cannot stand in the text', () => {
    const { bytes } = marked(`<w:p><w:hyperlink w:anchor="x">${run(LATE)}</w:hyperlink></w:p>`, [point()]);
    expect(part(bytes, 'word/comments.xml')).toContain(`Proposed wording: ${FAIR}`);
  });

  it('comments on the very words, across runs and cells', () => {
    const body = `<w:p>${run('One two ')}${run('three four')}</w:p>`;
    const { xml } = marked(body, [point({ quote: { text: 'two three' }, replacement: null })]);
    expect(xml).toMatch(
      /One <\/w:t><\/w:r><w:commentRangeStart w:id="1"\/><w:r><w:t xml:space="preserve">two .*three<\/w:t><\/w:r><w:commentRangeEnd w:id="1"\/>/u,
    );
  });

  it('adds what is missing in front of the signatures and leaves nothing of it when it is rejected', () => {
    const body = [
      paragraph('This lease is made between the owner and the tenant of the house.'),
      paragraph('Signed by both parties:'),
      paragraph('______________'),
    ].join('');
    const { accepted, points } = marked(body, [
      point({ id: 'gap-1', quote: null, replacement: null, addition: 'Notice is thirty days.' }),
    ]);
    expect(points).toEqual([{ id: 'gap-1', as: 'addition' }]);
    expect(accepted[1]).toBe('Notice is thirty days.');
    expect(accepted).toHaveLength(4);
  });

  it('gives what is missing the style of the clauses, and takes no number away from them', () => {
    const clause = paragraph(`${LATE} ${LATE}`, '<w:pStyle w:val="Clause"/>');
    const { xml } = marked(`${clause}${paragraph('Signed: ______________')}`, [
      point({ quote: null, replacement: null, addition: 'Notice is thirty days.' }),
    ]);
    expect(xml).toMatch(
      /<w:pPr><w:pStyle w:val="Clause"\/><w:numPr><w:ilvl w:val="0"\/><w:numId w:val="0"\/><\/w:numPr><w:rPr><w:ins /u,
    );
  });

  it('only comments on the last words where nobody is to sign', () => {
    const { accepted, points, bytes } = marked(paragraph('All rules of the house.'), [
      point({ quote: null, replacement: null, addition: 'Notice is thirty days.' }),
    ]);
    expect(points[0]!.as).toBe('comment');
    expect(accepted).toEqual(['All rules of the house.']);
    expect(part(bytes, 'word/comments.xml')).toContain('Proposed wording: Notice is thirty days.');
  });

  it('makes the first of two changes to the same words and comments on the second', () => {
    const { points, accepted } = marked(paragraph(LATE), [
      point(),
      point({ id: 'risk-2', replacement: 'Other.' }),
    ]);
    expect(points.map(({ as }) => as)).toEqual(['change', 'comment']);
    expect(accepted).toEqual([FAIR]);
  });

  it('leaves out a point that has no place in the file, and makes the others', () => {
    const { points } = marked(paragraph(LATE), [
      point({ id: 'a', quote: { text: 'Nobody wrote this sentence.' } }),
      point({ id: 'b' }),
    ]);
    expect(points.map(({ as }) => as)).toEqual(['unplaced', 'change']);
  });

  it.each([
    ['a paragraph that is not there', { from: { paragraph: 7, letter: 0 }, to: { paragraph: 7, letter: 5 } }],
    ['more letters than there are', { from: { paragraph: 0, letter: 0 }, to: { paragraph: 0, letter: 999 } }],
    ['an end before the beginning', { from: { paragraph: 0, letter: 9 }, to: { paragraph: 0, letter: 3 } }],
    [
      'another part',
      { part: 'word/header1.xml', from: { paragraph: 0, letter: 0 }, to: { paragraph: 0, letter: 5 } },
    ],
  ])('leaves out a point whose place names %s', (_what, place) => {
    const quote = { text: LATE, place: { part: 'word/document.xml', ...place } };
    const points = [{ ...point(), quote }];
    const result = markDocx(makeDocx({ body: paragraph(LATE) }), {
      points,
      author: AUTHOR,
      date: new Date(),
    });
    expect(result.points[0]!.as).toBe('unplaced');
  });

  it('can be marked once more and keeps what was marked before', () => {
    const first = marked(paragraph(`${LATE} The owner may enter.`), [point()]);
    const second = point({ quote: { text: 'The owner may enter.' }, replacement: 'Nobody enters.' });
    const again = mark(first.bytes, [second], 'B');
    expect(again.points[0]!.as).toBe('change');
    expect(resolvedText(part(again.bytes), 'B', 'reject')).toEqual(resolvedText(first.xml, 'B', 'reject'));
    expect(resolvedText(part(again.bytes), 'B', 'accept').join('')).toContain(`${FAIR} Nobody enters.`);
    const comments = part(again.bytes, 'word/comments.xml');
    expect(comments.match(/<w:comment /gu)).toHaveLength(2);
    expect(new Set(part(again.bytes).match(/(?:ins|del|RangeStart) w:id="\d+"/gu)).size).toBe(6);
  });

  it('keeps every other part packed as it came and names the comments where the package lists its parts', () => {
    const bytes = makeDocx({
      body: paragraph(LATE),
      styles: '<w:style w:styleId="A"/>',
      header: paragraph('Head'),
    });
    const before = unzipSync(bytes);
    const after = unzipSync(mark(bytes, [point()]).bytes);
    for (const name of ['word/styles.xml', 'word/header1.xml', '_rels/.rels'])
      expect(after[name]).toEqual(before[name]);
    expect(strFromU8(after['[Content_Types].xml']!)).toContain('PartName="/word/comments.xml"');
    expect(strFromU8(after['word/_rels/document.xml.rels']!)).toContain('Target="comments.xml"');
  });

  it('does the same in a strict file that uses another prefix', () => {
    const files = unzipSync(makeDocx({ body: paragraph(LATE) }));
    const xml = strFromU8(files['word/document.xml']!)
      .replaceAll(/(<\/?|\sxmlns:|\s)w([:=])/gu, '$1x$2')
      .replace(
        'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
        'http://purl.oclc.org/ooxml/wordprocessingml/main',
      );
    const bytes = zipSync({ ...files, 'word/document.xml': strToU8(xml) });
    const result = mark(bytes, [point()]);
    expect(part(result.bytes)).toContain(`<x:delText xml:space="preserve">${LATE}</x:delText>`);
    expect(part(result.bytes, 'word/comments.xml')).toContain('purl.oclc.org');
  });

  it('says in one sentence why a file cannot be marked', () => {
    const request = { points: [], author: AUTHOR, date: new Date() };
    const tried = (bytes: Uint8Array) => () => markDocx(bytes, request);
    const good = makeDocx({ body: paragraph(LATE) });
    expect(tried(strToU8('%PDF-1.7 and so on, nothing of a package'))).toThrow('Only a Word document');
    expect(tried(zipSync({ a: strToU8('b') }))).toThrow('Only a Word document');
    expect(tried(good.subarray(0, good.length - 30))).toThrow('damaged');
    expect(tried(makeDocx({ body: '<w:p>' }))).toThrow('damaged');
    expect(tried(makeDocx({ body: '' }, '<!DOCTYPE a>'))).toThrow('damaged');
    const broken = good.slice();
    broken[
      broken.findIndex((_, at) => strFromU8(good.subarray(at, at + 17)) === 'word/document.xml') + 40
    ]! ^= 0xff;
    expect(tried(broken)).toThrow('damaged');
    const bloated = good.slice();
    const view = new DataView(bloated.buffer);
    for (let at = 0; at + 46 < bloated.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 2 ** 31, true);
    expect(tried(bloated)).toThrow('unpacks to far more');
  });

  it('takes time in proportion to the length of the document', () => {
    const many = Array.from(
      { length: 4000 },
      (_, index) => `Clause ${index} says that the fee is due. ${LATE}`,
    );
    const body = many.map((text) => paragraph(text)).join('');
    const points = Array.from({ length: 30 }, (_, index) =>
      point({ id: `risk-${index}`, quote: { text: LATE, ordinal: index * 100 } }),
    );
    const bytes = makeDocx({ body });
    const placed = points.map(({ quote, ...rest }, index) => ({
      ...rest,
      quote: { text: quote!.text, place: placeIn(bytes, LATE, index * 100) },
    }));
    const start = performance.now();
    const result = markDocx(bytes, { points: placed, author: AUTHOR, date: new Date() });
    expect(result.points.every(({ as }) => as === 'change')).toBe(true);
    expect(performance.now() - start).toBeLessThan(8000);
  });
});
