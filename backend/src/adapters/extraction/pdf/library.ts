import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
// The other build of this package calls methods that Node 24 does not have yet.
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { definePDFJSModule, getDocumentProxy } from 'unpdf';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Numbers of the drawing operators. */
export const OPERATORS = pdfjs.OPS;

// With this stream pdf.js waits for a thread of the pool at every page and every font; its own inflation does without, which takes an
// eighth off the time of a long paper. Without the stream it falls back on it, as it does for damaged data. Only a parser
// loads this module, and nothing else in its process unpacks by streams.
Reflect.deleteProperty(globalThis, 'DecompressionStream');

// unpdf's own build of pdf.js has no character maps, fonts or image decoders: pages of scanners came out blank.
await definePDFJSModule(() => Promise.resolve(pdfjs));

/**
 * Opens a PDF with everything that lies outside the file: character maps, fonts and image decoders. Nothing is fetched.
 * Pictures of `tooManyPixels` or more are left out of every page; null leaves out none.
 */
export async function openPdf(
  bytes: Uint8Array,
  tooManyPixels: number | null = null,
): Promise<PDFDocumentProxy> {
  const document = await getDocumentProxy(repaired(bytes), {
    cMapUrl: `${join(folder, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    wasmUrl: `${join(folder, 'wasm')}/`,
    iccUrl: `${join(folder, 'iccs')}/`,
    disableFontFace: true,
    useSystemFonts: false,
    fontExtraProperties: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    stopAtErrors: false,
    maxImageSize: tooManyPixels === null ? -1 : tooManyPixels - 1,
  });
  // The types are unpdf's own copy; the object comes from the module defined above.
  return document as unknown as PDFDocumentProxy;
}

/** Dictionary of a descendant font, as far as it stands uncompressed in the file. */
const DESCENDANT_FONT =
  /<<(?:(?!\/BaseFont)[^<>]|<(?!<)|<<[^<>]*>>){0,2000}?\/Subtype\s*\/CIDFontType[02](?:(?!\/BaseFont)[^<>]|<(?!<)|<<[^<>]*>>){0,2000}?>>/gu;

/**
 * A copy, because pdf.js takes the buffer for itself. Descendant fonts without a name, which other readers accept, make
 * pdf.js drop all their text without an error: they get one, in the place of their /Type, which is not needed.
 */
function repaired(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  const text = Buffer.from(copy.buffer);
  if (!text.includes('/CIDFontType')) return copy;
  for (const { 0: dictionary, index } of text.toString('latin1').matchAll(DESCENDANT_FONT)) {
    const at = dictionary.search(/\/Type \/Font\b/u);
    if (at >= 0) text.write('/BaseFont/A', index + at, 'latin1');
  }
  return copy;
}
