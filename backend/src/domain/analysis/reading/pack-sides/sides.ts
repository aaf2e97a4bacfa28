import type { LegalText } from '../../document/legal-text.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { PACKS } from '../packs/packs.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';
import { resolveReader } from '../sides/resolve-reader.ts';
import { placesOf } from '../sides/names/role-words.ts';
import { countUsage } from '../sides/usage.ts';
import { chooseDeal, type Deal } from '../packs/choose-deal.ts';
import { callNames, givenDeal, type NameAt } from '../packs/givers.ts';
import { fold } from '../packs/fold.ts';
import type { GivenName } from './given-name.ts';
import { addressee, signer } from './letters.ts';
import { firstFirm, givenNames, nameInTitle, namesOf, shortNames } from './names.ts';

/** The sides of a paper with the deal that they were read from. */
export interface PackSides {
  readonly sides: PaperSides;
  readonly deal: Deal;
}

/**
 * Who is who in a paper of a pack's language, and which side the reader is by what was typed: a name, a role in the paper's own
 * language, in English or in that of another pack. What fits neither side stays unknown.
 */
export function findPackSides(text: LegalText, pack: LanguagePack, identity: string): PackSides {
  const deal = chooseDeal(pack, text.text);
  const { words } = deal;
  const dealing = givenDeal(pack, text.text);
  const isOfDeal = dealing !== null && (deal.deals.length === 0 || deal.deals.includes(dealing.deal));
  const isByName = dealing !== null && words.weaker.includes(dealing.weaker.name);
  const find = (forms: readonly string[], own: NameAt | undefined) =>
    orGiven(isByName ? [] : namesOf(text, pack, forms), isOfDeal ? own : undefined);
  const weakerAll = find(words.weaker, dealing?.weaker);
  const strongerAll = find(words.stronger, dealing?.stronger);
  // a name belongs to the side that it is first found for
  const without = (own: readonly GivenName[], others: readonly GivenName[]) =>
    own.filter(({ name }, index) => {
      const place = others.findIndex((other) => other.name === name);
      const isFirm = pack.names.firms.some((form) => name.endsWith(` ${form}`));
      return place < 0 || index < place || (index === place && (own === weakerAll) !== isFirm);
    });
  const named = without(weakerAll, strongerAll);
  const read = named.length === 0 && words.hasYou ? addressee(text) : null;
  const weakerNames = read === null ? named : [read];
  const strongerNames = without(strongerAll, weakerAll);
  const isKnown = (name: string) => weakerNames.some((other) => other.name === name);
  // of two parties with names, the one that is not the weaker is the stronger
  const given = givenNames(text, pack);
  const ofOther = given.filter(
    ({ name }) => !isKnown(name) && !strongerNames.some((own) => own.name === name),
  );
  const firm =
    strongerNames.length > 0
      ? null
      : ([
          ...ofOther,
          firstFirm(text, pack),
          words.hasMe === true ? signer(text) : null,
          nameInTitle(text),
        ].find((found) => found !== null && !isKnown(found.name)) ?? null);
  const stronger = firm === null ? strongerNames : [firm];
  const aliases = given
    .filter(({ name }) => stronger.some((own) => own.name === name))
    .map(({ alias }) => alias)
    .filter((alias) => !words.weaker.some((form) => fold(form) === fold(alias)));
  const shortened = (names: readonly GivenName[], others: readonly GivenName[]) =>
    names
      .slice(0, 3)
      .flatMap(({ name }) => [
        ...shortNames(name, pack, text.text),
        ...callNames(pack, name, others[0]?.name ?? null, text.text),
      ]);
  const spoken: Deal = {
    ...deal,
    words: {
      ...words,
      weaker: [...words.weaker, ...shortened(weakerNames, stronger)],
      stronger: [...words.stronger, ...shortened(stronger, weakerNames), ...aliases],
    },
  };
  const all: PaperSide[] = [];
  if (deal.stronger !== null || words.hasWe || words.hasMe === true || stronger.length > 0)
    all.push(sideOf('s1', spoken, 'stronger', stronger));
  if (deal.weaker !== null || words.hasYou || weakerNames.length > 0)
    all.push(sideOf(`s${all.length + 1}`, spoken, 'weaker', weakerNames));
  return { sides: { all, ...readerOf(text, pack, all, deal, identity), isMutual: false }, deal: spoken };
}

