import type { Gathered } from '../gather.ts';
import { isFirm } from '../names/names.ts';
import { isBusinessWord } from '../names/role-words.ts';

/** So often a pronoun is said before it is somebody's. */
export const FEW = 2;
/** So often a paper says `you` or `we` that speaks to somebody. */
export const SPOKEN = 3;
/** How much of a paper is looked at for who does what. */
export const COUNTED = 40_000;

/** Whether a side says `we` or `I`. */
export const speaks = (side: Gathered) => side.pronouns.has('we') || side.pronouns.has('i');
/** Whether a side is a firm or body, by name or role. */
export const isBusiness = (side: Gathered) => side.names.some(isFirm) || side.roles.some(isBusinessWord);
/** Whether nothing says yet what a side is called by its role. */
export const isOpen = (side: Gathered) => side.roles.length === 0;

/** A side of which nothing is known. */
export const empty = (): Gathered => ({
  names: [],
  roles: [],
  aliases: [],
  pronouns: new Set(),
  span: { start: 0, end: 0 },
  weight: 2,
  places: 1,
});
