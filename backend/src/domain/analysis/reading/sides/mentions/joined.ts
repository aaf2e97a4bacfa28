import { escaped } from '../../languages/escaped.ts';
import type { Gathered } from '../gather.ts';
import { fold, hasLegalForm, isFirm } from '../names/names.ts';
import { placesOf, plainRole, type RolePlace } from '../names/role-words.ts';
import { paymentsTold } from '../pronouns/payments.ts';
import { empty, speaks } from './side-marks.ts';

/** Dorota Wrona, who signs, and `DOROTA’S BRIGHT HOMES` are one side. */
export function joinOwn(sides: Gathered[]): void {
  for (const firm of sides) {
    const first = /^(\p{L}{3,20})['’]s /iu.exec(firm.names[0] ?? '')?.[1];
    const owner =
      first === undefined
        ? -1
        : sides.findIndex(
            (side) =>
              side !== firm &&
              side.names.some((name) => fold(name).startsWith(`${fold(first)} `) && !isFirm(name)),
          );
    if (owner < 0 || sides.length < 3) continue;
    const [person] = sides.splice(owner, 1);
    firm.names.push(...person!.names);
    for (const pronoun of person!.pronouns) if (firm.pronouns.size === 0) firm.pronouns.add(pronoun);
    firm.roles.push(...person!.roles);
    return;
  }
}

/** Whoever is only ever paid by a stronger side works for it: `employee`. */
const isStaff = (places: readonly RolePlace[]): boolean => places.every(({ side }) => side === 'weaker');

/** `PASS4U DRIVING SCHOOL / Instructor: Imran Shah` speaks as `I`: the one who does the work is the business, and nobody is named as `you`. */
export function joinOwner(sides: Gathered[], body: string): void {
  const [a, b] = sides;
  if (a === undefined || b === undefined || sides.length !== 2) return;
  const business = [a, b].find((side) => speaks(side) && side.names.length > 0 && side.roles.length === 0);
  const owner = [a, b].find(
    (side) => side !== business && side.pronouns.has('you') && side.names.length > 0 && side.roles.length > 0,
  );
  if (
    business === undefined ||
    owner === undefined ||
    isFirm(owner.names[0]!) ||
    // who trades at a market runs none
    /\b(?:market|fair|bazaar)\b/i.test(business.names[0]!) ||
    // somebody else signs for the business already
    business.names.length > 1 ||
    business.names.some(hasLegalForm)
  )
    return;
  const doesWork = owner.roles.every((role) => {
    const places = placesOf(role).filter(({ pair }) => pair.paid !== null);
    return places.length > 0 && places.every(({ pair, side }) => pair.paid === side) && !isStaff(places);
  });
  const { asked, given } = paymentsTold(body);
  if (!doesWork || given > asked) return;
  business.names.push(...owner.names);
  business.roles.push(...owner.roles);
  sides.splice(sides.indexOf(owner), 1, { ...empty(), pronouns: new Set(['you']) });
}

/** `Landlord’s agent: X`, `on behalf of the Landlord: X`: of two who bear one role, the agent bears it for the other. */
export function setAgentsApart(sides: readonly Gathered[], body: string): void {
  for (const side of sides) {
    const twin = sides.find(
      (other) =>
        other !== side &&
        other.names.length > 0 &&
        other.roles.some((role) => side.roles.some((own) => plainRole(own) === plainRole(role))),
    );
    const [name] = side.names;
    if (twin === undefined || name === undefined) continue;
    if (
      !new RegExp(
        String.raw`\b(?:agents?|behalf of (?:the )?[\p{L}]+)(?:\(s\))?:? {0,3}${escaped(name)}`,
        'iu',
      ).test(body)
    )
      continue;
    side.roles.splice(0, side.roles.length, 'Agent');
  }
}