/** Names by role, else the one that a sentence gives who says what is given to whom. */
const orGiven = (names: readonly GivenName[], given: NameAt | undefined): readonly GivenName[] =>
  names.length > 0 || given === undefined
    ? names
    : [{ name: given.name, span: { start: given.start, end: given.end } }];

function sideOf(
  id: string,
  { weaker, stronger, words }: Deal,
  side: 'weaker' | 'stronger',
  names: readonly GivenName[],
): PaperSide {
  const role = side === 'weaker' ? weaker : stronger;
  const [first, ...rest] = names;
  const forms = words[side];
  const others = [...new Set(rest.map(({ name }) => name))].filter((name) => name !== first?.name);
  return {
    id,
    name: first?.name ?? null,
    role: role?.english ?? (side === 'weaker' ? 'Customer' : 'Provider'),
    alsoNamed: others.slice(0, 4),
    mentions: [
      ...(first === undefined ? [] : [first.name.toLowerCase()]),
      ...forms.map((form) => form.toLowerCase()),
    ],
    pronoun: side === 'weaker' ? (words.hasYou ? 'you' : null) : words.hasWe ? 'we' : null,
    isStronger: side === 'stronger',
    introducedAt: first?.span ?? null,
  };
}

type Resolved = Pick<PaperSides, 'reader' | 'certainty'>;

function readerOf(
  text: LegalText,
  pack: LanguagePack,
  all: readonly PaperSide[],
  deal: Deal,
  identity: string,
): Resolved {
  const typed = fold(identity)
    .replace(/^(?:(?:der|die|das|le|la|les|el|los|il|lo|o|a|the|ich bin|i am) |l')/u, '')
    .trim();
  if (typed === '' || all.length === 0) return { reader: null, certainty: 'unknown' };
  const own = all.find(({ mentions }) => mentions.some((word) => fold(word) === typed));
  if (own !== undefined) return { reader: own, certainty: 'certain' };
  const byName = resolveReader(text, all, countUsage({ ...text, text: '' }), identity);
  if (byName.reader !== null && byName.certainty === 'certain') return byName;
  // `Academia Vigorela`: a role and a part of the name of one side
  const parts = typed.split(' ').filter((word) => word.length > 3);
  const byPart = all.filter(({ name }) =>
    parts.some((word) =>
      fold(name ?? '')
        .split(/[\s,]+/u)
        .includes(word),
    ),
  );
  if (byPart.length === 1) return { reader: byPart[0]!, certainty: 'likely' };
  const side = sideOfRole(pack, typed, deal) ?? sideOfEnglish(typed, deal);
  const found =
    side === null ? undefined : all.find(({ isStronger }) => isStronger === (side === 'stronger'));
  return found === undefined ? byName : { reader: found, certainty: 'likely' };
}

/** A role in the words of this or another language: one that fits the deal, else one that is always on the same side. */
function sideOfRole(pack: LanguagePack, typed: string, { deals }: Deal): 'weaker' | 'stronger' | null {
  const roles = [pack, ...PACKS.filter((other) => other !== pack)].flatMap(({ roles: list }) =>
    list.filter(({ forms }) => forms.some((form) => fold(form) === typed)),
  );
  return onlySide(roles.filter((role) => role.deals.some((deal) => deals.includes(deal)))) ?? onlySide(roles);
}

function sideOfEnglish(typed: string, { deals, weaker, stronger }: Deal): 'weaker' | 'stronger' | null {
  const english = (word: string | undefined) => word?.toLowerCase() === typed;
  if (english(weaker?.english) !== english(stronger?.english))
    return english(weaker?.english) ? 'weaker' : 'stronger';
  const places = placesOf(typed);
  return onlySide(places.filter(({ pair }) => deals.includes(pair.id))) ?? onlySide(places);
}

function onlySide(places: readonly { readonly side: 'weaker' | 'stronger' }[]): 'weaker' | 'stronger' | null {
  const [first] = places;
  return first !== undefined && places.every(({ side }) => side === first.side) ? first.side : null;
}
