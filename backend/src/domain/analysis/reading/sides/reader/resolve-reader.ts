import type { LegalText } from '../../../document/legal-text.ts';
import { ANYBODY, SYNONYMS } from '../../languages/en/roles/all.ts';
import { byExclusion } from './by-exclusion.ts';
import { byDoing, roleOfDeed, SAYS_A_DEED } from './by-doing.ts';
import { byKin } from './by-kin.ts';
import { byMoney, isListed, isOnePerson } from './by-money.ts';
import { byRole, rolesOf } from './by-role.ts';
import { byNumber } from './by-number.ts';
import { byName } from './by-name.ts';
import { byBody, byPossession, byRun, byStem, staffOf } from './by-stem.ts';
import { byLooseName } from './loose-name.ts';
import { clean, phrasesOf, withoutMore } from './identity-words.ts';
import { bySignOrOffice } from './signs-or-serves.ts';
import { byDeed } from './told-by-deed.ts';
import { byToldName } from './told-as.ts';
import { sideByPlace } from './name-in-text.ts';
import { fold, isFirm } from '../names/names.ts';
import { pronounOf } from '../names/naming.ts';
import { asGuest, BESIDE, isLoneName, isNameLike, OWNS_A_HOME, PARENT } from './guests.ts';
import { isOthersWord, meantIn } from './meant-in.ts';
import { offererOf, payerOf } from './payer-of.ts';
import {
  isBusinessWord,
  isOneHand,
  isStrongWord,
  placesOf,
  plainRole,
  type RolePlace,
} from '../names/role-words.ts';
import type { PaperSide, PaperSides } from '../side.ts';
import type { Usage } from '../usage.ts';

type Found = Pick<PaperSides, 'reader' | 'certainty'>;
const UNKNOWN: Found = { reader: null, certainty: 'unknown' };
const anybody = new Set(ANYBODY);

/** The side that a typed name or role means. Tried from certain to likely; anything that fits two sides is unknown. */
export function resolveReader(
  text: LegalText,
  all: readonly PaperSide[],
  usage: Usage,
  identity: string,
): Found {
  // `I use the app` is not the app
  const whole = SAYS_A_DEED.test(identity)
    ? UNKNOWN
    : (ofWhom(text, all, usage, identity) ?? resolvePhrase(text, all, usage, meantIn(text, identity)));
  if (whole.reader !== null || OF_WHOM.test(identity)) return whole;
  const phrases = phrasesOf(identity);
  const found = phrases
    .map((phrase) => resolvePhrase(text, all, usage, phrase).reader)
    .filter((reader) => reader !== null);
  const [first] = found;
  if (first !== undefined)
    return found.every((reader) => reader === first) ? { reader: first, certainty: 'likely' } : UNKNOWN;
  // `recipient of the grant`
  const head = /^(?:the )?(\p{L}{4,20}) of /iu.exec(identity)?.[1];
  const done = byDoing(text, all, identity);
  const role = done === null ? roleOfDeed(identity) : null;
  const byRoleTold = role === null ? UNKNOWN : resolvePhrase(text, all, usage, role);
  if (byRoleTold.reader !== null) return { ...byRoleTold, certainty: 'likely' };
  const placed =
    done ??
    (head === undefined ? null : only(all, (side) => isCalled(side, head))) ??
    byToldName(text, all, identity) ??
    sideByPlace(text, all, identity) ??
    bySignOrOffice(text, all, identity) ??
    byLooseName(text, all, identity) ??
    byDeed(text, all, identity) ??
    byExclusion(text, all, identity);
  if (placed !== null) return { reader: placed, certainty: 'likely' };
  const bare = withoutMore(identity);
  const { reader } = bare === null ? UNKNOWN : resolvePhrase(text, all, usage, bare);
  return reader === null ? UNKNOWN : { reader, certainty: 'likely' };
}

const OF_WHOM =
  /^(?:the |a |an )?(\p{L}{3,20}) (?:of|for|to) (?:the|an?|my|our|his|her|their) (\p{L}[\p{L} -]{2,30})$/iu;
const ADVISER =
  /^(?:solicitor|lawyer|attorney|counsel|accountant|adviser|advisor|agent|friend|neighbou?r|colleague)$/i;

/** `mother of the tenant`, `solicitor of the bank`, `owner of the meadow`: who stands in front of it counts, and an adviser reads for whom they advise. */
function ofWhom(text: LegalText, all: readonly PaperSide[], usage: Usage, identity: string): Found | null {
  const [, head, other] = OF_WHOM.exec(identity.trim()) ?? [];
  if (head === undefined || other === undefined) return null;
  const called = only(all, (side) => isCalled(side, head));
  if (called !== null) return { reader: called, certainty: 'likely' };
  const kin = byKin(text, all, identity) ?? bySignOrOffice(text, all, identity);
  if (kin !== null) return { reader: kin, certainty: 'likely' };
  if (ADVISER.test(head)) {
    const advised = only(all, (side) => isCalled(side, other));
    return advised === null ? UNKNOWN : { reader: advised, certainty: 'likely' };
  }
  return resolvePhrase(text, all, usage, head);
}

