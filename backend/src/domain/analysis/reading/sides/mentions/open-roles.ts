import type { Gathered } from '../gather.ts';
import { fold } from '../names/names.ts';
import type { Pronoun } from '../names/naming.ts';
import { isBusinessWord, placesOf, plainRole } from '../names/role-words.ts';
import type { Usage } from '../usage.ts';
import type { RoleTold } from './roles-told.ts';
import { empty, FEW, isBusiness, isOpen, speaks, SPOKEN } from './side-marks.ts';

/** So much must speak for a word before it names a side that nothing else told of. */
const ENOUGH = 2;
/** Words for whoever stands for a side or beside it. */
const BESIDE = /^(?:committee|board|management|coach|student|pupil|driver|landlord|agent|parents?)$/;

/** Gives a word that acts, or that a form asks to sign, to the one side that is called by none and may bear it. */
export function giveRole(sides: Gathered[], told: RoleTold, usage: Usage): void {
  const { role } = told;
  if (sides.some((side) => [...side.roles, ...side.aliases].some((known) => isSameRole(known, role)))) return;
  const label = role.charAt(0).toUpperCase() + role.slice(1);
  const isBody = isBusinessWord(role);
  // `the society` of the Ashdown Allotment Society
  const called = isBody
    ? sides.filter((side) => side.names.some((name) => fold(name).split(' ').includes(role)))
    : [];
  if (called.length === 1) {
    if (isOpen(called[0]!) && isTold(told, usage)) called[0]!.roles.push(label);
    return;
  }
  if (!isTold(told, usage)) return;
  if (sides.length > 2) return;
  const open = sides.filter((side) => isOpen(side) && fits(side, told, isBody));
  if (sides.length === 2) {
    const [one] = open;
    if (one === undefined || open.length > 1) return;
    const other = sides.find((side) => side !== one)!;
    if (!other.roles.some((known) => isBeside(known, role))) one.roles.push(label);
    return;
  }
  const [only] = sides;
  if (only !== undefined) {
    if (only.roles.some((known) => isBeside(known, role))) return;
    if (isOpen(only) && open.length === 1 && only.names.length === 0 && !isForm(told)) {
      only.roles.push(label);
      return;
    }
    if (BESIDE.test(role) && !isForm(told)) return;
  }
  const isYou = usage.you > FEW && isForm(told) && !sides.some((side) => side.pronouns.has('you'));
  sides.push({ ...empty(), roles: [label], pronouns: new Set<Pronoun>(isYou ? ['you'] : []) });
}

const isForm = ({ fillsIn, signs, isAddressed }: RoleTold) => fillsIn || signs || isAddressed;

/** Whether enough speaks for a word: a form asks for it, or it acts as often as a party does in a paper of this length. */
function isTold(told: RoleTold, usage: Usage): boolean {
  if (isForm(told)) return true;
  // where the paper speaks to somebody, whoever is told of beside them is a third
  const isSpoken = usage.you > SPOKEN || usage.we > SPOKEN;
  return told.acts >= (isSpoken ? Math.max(4, usage.words / 60) : Math.max(ENOUGH, usage.words / 150));
}

/** Whether a role may be this side's: whoever fills in the form is not the firm that made it, nor a business word a person's. */
function fits(side: Gathered, told: RoleTold, isBody: boolean): boolean {
  if (isBody) return isBusiness(side) || (side.names.length === 0 && !side.pronouns.has('you'));
  if (side.names.length > 0 && isForm(told) && (!told.signs || BESIDE.test(told.role))) return false;
  if (told.fillsIn || told.isAddressed)
    return !speaks(side) || (side.pronouns.has('i') && side.names.length === 0);
  if (told.signs) return !isBusiness(side) && (!side.pronouns.has('we') || side.names.length === 0);
  return !isBusiness(side) && !side.pronouns.has('we');
}

const isSameRole = (known: string, role: string): boolean => {
  const a = plainRole(known);
  return (
    a === role || a.endsWith(` ${role}`) || role.endsWith(` ${a}`) || a === `${role}s` || role === `${a}s`
  );
};

/** Two words for one side of every pair that holds both: `hirer` and `renter`. */
const isBeside = (a: string, b: string): boolean => {
  const shared = placesOf(a).flatMap((x) =>
    placesOf(b)
      .filter((y) => x.pair.id === y.pair.id)
      .map((y) => x.side === y.side),
  );
  return shared.length > 0 && shared.every(Boolean);
};
