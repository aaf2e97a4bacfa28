import sharp from 'sharp';
import { IDENTITY, multiply, type Matrix } from './geometry.ts';
import type { PdfObjects } from './objects.ts';

/** A page that is one JPEG and nothing else. */
export interface JpegPage {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Where the picture lies on the page. */
  readonly matrix: Matrix;
}

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const ONE_PICTURE = new RegExp(
  String.raw`^\s*(?:q\s+)*((?:(?:${NUMBER}\s+){6}cm\s+){0,4})\/([^\s/<>()[\]{}%]+)\s+Do\s*(?:Q\s*)*$`,
  'u',
);
/** Longest content stream of a page that does nothing but place a picture. */
const MAX_CONTENT = 500;
/** What makes a picture more than its JPEG. */
const SPECIAL = /\/(?:SMask|Mask|ImageMask|Decode|DecodeParms|ColorTransform)\b/u;
const COLORS = /\/ColorSpace\s*(?:\/DeviceGray|\/DeviceRGB|\[\s*\/(?:ICCBased|CalGray|CalRGB)\b)/u;

/**
 * The JPEG of a page of a scanner, straight from the file: pdf.js would take a tenth of a second to decode it, and its
 * pixels are ten times as many bytes to hand on. Null for every page that is anything more than one plain JPEG.
 */
export async function jpegPage(objects: PdfObjects, pageId: number): Promise<JpegPage | null> {
  const page = objects.text(pageId);
  if (page === null) return null;
  const content = contentOf(objects, page);
  if (content === null || content.length > MAX_CONTENT) return null;
  const [, placing, name] = ONE_PICTURE.exec(content) ?? [];
  if (placing === undefined || name === undefined) return null;
  const id = pictureNamed(name, objects, page);
  const entries = id === null ? null : objects.text(id);
  if (id === null || entries === null || SPECIAL.test(entries) || !COLORS.test(entries)) return null;
  if (!/\/Filter\s*(?:\/DCTDecode\b|\[\s*\/DCTDecode\s*\])/u.test(entries)) return null;
  const jpeg = objects.stream(id);
  if (jpeg === null) return null;
  const size = await plainSize(jpeg);
  const claims = (key: string): number => Number(new RegExp(`/${key}\\s+(\\d+)`, 'u').exec(entries)?.[1]);
  if (size === null || size.width !== claims('Width') || size.height !== claims('Height')) return null;
  return { jpeg, ...size, matrix: matrixOf(placing) };
}

function contentOf(objects: PdfObjects, page: string): string | null {
  const [, many, one] = /\/Contents\s*(?:\[([^\]]*)\]|(\d+\s+\d+\s+R))/u.exec(page) ?? [];
  let content = '';
  for (const [, id = ''] of (many ?? one ?? '').matchAll(/(\d+)\s+\d+\s+R/gu)) {
    const part = objects.unpacked(Number(id));
    if (part === null || part.length > MAX_CONTENT) return null;
    content += `${part.toString('latin1')}\n`;
  }
  return content;
}

/** The id of a picture in the resources of a page, which may stand in the page tree above it. */
function pictureNamed(name: string, objects: PdfObjects, page: string): number | null {
  let node: string | null = page;
  for (let depth = 0; node !== null && depth < 20; depth++) {
    const resources = valueOf(objects, node, 'Resources');
    if (resources !== null) {
      const pictures = valueOf(objects, resources, 'XObject') ?? '';
      const entry = pictures.split(/(?=\/)/u).find((part) => part.slice(1).trimEnd().startsWith(`${name} `));
      const id = entry?.slice(name.length + 1).match(/^\s+(\d+)\s+\d+\s+R/u)?.[1];
      return id === undefined ? null : Number(id);
    }
    const parent: string | undefined = /\/Parent\s+(\d+)\s+\d+\s+R/u.exec(node)?.[1];
    node = parent === undefined ? null : objects.text(Number(parent));
  }
  return null;
}

/** The dictionary under a key, wherever it stands. */
function valueOf(objects: PdfObjects, dictionary: string, key: string): string | null {
  const at = new RegExp(`/${key}\\b\\s*`, 'u').exec(dictionary);
  if (at === null) return null;
  const rest = dictionary.slice(at.index + at[0].length);
  const id = /^(\d+)\s+\d+\s+R/u.exec(rest)?.[1];
  if (id !== undefined) return objects.text(Number(id));
  let depth = 0;
  for (const { 0: bracket, index } of rest.matchAll(/<<|>>/gu)) {
    depth += bracket === '<<' ? 1 : -1;
    if (depth <= 0) return rest.slice(0, index);
  }
  return null;
}

/** Size of a JPEG that every reader sees the same way, else null. */
async function plainSize(jpeg: Uint8Array) {
  try {
    const { format, width, height, channels, space } = await sharp(jpeg).metadata();
    const isPlain = format === 'jpeg' && (space === 'b-w' || (space === 'srgb' && channels === 3));
    return isPlain ? { width, height } : null;
  } catch {
    return null; // no JPEG that this library knows; pdf.js may still read it
  }
}

function matrixOf(placing: string): Matrix {
  const numbers = placing.match(new RegExp(NUMBER, 'gu'))?.map(Number) ?? [];
  let matrix = IDENTITY;
  for (let i = 0; i + 5 < numbers.length; i += 6) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.slice(i, i + 6);
    matrix = multiply(matrix, [a, b, c, d, e, f]);
  }
  return matrix;
}
