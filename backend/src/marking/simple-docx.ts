import { TRANSITIONAL } from './namespaces.ts';
import { escaped } from './xml.ts';
import { packedEntry, writeZip } from './zip.ts';

/** A paragraph of a document made here: its look, and its text with line breaks. */
export interface PlainParagraph {
  readonly text: string;
  readonly look?: 'plain' | 'title' | 'heading' | 'quote' | 'label';
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
/** Sizes in half points, spaces and indents in twentieths of a point. */
const LOOKS: Readonly<Record<NonNullable<PlainParagraph['look']>, readonly [string, string]>> = {
  title: ['<w:keepNext/><w:spacing w:after="240"/>', '<w:b/><w:sz w:val="32"/>'],
  heading: ['<w:keepNext/><w:spacing w:before="240" w:after="80"/>', '<w:b/><w:sz w:val="24"/>'],
  quote: ['<w:spacing w:after="120"/><w:ind w:left="360"/>', '<w:i/><w:sz w:val="22"/>'],
  label: ['<w:keepNext/><w:spacing w:after="20"/>', '<w:b/><w:sz w:val="20"/>'],
  plain: ['<w:spacing w:after="160"/>', '<w:sz w:val="22"/>'],
};
/** A4 with margins of 2.5 cm, in twentieths of a point. */
const PAGE =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';

/** A small Word document of plain paragraphs. */
export function simpleDocx(paragraphs: readonly PlainParagraph[]): Uint8Array {
  const body = paragraphs.map(({ text, look = 'plain' }) => {
    const [properties, letters] = LOOKS[look];
    const font = '<w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:cs="Georgia"/>';
    // In the order of the schema: bold, italics and size come after the fonts.
    const run = `<w:rPr>${font}${letters}</w:rPr>`;
    const lines = text
      .split('\n')
      .map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
      .join('<w:br/>');
    return `<w:p><w:pPr>${properties}</w:pPr><w:r>${run}${lines}</w:r></w:p>`;
  });
  const main = `${HEAD}<w:document xmlns:w="${TRANSITIONAL}"><w:body>${body.join('')}${PAGE}</w:body></w:document>`;
  return writeZip([
    packedEntry('[Content_Types].xml', TYPES),
    packedEntry('_rels/.rels', RELATIONS),
    packedEntry('word/document.xml', main),
  ]);
}
