import type { LegalText } from '../../../document/legal-text.ts';
import { ANYBODY } from '../../languages/en/roles/all.ts';
import { pronounOf } from '../names/naming.ts';
import { plainRole } from '../names/role-words.ts';
import type { PaperSide, PaperSides } from '../side.ts';
import type { Usage } from '../usage.ts';
import { askedOf } from './asked.ts';
import { roleOfDeed, SAYS_A_DEED } from './by-doing.ts';
import { byKin } from './by-kin.ts';
import { byName } from './by-name.ts';
import { isBusiness } from './by-nature.ts';
import { byNumber } from './by-number.ts';
import { BESIDE, PARENT } from './guests.ts';
import { beforeMore, clean, headOf, phrasesOf } from './identity-words.ts';
import { isCalled, only } from './is-called.ts';
import { meantIn } from './meant-in.ts';
import { bySignOrOffice } from './signs-or-serves.ts';
import { byWitnesses, isWitnessed } from './witnesses.ts';
import { byApposition, byOfficeIn } from './words-told.ts';

type Found = Pick<PaperSides, 'reader' | 'certainty'>;
const UNKNOWN: Found = { reader: null, certainty: 'unknown' };
const likely = (reader: PaperSide | null): Found =>
  reader === null ? UNKNOWN : { reader, certainty: 'likely' };
const anybody = new Set(ANYBODY);

/**
 * The side that typed words mean: the whole of them, then their parts, then the word on which the others hang. A side is known where it
 * bears the name or role that was typed; else whatever the paper tells of its sides speaks for one or the other, and where that is weak
 * or does not agree the side is unknown.
 */
export function resolveReader(
  text: LegalText,
  all: readonly PaperSide[],
  usage: Usage,
  typedWords: string,
): Found {
  const identity = typedWords.replace(SPEAKS_OF_SELF, '');
  const resolve = (phrase: string) => resolvePhrase(text, all, usage, phrase);
  const advised = ADVISES.exec(identity.trim())?.[1];
  if (advised !== undefined) return likely(only(all, (side) => isCalled(side, advised)));
  const before = beforeMore(identity);
  const called = before === null ? null : only(all, (side) => isCalled(side, before));
  if (called !== null) return likely(called);
  // `mother of the tenant` is no tenant
  if (before !== null && OF_WHOM.test(identity.trim())) {
    const told = byKin(text, all, identity) ?? bySignOrOffice(text, all, identity);
    return told === null ? likely(resolve(before).reader) : likely(told);
  }
  // `I use the app` is not the app
  const whole = SAYS_A_DEED.test(identity) ? UNKNOWN : resolve(meantIn(text, identity));
  if (whole.reader !== null) return whole;
  const found = phrasesOf(identity)
    .map((phrase) => resolve(phrase).reader)
    .filter((reader) => reader !== null);
  const [first] = found;
  if (first !== undefined) return likely(found.every((reader) => reader === first) ? first : null);
  const head = isWitnessed(askedOf(text, all, usage, clean(identity))) ? null : headOf(identity);
  for (const phrase of [roleOfDeed(identity), head]) {
    const { reader } = phrase === null ? UNKNOWN : resolve(phrase);
    if (reader !== null) return likely(reader);
  }
  return UNKNOWN;
}

/** `me, the one who rents the room`: words of one's own, which a letter uses of its writer. */
const SPEAKS_OF_SELF = /^\s*(?:me|myself|i|us|we)\s*[,:–—-]\s*(?=\p{L}{3})/iu;

const OF_WHOM =
  /^(?:the |a |an )?\p{L}{3,20} (?:of|for|to) (?:the|an?|my|our|his|her|their) \p{L}[\p{L} -]{2,30}$/iu;

/** `solicitor of the bank`: an adviser reads for whom they advise. */
const ADVISES =
  /^(?:the |a |an )?(?:solicitor|lawyer|attorney|counsel|accountant|adviser|advisor|agent|friend|neighbou?r|colleague) (?:of|for|to) (?:the|an?|my|our|his|her|their) (\p{L}[\p{L} -]{2,30})$/iu;

function resolvePhrase(text: LegalText, all: readonly PaperSide[], usage: Usage, identity: string): Found {
  const typed = clean(identity);
  if (typed === '' || all.length === 0) return UNKNOWN;
  const exact =
    only(all, (side) => isCalled(side, typed)) ??
    // one of those whom the paper calls `Users`
    (/^\p{L}{3,}[^s\P{L}]$/u.test(typed) ? only(all, (side) => isCalled(side, `${typed}s`)) : null);
  if (exact !== null) return { reader: exact, certainty: 'certain' };
  const named = byName(all, typed);
  if (named !== null) return named;
  const role = plainRole(typed);
  // a guarantor of whom the paper knows nothing is neither of the others
  if (anybody.has(role) || BESIDE.test(role)) return UNKNOWN;
  const pronoun = pronounOf(typed);
  if (pronoun !== null) return byPronoun(all, pronoun);
  const told =
    byNumber(all, role) ??
    (PARENT.test(role) ? only(all, (side) => PARENT.test(side.role ?? '')) : null) ??
    byApposition(text, all, typed) ??
    byOfficeIn(text, all, typed);
  return likely(told ?? byWitnesses(askedOf(text, all, usage, typed)));
}

function byPronoun(all: readonly PaperSide[], pronoun: 'we' | 'you' | 'i'): Found {
  const same = pronoun === 'you' ? ['you'] : ['we', 'i'];
  const found =
    only(all, (side) => side.pronoun !== null && same.includes(side.pronoun)) ??
    // `me`, of a paper that a firm has written and one person reads
    (pronoun === 'i' ? only(all, (side) => side.pronoun !== 'we' && !isBusiness(side)) : null);
  return found === null ? UNKNOWN : { reader: found, certainty: pronoun === 'i' ? 'likely' : 'certain' };
}
