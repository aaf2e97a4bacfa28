import { strFromU8, unzipSync } from 'fflate';

import { lettersIn } from '../../backend/src/domain/analysis/document/letters.ts';
import type { MarkedDocument, MarkPoint } from '../../backend/src/marking/mark-point.ts';
import { markDocx } from '../../backend/src/marking/mark-docx.ts';
import { readWordText } from '../../backend/src/marking/read-word-text.ts';
import { readZip } from '../../backend/src/marking/zip.ts';
import { commented, resolved } from './resolve.ts';
import { faultsOfOrder } from './schema-order.ts';

export const AUTHOR = 'Legible (for Tenant)';
const SECOND = 'Legible (for Landlord)';
const DATE = new Date('2026-11-22T12:00:00Z');
/** Parts that marking writes to. */
const WRITTEN =
  /^(?:word\/(?:document\d*|comments\d*)\.xml|word\/_rels\/document\d*\.xml\.rels|\[Content_Types\]\.xml)$/u;

/** What was found of one marked paper. */
export interface PaperFigures {
  readonly points: number;
  readonly placed: number;
  readonly changes: number;
  readonly comments: number;
  readonly isRejectedSame: boolean;
  readonly isAcceptedIntended: boolean;
  readonly areOthersEqual: boolean;
  readonly faults: readonly string[];
  readonly keepsFirst: boolean;
  readonly milliseconds: number;
  readonly marked: MarkedDocument;
}

export const mark = (bytes: Uint8Array, points: readonly MarkPoint[], author = AUTHOR): MarkedDocument =>
  markDocx(bytes, { points, author, date: DATE });

const partOf = (bytes: Uint8Array, name: RegExp): string => {
  const found = Object.entries(unzipSync(bytes)).find(([path]) => name.test(path));
  return found === undefined ? '' : strFromU8(found[1]);
};
const mainOf = (bytes: Uint8Array): string => partOf(bytes, /^word\/document\d*\.xml$/u);
const commentsOf = (bytes: Uint8Array): string => partOf(bytes, /^word\/comments\d*\.xml$/u);
const lettersOnly = (text: string): string => (text.match(/[\p{L}\p{N}]/gu) ?? []).join('');

/** Marks a paper and checks all that must hold of the result. */
export function checkPaper(
  bytes: Uint8Array,
  points: readonly MarkPoint[],
  second: readonly MarkPoint[],
): PaperFigures {
  const before = mainOf(bytes);
  const start = performance.now();
  const marked = mark(bytes, points);
  const milliseconds = performance.now() - start;
  const after = mainOf(marked.bytes);
  const byId = new Map(points.map((point) => [point.id, point]));
  const made = marked.points.map(({ id, as }) => ({ as, point: byId.get(id)! }));
  const changes = made.filter(({ as }) => as === 'change').map(({ point }) => point);
  const comments = made.filter(({ as }) => as !== 'unplaced').length;
  return {
    points: points.length,
    placed: placedRightly(marked, made, after),
    changes: changes.length,
    comments,
    isRejectedSame: same(
      resolved(before, AUTHOR, 'reject').map(({ text }) => text),
      resolved(after, AUTHOR, 'reject').flatMap(({ text, isAdded }) => (isAdded ? [] : [text])),
    ),
    isAcceptedIntended: isIntended(before, after, changes),
    areOthersEqual: areOthersEqual(bytes, marked.bytes) && areOtherParagraphsEqual(before, after, made),
    faults: faultsOfOrder(after, commentsOf(marked.bytes), AUTHOR),
    keepsFirst: keepsFirst(marked, second),
    milliseconds,
    marked,
  };
}

const same = (a: readonly string[], b: readonly string[]): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Made {
  readonly as: string;
  readonly point: MarkPoint;
}

/** Every chosen point that stands in the text as a comment around its own words. */
function placedRightly(marked: MarkedDocument, made: readonly Made[], after: string): number {
  const original = new Set(made.filter(({ as }) => as !== 'unplaced').map(({ point }) => point));
  const ours = Array.from(
    commentsOf(marked.bytes).matchAll(
      /<(?:\w{1,9}:)?comment (?:\w{1,9}:)?id="(\d{1,9})" (?:\w{1,9}:)?author="([^"]{0,200})"/gu,
    ),
  ).flatMap(([, id, author]) => (author === AUTHOR ? [id!] : []));
  const words = commented(after);
  return [...original].filter(({ quote }, index) => {
    const there = lettersOnly(words.get(ours[index] ?? '') ?? '');
    const quoted = lettersOnly(
      (quote?.text ?? '').replaceAll(/\[(?:deleted|inserted): ?|\[e?\d{1,5}\]/gu, ''),
    );
    // A list number in front of the quote is counted by the word processor and stands in no run.
    const isHere = there.includes(quoted) || (there.length > 3 && quoted.endsWith(there));
    return quote === null || quote.text.includes(' … ') || isHere;
  }).length;
}

