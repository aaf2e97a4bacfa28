import type { Gathered } from './gather.ts';
import type { Head } from './name-business.ts';

/** Uses from which a word counts as the name of a side. */
const FEW = 3;

/** `CEDAR HILL TOOL LIBRARY` at the head and `the Library` all over the text: who makes the rules. */
export function addBody(sides: Gathered[], head: Head | null, body: string): void {
  if (head === null || sides.length > 1) return;
  if (sides.some((side) => side.names.length > 0)) return;
  const word = head.name.split(' ').at(-1)!;
  const called = word.charAt(0) + word.slice(1).toLowerCase();
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(called) || body.split(`he ${called}`).length <= FEW) return;
  const span = { start: head.start, end: head.end };
  sides.push({
    names: [head.name],
    roles: [],
    aliases: [called],
    pronouns: new Set(),
    span,
    weight: 2,
    places: FEW,
  });
}
