import { runOf, signOf } from './letters-held.ts';

/** What the letters of a text must be: all of some runs, or all or any of several such; null where nothing is asked. */
export type Query =
  | { readonly runs: readonly number[] }
  | { readonly all: readonly Query[] }
  | { readonly any: readonly Query[] };

/** Stands in a run of letters where a word begins or ends. */
export const EDGE = '\u0001';

const weight = (query: Query): number =>
  'runs' in query
    ? 0
    : 'any' in query
      ? query.any.reduce((sum, part) => sum + 1 + weight(part), 0)
      : query.all.reduce((sum, part) => sum + weight(part), 0);

/** Of parts that all must be fulfilled. The quickest is asked first. */
export function allOf(parts: readonly (Query | null)[]): Query | null {
  const asked = parts.filter((part) => part !== null).flatMap((part) => ('all' in part ? part.all : [part]));
  if (asked.length < 2) return asked[0] ?? null;
  return { all: asked.toSorted((a, b) => weight(a) - weight(b)) };
}

/** Of parts of which one must be fulfilled. */
export function anyOfThem(parts: readonly (Query | null)[]): Query | null {
  const asked: Query[] = [];
  for (const part of parts) {
    if (part === null) return null;
    if ('any' in part) asked.push(...part.any);
    else asked.push(part);
  }
  return asked.length < 2 ? (asked[0] ?? null) : { any: asked };
}

/** That one of these pieces stands in the text, as they are written by `expressionNeeds`. */
export const onePiece = (pieces: readonly string[]): Query | null => anyOfThem(pieces.map(runsOf));

function runsOf(piece: string): Query | null {
  const signs: number[] = [];
  for (let at = 0; at < piece.length; at++) {
    if (piece[at] !== EDGE) {
      signs.push(signOf(piece.charCodeAt(at)));
      continue;
    }
    const isFirst = signs.length === 0;
    const isLast = at === piece.length - 1;
    // within a piece, an edge lies beside the space that makes it one
    if (isFirst || isLast) {
      const beside = isFirst ? piece.charCodeAt(at + 1) : -1;
      if (isFirst ? signOf(beside) !== 0 || isLast : signs.at(-1) !== 0) signs.push(0);
    }
  }
  const runs = new Set<number>();
  for (let at = 2; at < signs.length; at++) runs.add(runOf(signs[at - 2]!, signs[at - 1]!, signs[at]!));
  return runs.size === 0 ? null : { runs: [...runs] };
}
