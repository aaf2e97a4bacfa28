import type { Gathered } from '../gather.ts';
import { isSameName } from '../names/same-name.ts';
import { isBusinessRole } from '../names/business-role.ts';
import type { Head } from '../name-business.ts';
import { hasLegalForm, shortForms } from '../names/names.ts';
import type { Pronoun } from '../names/naming.ts';
import { placesOf } from '../names/role-words.ts';
import { isBusiness } from './side-marks.ts';

const isNamed = (sides: readonly Gathered[], { name }: Head): boolean =>
  sides.some((side) => side.names.some((known) => isSameName(known, name)));

/** A side that is known by a role alone, with the name over the paper where that is free and fits. */
export function roleOnly(
  label: string,
  role: string,
  head: Head | null,
  sides: readonly Gathered[],
): Gathered {
  const isFree = head !== null && head.isFirm && isBusinessRole(role) && !isNamed(sides, head);
  return {
    names: isFree ? [head.name] : [],
    roles: [label],
    aliases: [],
    pronouns: new Set(),
    span: isFree ? { start: head.start, end: head.end } : { start: 0, end: 0 },
    weight: 2,
    places: 1,
  };
}

/** A side that is known by a pronoun alone. */
export function pronounOnly(pronoun: Pronoun, head: Head | null, sides: readonly Gathered[]): Gathered {
  const isFree = head !== null && pronoun !== 'you' && !isNamed(sides, head);
  return {
    names: isFree ? [head.name] : [],
    roles: [],
    aliases: [],
    pronouns: new Set([pronoun]),
    span: isFree ? { start: head.start, end: head.end } : { start: 0, end: 0 },
    weight: 2,
    places: 1,
  };
}

/** Whether a paper tells what a firm may or will by its own name. */
export const actsByOwnName = ({ names, aliases }: Gathered, body: string): boolean =>
  [...names.flatMap(shortForms), ...aliases].some((name) =>
    ['may', 'will', 'shall', 'must', 'can', 'does', 'is'].some(
      (verb) => name.length > 2 && body.includes(`${name} ${verb} `),
    ),
  );

/** Whether a side, the only one named, made the paper: it stands at its head or holds the firm's role. */
export const writes = (side: Gathered, head: Head | null): boolean =>
  isBusiness(side) &&
  (side.roles.length > 0
    ? side.roles.every((role) => placesOf(role).every((place) => place.side === 'stronger'))
    : side.names.some(hasLegalForm) ||
      (head !== null && side.names.some((name) => isSameName(name, head.name))));
