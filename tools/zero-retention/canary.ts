import { randomBytes } from 'node:crypto';
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** A random word that stands nowhere else in the world, and every disguise in which it might be left behind. */
export interface Canary {
  /** Letters only, so that no extractor or tokenizer takes it apart. */
  readonly word: string;
  /** The byte patterns to look for, with the name of the encoding. */
  readonly disguises: readonly Disguise[];
}

export interface Disguise {
  readonly encoding: string;
  readonly bytes: Buffer;
}

/** Makes a canary of 20 letters: by chance alone it would turn up once in 10^28 places. */
export function createCanary(): Canary {
  const letters = [...randomBytes(20)].map((byte) => String.fromCodePoint(97 + (byte % 26))).join('');
  const word = `Zq${letters}`;
  return { word, disguises: disguisesOf(word) };
}

function disguisesOf(word: string): Disguise[] {
  const reversed = word.split('').toReversed().join('');
  const utf16be = Buffer.from(word, 'utf16le').swap16();
  return [
    { encoding: 'text', bytes: Buffer.from(word) },
    { encoding: 'lower case', bytes: Buffer.from(word.toLowerCase()) },
    { encoding: 'upper case', bytes: Buffer.from(word.toUpperCase()) },
    { encoding: 'UTF-16 LE', bytes: Buffer.from(word, 'utf16le') },
    { encoding: 'UTF-16 BE', bytes: utf16be },
    { encoding: 'reversed', bytes: Buffer.from(reversed) },
    { encoding: 'hex', bytes: Buffer.from(Buffer.from(word).toString('hex')) },
    { encoding: 'upper-case hex', bytes: Buffer.from(Buffer.from(word).toString('hex').toUpperCase()) },
    // Base64 of a word depends on where it starts within a group of three bytes; the ends mix with their neighbours.
    ...[0, 1, 2].map((offset) => {
      const encoded = Buffer.from('x'.repeat(offset) + word).toString('base64');
      return {
        encoding: `base64 at offset ${offset}`,
        bytes: Buffer.from(encoded.slice(offset === 0 ? 0 : 4, -4)),
      };
    }),
  ];
}

/** The encodings in which a canary stands in `content`, also inside gzip, zlib and zip members. */
export function findCanary(content: Buffer, canary: Canary): string[] {
  const plain = namesIn(content, canary);
  const packed = inflatedParts(content).flatMap((part) =>
    namesIn(part, canary).map((name) => `compressed ${name}`),
  );
  return [...new Set([...plain, ...packed])];
}

function namesIn(content: Buffer, { disguises }: Canary): string[] {
  return disguises.filter(({ bytes }) => content.includes(bytes)).map(({ encoding }) => encoding);
}

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);
const ZIP_MEMBER = Buffer.from('PK\u0003\u0004', 'latin1');
const ZLIB_HEADERS = [0x01, 0x5e, 0x9c, 0xda].map((level) => Buffer.from([0x78, level]));
/** A file that is no archive holds these two bytes by chance; more tries than this per file find nothing new. */
const MOST_TRIES = 2_000;

function inflatedParts(content: Buffer): Buffer[] {
  const parts = placesOf(content, GZIP).map((at) => attempt(() => gunzipSync(content.subarray(at), LENIENT)));
  const members = placesOf(content, ZIP_MEMBER).map((at) => {
    if (at + 30 > content.length) return null;
    const start = at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
    return attempt(() => inflateRawSync(content.subarray(start), LENIENT));
  });
  const streams = ZLIB_HEADERS.flatMap((header) =>
    placesOf(content, header).map((at) => attempt(() => inflateSync(content.subarray(at), LENIENT))),
  );
  return [...parts, ...members, ...streams].filter((part) => part !== null);
}

/** Stops at what follows the stream instead of failing on it. */
const LENIENT = { maxOutputLength: 64 * 1024 * 1024 } as const;

function placesOf(content: Buffer, pattern: Buffer): number[] {
  const places: number[] = [];
  for (
    let at = content.indexOf(pattern);
    at >= 0 && places.length < MOST_TRIES;
    at = content.indexOf(pattern, at + 1)
  ) {
    places.push(at);
  }
  return places;
}

function attempt(inflate: () => Buffer): Buffer | null {
  try {
    return inflate();
  } catch {
    return null;
  }
}
