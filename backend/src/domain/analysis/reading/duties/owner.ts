import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Actor, Frame } from '../frames/frame.ts';
import type { PaperSides } from '../sides/side.ts';

export const NOBODY: Actor = { kind: 'none' };

/** The id of a side, `both`, or null where nobody or an outsider acts. */
export const idOf = (actor: Actor): string | null =>
  actor.kind === 'side' ? actor.id : actor.kind === 'both' ? 'both' : null;

/** Whose a clause is: that of the one who acts, and of both where two are named one after the other. */
export function ownerOf(
  frame: Frame,
  sentence: Sentence,
  { text }: LegalText,
  { all }: PaperSides,
): string | null {
  const id = idOf(frame.actor);
  const before = AND_THE.exec(text.slice(sentence.start, frame.span.start))?.[1]?.toLowerCase();
  const other = before !== undefined && all.some((side) => side.id !== id && side.mentions.includes(before));
  return id !== null && id !== 'both' && other ? 'both' : id;
}
/** `The couple and the Photographer will …`. */
const AND_THE = /^\W{0,3}(?:both )?(?:the )?([\p{L}\d][\p{L}\d '’-]{1,40}?),? and(?: the)?\s*$/iu;
