import { escaped } from '../languages/escaped.ts';
import type { LegalText } from '../../document/legal-text.ts';
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

const ADVISERS =
  'surveyor|notary|solicitor|lawyer|attorney|barrister|accountant|insurer|bank|broker|architect|valuer|mediator|arbitrator|witness|ombudsman|bailiff|doctor|vet|dentist|managing agent|estate agent|letting agent|consultant|carrier|courier|haulier';

/** Whom a paper names only behind such a word, `as the surveyor Ada Berg has drawn it`, stands beside its sides. */
export function withoutAdvisers({ text }: LegalText, sides: readonly Gathered[]): Gathered[] {
  return sides.filter(({ names, roles, pronouns, weight }) => {
    const [name] = names;
    if (name === undefined || roles.length > 0 || pronouns.size > 0) return true;
    const isAgent = new RegExp(
      String.raw`${escaped(name)} ?\((?:as |the )?(?:\p{Ll}+ )?agents?(?: only)?\)`,
      'u',
    );
    if (isAgent.test(text)) return false;
    if (weight > 2) return true;
    return !new RegExp(
      String.raw`\b(?:the|by|an?|our|his|her|their|from) (?:${ADVISERS})s?,? (?:(?:Mr|Mrs|Ms|Dr)\.? )?${escaped(name)}(?!\p{L})`,
      'iu',
    ).test(text);
  });
}
