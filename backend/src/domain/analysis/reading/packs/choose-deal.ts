import type { LanguagePack, PackRole } from '../languages/pack.ts';
import type { SideWords } from './mark-sides.ts';
import { compilePack } from './compiled-pack.ts';
import { fold } from './fold.ts';
import { callNames, givenDeal } from './givers.ts';
import { namedSides, type NamedSides } from './named-sides.ts';

/** Words are counted in this much of a paper. */
const COUNTED = 80_000;
/** A form of address must stand this often before it counts as how the paper speaks. */
const SPOKEN = 3;
/** … and in a short one less often. */
const SPOKEN_SHORTLY = 2;
const SHORT = 2_500;
/** Different words of one kind of deal that tell it. */
const HINTS = 3;
/** A letter is no longer than this; terms speak of many things. */
const LETTER = 9_000;

/** Who faces whom, as far as the words for the sides tell. */
export interface Deal {
  /** The kinds of deal that the two roles share. */
  readonly deals: readonly string[];
  readonly weaker: PackRole | null;
  readonly stronger: PackRole | null;
  readonly words: SideWords;
  /** One side alone is named, in words that more than one kind of deal has: the deals are a guess. */
  readonly isVague?: boolean;
}

interface Counted {
  readonly role: PackRole;
  readonly count: number;
}

/** Chooses the two roles that a paper is between, and every word that stands for either. Linear in the length of the text. */
export function chooseDeal(pack: LanguagePack, text: string): Deal {
  const sample = text.slice(0, COUNTED);
  const folded = fold(sample);
  const countOf = counterOf(folded);
  const roles = pack.roles.map((role): Counted => ({
    role,
    count: role.forms.reduce((sum, form) => sum + countOf(form), 0),
  }));
  const { mentions } = pack;
  const { expression } = compilePack(pack);
  const verbs = (phrases: readonly string[]) =>
    phrases.length === 0 ? 0 : (folded.match(expression(phrases))?.length ?? 0);
  const least = text.length < SHORT ? SPOKEN_SHORTLY : SPOKEN;
  const hasYou =
    spoken(mentions.you, countOf) +
      spoken(mentions.youOblique, countOf) / 3 +
      capitals(pack, sample) +
      verbs(mentions.youVerbs) >=
    least;
  const hasWe =
    spoken(mentions.we, countOf) + spoken(mentions.weOblique, countOf) / 2 + verbs(mentions.weVerbs) >= least;
  const best = bestPair(roles, { hasYou, hasWe, least, countOf });
  const isNameless = best.weaker === null && best.stronger === null;
  // in a paper without roles, one who speaks of himself and to somebody gives, unless the paper says otherwise
  const hasMe =
    isNameless &&
    !hasWe &&
    hasYou &&
    spoken(mentions.me, countOf) + spoken(mentions.meOblique, countOf) / 2 + verbs(mentions.meVerbs) >= least;
  const named = isNameless ? (namedSides(pack, text) ?? givenSides(pack, text)) : null;
  if (named !== null) {
    // who says that he takes is no giver
    const isTold = named.isGiver !== false;
    return {
      deals: named.deals,
      weaker: named.weaker,
      stronger: named.stronger,
      words: {
        weaker: named.weakerNames,
        stronger: named.strongerNames,
        hasYou: hasYou && isTold,
        hasWe,
        hasMe: hasMe && isTold,
      },
    };
  }
  const taker = isNameless && hasYou && !hasWe && text.length < LETTER ? takersDeal(pack, folded) : null;
  if (taker !== null)
    return { ...taker, words: { weaker: [], stronger: [], hasYou, hasWe, hasMe: true, isTaker: true } };
  const hinted =
    isNameless && hasYou && (hasWe || hasMe) && text.length < LETTER ? hintedDeal(pack, folded) : null;
  if (hinted !== null) return { ...hinted, words: { weaker: [], stronger: [], hasYou, hasWe, hasMe } };
  const share = (other: PackRole, own: PackRole | null) =>
    own === null || other.deals.some((deal) => own.deals.includes(deal));
  const formsOf = (side: PackRole['side'], facing: PackRole | null, own: PackRole | null) =>
    roles
      .filter(({ role, count }) => role.side === side && count > 0 && share(role, facing))
      .flatMap(({ role }) => role.forms)
      .concat(own?.forms ?? []);
  const weaker = new Set(formsOf('weaker', best.stronger, best.weaker));
  const stronger = new Set(formsOf('stronger', best.weaker, best.stronger));
  // a word that may stand for either side stands for the one whose own role it is
  for (const form of weaker)
    if (stronger.has(form))
      (best.weaker?.forms.includes(form) === true || (isNameless && hasYou) ? stronger : weaker).delete(form);
  return {
    deals: best.deals,
    isVague: best.isVague === true,
    weaker: best.weaker,
    stronger: best.stronger,
    words: {
      weaker: best.weaker === null && !hasYou ? [] : [...weaker],
      stronger: best.stronger === null && !hasWe ? [] : [...stronger],
      hasYou,
      hasWe,
      hasMe,
    },
  };
}