function resolvePhrase(text: LegalText, all: readonly PaperSide[], usage: Usage, identity: string): Found {
  const typed = clean(identity);
  if (typed === '' || all.length === 0) return UNKNOWN;
  const exact = only(all, (side) => isCalled(side, typed));
  if (exact !== null) return { reader: exact, certainty: 'certain' };
  const named = byName(all, typed);
  if (named !== null) return named;
  const role = plainRole(typed);
  if (anybody.has(role)) return UNKNOWN;
  // a guarantor of whom the paper knows nothing is neither of the others
  if (BESIDE.test(role)) return UNKNOWN;
  const pronoun = pronounOf(typed);
  if (pronoun !== null) return byPronoun(all, pronoun);
  const numbered = byNumber(all, role);
  if (numbered !== null) return { reader: numbered, certainty: 'likely' };
  const parent = PARENT.test(role) ? only(all, (side) => PARENT.test(side.role ?? '')) : null;
  if (parent !== null) return { reader: parent, certainty: 'likely' };
  const own =
    byKin(text, all, identity) ?? byPossession(text, all, typed) ?? byRun(all, typed) ?? byBody(all, typed);
  if (own !== null) return { reader: own, certainty: 'likely' };
  const faced = byRole(all, role);
  // a paper that calls both sides by a role means nobody by another one that only pays or is paid
  const areCalledByRole = all.slice(0, 2).every((side) => side.role !== null);
  const money = areCalledByRole && !isListed(role) ? null : byMoney(text, all, role);
  // the paper's own words on who pays outweigh what the roles only face
  if (money !== null && faced !== 'none' && money.side !== faced)
    return money.isSpoken && (faced === null || (isOneHand(role) && isListed(role)))
      ? { reader: money.side, certainty: 'likely' }
      : UNKNOWN;
  if (faced !== 'none') return faced === null ? UNKNOWN : { reader: faced, certainty: 'likely' };
  const synonym = only(all, (side) => isCalled(side, SYNONYMS[role] ?? typed));
  if (synonym !== null) return { reader: synonym, certainty: 'likely' };
  const isName = isNameLike(identity) || isLoneName(text, identity);
  const stem = isName ? null : byStem(all, typed, areCalledByRole);
  if (stem !== null) return { reader: staffOf(text, all, stem, typed) ?? stem, certainty: 'likely' };
  const found = byNature(text, all, usage, role, isName);
  // an organiser, a roofer or the trustees are hardly those whom a paper calls `you`
  const fit = found?.reader?.pronoun === 'you' && isStrongWord(role) ? null : found;
  const nature = fit === null || isOtherRole(fit.reader, role, usage) ? UNKNOWN : fit;
  if (money === null || isName || nature.reader === money.side) return nature;
  // whom a body speaks to as `you` gets or gives money as it comes: a member, a participant
  if (
    nature.reader?.pronoun === 'you' &&
    placesOf(role).every(({ side }) => side === 'weaker') &&
    !isListed(role)
  )
    return nature;
  if (money.side.pronoun === 'you' && isStrongWord(role) && !isListed(role)) return UNKNOWN;
  // what the words on money and the kinds of the sides say of an unlisted word must agree
  return nature.reader === null || isListed(role) ? { reader: money.side, certainty: 'likely' } : UNKNOWN;
}

/** A word by which the paper itself calls somebody never means a side that it calls by an unlike one. */
function isOtherRole(side: PaperSide | null, role: string, usage: Usage): boolean {
  if (side === null || side.role === null || (usage.roles.get(role)?.acts ?? 0) === 0) return false;
  const own = placesOf(role);
  return !rolesOf(side).some((a) => own.some((b) => a.pair.id === b.pair.id && a.side === b.side));
}

function only(all: readonly PaperSide[], test: (side: PaperSide) => boolean): PaperSide | null {
  const found = all.filter(test);
  return found.length === 1 ? found[0]! : null;
}

function isCalled(side: PaperSide, typed: string): boolean {
  const word = fold(typed);
  const bare = fold(plainRole(typed));
  const known = [side.name ?? '', side.role ?? '', ...side.alsoNamed, ...side.mentions].map(fold);
  return known.includes(word) || (bare !== '' && known.includes(bare));
}

