import type { LegalText } from '../../document/legal-text.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { PACKS } from '../packs/packs.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';
import { resolveReader } from '../sides/resolve-reader.ts';
import { placesOf } from '../sides/names/role-words.ts';
import { countUsage } from '../sides/usage.ts';
import { chooseDeal, type Deal } from '../packs/choose-deal.ts';
import { callNames } from '../packs/givers.ts';
import { fold } from '../packs/fold.ts';
import type { GivenName } from './given-name.ts';
import { namesBySide } from './names-by-side.ts';
import { shortNames } from './names.ts';

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
  const { weaker: weakerNames, stronger, given, isAlone } = namesBySide(text, pack, deal);
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
      weaker: [
        ...words.weaker,
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
    all.push(sideOf('s1', spoken, 'stronger', stronger));
  if (deal.weaker !== null || words.hasYou || weakerNames.length > 0)
    all.push(sideOf(`s${all.length + 1}`, spoken, 'weaker', weakerNames));
  const known = readerOf(text, pack, all, deal, identity);
  const own = known.reader === null ? typedRole(text.text, pack, identity, given) : null;
  const isTaken = all.length === 2 && deal.weaker !== null && deal.stronger !== null;
  if (own === null || (isTaken && weakerNames.length > 0))
    return { sides: { all, ...known, isMutual: false }, deal: spoken };
  return withTypedRole(all, spoken, own);
}

/** A role that the reader typed and the paper uses, though no list has it, with what the paper calls the other side. */
interface TypedRole {
  readonly word: string;
  readonly name: GivenName | null;
  readonly other: (GivenName & { readonly alias: string }) | null;
}

/** `Reitbeteiligung`, `comodatario`: a single word that stands in the paper three times; null where it does not. */
function typedRole(
  text: string,
  { mentions }: LanguagePack,
  identity: string,
  given: readonly (GivenName & { readonly alias: string })[],
): TypedRole | null {
  const word = fold(identity).trim();
  if (!/^\p{L}{4,24}$/u.test(word) || mentions.both.includes(word)) return null;
  const count = Array.from(
    fold(text.slice(0, COUNTED)).matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu')),
  ).length;
  if (count < 3) return null;
  const aliases = [...given, ...inBrackets(text)];
  const own = aliases.find(({ alias }) => fold(alias) === word) ?? null;
  const other = aliases.find(({ alias }) => fold(alias) !== word) ?? null;
  return { word: identity.trim(), name: own, other };
}

/** `Frau Silke Brandt, Hofstraße 2, 31542 Bad Nenndorf (Pferdehalterin)`: a name at the beginning of a line, and a word for it at its end. */
function inBrackets(text: string): (GivenName & { readonly alias: string })[] {
  const row =
    /^(?:zwischen|und|entre|et|y|e|tra|fra)?\s?(?:(?:Herrn?|Frau|M\.|Mme|D\.|D\.ª|Sr\.|Sra\.|il sig\.|la sig\.ra)\s)?(\p{Lu}[\p{L}'-]{1,24}(?: \p{Lu}[\p{L}'-]{1,24}){1,3})[^()\n]{0,120}\((?:der |die |le |la |l'|el |il |o |a )?(\p{L}{4,24})\)\s{0,2}$/gmu;
  return Array.from(text.slice(0, 3_000).matchAll(row), ({ 0: all, 1: name, 2: alias, index }) => ({
    name: name!, // the groups take part in every match
    alias: alias!,
    span: { start: index, end: index + all.length },
  }));
}

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
  Array.from(
    printed.matchAll(
      new RegExp(
        String.raw`(?<!\p{L})${form.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\p{L})`,
        'giu',
      ),
    ),
  ).length;

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
