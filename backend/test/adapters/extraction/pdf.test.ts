import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startExtractor } from '../../../src/composition/processes.ts';
import { allText, extractBytes, noticed, outline } from '../../support/papers/documents.ts';
import { makePdf, textLines, type PdfPage } from '../../support/papers/make-pdf.ts';
import { sharedExtractor } from '../../support/processes/shared-extractor.ts';

const extractor = sharedExtractor();
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

  it('keeps rows apart whose cells are parted by strokes', async () => {
    const lines = [
      'Provider | Corvid Fenland Limited of Mill Road, which is called we here',
      'Account holder | Ella March, who is called you in these terms of ours',
      'Plan | Plus, for nine euros a month',
    ];
    expect(outline(await read({ content: textLines(lines) }))).toEqual(
      lines.map((line) => `paragraph ${line}`),
    );
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

  it('names attached files and forms that it does not read', async () => {
    const attached = '/Names << /EmbeddedFiles << /Names [(a.txt) << /Type /Filespec /F (a.txt) >>] >> >>';
    const form = '/AcroForm << /XFA [(template) (data)] >>';
    const clip = '<< /Type /Annot /Subtype /FileAttachment /Rect [10 10 30 30] /FS << /F (b.txt) >> >>';
    const bytes = makePdf([{ content: visible }, { content: visible, annotations: [clip] }], attached + form);
    const { notices } = await extractBytes(extractor, bytes, 'a.pdf');
    expect(notices.map(({ code, pages }) => [code, pages])).toEqual([
      ['form-not-read', []],
      ['attachments-not-read', []],
    ]);
    // Nothing of the document may stand in a notice.
    expect(notices.map(({ text }) => text).join(' ')).not.toMatch(/[ab]\.txt/u);
  });

  it('refuses more pages than the cap before it reads any', async () => {
    const pages = Array.from({ length: 501 }, () => ({ content: '' }));
    await expect(extractBytes(extractor, makePdf(pages), 'a.pdf')).rejects.toMatchObject({
      code: 'document_too_large',
      message: expect.stringContaining('501 pages'),
    });
  });
});

describe('A damaged PDF', () => {
  const words = (page: number) => `This is what stands on page ${page} of the contract.`;
  const pages = [1, 2, 3, 4].map((page) => ({ content: textLines([words(page)]) }));

  /** As programs write it that stream their output: what leads to the pages comes last. */
  function streamed(packed: boolean): Buffer {
    const parts: string[] = ['%PDF-1.7'];
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
    const pack = (objects: readonly (readonly [number, string])[]): string => {
      let at = 0;
      const heads = objects.map(([id, text]) => {
        const head = `${id} ${at}`;
        at += text.length + 1;
        return head;
      });
      const head = `${heads.join(' ')} `;
      const data = deflateSync(Buffer.from(head + objects.map(([, text]) => text).join(' ')));
      return `<< /Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;
    };
    for (const [index, { content }] of pages.entries()) {
      const [body, page, both] = [10 + index * 3, 11 + index * 3, 12 + index * 3];
      const dictionary = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${body} 0 R /Resources << /Font << /F1 ${both + 100} 0 R >> >> >>`;
      parts.push(`${body} 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj`);
      if (packed) {
        const inner = pack([
          [page, dictionary],
          [both + 100, font],
        ]);
        parts.push(`${both} 0 obj\n${inner}\nendobj`);
      } else {
        parts.push(`${page} 0 obj\n${dictionary}\nendobj`, `${both + 100} 0 obj\n${font}\nendobj`);
      }
    }
    return Buffer.from(parts.join('\n'), 'latin1');
  }

  it.each([
    ['plain objects', false],
    ['packed objects', true],
  ])('is read as far as its pages are whole, from %s', async (_what, packed) => {
    const whole = streamed(packed);
    const bytes = whole.subarray(0, whole.indexOf('page 4') + 3);
    const document = await extractBytes(extractor, bytes, 'a.pdf');
    expect(allText(document)).toBe([1, 2, 3].map(words).join('\n'));
    expect(document.readPercent).toBe(99);
    expect(document.notices).toEqual([
      {
        code: 'partly-recovered',
        text: 'The file is damaged: its end is missing. 3 pages are whole and were read; the rest is lost. Please get an undamaged copy.',
        pages: [],
      },
    ]);
  });

  it('counts the pages that are lost where the file still says how many there were', async () => {
    const whole = Buffer.from(makePdf(pages));
    const end = whole.lastIndexOf('/Type /Page ');
    const document = await extractBytes(extractor, whole.subarray(0, end - 3), 'a.pdf');
    expect(allText(document)).toBe([1, 2, 3].map(words).join('\n'));
    expect(document.readPercent).toBe(75);
    expect(document.notices.map(({ code, pages: where }) => [code, where])).toEqual([
      ['partly-recovered', []],
      ['pages-not-read', [4]],
    ]);
  });

  it('is read whole where only its table is gone', async () => {
    const whole = Buffer.from(makePdf(pages));
    const document = await extractBytes(extractor, whole.subarray(0, whole.lastIndexOf('xref\n0')), 'a.pdf');
    expect(allText(document)).toBe([1, 2, 3, 4].map(words).join('\n'));
    expect(noticed(document)).toEqual(['partly-recovered']);
  });
});