/** Whether accepting gives the original with each replaced stretch, found by its place alone, in its new words. */
function isIntended(before: string, after: string, changes: readonly MarkPoint[]): boolean {
  const intended = resolved(before, AUTHOR, 'reject').map(({ text }) => text);
  const got = resolved(after, AUTHOR, 'accept').flatMap(({ text, isAdded }) => (isAdded ? [] : [text]));
  if (intended.length !== got.length) return false;
  const byParagraph = Map.groupBy(changes, ({ quote }) => quote!.place!.from.paragraph);
  return intended.every((text, ordinal) => {
    const here = (byParagraph.get(ordinal) ?? []).toSorted(
      (a, b) => b.quote!.place!.from.letter - a.quote!.place!.from.letter,
    );
    let words = text;
    for (const { quote, replacement } of here) {
      const at = offsetOf(words, quote!.place!.from.letter);
      const quoted = quote!.text;
      // Signs in front of the first letter belong to the words where the quote has them too.
      const lead = /^[^\p{L}\p{N}]*/u.exec(quoted)![0].length;
      const begin = words.slice(at - lead, at) === quoted.slice(0, lead) ? at - lead : at;
      const end = offsetOf(words, quote!.place!.to.letter - 1) + 1;
      const tail = /[^\p{L}\p{N}]*$/u.exec(quoted)![0];
      const close = words.slice(end, end + tail.length) === tail ? end + tail.length : end;
      words = words.slice(0, begin) + replacement! + words.slice(close);
    }
    return words === got[ordinal];
  });
}

/** Offset of the letter of this count. */
function offsetOf(text: string, letter: number): number {
  let count = 0;
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at)!);
    const size = lettersIn(character);
    if (count + size > letter) return at + (letter - count);
    count += size;
    at += character.length;
  }
  return text.length;
}

function areOthersEqual(before: Uint8Array, after: Uint8Array): boolean {
  const changed = new Map(readZip(after).map((entry) => [entry.name, entry]));
  return readZip(before).every((entry) => {
    const now = changed.get(entry.name);
    if (now === undefined) return false;
    return WRITTEN.test(entry.name) || Buffer.compare(entry.packed, now.packed) === 0;
  });
}

/** Children of the body that no point touches stand in the result byte for byte and in their order. */
function areOtherParagraphsEqual(before: string, after: string, made: readonly Made[]): boolean {
  const { body, paragraphs } = readWordText(before);
  const lastWords = body.findLast(({ name, from }) => name === 'p' && paragraphs[from]!.text.trim() !== '');
  const touched = new Set(
    made.flatMap(({ as, point: { quote } }) => {
      const place = quote?.place ?? null;
      // What is missing is said at the last words where nobody signs.
      if (place === null) return as === 'comment' && lastWords !== undefined ? [lastWords.from] : [];
      return Array.from(
        { length: place.to.paragraph - place.from.paragraph + 1 },
        (_, index) => place.from.paragraph + index,
      );
    }),
  );
  let cursor = 0;
  return body.every((child, index) => {
    const end = body[index + 1]?.start ?? before.lastIndexOf('</', before.lastIndexOf('</') - 1);
    const ordinals = Array.from({ length: child.to - child.from }, (_, offset) => child.from + offset);
    if (ordinals.some((ordinal) => touched.has(ordinal))) return true;
    const found = after.indexOf(before.slice(child.start, end).trimEnd(), cursor);
    if (found < 0) return false;
    cursor = found;
    return true;
  });
}

/** Whether the result can be marked once more, with all of the first marking still there. */
function keepsFirst(first: MarkedDocument, points: readonly MarkPoint[]): boolean {
  const again = mark(first.bytes, points, SECOND);
  const main = mainOf(first.bytes);
  const twice = mainOf(again.bytes);
  const isThere = same(
    resolved(main, SECOND, 'reject').map(({ text }) => text),
    resolved(twice, SECOND, 'reject').flatMap(({ text, isAdded }) => (isAdded ? [] : [text])),
  );
  const count = (xml: string): number => xml.split(`author="${AUTHOR}"`).length;
  const isMade = points.length === 0 || again.points.some(({ as }) => as !== 'unplaced');
  return (
    isThere &&
    isMade &&
    count(commentsOf(again.bytes)) === count(commentsOf(first.bytes)) &&
    count(twice) >= count(main)
  );
}
