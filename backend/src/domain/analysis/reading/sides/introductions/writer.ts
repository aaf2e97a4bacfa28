import type { LegalText } from '../../../document/legal-text.ts';
import type { Correspondence } from '../correspondence.ts';
import type { Gathered } from '../gather.ts';
import type { Usage } from '../usage.ts';

/** Fewest uses from which a pronoun counts as one of a side. */
const FEW = 3;

/** The first lines, without those that are labelled: whoever is named there writes the paper. */
export const openingOf = ({ paragraphs }: LegalText): string =>
  paragraphs
    .slice(0, 4)
    .map(({ text }) => text)
    .filter((words) => words.length < 160 && !/[:|]/.test(words))
    .join('\n');

/** Of two persons on a slip that says `I` and `you`, the one in the letterhead speaks. */
export function giveWriter(
  sides: readonly Gathered[],
  usage: Usage,
  letters: Correspondence | null,
  opening: string,
): void {
  if (letters !== null || sides.length !== 2 || usage.i < FEW || usage.you < FEW) return;
  if (sides.some((side) => side.pronouns.size > 0 || side.roles.length > 0)) return;
  const writers = sides.filter((side) => side.names.some((name) => opening.includes(name)));
  const [writer] = writers;
  if (writers.length !== 1 || writer === undefined) return;
  writer.pronouns.add('i');
  sides.find((side) => side !== writer)?.pronouns.add('you');
}
