import type { LanguagePack } from '../languages/pack.ts';
import type { Deal } from '../packs/choose-deal.ts';
import { fold } from '../packs/fold.ts';
import type { GivenName } from './given-name.ts';
import type { IntroducedParty } from './introduced-pair.ts';

type SideName = 'weaker' | 'stronger';

/** A deal with the parties that the paper introduces, and what it calls each of them. */
export interface DealOfIntroduced {
  readonly deal: Deal;
  /** The word for a side that no list of roles has. */
  readonly called: Readonly<Partial<Record<SideName, string>>>;
}

/**
 * Two parties that a paper introduces are its sides: where lists of roles know one of them at most, the other faces it, and words for
 * people who are only spoken of, the customers of a salon, stand for neither.
 */
export function withIntroduced(
  pack: LanguagePack,
  deal: Deal,
  pair: readonly [IntroducedParty, IntroducedParty] | null,
): DealOfIntroduced {
  if (pair === null) return { deal, called: {} };
  const [first, second] = pair;
  const [one, other] = [placeOf(deal, first), placeOf(deal, second)];
  if (one !== null && other !== null && one !== other)
    return {
      deal: one === 'weaker' ? ofCustomer(pack, deal, first, second) : ofCustomer(pack, deal, second, first),
      called: {},
    };
  const stronger = strongerOf(pair, one, other);
  const weaker = stronger === first ? second : first;
  // a word that stands for either side tells no deal where both are called by such
  const isTold = one !== other;
  const kept = {
    weaker: isTold && keeps(deal, weaker, 'weaker'),
    stronger: isTold && keeps(deal, stronger, 'stronger'),
  };
  const isKnown = kept.weaker || kept.stronger;
  const words = {
    ...deal.words,
    weaker: wordsOf(deal, weaker, 'weaker', kept.weaker),
    stronger: wordsOf(deal, stronger, 'stronger', kept.stronger),
  };
  return {
    deal: {
      ...deal,
      deals: isKnown ? deal.deals : [],
      isVague: !isKnown,
      weaker: kept.weaker ? deal.weaker : null,
      stronger: kept.stronger ? deal.stronger : null,
      words,
    },
    called: {
      ...(kept.weaker ? {} : { weaker: weaker.aliases[0]! }), // never empty
      ...(kept.stronger ? {} : { stronger: stronger.aliases[0]! }),
    },
  };
}

/** A firm that works for a person is no contractor in need of care: the one who orders is the weaker side. */
function ofCustomer(
  pack: LanguagePack,
  deal: Deal,
  weaker: IntroducedParty,
  stronger: IntroducedParty,
): Deal {
  if (!deal.deals.includes('freelance') || !weaker.isFirm || stronger.isFirm) return deal;
  const role = (side: SideName, party: IntroducedParty) =>
    pack.roles.find((one) => one.side === side && one.deals.includes('services') && has(one.forms, party));
  const [orders, works] = [role('weaker', stronger), role('stronger', weaker)];
  if (orders === undefined || works === undefined) return deal;
  const words = { ...deal.words, weaker: orders.forms, stronger: works.forms };
  return { ...deal, deals: ['services'], weaker: orders, stronger: works, words };
}

const has = (words: readonly string[], { aliases }: IntroducedParty): boolean =>
  aliases.some((alias) => words.some((word) => fold(word) === fold(alias)));

const keeps = (deal: Deal, party: IntroducedParty, side: SideName): boolean =>
  deal[side] !== null && has(deal.words[side], party);

const placeOf = ({ words }: Deal, party: IntroducedParty): SideName | null =>
  has(words.weaker, party) ? 'weaker' : has(words.stronger, party) ? 'stronger' : null;

/** The one whose role says so; else the only firm; else the one that is named first. */
function strongerOf(
  [first, second]: readonly [IntroducedParty, IntroducedParty],
  one: SideName | null,
  other: SideName | null,
): IntroducedParty {
  if (one !== null && one !== other && other === null) return one === 'stronger' ? first : second;
  if (other !== null && one === null) return other === 'stronger' ? second : first;
  return second.isFirm && !first.isFirm ? second : first;
}

const wordsOf = (deal: Deal, party: IntroducedParty, side: SideName, isKept: boolean): readonly string[] => [
  ...new Set([...(isKept ? deal.words[side] : []), ...party.aliases.map((alias) => alias.toLowerCase())]),
];

/** The names of the parties where the paper introduces them, in front of those that were found by their roles. */
export const introducedNames = (
  names: readonly GivenName[],
  words: readonly string[],
  pair: readonly IntroducedParty[],
): readonly GivenName[] => {
  const own = pair.find((party) => has(words, party));
  if (own === undefined || names.some(({ name }) => name.includes(own.name))) return names;
  return [
    own,
    ...names.filter(({ name }) => !own.name.includes(name) && !name.includes(own.name.split(' ')[0]!)),
  ]; // split gives one part at least
};
