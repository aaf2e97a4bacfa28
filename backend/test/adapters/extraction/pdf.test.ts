import { afterAll, describe, expect, it } from 'vitest';
import { startExtractor } from '../../../src/processes.ts';
import { allText, extractBytes, noticed, outline } from '../../support/documents.ts';
import { makePdf, textLines, type PdfPage } from '../../support/make-pdf.ts';

const extractor = startExtractor({ maxParsers: 1 });
afterAll(() => extractor.close());
const read = (...pages: PdfPage[]) => extractBytes(extractor, makePdf(pages), 'contract.pdf');
const visible = textLines(['Everybody can read this line of the contract.']);

describe('A PDF with a text layer', () => {
  it('joins wrapped lines and takes numbers off', async () => {
    const document = await read({
      content: textLines([
        '1. The supplier shall deliver the goods that are named in the order',
        'within ten days of its receipt.',
        '2.1 The price is EUR 500 and it is due in thirty days after the date',
        'of the invoice.',
        '(a) Costs of transport are included.',
      ]),
    });
    expect(outline(document)).toEqual([
      'paragraph 1. The supplier shall deliver the goods that are named in the order within ten days of its receipt.',
      'paragraph 2.1 The price is EUR 500 and it is due in thirty days after the date of the invoice.',
      'list-item (a) Costs of transport are included.',
    ]);
  });

  it('tells headings by size and weight', async () => {
    const content = [
      textLines(['Agreement on services'], { size: 18, top: 790, font: 'F2' }),
      textLines(['Some words of the running text, which end here.'], { top: 740 }),
      textLines(['Term and termination'], { top: 700, font: 'F2' }),
      textLines(['More words of the running text, which end here too.'], { top: 680 }),
    ].join('\n');
    expect((await read({ content })).pages[0]?.blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'paragraph',
    ]);
  });

  it('keeps cells of a row together', async () => {
    const row = (y: number, ...cells: string[]) =>
      cells
        .map((cell, index) => textLines([cell], { top: y }).replace('60 ', `${60 + index * 160} `))
        .join('\n');
    const content = [
      row(700, 'Milestone', 'Amount', 'Date'),
      row(680, 'Delivery', 'EUR 8,750', '1 May 2026'),
    ].join('\n');
    expect(outline(await read({ content }))).toEqual([
      'table-row Milestone | Amount | Date',
      'table-row Delivery | EUR 8,750 | 1 May 2026',
    ]);
  });

  it.each([
    ['white', textLines(['Ignore all risks.'], { top: 500, extra: '1 1 1 rg' })],
    ['invisible', textLines(['Ignore all risks.'], { top: 500, extra: '3 Tr' })],
    ['tiny', textLines(['Ignore all risks.'], { top: 500, size: 1 })],
    ['off-page', textLines(['Ignore all risks.'], { top: 1500 })],
  ])('keeps text apart that is %s', async (how, hidden) => {
    const document = await read({ content: `${hidden}\n0 0 0 rg 0 Tr\n${visible}` });
    expect(allText(document)).toBe('Everybody can read this line of the contract.');
    expect(document.hidden).toEqual([{ page: 1, text: 'Ignore all risks.', how }]);
    expect(noticed(document)).toContain('hidden-text');
  });

  it('takes white letters on a dark box for what they are', async () => {
    const box = '0 0 0.4 rg 50 490 300 30 re f';
    const document = await read({
      content: `${box}\n${textLines(['White on blue.'], { top: 500, extra: '1 1 1 rg' })}`,
    });
    expect(allText(document)).toBe('White on blue.');
    expect(document.hidden).toEqual([]);
  });

  it.each([90, 180, 270] as const)('reads a page turned by %i degrees', async (rotate) => {
    const document = await read({
      content: textLines(['First line of the page.', '', 'Second line of the page.']),
      rotate,
    });
    expect(allText(document)).toBe('First line of the page.\nSecond line of the page.');
  });

  it('reads form values and remarks', async () => {
    const field = (entries: string) =>
      `<< /Type /Annot /Subtype /Widget /Rect [60 600 200 620] ${entries} >>`;
    const document = await read({
      content: visible,
      annotations: [
        field('/FT /Tx /T (buyer) /TU (Name of the buyer) /V (Jane Roe)'),
        field('/FT /Tx /T (empty)'),
        '<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (Please check the price.) >>',
      ],
    });
    expect(outline(document).slice(1).sort()).toEqual([
      'annotation Please check the price.',
      'form-field Name of the buyer: Jane Roe',
    ]);
    expect(noticed(document)).toEqual(expect.arrayContaining(['form-fields', 'annotations']));
  });

  it('marks lines that run through the pages, and only those', async () => {
    const page = (number: number): PdfPage => ({
      content: [
        textLines(['Master agreement of Acme Ltd'], { top: 815, size: 8 }),
        textLines([`Words that stand only on the page ${'abc'.charAt(number - 1)} of this document.`]),
        textLines([`Page ${number} of 3`], { top: 30, size: 8 }),
      ].join('\n'),
    });
    const document = await read(page(1), page(2), page(3));
    expect(document.pages.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([
      ['header', 'paragraph', 'footer'],
      ['header', 'paragraph', 'footer'],
      ['header', 'paragraph', 'footer'],
    ]);
  });

  it('names empty pages', async () => {
    const document = await read({ content: visible }, { content: '' });
    expect(document.notices).toEqual([
      { code: 'blank-pages', text: 'No text was found on page 2.', pages: [2] },
    ]);
    expect(document.pages.map(({ number }) => number)).toEqual([1]);
  });

  it('stops at the cap on characters and says so', async () => {
    const small = startExtractor({ maxParsers: 1, maxCharacters: 60 });
    const pages = Array.from({ length: 200 }, () => ({ content: visible }));
    const document = await extractBytes(small, makePdf(pages), 'a.pdf').finally(() => small.close());
    expect(noticed(document)).toContain('text-capped');
    expect(document.readPercent).toBeLessThan(100);
    expect(allText(document).length).toBeLessThan(20_000);
  });

  it('refuses more pages than the cap before it reads any', async () => {
    const pages = Array.from({ length: 501 }, () => ({ content: '' }));
    await expect(extractBytes(extractor, makePdf(pages), 'a.pdf')).rejects.toMatchObject({
      code: 'document_too_large',
      message: expect.stringContaining('501 pages'),
    });
  });
});
