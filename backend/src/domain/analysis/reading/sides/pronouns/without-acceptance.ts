import type { LegalText } from '../../../document/legal-text.ts';
import type { Correspondence } from '../correspondence.ts';
import { isSameName } from '../names/same-name.ts';
import type { Naming } from '../names/naming.ts';
import type { Usage } from '../usage.ts';

/** So often a letter says `I` that somebody speaks throughout it. */
const SPOKEN = 3;

/**
 * `I, Lina Obi, accept this post`, `(And I, Lina Obi, say the same.)` under a letter to her: the letter speaks to her, whatever she says
 * in a line below it.
 */
export function withoutAcceptance(
  text: LegalText,
  told: readonly Naming[],
  letters: Correspondence | null,
  usage: Usage,
): Naming[] {
  if (letters === null || letters.kind === 'chat') return [...told];
  const addressed = letters.namings.filter(({ pronoun }) => pronoun === 'you').flatMap(({ names }) => names);
  const writer = letters.namings.find(({ pronoun }) => pronoun === 'i' || pronoun === 'we');
  const isBelow = ({ span }: Naming) =>
    writer !== undefined && span.start > Math.max(writer.span.end, text.text.length * BELOW);
  return told.map((one) =>
    one.pronoun === 'i' &&
    (usage.i < SPOKEN || isBelow(one)) &&
    one.names.some((name) => addressed.some((other) => isSameName(name, other)))
      ? { ...one, pronoun: null }
      : one,
  );
}
/** Behind this part of a letter its writer has signed. */
const BELOW = 0.6;
