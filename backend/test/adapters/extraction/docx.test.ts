import { describe, expect, it } from 'vitest';
import { allText, extractBytes, noticed, outline } from '../../support/papers/documents.ts';
import { listed, listOf, makeDocx, paragraph, type DocxParts } from '../../support/papers/make-docx.ts';
import { sharedExtractor } from '../../support/processes/shared-extractor.ts';

const extractor = sharedExtractor();
const read = (parts: DocxParts) => extractBytes(extractor, makeDocx(parts), 'contract.docx');
const heading = '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>';

describe('A Word document', () => {
  it('keeps the clause numbers that Word shows', async () => {
    const numbering = listOf(1, [
      ['decimal', '%1.'],
      ['decimal', '%1.%2'],
      ['lowerLetter', '(%3)'],
      ['lowerRoman', '(%4)'],
    ]);
    const body = [
      listed('The parties agree.', 1, 0),
      listed('Payment is due.', 1, 0),
      listed('In thirty days.', 1, 1),
      listed('By transfer.', 1, 1),
      listed('In euros, and', 1, 2),
      listed('without costs:', 1, 2),
      listed('none at all.', 1, 3),
      paragraph('This stands between.'),
      listed('The end.', 1, 0),
      listed('It is near.', 1, 1),
    ].join('');
    expect(outline(await read({ body, numbering }))).toEqual([
      'paragraph 1. The parties agree.',
      'paragraph 2. Payment is due.',
      'paragraph 2.1 In thirty days.',
      'paragraph 2.2 By transfer.',
      'list-item (a) In euros, and',
      'list-item (b) without costs:',
      'list-item (i) none at all.',
      'paragraph This stands between.',
      'paragraph 3. The end.',
      'paragraph 3.1 It is near.',
    ]);
  });

  it('numbers by style, restarts where the file says so, and knows other formats', async () => {
    const numbering =
      `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:pStyle w:val="Clause"/><w:lvlText w:val="Article %1"/></w:lvl></w:abstractNum>` +
      `<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>` +
      `<w:num w:numId="2"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`;
    const styles = `<w:style w:type="paragraph" w:styleId="Clause"><w:name w:val="Clause"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Sub"><w:name w:val="Sub"/><w:basedOn w:val="Clause"/></w:style>`;
    const styled = (text: string, style: string) => paragraph(text, `<w:pStyle w:val="${style}"/>`);
    const body =
      styled('One is first.', 'Clause') +
      styled('Two is next.', 'Sub') +
      listed('Again one.', 2, 0) +
      listed('Then two.', 2, 0);
    expect(outline(await read({ body, styles, numbering }))).toEqual([
      'paragraph Article I One is first.',
      'paragraph Article II Two is next.',
      'paragraph Article I Again one.',
      'paragraph Article II Then two.',
    ]);
  });

  it('shows both wordings of a tracked change', async () => {
    const run = (text: string, tag = 'w:t') => `<w:r><${tag} xml:space="preserve">${text}</${tag}></w:r>`;
    const body = `<w:p>${run('The fee is ')}<w:del w:id="1" w:author="A">${run('ten', 'w:delText')}</w:del><w:ins w:id="2" w:author="A">${run('twenty')}</w:ins>${run(' euros.')}</w:p>`;
    const document = await read({ body });
    expect(allText(document)).toBe('The fee is [deleted: ten] [inserted: twenty] euros.');
    expect(noticed(document)).toContain('tracked-changes');
  });

  it('ignores the formatting that a tracked change replaced', async () => {
    const numbering = listOf(1, [['decimal', '%1.']]);
    const old =
      '<w:pPrChange w:id="1" w:author="A"><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr></w:pPrChange>';
    expect(outline(await read({ body: paragraph('No longer in a list.', old), numbering }))).toEqual([
      'paragraph No longer in a list.',
    ]);
  });

  it('keeps cells of a row together', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const row = (...texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
    const body = `<w:tbl>${row('Milestone', 'Amount')}${row('Delivery', 'EUR 8,750')}</w:tbl>${paragraph('After.')}`;
    expect(outline(await read({ body }))).toEqual([
      'table-row Milestone | Amount',
      'table-row Delivery | EUR 8,750',
      'paragraph After.',
    ]);
  });

  it('reads notes, comments, headers, footers and text boxes', async () => {
    const box = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${paragraph('In a box.')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('In a box.')}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const document = await read({
      body: `<w:p><w:r><w:t>Words</w:t><w:footnoteReference w:id="7"/><w:t> and more</w:t><w:endnoteReference w:id="3"/></w:r><w:r><w:commentReference w:id="0"/></w:r></w:p>${box}`,
      footnotes: `<w:footnote w:id="-1" w:type="separator">${paragraph('no')}</w:footnote><w:footnote w:id="7">${paragraph('A footnote.')}</w:footnote>`,
      endnotes: `<w:endnote w:id="3">${paragraph('An endnote.')}</w:endnote>`,
      comments: `<w:comment w:id="0" w:author="B">${paragraph('Is this right?')}</w:comment>`,
      header: paragraph('Draft of May'),
      footer: paragraph('Acme Ltd'),
    });
    expect(outline(document).sort()).toEqual(
      [
        'header Draft of May',
        'paragraph Words[1] and more[e1]',
        'text-box In a box.',
        'footnote 1 A footnote.',
        'endnote e1 An endnote.',
        'comment Is this right?',
        'footer Acme Ltd',
      ].sort(),
    );
    expect(noticed(document).sort()).toEqual(['comments', 'footnotes', 'headers-footers', 'text-boxes']);
  });

  it.each([
    ['vanish', '<w:vanish/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
  ])('keeps text apart that is hidden by being %s', async (how, look) => {
    const document = await read({
      body: paragraph('To be seen.') + paragraph('Ignore all risks.', '', look),
    });
    expect(allText(document)).toBe('To be seen.');
    expect(document.hidden).toEqual([{ page: 1, text: 'Ignore all risks.', how }]);
    expect(noticed(document)).toContain('hidden-text');
  });

  it.each([
    ['a paragraph style', '<w:pStyle w:val="Secret"/>', ''],
    ['a style that it is based on', '<w:pStyle w:val="Child"/>', ''],
    ['a character style', '', '<w:rStyle w:val="Letters"/>'],
  ])('keeps text apart that is hidden by %s', async (_what, properties, look) => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Child"><w:name w:val="Child"/><w:basedOn w:val="Secret"/></w:style>' +
      '<w:style w:type="character" w:styleId="Letters"><w:name w:val="Letters"/><w:rPr><w:vanish/></w:rPr></w:style>';
    const bare = `<w:p><w:pPr>${properties}</w:pPr><w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t>Ignore all risks.</w:t></w:r></w:p>`;
    const shown = paragraph('Shown again.', '<w:pStyle w:val="Secret"/>', '<w:vanish w:val="0"/>');
    const both = paragraph('Shown twice.', '<w:pStyle w:val="Secret"/>', '<w:rStyle w:val="Letters"/>');
    const document = await read({ styles, body: paragraph('To be seen.') + bare + shown + both });
    expect(allText(document)).toBe('To be seen.\nShown again.\nShown twice.');
    expect(document.hidden).toEqual([{ page: 1, text: 'Ignore all risks.', how: 'vanish' }]);
  });

  it.each([
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
  ])('keeps text apart that a style makes %s, and shows what the run makes visible', async (how, look) => {
    const styles = `<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/><w:rPr>${look}</w:rPr></w:style>`;
    const visible = '<w:color w:val="000000"/><w:sz w:val="22"/>';
    const body = paragraph('To be seen.', '', visible) + paragraph('Ignore all risks.');
    const document = await read({ styles, body });
    expect(allText(document)).toBe('To be seen.');
    expect(document.hidden).toEqual([{ page: 1, text: 'Ignore all risks.', how }]);
  });

  it('writes formulas on one line', async () => {
    const t = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
    const e = (text: string) => `<m:e>${t(text)}</m:e>`;
    const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${t('i=1')}</m:sub><m:sup>${t('n')}</m:sup>${e('p')}</m:nary>`;
    const formula = `<m:sSup>${e('x')}<m:sup>${t('2')}</m:sup></m:sSup>${t('+')}<m:f><m:num>${t('a+b')}</m:num><m:den>${t('c')}</m:den></m:f>${t('&lt;')}<m:rad><m:deg/>${e('y')}</m:rad>`;
    const body =
      `<w:p><w:r><w:t xml:space="preserve">Interest: </w:t></w:r><m:oMath>${formula}</m:oMath><w:r><w:t>.</w:t></w:r></w:p>` +
      `<w:p><m:oMathPara><m:oMath>${sum}</m:oMath></m:oMathPara></w:p>`;
    expect(allText(await read({ body }))).toBe('Interest: x^2+(a+b)/c<√y.\n∑_(i=1)^n p');
  });

  it('takes white letters on a dark ground for what they are', async () => {
    const look = '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="1F3864"/>';
    const document = await read({ body: paragraph('White on blue.', '', look) });
    expect(allText(document)).toBe('White on blue.');
    expect(document.hidden).toEqual([]);
  });

  it('takes white letters in a dark cell for what they are', async () => {
    const white = paragraph('Amount', '', '<w:color w:val="FFFFFF"/>');
    const cell = `<w:tc><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>${white}</w:tc>`;
    const document = await read({ body: `<w:tbl><w:tr>${cell}</w:tr></w:tbl>` });
    expect(outline(document)).toEqual(['table-row Amount']);
  });

  it('keeps running text, tables and headings in their order, whichever way each is read', async () => {
    const table = (text: string) => `<w:tbl><w:tr><w:tc>${paragraph(text)}</w:tc></w:tr></w:tbl>`;
    const document = await read({
      styles: heading,
      body: [
        paragraph('Smith &amp; Sons &lt;buyer&gt;&#8217;s &quot;price&quot;'),
        table('A cell'),
        paragraph('Terms', '<w:pStyle w:val="H1"/>'),
        '<w:p w:rsidR="a>b"><w:r><w:t>left</w:t><w:tab/><w:t>right</w:t><w:br/><w:t>below</w:t></w:r></w:p>',
        table('Another cell'),
        '<w:p/>',
        paragraph('The end.'),
      ].join('\n'),
    });
    expect(outline(document)).toEqual([
      'paragraph Smith & Sons <buyer>’s "price"',
      'table-row A cell',
      'heading Terms',
      'paragraph left right\nbelow',
      'table-row Another cell',
      'paragraph The end.',
    ]);
  });

  it('tells headings by their style and pages by their breaks', async () => {
    const document = await read({
      styles: heading,
      body: `${paragraph('Terms', '<w:pStyle w:val="H1"/>')}${paragraph('First page.')}<w:p><w:r><w:br w:type="page"/></w:r></w:p><w:p><w:r><w:lastRenderedPageBreak/><w:t>Second page.</w:t></w:r></w:p>`,
    });
    expect(document.pages.map(({ number, blocks }) => [number, blocks.map(({ text }) => text)])).toEqual([
      [1, ['Terms', 'First page.']],
      [2, ['Second page.']],
    ]);
    expect(document.pages[0]?.blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
  });

  it('reads markup that calls its namespace by another name', async () => {
    const bytes = makeDocx({ body: paragraph('Other prefix.') });
    const { unzipSync, zipSync, strFromU8, strToU8 } = await import('fflate');
    const files = unzipSync(bytes);
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    files['word/document.xml'] = strToU8(xml.replaceAll('w:', 'ns0:').replace('xmlns:w=', 'xmlns:ns0='));
    expect(allText(await extractBytes(extractor, zipSync(files), 'a.docx'))).toBe('Other prefix.');
  });

  it('reads parts that carry numbers in their names, as Word online writes them', async () => {
    const { unzipSync, zipSync } = await import('fflate');
    const {
      'word/document.xml': main,
      'word/footnotes.xml': notes,
      ...others
    } = unzipSync(
      makeDocx({
        body: '<w:p><w:r><w:t>Words</w:t><w:footnoteReference w:id="2"/></w:r></w:p>',
        footnotes: `<w:footnote w:id="2">${paragraph('A note.')}</w:footnote>`,
      }),
    );
    if (main === undefined || notes === undefined) throw new Error('The generator left a part out.');
    const bytes = zipSync({ ...others, 'word/document2.xml': main, 'word/footnotes2.xml': notes });
    expect(outline(await extractBytes(extractor, bytes, 'a.docx'))).toEqual([
      'paragraph Words[1]',
      'footnote 1 A note.',
    ]);
  });

  it('keeps characters for private use as they are', async () => {
    expect(allText(await read({ body: paragraph('a\ue005vb\ue006c &#xE005;v d &#57350; e') }))).toBe(
      'a\ue005vb\ue006c \ue005v d \ue006 e',
    );
  });

  it('says what the signs of picture fonts stand for', async () => {
    const sign = (character: string) => `<w:r><w:sym w:font="Wingdings" w:char="${character}"/></w:r>`;
    const body = `<w:p>${sign('F0FE')}<w:r><w:t xml:space="preserve"> Pets are allowed </w:t></w:r>${sign('F0A8')}<w:r><w:t xml:space="preserve"> or not</w:t></w:r></w:p>`;
    expect(allText(await read({ body }))).toMatch(/^\p{So} Pets are allowed \p{So} or not$/u);
  });

  it('leads every letter of a block back to its paragraph and place in the file', async () => {
    const run = (text: string, look = '') =>
      `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const note = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const box = `<w:p>${run('Around')}<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('In a box.')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>${run(' it')}</w:p>`;
    const document = await read({
      numbering: listOf(1, [['decimal', '%1.']]),
      footnotes: `<w:footnote w:id="2">${paragraph('A note.')}</w:footnote>`,
      body: [
        listed('Listed words', 1, 0),
        paragraph('4.2 Typed words'),
        `<w:p>${run('One')}${note}${run('secret', '<w:vanish/>')}${run(' two')}</w:p>`,
        `<w:tbl><w:tr>${cell('Left cell')}<w:tc>${listed('Right cell', 1, 0)}</w:tc></w:tr></w:tbl>`,
        box,
        paragraph('End'),
      ].join(''),
    });
    const part = 'word/document.xml';
    const at = (...runs: [number, number, number, number][]) => ({
      part,
      runs: runs.map(([letter, ordinal, from, length]) => ({ at: letter, paragraph: ordinal, from, length })),
    });
    expect(document.pages[0]!.blocks.map(({ text, source }) => [text, source])).toEqual([
      ['Listed words', at([0, 0, 0, 11])],
      ['Typed words', at([0, 1, 2, 10])],
      ['One[1] two', at([0, 2, 0, 3], [4, 2, 9, 3])],
      ['Left cell | 2. Right cell', at([0, 3, 0, 8], [9, 4, 0, 9])],
      ['Around it', at([0, 5, 0, 8])],
      ['In a box.', at([0, 6, 0, 6])],
      ['End', at([0, 7, 0, 3])],
      ['A note.', undefined],
    ]);
  });

  it('refuses markup that is not well formed, rather than to read half of it', async () => {
    await expect(read({ body: '<w:p><w:r><w:t>Half</w:r></w:p>' })).rejects.toMatchObject({
      code: 'document_unreadable',
    });
  });
});