function byPronoun(all: readonly PaperSide[], pronoun: 'we' | 'you' | 'i'): Found {
  const same = pronoun === 'you' ? ['you'] : ['we', 'i'];
  const found =
    only(all, (side) => side.pronoun !== null && same.includes(side.pronoun)) ??
    // `me`, of a paper that a firm has written and one person reads
    (pronoun === 'i' ? only(all, (side) => side.pronoun !== 'we' && !isBusiness(side)) : null);
  return found === null ? UNKNOWN : { reader: found, certainty: pronoun === 'i' ? 'likely' : 'certain' };
}

/** By what kind of person or firm the role means, where the paper itself uses no role that faces it. */
function byNature(
  text: LegalText,
  all: readonly PaperSide[],
  usage: Usage,
  role: string,
  isName: boolean,
): Found | null {
  const mains = all.slice(0, 2);
  const places = placesOf(role);
  // a paper that calls both sides by a role means nobody by another one
  if (mains.length === 2 && mains.every((side) => side.role !== null) && !isBusinessWord(role)) return null;
  // a name that the paper holds, whatever its last word means elsewhere
  if (isName && text.text.toLowerCase().includes(role.split(' ')[0]!)) return null;
  const guest = isName ? null : asGuest(mains, role);
  if (guest !== null) return { reader: guest, certainty: 'likely' };
  if (mains.length < 2 || (places.length === 0 && !isBusinessWord(role))) return null;
  // an owner may be of the gym or of the dog
  if (role === 'owner' || OWNS_A_HOME.test(role)) return null;
  if (isOthersWord(text, role)) return null;
  const offerer = offererOf(text, mains, role);
  if (offerer !== null) return { reader: offerer, certainty: 'likely' };
  const firms = mains.filter(isBusiness);
  // of a nanny the household is the employer
  const told = fitting(text, places);
  const weak = told.filter(({ side }) => side === 'weaker').length;
  const isWeak = weak > 0 && weak >= 3 * (told.length - weak);
  // a firm that somebody writes to as `you` may be the customer of one person
  const isWrittenTo =
    firms[0]?.pronoun === 'you' && mains.some(({ pronoun }) => pronoun === 'we' || pronoun === 'i');
  if (firms.length === 1 && !isWrittenTo) {
    if (isBusinessWord(role)) return { reader: firms[0]!, certainty: 'likely' };
    if (isOnePerson(role)) return { reader: mains.find((side) => side !== firms[0])!, certainty: 'likely' };
    const fit = fitting(text, places);
    if (fit.length > 0 && fit.every(({ side }) => side === 'stronger'))
      return { reader: firms[0]!, certainty: 'likely' };
    if (fit.length > 0 && fit.every(({ side }) => side === 'weaker'))
      return { reader: mains.find((side) => side !== firms[0])!, certainty: 'likely' };
    if (isWeak) return { reader: mains.find((side) => side !== firms[0])!, certainty: 'likely' };
  }
  // `dental practice` of a paper in which a nameless business speaks
  const nameless = mains.filter(({ pronoun, name }) => pronoun === 'we' && name === null);
  if (
    firms.length === 0 &&
    nameless.length === 1 &&
    isBusinessWord(role) &&
    places.every(({ side }) => side === 'stronger')
  )
    return { reader: nameless[0]!, certainty: 'likely' };
  // `insurer` of a paper that a business without a word for one writes to a person
  const writers = mains.filter(({ pronoun }) => pronoun === 'we');
  const isToOne = mains.some(({ pronoun }) => pronoun === 'you') && writers.length === 1;
  if (firms.length === 0 && isToOne && isBusinessWord(role) && isStrongWord(role))
    return { reader: writers[0]!, certainty: 'likely' };
  // a policy or price list speaks of `we` and `you` alone
  const addressed = mains.find((side) => side.pronoun === 'you');
  if (
    firms.length === 0 &&
    isWeak &&
    addressed !== undefined &&
    mains.some(({ pronoun, name }) => pronoun === 'we' || (pronoun === 'i' && name === null))
  )
    return { reader: addressed, certainty: 'likely' };
  const speaker = mains.filter((side) => side.pronoun === 'we' || side.pronoun === 'i');
  if (speaker.length === 1) {
    const payer = payerOf(text, mains, usage);
    const pays = fitting(text, places)
      .filter(({ pair }) => pair.paid !== null)
      .map(({ pair, side }) => pair.paid !== side);
    if (payer !== null && pays.length > 0 && pays.every((one) => one === pays[0]))
      return { reader: pays[0] ? payer : mains.find((side) => side !== payer)!, certainty: 'likely' };
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

const isBusiness = (side: PaperSide) =>
  [side.name, ...side.alsoNamed].some((name) => name !== null && isFirm(name)) ||
  (side.role !== null && isBusinessWord(side.role));
