import type { LegalText } from '../../../document/legal-text.ts';
import { isFirm } from '../names/names.ts';
import { isBusinessWord, isStrongWord, placesOf, type RolePlace } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';
import type { Usage } from '../usage.ts';
import { rolesOf } from './by-role.ts';
import { isOnePerson } from './by-money.ts';
import { asGuest, OWNS_A_HOME } from './guests.ts';
import { isOthersWord } from './meant-in.ts';
import { offererOf, payerOf } from './payer-of.ts';
import type { Asked } from './asked.ts';

/** By what kind of person or firm the role means, where the paper itself uses no role that faces it. */
export function byNature(asked: Asked, isName: boolean): PaperSide | null {
  const { usage, role } = asked;
  const found = fitOf(asked, isName);
  // an organiser, a roofer or the trustees are hardly those whom a paper calls `you`
  if (found === null || (found.pronoun === 'you' && isStrongWord(role))) return null;
  return isOtherRole(found, role, usage) ? null : found;
}

/** A word by which the paper itself calls somebody never means a side that it calls by an unlike one. */
function isOtherRole(side: PaperSide, role: string, usage: Usage): boolean {
  if (side.role === null || (usage.roles.get(role)?.acts ?? 0) === 0) return false;
  const own = placesOf(role);
  return !rolesOf(side).some((a) => own.some((b) => a.pair.id === b.pair.id && a.side === b.side));
}

function fitOf({ text, all, usage, role }: Asked, isName: boolean): PaperSide | null {
  const mains = all.slice(0, 2);
  const places = placesOf(role);
  // a paper that calls both sides by a role means nobody by another one
  if (mains.length === 2 && mains.every((side) => side.role !== null) && !isBusinessWord(role)) return null;
  // a name that the paper holds, whatever its last word means elsewhere
  if (isName && text.text.toLowerCase().includes(role.split(' ')[0]!)) return null;
  const guest = isName ? null : asGuest(mains, role);
  if (guest !== null) return guest;
  if (mains.length < 2 || (places.length === 0 && !isBusinessWord(role))) return null;
  // an owner may be of the gym or of the dog
  if (role === 'owner' || OWNS_A_HOME.test(role)) return null;
  if (isOthersWord(text, role)) return null;
  const offerer = offererOf(text, mains, role);
  if (offerer !== null) return offerer;
  const firms = mains.filter(isBusiness);
  // of a nanny the household is the employer
  const told = fitting(text, places);
  const weak = told.filter(({ side }) => side === 'weaker').length;
  const isWeak = weak > 0 && weak >= 3 * (told.length - weak);
  // a firm that somebody writes to as `you` may be the customer of one person
  const isWrittenTo =
    firms[0]?.pronoun === 'you' && mains.some(({ pronoun }) => pronoun === 'we' || pronoun === 'i');
  if (firms.length === 1 && !isWrittenTo) {
    if (isOnePerson(role)) return mains.find((side) => side !== firms[0])!;
    if (isBusinessWord(role)) return firms[0]!;
    const fit = fitting(text, places);
    if (fit.length > 0 && fit.every(({ side }) => side === 'stronger')) return firms[0]!;
    if (fit.length > 0 && fit.every(({ side }) => side === 'weaker'))
      return mains.find((side) => side !== firms[0])!;
    if (isWeak) return mains.find((side) => side !== firms[0])!;
  }
  // `dental practice` of a paper in which a nameless business speaks
  const nameless = mains.filter(({ pronoun, name }) => pronoun === 'we' && name === null);
  if (
    firms.length === 0 &&
    nameless.length === 1 &&
    isBusinessWord(role) &&
    places.every(({ side }) => side === 'stronger')
  )
    return nameless[0]!;
  // `insurer` of a paper that a business without a word for one writes to a person
  const writers = mains.filter(({ pronoun }) => pronoun === 'we');
  const isToOne = mains.some(({ pronoun }) => pronoun === 'you') && writers.length === 1;
  if (firms.length === 0 && isToOne && isBusinessWord(role) && isStrongWord(role)) return writers[0]!;
  // a policy or price list speaks of `we` and `you` alone
  const addressed = mains.find((side) => side.pronoun === 'you');
  if (
    firms.length === 0 &&
    isWeak &&
    addressed !== undefined &&
    mains.some(({ pronoun, name }) => pronoun === 'we' || (pronoun === 'i' && name === null))
  )
    return addressed;
  const speaker = mains.filter((side) => side.pronoun === 'we' || side.pronoun === 'i');
  if (speaker.length === 1) {
    const payer = payerOf(text, mains, usage);
    const pays = fitting(text, places)
      .filter(({ pair }) => pair.paid !== null)
      .map(({ pair, side }) => pair.paid !== side);
    if (payer !== null && pays.length > 0 && pays.every((one) => one === pays[0]))
      return pays[0] ? payer : mains.find((side) => side !== payer)!;
  }
  return null;
}

/** The places in those pairs whose usual words the paper holds most of; all where it holds none. */
function fitting(text: LegalText, places: readonly RolePlace[]): readonly RolePlace[] {
  const head = text.text.slice(0, 20_000);
  const scored = places.map((place) => ({
    place,
    score: place.pair.cues === undefined ? 0 : (head.match(place.pair.cues)?.length ?? 0),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best < 2 ? places : scored.filter(({ score }) => score * 2 > best).map(({ place }) => place);
}

export const isBusiness = (side: PaperSide) =>
  [side.name, ...side.alsoNamed].some((name) => name !== null && isFirm(name)) ||
  (side.role !== null && isBusinessWord(side.role));
