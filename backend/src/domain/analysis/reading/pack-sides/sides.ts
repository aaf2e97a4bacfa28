import { escaped } from '../languages/escaped.ts';
import type { LegalText } from '../../document/legal-text.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { PACKS } from '../packs/packs.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';
import { resolveReader } from '../sides/reader/resolve-reader.ts';
import { placesOf } from '../sides/names/role-words.ts';
import { countUsage } from '../sides/usage.ts';
import { chooseDeal, type Deal } from '../packs/choose-deal.ts';
import { callNames } from '../packs/givers.ts';
import { fold } from '../packs/fold.ts';
import type { GivenName } from './given-name.ts';
import { introducedPair } from './introduced-pair.ts';
import { namesBySide, RELATIVE } from './names-by-side.ts';
import { shortNames } from './names.ts';
import { typedRole, type TypedRole } from './typed-role.ts';
import { introducedNames, withIntroduced } from './with-introduced.ts';

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
  const pair = introducedPair(text, pack);
  const { deal, called } = withIntroduced(pack, chooseDeal(pack, text.text), pair);
  const { words } = deal;
  const found = namesBySide(text, pack, deal);
  const { isAlone } = found;
  const given = found.given.filter(({ alias }) => !RELATIVE.test(fold(alias)));
  const relatives = found.given.filter(({ alias }) => RELATIVE.test(fold(alias)));
  const weakerNames = [...introducedNames(found.weaker, words.weaker, pair ?? []), ...relatives];
  // two signatures on one line are no name
  const stronger = introducedNames(found.stronger, words.stronger, pair ?? []).filter(
    ({ name }) => !weakerNames.some((other) => other.name !== name && name.endsWith(` ${other.name}`)),
  );
  const aliasesOf = (names: readonly GivenName[], others: readonly string[]) =>
    given
      .filter(({ name }) => names.some((own) => own.name === name))
      .map(({ alias }) => alias)
      .filter((alias) => !others.some((form) => fold(form) === fold(alias)));
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
      feminine: [
        ...given.map(({ alias }) => alias),
        ...(pair ?? []).flatMap(({ aliases }) => aliases),
      ].filter((alias) => pack.code === 'de' && new RegExp(`[Dd]ie ${alias}(?!\\p{L})`, 'u').test(text.text)),
      weaker: [
        ...words.weaker,
        ...relatives.map(({ alias }) => alias),
        ...shortened(weakerNames, stronger),
        ...(isAlone ? aliasesOf(weakerNames, words.stronger) : []),
      ],
      stronger: [
        ...words.stronger,
        ...shortened(stronger, weakerNames),
        ...aliasesOf(stronger, words.weaker),
      ],
    },
  };
  const all: PaperSide[] = [];
  if (deal.stronger !== null || words.hasWe || words.hasMe === true || stronger.length > 0)
    all.push(calledSide(sideOf('s1', spoken, 'stronger', stronger), called.stronger));
  if (deal.weaker !== null || words.hasYou || weakerNames.length > 0)
    all.push(calledSide(sideOf(`s${all.length + 1}`, spoken, 'weaker', weakerNames), called.weaker));
  const known = readerOf(text, pack, all, deal, identity);
  const own = known.reader === null ? typedRole(text.text, pack, identity, given) : null;
  const isTaken = all.length === 2 && deal.weaker !== null && deal.stronger !== null;
  if (own === null || (isTaken && weakerNames.length > 0))
    return { sides: { all, ...known, isMutual: false }, deal: spoken };
  return withTypedRole(all, spoken, own);
}

/** A side under the word by which the paper introduces it. */
const calledSide = (side: PaperSide, word: string | undefined): PaperSide =>
  word === undefined ? side : { ...side, role: capital(word.toLowerCase()) };