/** Counts a word, or some words that stand together, in a folded text. */
function counterOf(folded: string): (form: string) => number {
  const counts = new Map<string, number>();
  for (const [word] of folded.matchAll(/\p{L}+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (form) => {
    const words = fold(form);
    return words.includes(' ') ? folded.split(words).length - 1 : (counts.get(words) ?? 0);
  };
}

/** Two people without roles, of whom one gives something to the other, with the words that they are called by. */
function givenSides(pack: LanguagePack, text: string): NamedSides | null {
  const given = givenDeal(pack, text);
  if (given === null) return null;
  const role = (side: PackRole['side']) =>
    pack.roles.find((one) => one.side === side && one.deals.includes(given.deal));
  const [weaker, stronger] = [role('weaker'), role('stronger')];
  if (weaker === undefined || stronger === undefined) return null;
  const [weak, strong] = [given.weaker.name, given.stronger.name];
  return {
    deals: [given.deal],
    isGiver: given.isGiver,
    weaker,
    stronger,
    weakerNames: [weak, ...callNames(pack, weak, strong, text)],
    strongerNames: [strong, ...callNames(pack, strong, weak, text)],
  };
}

/** The deal of a letter from `us` to `you` that names no roles, by the things it speaks of. */
function hintedDeal(pack: LanguagePack, folded: string): Pick<Deal, 'deals' | 'weaker' | 'stronger'> | null {
  const { expression } = compilePack(pack);
  const counted = pack.hints
    .map(({ deal, says }) => ({ deal, count: new Set(folded.match(expression(says))).size }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  if (first === undefined || first.count < HINTS || first.count === second?.count) return null;
  const role = (side: PackRole['side']) =>
    pack.roles.find((one) => one.side === side && one.deals.includes(first.deal)) ?? null;
  return { deals: [first.deal], weaker: role('weaker'), stronger: role('stronger') };
}

/** The deal of a letter by one who takes something from the one whom it addresses; null where the writer gives, or it is not said. */
function takersDeal(pack: LanguagePack, folded: string): Pick<Deal, 'deals' | 'weaker' | 'stronger'> | null {
  const { expression } = compilePack(pack);
  const own = pack.takesAsMe.find(({ says }) => expression(says, '').test(folded));
  if (own === undefined) return null;
  const role = (side: PackRole['side']) =>
    pack.roles.find((one) => one.side === side && one.deals.includes(own.deal)) ?? null;
  return { deals: [own.deal], weaker: role('weaker'), stronger: role('stronger') };
}

const spoken = (words: readonly string[], countOf: (form: string) => number): number =>
  words.reduce((sum, word) => sum + countOf(word), 0);

/** Forms of address that are one only with a capital, inside a sentence. */
function capitals({ mentions }: LanguagePack, sample: string): number {
  if (mentions.youCapital.length === 0) return 0;
  const words = mentions.youCapital.join('|');
  return sample.match(new RegExp(String.raw`(?<=[\p{Ll},] )(?:${words})(?!\p{L})`, 'gu'))?.length ?? 0;
}

/** Whether the words of a role that stands alone are those of another kind of deal as well: `association`, `client`. */
const isShared = (roles: readonly Counted[], { role, count }: Counted): boolean =>
  roles.some(
    (other) =>
      other.role !== role &&
      other.role.side === role.side &&
      other.count * 2 > count &&
      !other.role.deals.some((deal) => role.deals.includes(deal)),
  );

/** A word for a side that is often part of a name. */
const OF_A_NAME = /^(?:famili(?:e|a)|famille|famiglia|família)n?$/iu;

function bestPair(
  roles: readonly Counted[],
  {
    hasYou,
    hasWe,
    least,
    countOf,
  }: {
    readonly hasYou: boolean;
    readonly hasWe: boolean;
    readonly least: number;
    readonly countOf: (form: string) => number;
  },
): {
  readonly weaker: PackRole | null;
  readonly stronger: PackRole | null;
  readonly deals: readonly string[];
  readonly isVague?: boolean;
} {
  const of = (side: PackRole['side']) => roles.filter(({ role, count }) => role.side === side && count > 0);
  let best: { weaker: PackRole | null; stronger: PackRole | null; deals: readonly string[] } = {
    weaker: null,
    stronger: null,
    deals: [],
  };
  let most = 0;
  for (const weak of of('weaker')) {
    for (const strong of of('stronger')) {
      const deals = weak.role.deals.filter((deal) => strong.role.deals.includes(deal));
      if (deals.length === 0 || weak.role.forms[0] === strong.role.forms[0]) continue;
      // a word that either side is called by, as `noleggiatore`, faces nobody by itself
      const facing = strong.role.forms
        .filter((form) => !weak.role.forms.includes(form))
        .reduce((sum, form) => sum + countOf(form), 0);
      if (facing === 0) continue;
      const score = Math.min(weak.count, facing) * 4 + weak.count + facing;
      if (score > most) [best, most] = [{ weaker: weak.role, stronger: strong.role, deals }, score];
    }
  }
  // `Familie Petersen`: part of a name unless it faces a school
  const named = (role: PackRole) =>
    role.forms.filter((form) => OF_A_NAME.test(form)).reduce((sum, form) => sum + countOf(form), 0);
  // of a word that either side is called by, the one whom the other faces: `Auftraggeberin` faces a `we`
  const isFaced = ({ role }: Counted) => Number(role.side === 'weaker' ? hasWe && !hasYou : hasYou && !hasWe);
  const [alone] = roles
    .map(({ role, count }) => ({ role, count: count - named(role) }))
    .toSorted((a, b) => b.count - a.count || isFaced(b) - isFaced(a));
  // one side is named, the other speaks or is spoken to
  if (alone !== undefined && alone.count * 2 > most && alone.count >= least) {
    const { role } = alone;
    const isOther = role.side === 'weaker' ? hasWe : hasYou;
    if (isOther || best.weaker === null) {
      const isVague = isShared(roles, alone);
      const generic = role.side === 'weaker' ? 'Customer' : 'Provider';
      const one = isVague ? { ...role, english: generic } : role;
      return {
        weaker: role.side === 'weaker' ? one : null,
        stronger: role.side === 'stronger' ? one : null,
        deals: one.deals,
        isVague,
      };
    }
  }
  return best;
}
