import type { LegalText } from '../../../document/legal-text.ts';
import type { Gathered } from '../gather.ts';
import type { Head } from '../name-business.ts';
import { pronounOnly } from './only-side.ts';
import { fold, isFirm } from '../names/names.ts';
import type { Pronoun } from '../names/naming.ts';
import type { Usage } from '../usage.ts';

/** Fewest uses from which a pronoun counts as one of a side. */
const FEW = 3;
/** Lines of the letterhead. */
const OPENING = 3;

/** Whether nothing is known of a side but the name under the paper. */
const onlySigns = ({ names, roles, pronouns, weight }: Gathered): boolean =>
  weight === 1 && roles.length === 0 && pronouns.size === 0 && names.length > 0 && !names.some(isFirm);

/**
 * Under the paper of a firm that says `we` to `you`, whoever signs and stands in its letterhead as well signs for it, and the one other
 * signer is `you`: `Bo & Ida Vane` over the paper of their yard. Leaves all other sides as they are.
 */
export function signersUnderHead(
  { paragraphs }: LegalText,
  sides: readonly Gathered[],
  usage: Usage,
  head: Head | null,
): Gathered[] {
  const isSpoken = usage.you >= FEW && usage.we >= FEW && usage.we > usage.i;
  if (head === null || !head.isFirm || !isSpoken || sides.length < 2 || !sides.every(onlySigns))
    return [...sides];
  const opening = fold(
    paragraphs
      .slice(0, OPENING)
      .filter(({ text }) => text.length < 120 && !/[:|]/.test(text))
      .map(({ text }) => text)
      .join(' '),
  ).split(' ');
  const isOwn = ({ names }: Gathered): boolean =>
    names.some((name) => opening.includes(fold(name).split(' ').at(-1)!));
  const own = sides.filter(isOwn);
  const others = sides.filter((side) => !own.includes(side));
  const [other] = others;
  if (own.length === 0 || others.length !== 1 || other === undefined) return [...sides];
  return [
    {
      names: [head.name, ...own.flatMap(({ names }) => names)],
      roles: [],
      aliases: [],
      pronouns: new Set(['we']),
      span: { start: head.start, end: head.end },
      weight: 2,
      places: own.length,
    },
    { ...other, pronouns: new Set(['you']), weight: 2 },
  ];
}

/**
 * Two who only sign a paper that says `I` or `we` to `you`: which of them speaks is told nowhere, so the sides stay nameless. A name on the
 * wrong side would turn the whole paper round.
 */
export function withoutSigners(sides: Gathered[], usage: Usage): void {
  const isSpoken = usage.you >= FEW && Math.max(usage.we, usage.i) >= FEW;
  if (!isSpoken || sides.length !== 2 || !sides.every(onlySigns)) return;
  const speaker: Pronoun = usage.i > usage.we ? 'i' : 'we';
  sides.splice(0, 2, pronounOnly('you', null, []), pronounOnly(speaker, null, []));
}
