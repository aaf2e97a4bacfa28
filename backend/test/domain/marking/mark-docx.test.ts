import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { markDocx } from '../../../src/marking/mark-docx.ts';
import type { MarkPoint, MarkRequest } from '../../../src/marking/mark-point.ts';
import { listed, listOf, makeDocx, paragraph } from '../../support/make-docx.ts';
import { resolvedText } from '../../support/resolve-revisions.ts';

const AUTHOR = 'Legible (for Tenant)';
const LATE = 'The tenant pays ten percent for each day of delay.';
const FAIR = 'The tenant pays simple interest of one percent a month.';

const run = (text: string, look = ''): string =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const point = (more: Partial<MarkPoint> = {}): MarkPoint => ({
  id: 'risk-1',
  quote: { paragraph: 1, text: LATE },
  comment: ['Late fee', 'To ask: a lower fee.'],
  replacement: FAIR,
  addition: null,
  ...more,
});
const request = (points: readonly MarkPoint[], ...texts: string[]): MarkRequest => ({
  points,
  paragraphs: texts.map((text, index) => ({ id: index + 1, text })),
  author: AUTHOR,
  date: new Date('2026-11-22T12:00:00Z'),
});
const part = (bytes: Uint8Array, name = 'word/document.xml'): string => strFromU8(unzipSync(bytes)[name]!);
const mainOf = (body: string): string => part(makeDocx({ body }));
const changes = (bytes: Uint8Array) => ({
  accepted: resolvedText(part(bytes), AUTHOR, 'accept'),
  rejected: resolvedText(part(bytes), AUTHOR, 'reject'),
});

function marked(body: string, points: readonly MarkPoint[], ...texts: string[]) {
  const bytes = makeDocx({ body });
  const result = markDocx(bytes, request(points, ...(texts.length > 0 ? texts : [LATE])));
  expect(resolvedText(part(result.bytes), AUTHOR, 'reject')).toEqual(
    resolvedText(part(bytes), AUTHOR, 'reject'),
  );
  return { ...result, ...changes(result.bytes), xml: part(result.bytes) };
}

