import { deflateSync, Inflate } from 'fflate';

import { MarkingError } from './marking-error.ts';

/** Most inflated bytes of one part, as for reading. */
const MAX_PART_BYTES = 50 * 2 ** 20;
const MAX_ENTRIES = 5000;
/** Signatures and sizes of the ZIP format (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const LOCAL = { signature: 0x04034b50, size: 30 };
const CENTRAL = { signature: 0x02014b50, size: 46 };
const END = { signature: 0x06054b50, size: 22, longestComment: 65_535 };
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;
const NAME_IS_UTF8 = 0x800;
/** Bytes given to the inflater at once; each can grow about a thousandfold before its size is looked at. */
const SLICE = 16_384;

/** One file of a package, packed as it came. */
export interface ZipEntry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  /** Time and date as MS-DOS writes them. */
  readonly time: number;
  readonly crc: number;
  readonly size: number;
  readonly packed: Uint8Array;
}

/** Reads the directory of a ZIP file; unpacks nothing. Throws `MarkingError`. */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < END.size || view.getUint32(0, true) !== LOCAL.signature)
    throw new MarkingError('not-a-docx');
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new MarkingError('too-large');
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    const next = readEntry(bytes, view, at);
    if (names.has(next.entry.name)) throw new MarkingError('damaged');
    names.add(next.entry.name);
    entries.push(next.entry);
    at = next.after;
  }
  return entries;
}

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END.size;
  for (let at = last; at >= Math.max(0, last - END.longestComment); at--) {
    if (view.getUint32(at, true) === END.signature) return at;
  }
  throw new MarkingError('damaged');
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; after: number } {
  if (at + CENTRAL.size > bytes.length || view.getUint32(at, true) !== CENTRAL.signature)
    throw new MarkingError('damaged');
  const flags = view.getUint16(at + 8, true);
  const packedSize = view.getUint32(at + 20, true);
  const nameLength = view.getUint16(at + 28, true);
  const local = view.getUint32(at + 42, true);
  const nameAt = at + CENTRAL.size;
  if (local + LOCAL.size > bytes.length || view.getUint32(local, true) !== LOCAL.signature)
    throw new MarkingError('damaged');
  const start = local + LOCAL.size + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > bytes.length || (flags & IS_ENCRYPTED) !== 0) throw new MarkingError('damaged');
  const entry = {
    name: new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength)),
    flags: flags & NAME_IS_UTF8,
    method: view.getUint16(at + 10, true),
    time: view.getUint32(at + 12, true),
    crc: view.getUint32(at + 16, true),
    size: view.getUint32(at + 24, true),
    packed: bytes.subarray(start, start + packedSize),
  };
  const after = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  return { entry, after };
}

/** The text of a part in UTF-8, as Word and all others write it. Throws `MarkingError` where bytes and check sum differ. */
export function textOf(entry: ZipEntry): string {
  const bytes = inflated(entry);
  if (crc32(bytes) !== entry.crc) throw new MarkingError('damaged');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MarkingError('damaged');
  }
}

function inflated({ method, packed, size }: ZipEntry): Uint8Array {
  if (size > MAX_PART_BYTES) throw new MarkingError('too-large');
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new MarkingError('damaged');
  const bytes = new Uint8Array(size);
  let filled = 0;
  const inflater = new Inflate((chunk) => {
    if (filled + chunk.length > size) throw new MarkingError('damaged');
    bytes.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += SLICE) {
      inflater.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    }
  } catch {
    throw new MarkingError('damaged');
  }
  if (filled !== size) throw new MarkingError('damaged');
  return bytes;
}

/** A part that is new or changed, packed. The time is that of the part it stands in for, or none. */
export function packedEntry(name: string, text: string, before?: ZipEntry): ZipEntry {
  const bytes = new TextEncoder().encode(text);
  return {
    name,
    flags: before?.flags ?? NAME_IS_UTF8,
    method: DEFLATED,
    // 1 January 1980, the first day that the format knows.
    time: before?.time ?? 0x0021_0000,
    crc: crc32(bytes),
    size: bytes.length,
    packed: deflateSync(bytes),
  };
}

/** Writes a package; what was not changed goes in packed as it came. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const names = entries.map(({ name }) => new TextEncoder().encode(name));
  const total = entries.reduce(
    (sum, { packed }, index) => sum + packed.length + LOCAL.size + CENTRAL.size + 2 * names[index]!.length,
    END.size,
  );
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  const places: number[] = [];
  let at = 0;
  for (const [index, entry] of entries.entries()) {
    places.push(at);
    view.setUint32(at, LOCAL.signature, true);
    writeFacts(view, at + 4, entry, names[index]!.length);
    bytes.set(names[index]!, at + LOCAL.size);
    bytes.set(entry.packed, at + LOCAL.size + names[index]!.length);
    at += LOCAL.size + names[index]!.length + entry.packed.length;
  }
  const directory = at;
  for (const [index, entry] of entries.entries()) {
    view.setUint32(at, CENTRAL.signature, true);
    view.setUint16(at + 4, 20, true);
    writeFacts(view, at + 6, entry, names[index]!.length);
    view.setUint32(at + 42, places[index]!, true);
    bytes.set(names[index]!, at + CENTRAL.size);
    at += CENTRAL.size + names[index]!.length;
  }
  view.setUint32(at, END.signature, true);
  view.setUint16(at + 8, entries.length, true);
  view.setUint16(at + 10, entries.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return bytes;
}

/** The fields that both headers share, in the same order; version 2.0 is the first that knows deflate. */
function writeFacts(view: DataView, at: number, entry: ZipEntry, nameLength: number): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, entry.flags, true);
  view.setUint16(at + 4, entry.method, true);
  view.setUint32(at + 6, entry.time, true);
  view.setUint32(at + 10, entry.crc, true);
  view.setUint32(at + 14, entry.packed.length, true);
  view.setUint32(at + 18, entry.size, true);
  view.setUint16(at + 22, nameLength, true);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
