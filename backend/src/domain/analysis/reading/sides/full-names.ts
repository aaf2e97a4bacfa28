import type { LegalText } from '../../document/legal-text.ts';
import { NOT_A_NAME } from '../languages/en/party-words.ts';
import type { Gathered } from './gather.ts';
import { isFirm, nameAtStart, withoutHonorific } from './names.ts';

/** Full names are looked for at both ends of a paper. */
const ENDS = 8_000;
const noName = new Set(NOT_A_NAME);

/** Completes first names: where `Lucius` is all that a header gives, the signature may say `Lucius Okonjo-Reyes`. */
export function fullNames(text: LegalText, sides: Gathered[]): Gathered[] {
  const ends =
    text.text.length <= 2 * ENDS ? text.text : `${text.text.slice(0, ENDS)}\n${text.text.slice(-ENDS)}`;
  for (const side of sides) {
    for (const name of side.names) {
      const bare = withoutHonorific(name);
      if (bare.includes(' ') || bare.length < 3 || isFirm(name)) continue;
      const full = fullOf(bare, ends);
      if (
        full !== null &&
        !side.names.includes(full) &&
        !sides.some((other) => other !== side && other.names.includes(full))
      )
        side.names.unshift(full);
    }
  }
  return sides;
}

function fullOf(first: string, ends: string): string | null {
  let at = ends.indexOf(first);
  for (let tried = 0; at >= 0 && tried < 40; tried++) {
    const isWord = !/\p{L}/u.test(ends[at - 1] ?? ' ');
    const found = isWord ? nameAtStart(ends.slice(at, at + 80)) : null;
    const parts = found?.name.split(' ') ?? [];
    if (
      found !== null &&
      parts.length >= 2 &&
      parts.length <= 4 &&
      parts[0] === first &&
      !isFirm(found.name) &&
      !parts.some((part) => noName.has(part.toLowerCase()) || part === 'and')
    )
      return found.name;
    at = ends.indexOf(first, at + first.length);
  }
  return null;
}