describe('a marked document', () => {
  it('holds the proposed words as a change that can be accepted or rejected', () => {
    const { accepted, points, xml } = marked(
      paragraph(`Before. ${LATE} After.`),
      [point()],
      `Before. ${LATE} After.`,
    );
    expect(points).toEqual([{ id: 'risk-1', as: 'change' }]);
    expect(accepted).toEqual([`Before. ${FAIR} After.`]);
    expect(xml).toContain(`w:author="${AUTHOR}" w:date="2026-11-22T12:00:00Z"`);
  });

  it('finds words that are split over runs and gives the new ones the look of the first', () => {
    const [a, b, c] = [LATE.slice(0, 9), LATE.slice(9, 30), LATE.slice(30)];
    const body = `<w:p>${run('1. ')}${run(a, '<w:b/>')}<w:bookmarkStart w:id="7" w:name="x"/>${run(b)}<w:bookmarkEnd w:id="7"/>${run(`${c} End.`, '<w:i/>')}</w:p>`;
    const { accepted, xml } = marked(body, [point()], `1. ${LATE} End.`);
    expect(accepted).toEqual([`1. ${FAIR} End.`]);
    expect(xml).toContain(`<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${FAIR}</w:t></w:r></w:ins>`);
    expect(xml).toContain('<w:bookmarkStart w:id="7" w:name="x"/>');
  });

  it('keeps characters that XML writes in another way', () => {
    const words = 'Fees &amp; costs &#8212; &lt;all&gt; of them — are paid by you &quot;today&quot;.';
    const quote = 'costs — <all> of them — are paid by you';
    const { accepted } = marked(
      paragraph(words),
      [point({ quote: { paragraph: 1, text: quote }, replacement: 'taxes < 5 & more' })],
      'Fees & costs — <all> of them — are paid by you "today".',
    );
    expect(accepted).toEqual(['Fees &amp; taxes &lt; 5 &amp; more &quot;today&quot;.']);
  });

  it('reaches list items and cells of tables by their place, also where the same words stand twice', () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const body = `${listed(LATE, 1, 0)}<w:tbl><w:tr>${cell('Fees')}${cell(LATE)}</w:tr></w:tbl>${listed(LATE, 1, 0)}${paragraph('End')}`;
    const texts = [`1. ${LATE}`, `Fees | ${LATE}`, `2. ${LATE}`, 'End'];
    for (const [id, index] of [
      [1, 0],
      [2, 2],
      [3, 3],
    ] as const) {
      const { accepted } = marked(body, [point({ quote: { paragraph: id, text: LATE } })], ...texts);
      expect(accepted).toEqual([LATE, 'Fees', LATE, LATE, 'End'].with(index, FAIR));
    }
    expect(listOf(1, [['decimal', '%1.']])).toContain('decimal');
  });

  it('looks past the number that the report shows in front of a list item', () => {
    const { points } = marked(
      listed(LATE, 1, 0),
      [point({ quote: { paragraph: 1, text: `(a) ${LATE}` } })],
      `(a) ${LATE}`,
    );
    expect(points[0]!.as).toBe('change');
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
    const shown = _what.startsWith('what another')
      ? 'The tenant pays ten percent [deleted: old] for each day of delay.'
      : LATE;
    const { points, xml } = marked(body, [point({ quote: { paragraph: 1, text: shown } })], shown);
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
    const { xml } = marked(
      body,
      [point({ quote: { paragraph: 1, text: 'two three' }, replacement: null })],
      'One two three four',
    );
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

  it('leaves out a point whose words are not in the file, or not sure to be meant, and makes the others', () => {
    const { points } = marked(
      paragraph(LATE) + paragraph('The fee is due.') + paragraph('The fee is due.'),
      [
        point({ id: 'a', quote: { paragraph: 9, text: 'Nobody wrote this sentence.' } }),
        point({ id: 'b', quote: { paragraph: 9, text: 'The fee is due.' } }),
        point({ id: 'c' }),
      ],
      LATE,
    );
    expect(points.map(({ as }) => as)).toEqual(['unplaced', 'unplaced', 'change']);
  });

  it('can be marked once more and keeps what was marked before', () => {
    const first = marked(
      paragraph(`${LATE} The owner may enter.`),
      [point()],
      `${LATE} The owner may enter.`,
    );
    const shown = `[deleted: ${LATE}] [inserted: ${FAIR}] The owner may enter.`;
    const again = markDocx(first.bytes, {
      ...request(
        [point({ quote: { paragraph: 1, text: 'The owner may enter.' }, replacement: 'Nobody enters.' })],
        shown,
      ),
      author: 'B',
    });
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
    const after = unzipSync(markDocx(bytes, request([point()], LATE)).bytes);
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
    const result = markDocx(bytes, request([point()], LATE));
    expect(part(result.bytes)).toContain(`<x:delText xml:space="preserve">${LATE}</x:delText>`);
    expect(part(result.bytes, 'word/comments.xml')).toContain('purl.oclc.org');
  });

  it('says in one sentence why a file cannot be marked', () => {
    const mark = (bytes: Uint8Array) => () => markDocx(bytes, request([point()], LATE));
    const good = makeDocx({ body: paragraph(LATE) });
    expect(mark(strToU8('%PDF-1.7 and so on, nothing of a package'))).toThrow('Only a Word document');
    expect(mark(zipSync({ a: strToU8('b') }))).toThrow('Only a Word document');
    expect(mark(good.subarray(0, good.length - 30))).toThrow('damaged');
    expect(mark(makeDocx({ body: '<w:p>' }))).toThrow('damaged');
    expect(mark(makeDocx({ body: '' }, '<!DOCTYPE a>'))).toThrow('damaged');
    const broken = good.slice();
    broken[
      broken.findIndex((_, at) => strFromU8(good.subarray(at, at + 17)) === 'word/document.xml') + 40
    ]! ^= 0xff;
    expect(mark(broken)).toThrow('damaged');
    const bloated = good.slice();
    const view = new DataView(bloated.buffer);
    for (let at = 0; at + 46 < bloated.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 2 ** 31, true);
    expect(mark(bloated)).toThrow('unpacks to far more');
  });

  it('takes time in proportion to the length of the document', () => {
    const many = Array.from(
      { length: 4000 },
      (_, index) => `Clause ${index} says that the fee is due. ${LATE}`,
    );
    const body = many.map((text) => paragraph(text)).join('');
    const points = Array.from({ length: 30 }, (_, index) =>
      point({ id: `risk-${index}`, quote: { paragraph: index * 100 + 1, text: LATE } }),
    );
    const start = performance.now();
    const result = markDocx(makeDocx({ body }), request(points, ...many));
    expect(result.points.every(({ as }) => as === 'change')).toBe(true);
    expect(performance.now() - start).toBeLessThan(8000);
  });
});
