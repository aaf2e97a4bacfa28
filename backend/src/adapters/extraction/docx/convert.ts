import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { MARK, markRun } from './marks.ts';
import { plainParagraph } from './plain.ts';

/** What a package must say around a document for mammoth to read it. */
const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const RELATIONSHIPS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const BODY_RELATIONSHIPS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>';

/** Markup that mammoth gets at once: its trees take a hundred times their text, so a long document goes in parts. */
const CHUNK_CHARACTERS = 250_000;

const SEPARATOR = `<w:p>${markRun(MARK.separator)}</w:p>`;

/**
 * HTML of the marked pieces of a document: running text as it stands, and all else by mammoth, each piece in its place.
 * `head` and `tail` are the main part's markup around the body's content, `styles` the part of that name.
 */
export async function htmlOf(
  pieces: readonly string[],
  [head, tail]: readonly [string, string],
  styles: string,
): Promise<string> {
  const names = namesOnly(styles);
  const meaningful = meaningfulStyles(names);
  const html = pieces.map((piece) => plainParagraph(piece, (style) => !meaningful.has(style)));
  const others = pieces.flatMap((piece, index) => (html[index] === null ? [{ piece, index }] : []));
  for (const chunk of chunksOf(others)) {
    const marked = chunk.map(({ piece }) => piece + SEPARATOR).join('');
    const converted = (await convert(head + marked + tail, names)).split(`<p>${MARK.separator}</p>`);
    // Markup that was never closed may swallow a separator: what follows then stands where the last piece stood.
    for (const [at, { index }] of chunk.entries())
      html[index] = at === chunk.length - 1 ? converted.slice(at).join('') : (converted[at] ?? '');
  }
  return html.join('');
}

function* chunksOf<Part extends { readonly piece: string }>(parts: readonly Part[]): Generator<Part[]> {
  let chunk: Part[] = [];
  let length = 0;
  for (const part of parts) {
    if (chunk.length > 0 && length + part.piece.length > CHUNK_CHARACTERS) {
      yield chunk;
      [chunk, length] = [[], 0];
    }
    chunk.push(part);
    length += part.piece.length;
  }
  if (chunk.length > 0) yield chunk;
}

/** Ids of the styles that mammoth's map gives a meaning: headings, titles and notes. */
function meaningfulStyles(names: string): ReadonlySet<string> {
  const styles = names.matchAll(/<w:style\b([^>]*)>(<w:name\b[^>]*\/>)/gu);
  const meaningful = new Set(['Heading', ...[1, 2, 3, 4, 5, 6].map((level) => `Heading${level}`)]);
  for (const [, style = '', name = ''] of styles) {
    const id = /w:styleId="([^"]*)"/u.exec(style)?.[1];
    if (id !== undefined && /"(?:heading|title|subtitle|footnote|endnote|annotation)/iu.test(name))
      meaningful.add(id);
  }
  return meaningful;
}

/** Ids and names of the styles: all that mammoth looks at once lists and hidden text are marked. */
function namesOnly(styles: string): string {
  const root = /<w:styles\b[^>]*>/u.exec(styles)?.[0];
  if (root === undefined || root.endsWith('/>')) return '';
  const named = styles.matchAll(/(<w:style\b[^>]*>)[\s\S]*?(<w:name\b[^>]*?\/>)[\s\S]*?<\/w:style>/gu);
  return `${root}${[...named].map(([, open, name]) => `${open}${name}</w:style>`).join('')}</w:styles>`;
}

async function convert(document: string, styles: string): Promise<string> {
  const encoder = new TextEncoder();
  const parts: Record<string, Uint8Array> = {
    '[Content_Types].xml': encoder.encode(CONTENT_TYPES),
    '_rels/.rels': encoder.encode(RELATIONSHIPS),
    'word/_rels/document.xml.rels': encoder.encode(BODY_RELATIONSHIPS),
    'word/document.xml': encoder.encode(document),
  };
  if (styles !== '') parts['word/styles.xml'] = encoder.encode(styles);
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"],
    },
  );
  return value;
}
