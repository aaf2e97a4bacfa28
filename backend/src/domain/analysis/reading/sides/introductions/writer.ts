import { escaped } from '../../languages/escaped.ts';
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

/** Whoever signs alone a paper in which a nameless side says `I` is that side. */
export function giveSigner(sides: readonly Gathered[], gathered: readonly Gathered[], body: string): void {
  const [speaker, ...more] = sides.filter(({ names, pronouns }) => names.length === 0 && pronouns.has('i'));
  if (speaker === undefined || more.length > 0) return;
  const last = body.trimEnd().slice(-LAST);
  const signers = gathered.filter(
    (one) =>
      !sides.includes(one) &&
      one.names.some((name) => name.includes(' ') && last.endsWith(name)) &&
      one.roles.length === 0,
  );
  const [signer] = signers;
  if (signer === undefined || signers.length > 1) return;
  // `Ida Brown, Bo Nyland, Cy Dunn`: the last of a line is no more the writer than the first
  const line = body.trimEnd().split('\n').at(-1)!;
  if (signer.names.some((name) => new RegExp(`\\p{L}{2}, ${escaped(name)}$`, 'u').test(line))) return;
  speaker.names.push(...signer.names);
  speaker.span = signer.span;
}
const LAST = 60;

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
