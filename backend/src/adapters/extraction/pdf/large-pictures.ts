import type { Caps } from '../../../ports/document-format.ts';

/** Pixels of one bit each take a thirty-second of the memory of colored ones, so four times as many are drawn. */
const ONE_BIT_ROOM = 4;
/** Dictionary of a picture: far shorter than this, and it ends where the data begins. */
const MAX_DICTIONARY = 2_000;
/** Pictures of a file that are looked at; a scan of 500 pages in strips has fewer. */
const MAX_PICTURES = 20_000;

/**
 * Pixels of the smallest picture that is too large to be drawn, or null where every picture can be. Dictionaries of pictures
 * stand in plain text in every PDF, because they belong to streams, so the file need not be parsed for it.
 */
export function smallestTooLarge(bytes: Uint8Array, { maxPixels }: Caps): number | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let smallest: number | null = null;
  let at = file.indexOf('/Image');
  for (let count = 0; at >= 0 && count < MAX_PICTURES; count++) {
    const dictionary = dictionaryAround(file, at);
    const number = (key: string): number =>
      Number(new RegExp(`/${key}\\s{0,9}(\\d{1,9})`, 'u').exec(dictionary)?.[1]);
    const pixels = number('Width') * number('Height');
    const isOneBit = /\/BitsPerComponent\s{0,9}1\b|\/ImageMask\s{0,9}true|\/(?:CCITTFax|JBIG2)Decode/u.test(
      dictionary,
    );
    // What is not a picture has no size, and no comparison with NaN holds.
    if (pixels > maxPixels * (isOneBit ? ONE_BIT_ROOM : 1)) smallest = Math.min(smallest ?? pixels, pixels);
    at = file.indexOf('/Image', at + 1);
  }
  return smallest;
}

function dictionaryAround(file: Buffer, at: number): string {
  const from = Math.max(0, at - MAX_DICTIONARY);
  const before = file.subarray(from, at).toString('latin1');
  const after = file.subarray(at, at + MAX_DICTIONARY).toString('latin1');
  const end = after.search(/stream|endobj/u);
  return before.slice(Math.max(0, before.lastIndexOf(' obj'))) + (end < 0 ? after : after.slice(0, end));
}
