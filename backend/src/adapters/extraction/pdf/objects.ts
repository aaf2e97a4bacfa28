import { inflateSync } from 'node:zlib';

/** A stream of a PDF with its dictionary, which is kept as text, one byte a character. */
interface FoundObject {
  readonly text: string;
  /** Where `N G obj` stands, and G; null for an object that stood in another's stream. */
  readonly place: { readonly at: number; readonly generation: number } | null;
  /** Where the bytes of its stream begin; null for an object without one, or one that stood in another's stream. */
  readonly streamAt: number | null;
}

/** Objects of a PDF, found by looking through the file rather than by its table, which may be lost. */
export interface PdfObjects {
  /** In the order in which they stand. */
  readonly ids: readonly number[];
  place(id: number): FoundObject['place'];
  /** What stands between `obj` and `endobj`, without a stream; null when there is no such object. */
  text(id: number): string | null;
  /** Bytes of a stream as they stand in the file; null when it has none, or was cut off. */
  stream(id: number): Uint8Array | null;
  /** The stream unpacked, when it is not packed or only deflated; else null. */
  unpacked(id: number): Buffer | null;
}

const OBJECT = /(?<!\d)(\d{1,8})\s+(\d{1,5})\s+obj\b/gu;
/** Longest dictionary that is read, and most bytes that one stream unpacks to. */
const MAX_TEXT = 200_000;
const MAX_UNPACKED = 32 * 2 ** 20;

/** Goes once through the file. Nothing is decrypted: of an encrypted file only the structure is useful. */
export function findObjects(bytes: Uint8Array): PdfObjects {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = file.toString('latin1');
  const found = new Map<number, FoundObject>();

  const text = (id: number): string | null => found.get(id)?.text ?? null;
  const stream = (id: number): Buffer | null => {
    const object = found.get(id);
    if (object === undefined || object.streamAt === null) return null;
    const [, direct = '', reference] = /\/Length\s+(\d+)(\s+\d+\s+R)?/u.exec(object.text) ?? [];
    const length = reference === undefined ? Number(direct) : Number(text(Number(direct)) ?? Number.NaN);
    const end = object.streamAt + length;
    if (length > 0 && /^\s*endstream/u.test(whole.slice(end, end + 20)))
      return file.subarray(object.streamAt, end);
    const searched = whole.indexOf('endstream', object.streamAt);
    return searched < 0 ? null : file.subarray(object.streamAt, searched);
  };
  const unpacked = (id: number): Buffer | null => {
    const raw = stream(id);
    const filter =
      /\/Filter\s*(?:\[([^\]]*)\]|(\/\w+))/u
        .exec(text(id) ?? '')
        ?.slice(1)
        .join('')
        .trim() ?? '';
    if (raw === null || filter === '') return raw;
    if (filter !== '/FlateDecode' || /\/Predictor\s+[2-9]/u.test(text(id) ?? '')) return null;
    try {
      return inflateSync(raw, { maxOutputLength: MAX_UNPACKED });
    } catch {
      return null; // damaged, or a bomb
    }
  };
  const addPacked = (id: number): void => {
    const content = unpacked(id)?.toString('latin1');
    const first = Number(/\/First\s+(\d+)/u.exec(text(id) ?? '')?.[1] ?? Number.NaN);
    if (content === undefined || Number.isNaN(first)) return;
    const numbers = content.slice(0, first).trim().split(/\s+/u).map(Number);
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [inner = 0, from = 0, to = content.length] = [numbers[i], numbers[i + 1], numbers[i + 3]];
      found.set(inner, {
        text: content.slice(first + from, i + 3 < numbers.length ? first + to : undefined),
        place: null,
        streamAt: null,
      });
    }
  };

  for (const { 0: match, 1: id = '', 2: generation, index } of whole.matchAll(OBJECT)) {
    const from = index + match.length;
    const body = whole.slice(from, from + MAX_TEXT);
    const end = body.search(/\bendobj\b|\bstream\r?\n/u);
    if (end < 0) continue;
    const opening = /^stream\r?\n/u.exec(body.slice(end, end + 8))?.[0];
    found.set(Number(id), {
      text: body.slice(0, end).trim(),
      place: { at: index, generation: Number(generation) },
      streamAt: opening === undefined ? null : from + end + opening.length,
    });
    if (opening !== undefined && /\/Type\s*\/ObjStm\b/u.test(body.slice(0, end))) addPacked(Number(id));
  }
  const place = (id: number): FoundObject['place'] => found.get(id)?.place ?? null;
  return { ids: [...found.keys()], place, text, stream, unpacked };
}
