import type { Gathered } from './gather.ts';
import { isFirm } from './names/names.ts';

/** The child of a parent who signs, and the teacher of a school that does, are named on the form and no sides. */
export function withoutCaredFor(sides: readonly Gathered[]): Gathered[] {
  const has = (roles: RegExp) => sides.some((side) => side.roles.some((role) => roles.test(role)));
  const is = (side: Gathered, roles: RegExp) =>
    side.roles.length > 0 && side.roles.every((role) => roles.test(role)) && side.pronouns.size === 0;
  const [hasParent, hasSchool] = [has(PARENT), has(SCHOOL)];
  return sides.filter(
    (side) => !(hasParent && is(side, CHILD)) && !(hasParent && hasSchool && is(side, TEACHER)),
  );
}
const PARENT = /^(?:parents?|guardians?|parents?(?: or |\/| and )guardians?|mother|father)$/i;
const SCHOOL = /^(?:school|nursery|college|academy|kindergarten|creche|club|studio|centre|center|provider)$/i;
const CUSTOMER = /^(?:customers?|buyers?|purchasers?|members?|homeowners?|subscribers?|clients?)$/i;
/** Who fills in the form for the firm that sells. */
const SELLS_FOR =
  /^(?:sales ?(?:rep|representative|person|consultant|agent|adviser|advisor|executive|associate)|salesm[ae]n|rep|representative)$/i;
/** Whoever sells to a customer for a firm is named on the form and no side. */
export function withoutSellers(sides: readonly Gathered[]): Gathered[] {
  if (!sides.some(({ roles }) => roles.some((role) => CUSTOMER.test(role)))) return [...sides];
  return sides.filter(
    ({ roles, names, pronouns }) =>
      roles.length === 0 ||
      pronouns.size > 0 ||
      names.some(isFirm) ||
      !roles.every((role) => SELLS_FOR.test(role)),
  );
}
const CHILD = /^(?:players?|child|children|pupils?|learners?|student|baby|son|daughter)$/i;
const TEACHER = /^(?:teacher|tutor|instructor|key ?(?:person|worker)|coach)$/i;
