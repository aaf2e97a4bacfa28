import { isFirm, withoutHonorific } from './names/names.ts';
import { isSameName } from './names/same-name.ts';
import type { Naming, Pronoun } from './names/naming.ts';
import { plainRole } from './names/role-words.ts';
import type { Span } from './side.ts';

/** A side while it is put together from the places that name it. */
export interface Gathered {
  names: string[];
  /** As printed, first one first. */
  roles: string[];
  aliases: string[];
  pronouns: Set<Pronoun>;
  span: Span;
  weight: number;
  /** In how many places it is named. */
  places: number;
}

/** Puts namings of the same person or firm together, in the order in which the paper names them. */
export function gather(namings: readonly Naming[]): Gathered[] {
  const sides: Gathered[] = [];
  for (const naming of namings.toSorted((a, b) => b.weight - a.weight)) {
    const known = sides.find((side) => isSame(side, naming));
    if (known === undefined) {
      sides.push({
        names: [...naming.names],
        roles: [...naming.roles],
        aliases: [...naming.aliases],
        pronouns: new Set(naming.pronoun === null ? [] : [naming.pronoun]),
        span: naming.span,
        weight: naming.weight,
        places: 1,
      });
      continue;
    }
    add(known, naming);
  }
  return sides.toSorted((a, b) => a.span.start - b.span.start);
}

function add(side: Gathered, naming: Naming): void {
  for (const name of naming.names) {
    const at = side.names.findIndex((known) => isSameName(known, name));
    if (at < 0) side.names.push(name);
    else if (isFuller(name, side.names[at]!)) side.names[at] = name;
  }
  for (const role of naming.roles)
    if (!side.roles.some((known) => plainRole(known) === plainRole(role))) side.roles.push(role);
  for (const alias of naming.aliases) if (!side.aliases.includes(alias)) side.aliases.push(alias);
  if (naming.pronoun !== null && side.pronouns.size === 0) side.pronouns.add(naming.pronoun);
  if (naming.weight >= 2 && naming.span.start < side.span.start) side.span = naming.span;
  side.weight = Math.max(side.weight, naming.weight);
  side.places++;
}

const isFuller = (a: string, b: string) => {
  const [x, y] = [withoutHonorific(a), withoutHonorific(b)];
  if (/\b\p{L}\./u.test(x)) return false;
  if (/\b\p{L}\./u.test(y)) return true;
  return (
    x.split(' ').length > y.split(' ').length ||
    (x.split(' ').length === y.split(' ').length && y === y.toUpperCase() && x !== x.toUpperCase())
  );
};

function isSame(side: Gathered, naming: Naming): boolean {
  if (naming.names.some((name) => side.names.some((known) => isSameName(known, name)))) return true;
  if (naming.names.some((name) => side.aliases.some((alias) => isSameName(alias, name)))) return true;
  if (naming.aliases.some((alias) => side.names.some((name) => !isFirm(name) && isSameName(name, alias))))
    return true;
  const sharesRole = naming.roles.some((role) =>
    side.roles.some((known) => plainRole(known) === plainRole(role)),
  );
  if (sharesRole)
    return (
      side.names.length === 0 ||
      naming.names.length === 0 ||
      naming.names.every((name) => !isFirm(name)) === side.names.every((name) => !isFirm(name)) ||
      naming.weight < 2
    );
  return (
    naming.pronoun !== null &&
    side.pronouns.has(naming.pronoun) &&
    (naming.names.length === 0 || side.names.length === 0 || naming.pronoun === 'you')
  );
}

export { isSameName } from './names/same-name.ts';