/** The sides with the reader as the one whose role was typed: the weaker one, unless that is somebody else. */
function withTypedRole(all: readonly PaperSide[], deal: Deal, { word, name, other }: TypedRole): PackSides {
  const side = deal.weaker === null || deal.stronger !== null ? 'weaker' : 'stronger';
  const against = side === 'weaker' ? 'stronger' : 'weaker';
  const kept = all.find(({ isStronger }) => isStronger === (against === 'stronger'));
  const words = {
    ...deal.words,
    [side]: [word],
    [against]: deal.words[against].length > 0 || other === null ? deal.words[against] : [other.alias],
  };
  const spoken: Deal = { ...deal, words };
  const own: PaperSide = { ...sideOf('s1', spoken, side, name === null ? [] : [name]), role: capital(word) };
  const facing: PaperSide =
    kept !== undefined
      ? { ...kept, id: 's2' }
      : {
          ...sideOf('s2', spoken, against, other === null ? [] : [other]),
          ...(other === null ? {} : { role: capital(other.alias) }),
        };
  return {
    sides: { all: [own, facing], reader: own, certainty: 'likely', isMutual: false },
    deal: spoken,
  };
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** What the paper itself calls its sides, by the English words for the roles in small letters: `tenant` → `Mieterin`. */
export function ownRolesOf(
  { weaker, stronger }: Deal,
  text: string,
  sides: readonly PaperSide[],
): ReadonlyMap<string, string> {
  const printed = text.slice(0, COUNTED);
  const own = [weaker, stronger].flatMap((role) => {
    const [most] = (role?.forms ?? [])
      .map((form) => ({ form, count: countOf(form, printed) }))
      .toSorted((a, b) => b.count - a.count);
    return role === null || most === undefined || most.count < 2
      ? []
      : [[role.english.toLowerCase(), `${most.form.charAt(0).toUpperCase()}${most.form.slice(1)}`] as const];
  });
  // a role that was typed is a word of the paper already
  const typed = sides.flatMap(({ role }) =>
    role === null || ENGLISH_ROLES.has(role) || role === weaker?.english || role === stronger?.english
      ? []
      : [[role.toLowerCase(), role] as const],
  );
  return new Map([...typed, ...own]);
}

const ENGLISH_ROLES: ReadonlySet<string> = new Set(['Customer', 'Provider']);

/** Roles are counted in this much of a paper. */
const COUNTED = 40_000;

const countOf = (form: string, printed: string): number =>
  Array.from(printed.matchAll(new RegExp(String.raw`(?<!\p{L})${escaped(form)}(?!\p{L})`, 'giu'))).length;

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
    pronoun:
      (side === 'weaker') !== (words.isTaker === true)
        ? words.hasYou
          ? 'you'
          : null
        : words.hasWe
          ? 'we'
          : null,
    isStronger: side === 'stronger',
    introducedAt: first?.span ?? null,
  };
}

/** `Pilar Calleja`, who stands in the paper beside a party called `Eusebio Calleja`: a relative is no party. */
function isOtherPerson(
  text: string,
  pack: LanguagePack,
  identity: string,
  all: readonly PaperSide[],
): boolean {
  const own = identity.trim().split(/\s+/u);
  const first = fold(own[0] ?? '');
  return (
    own.length > 1 &&
    !isRole(pack, first, 'weaker') &&
    !isRole(pack, first, 'stronger') &&
    own.every((word) => /^\p{Lu}/u.test(word)) &&
    fold(text.slice(0, COUNTED)).includes(fold(identity.trim())) &&
    all.every(({ name, alsoNamed }) =>
      [name ?? '', ...alsoNamed].every((one) => !fold(one).split(/\s+/u).includes(first)),
    )
  );
}

/** What stands behind a role in what a reader typed. */
const LINKS = /^(?:von|vom|in|im|der|des|bei|de|d'.*|du|del|della|di|da|do|em|of|at|for)$/u;

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
  // `genitore di Pietro`, `Mieterin in der Hofstraße`
  const [opening = '', link = ''] = typed.split(' ');
  const byOpening = LINKS.test(link)
    ? all.find(({ mentions }) => mentions.some((word) => fold(word) === opening))
    : undefined;
  if (byOpening !== undefined) return { reader: byOpening, certainty: 'likely' };
  // `Academia Vigorela`: a role and a part of the name of one side
  const parts = typed.split(' ').filter((word) => word.length > 3);
  const byPart = isOtherPerson(text.text, pack, identity, all)
    ? []
    : all.filter(({ name }) =>
        parts.some((word) =>
          fold(name ?? '')
            .split(/[\s,]+/u)
            .includes(word),
        ),
      );
  if (byPart.length === 1) return { reader: byPart[0]!, certainty: 'likely' };
  // `Auftraggeberin` gives the order to who speaks as `we`
  const side =
    sideOfRole(pack, typed, deal) ??
    sideOfEnglish(typed, deal) ??
    (deal.words.hasWe && isRole(pack, typed, 'weaker') ? 'weaker' : null);
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

const isRole = ({ roles }: LanguagePack, typed: string, side: 'weaker' | 'stronger'): boolean =>
  roles.some((role) => role.side === side && role.forms.some((form) => fold(form) === typed));

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
