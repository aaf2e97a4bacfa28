import type { LegalText } from '../../../document/legal-text.ts';
import { OWN_TRADES, PAID_WORKERS, SYNONYMS, TREATS } from '../../languages/en/roles/all.ts';
import { isBusinessWord, placesOf } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';
import type { Asked } from './asked.ts';
import { byDoing } from './by-doing.ts';
import { byExclusion } from './by-exclusion.ts';
import { byKin } from './by-kin.ts';
import { byMoney, isListed, paymentOf } from './by-money.ts';
import { byNature } from './by-nature.ts';
import { byRole } from './by-role.ts';
import { byBody, byPossession, byRun, byStem, staffOf } from './by-stem.ts';
import { isLoneName, isNameLike } from './guests.ts';
import { isCalled, only } from './is-called.ts';
import { byLooseName } from './loose-name.ts';
import { sideByPlace } from './name-in-text.ts';
import { bySignOrOffice } from './signs-or-serves.ts';
import { byToldName } from './told-as.ts';
import { byDeed } from './told-by-deed.ts';

/** One way to tell a side, and how much its word counts: about how often it is right on papers it has not seen. */
interface Witness {
  readonly counts: number;
  readonly finds: (asked: Asked) => PaperSide | null;
}

const isName = ({ text, typed }: Asked): boolean => isNameLike(typed) || isLoneName(text, typed);
const workers = new Set(PAID_WORKERS);
const trades = new Set(OWN_TRADES);

/** `security guard`, `cake lady`: whoever is paid, where the paper speaks of pay. */
function byWork({ text, all, typed, role }: Asked): PaperSide | null {
  if (/\p{Lu}.*\s\p{Lu}/u.test(typed) || isBusinessWord(role) || byRole(all, role) !== 'none') return null;
  if (!workers.has(role) && !workers.has(role.split(' ').at(-1)!)) return null;
  const payment = paymentOf(text, all);
  return payment?.isSpoken === true ? payment.payee : null;
}

/** `florist`: the one who is paid where flowers are sold, and who pays where a website is made. */
const hasOwnTrade = ({ role }: Asked): boolean => trades.has(role) || trades.has(role.split(' ').at(-1)!);

const faced = ({ all, role }: Asked): PaperSide | null => {
  const side = byRole(all, role);
  return side === 'none' ? null : side;
};

/** By a name that stands somewhere; `Singer` of a paper about singers is none. */
const named =
  (find: (text: LegalText, all: readonly PaperSide[], typed: string) => PaperSide | null) =>
  ({ text, all, typed }: Asked): PaperSide | null =>
    /^\p{Lu}?\p{Ll}+$/u.test(typed) && text.text.includes(typed.toLowerCase())
      ? null
      : find(text, all, typed);

const areCalledByRole = ({ all }: Asked): boolean => all.slice(0, 2).every((side) => side.role !== null);

/** By who pays; a paper that calls both sides by a role means nobody by another word that only pays or is paid. */
function pays(asked: Asked): { readonly side: PaperSide; readonly isSpoken: boolean } | null {
  const { text, all, role } = asked;
  if (isName(asked)) return null;
  // a member gets or gives money as it comes to whom a body speaks to
  const isAddressed = () =>
    placesOf(role).every(({ side }) => side === 'weaker') && byNature(asked, false)?.pronoun === 'you';
  return !isListed(role) && (areCalledByRole(asked) || isAddressed()) ? null : byMoney(text, all, role);
}

function stem(asked: Asked, byRoleOnly: boolean): PaperSide | null {
  const { all, typed, role } = asked;
  if (isName(asked) || byRole(all, role) !== 'none') return null;
  const side = byStem(all, typed, byRoleOnly || areCalledByRole(asked));
  return side === null ? null : (staffOf(asked.text, all, side, typed) ?? side);
}

/** `dentist` is the practice where the other side is a patient; where it is one who works there, nobody can tell. */
const treats = ({ all, role }: Asked): PaperSide | null => {
  const house = TREATS[role];
  const isTreated = (side: PaperSide) =>
    isCalled(side, 'patient') || isCalled(side, 'client') || (side.role === null && side.pronoun === 'you');
  if (house === undefined || !all.some(isTreated)) return null;
  return only(all, (side) => isCalled(side, house));
};

const WITNESSES: readonly Witness[] = [
  // where a name stands
  { counts: 4, finds: named(byToldName) },
  { counts: 3, finds: named(byLooseName) },
  { counts: 2, finds: named(sideByPlace) },
  { counts: 2, finds: named(bySignOrOffice) },
  { counts: 2, finds: ({ text, all, typed }) => byExclusion(text, all, typed) },
  // what the paper says of a side
  { counts: 3, finds: ({ text, all, typed }) => byKin(text, all, typed) },
  { counts: 3, finds: ({ text, all, typed }) => byPossession(text, all, typed) },
  { counts: 4, finds: ({ text, all, typed }) => byDeed(text, all, typed) },
  { counts: 2, finds: ({ text, all, typed }) => byDoing(text, all, typed) },
  { counts: 2, finds: (asked) => (hasOwnTrade(asked) ? null : byWork(asked)) },
  { counts: 1, finds: (asked) => (hasOwnTrade(asked) ? byWork(asked) : null) },
  { counts: 2, finds: (asked) => pays(asked)?.side ?? null },
  {
    counts: 2,
    finds: (asked) => (isListed(asked.role) && pays(asked)?.isSpoken === true ? pays(asked)!.side : null),
  },
  // what the words mean
  { counts: 3, finds: faced },
  {
    counts: 5,
    finds: ({ all, role }) =>
      SYNONYMS[role] === undefined ? null : only(all, (side) => isCalled(side, SYNONYMS[role]!)),
  },
  { counts: 5, finds: treats },
  { counts: 4, finds: ({ all, typed }) => byRun(all, typed) ?? byBody(all, typed) },
  { counts: 1.6, finds: (asked) => byNature(asked, isName(asked)) },
  { counts: 1, finds: (asked) => stem(asked, false) },
  { counts: 0.5, finds: (asked) => (asked.role.includes(' ') ? null : stem(asked, false)) },
  { counts: 1.5, finds: (asked) => stem(asked, true) },
];

/** So much must speak for a side, and no more than this part of it for another one. */
const ENOUGH = 1.5;
const AGAINST = 0.55;
/** A word that faces two sides alike speaks against either. */
const FITS_BOTH = 2;

/** Whether anything speaks for one of the sides. */
export const isWitnessed = (asked: Asked): boolean => WITNESSES.some(({ finds }) => finds(asked) !== null);

/** The side for which the witnesses speak; null where they are few and weak, or disagree. */
export function byWitnesses(asked: Asked): PaperSide | null {
  const weights = new Map<PaperSide, number>();
  for (const { counts, finds } of WITNESSES) {
    const side = finds(asked);
    if (side !== null) weights.set(side, (weights.get(side) ?? 0) + counts);
  }
  const [best, second] = [...weights].toSorted((a, b) => b[1] - a[1]);
  const other = Math.max(second?.[1] ?? 0, byRole(asked.all, asked.role) === null ? FITS_BOTH : 0);
  if (best === undefined || best[1] < ENOUGH || other > best[1] * AGAINST) return null;
  return best[0];
}
