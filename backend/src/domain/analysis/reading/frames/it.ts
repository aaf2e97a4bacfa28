import { isFirm } from '../sides/names/names.ts';
import type { PaperSides } from '../sides/side.ts';
import type { Genders } from './genders.ts';

/** Whether a side can be `it`: a person cannot, nor whoever the paper calls `I`, `we` or `you`. */
export function canBeIt(id: string, { all }: PaperSides, genders: Genders): boolean {
  const side = all.find((one) => one.id === id);
  if (side === undefined) return false;
  if (side.name !== null && isFirm(side.name)) return side.pronoun === null;
  return side.pronoun === null && !genders.has(id);
}
