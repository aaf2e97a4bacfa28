import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { readXml } from './xml.ts';

/** Most different signs of a document that are looked up; more are no signs but noise. */
const MOST_SIGNS = 300;
const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const RELATIONSHIPS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** What a sign of a picture font stands for, such as the ticked box of Wingdings; empty where nobody knows. */
export type Signs = (font: string, character: string) => string;

/**
 * The signs of a part in the characters that Unicode has for them. Mammoth knows the picture fonts; it is asked only where a
 * document has such signs, with a document of one sign a paragraph.
 */
export async function signsOf(xml: string): Promise<Signs> {
  const wanted = new Map<string, string>();
  if (/[<:]sym[\s/>]/u.test(xml)) {
    readXml(xml, ({ kind, name, attributes }) => {
      if (kind !== 'open' || name !== 'w:sym' || wanted.size >= MOST_SIGNS) return;
      const [font = '', character = ''] = [attributes['w:font'], attributes['w:char']];
      // Only names that can stand in an attribute as they are.
      if (/^[\w -]{1,60}$/u.test(font) && /^[\da-f]{1,6}$/iu.test(character))
        wanted.set(keyOf(font, character), `<w:sym w:font="${font}" w:char="${character}"/>`);
    });
  }
  if (wanted.size === 0) return () => '';
  const read = await rawText([...wanted.values()]);
  const known = new Map([...wanted.keys()].map((key, index) => [key, read[index] ?? '']));
  return (font, character) => known.get(keyOf(font, character)) ?? '';
}

const keyOf = (font: string, character: string): string => `${font}|${character.toUpperCase()}`;

async function rawText(signs: readonly string[]): Promise<string[]> {
  const paragraphs = signs.map((sign) => `<w:p><w:r>${sign}</w:r></w:p>`).join('');
  const encoder = new TextEncoder();
  const parts = {
    '[Content_Types].xml': encoder.encode(CONTENT_TYPES),
    '_rels/.rels': encoder.encode(RELATIONSHIPS),
    'word/document.xml': encoder.encode(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
    ),
  };
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(zipSync(parts, { level: 0 })) });
  // Two line feeds end every paragraph.
  return value.split('\n\n');
}
