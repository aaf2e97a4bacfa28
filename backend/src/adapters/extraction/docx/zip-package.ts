import { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { errors } from '../../../domain/errors.ts';
import type { Caps } from '../../../ports/document-format.ts';

/** Most inflated bytes of one part. */
const MAX_PART_BYTES = 50 * 2 ** 20;
/** Inflated to packed size above which a large part is no document: contracts repeated 200 times stay below 120. */
const MAX_RATIO = 200;
const RATIO_COUNTS_FROM = 20 * 2 ** 20;

const TOO_LARGE = 'The file unpacks to far more than a document needs, so it was not opened.';

/** A zip file whose parts are inflated on demand, never beyond the caps, whatever its directory claims. */
export interface ZipPackage {
  readonly names: readonly string[];
  /** Inflates one part; null when there is none of that name. */
  part(name: string): Promise<Uint8Array | null>;
  /** The same as text, decoded as UTF-8 or UTF-16 by its mark. */
  text(name: string): Promise<string | null>;
}

/** Whether the bytes begin like a zip file. */
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** Whether a zip file names such a part, without unpacking: names are uncompressed in its directory. */
export const namesPart = (bytes: Uint8Array, name: RegExp): boolean =>
  isZip(bytes) && name.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));

/** Reads the directory. Rejects with `document_too_large` when it is too large, and throws when it is damaged. */
export async function openZipPackage(bytes: Uint8Array, caps: Caps): Promise<ZipPackage> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  });
  if (zip.entryCount > caps.maxZipEntries) throw errors.documentTooLarge(TOO_LARGE);
  const entries = new Map<string, Entry>();
  let claimed = 0;
  for await (const entry of zip.eachEntry()) {
    claimed += entry.uncompressedSize;
    if (entries.has(entry.fileName) || claimed > caps.maxInflatedBytes)
      throw errors.documentTooLarge(TOO_LARGE);
    entries.set(entry.fileName, entry);
  }
  let inflated = 0;

  const part = async (name: string): Promise<Uint8Array | null> => {
    const entry = entries.get(name);
    if (entry === undefined) return null;
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of await streamOf(zip, entry)) {
      size += piece.length;
      inflated += piece.length;
      const isBloated = size > RATIO_COUNTS_FROM && size > entry.compressedSize * MAX_RATIO;
      if (size > MAX_PART_BYTES || inflated > caps.maxInflatedBytes || isBloated) {
        throw errors.documentTooLarge(TOO_LARGE);
      }
      pieces.push(piece);
    }
    return Buffer.concat(pieces, size);
  };

  return {
    names: [...entries.keys()],
    part,
    async text(name) {
      const content = await part(name);
      return content === null ? null : new TextDecoder(encodingOf(content)).decode(content);
    },
  };
}

async function streamOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  return Readable.from(await zip.openReadStreamPromise(entry));
}

function encodingOf(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
