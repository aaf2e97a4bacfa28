/** Splits documents into folds by a hash of their id, so that the folds stay the same between runs. */
export function foldOf(docId: string, folds: number): number {
  let value = 7;
  for (const character of docId) value = (Math.imul(value, 31) + character.charCodeAt(0)) >>> 0;
  return value % folds;
}

/** In how many parts the papers are read when each is judged by weights that were not taught on it. */
export const FOLDS = 5;
