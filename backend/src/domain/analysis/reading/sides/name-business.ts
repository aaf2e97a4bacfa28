import type { Gathered } from './gather.ts';
import { isSameName } from './gather.ts';
import { isBusinessRole } from './names/business-role.ts';
import { fold, hasLegalForm, isFirm, splitPersons } from './names/names.ts';

/** The name that stands at the head of a paper. */
export interface Head {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly isFirm: boolean;
}

/** A firm's side that the paper names by role or `we` alone takes the name in the letterhead. */
export function nameBusiness(sides: readonly Gathered[], head: Head | null): void {
  if (head === null) return;
  const known = sides.find((side) => side.names.some((name) => isSameName(name, head.name)));
  if (known !== undefined) {
    const at = known.names.findIndex((name) => isSameName(name, head.name));
    const isLabelled = known.roles.some((role) => head.name === `${role} ${known.names[at]!}`);
    if (!isLabelled && known.names[at]!.split(' ').length < head.name.split(' ').length)
      known.names.unshift(head.name);
    return;
  }
  const nameless = sides.filter(
    (side) =>
      side.names.length === 0 &&
      // whoever is described is not the one at the head of the paper
      (side.span.end <= side.span.start || side.pronouns.has('we')) &&
      (side.pronouns.has('we') || side.roles.some(isBusinessRole)),
  );
  const [only] = nameless;
  if (nameless.length === 1 && only !== undefined) {
    only.names.push(head.name);
    only.span = { start: head.start, end: head.end };
    return;
  }
  // a studio's or shop's name above a paper in which its owner speaks
  const speaker = sides.find(
    (side) => (side.pronouns.has('we') || side.pronouns.has('i')) && !side.names.some(isFirm),
  );
  // `we` under a firm's letterhead is the firm; whoever signs does so for it
  if (speaker !== undefined && head.isFirm && speaker.pronouns.has('we') && hasLegalForm(head.name)) {
    speaker.names.unshift(head.name);
    speaker.span = { start: head.start, end: head.end };
    return;
  }
  // `CAMP PINE` over a form that a parent signs: the firm called Camp beside them
  const isOthers = sides.some(
    (side) =>
      side !== speaker &&
      [...side.names, ...side.roles, ...side.aliases].some((known) =>
        fold(head.name).split(' ').includes(fold(known).split(' ')[0]!),
      ),
  );
  if (
    speaker !== undefined &&
    !isOthers &&
    splitPersons(head.name).length === 1 &&
    fold(head.name).length > 4
  )
    speaker.aliases.push(head.name);
}

export { isBusinessRole } from './names/business-role.ts';
