import type { LegalText } from '../../document/legal-text.ts';
import type { Gathered } from './gather.ts';
import { hasLegalForm, nameAtStart } from './names/names.ts';
import type { Usage } from './usage.ts';

/** Shorter papers, or those that say `you` less often, are read as any other. */
const LEAST_LETTERS = 5_000;
const LEAST_YOU = 8;
const SHARE_OF_YOU = 0.009;
/** Where terms say what they are, and whose. */
const HEAD = 2_000;
const OPENING = 14_000;
/** Words of the name of a firm. */
const LONGEST_NAME = 6;

const TITLE =
  /\b(?:terms (?:and conditions )?of (?:service|use|sale|carriage)|terms (?:and|&) conditions|conditions of (?:use|sale|service|carriage)|(?:user|membership|subscriber|customer) agreement|T&Cs)\b/i;
/** Nobody signs: whoever goes on agrees. */
const BY_USING =
  /\b(?:by|before|when you|if you|upon|who) (?:\w+,? (?:or |and |and\/or )?){0,3}(?:access(?:ing)?|us(?:e|es|ing)|(?:visit|click|creat|download|regist|install|brows|utili[sz]|subscrib)\w*|sign(?:ing)? up)\b/i;
/** A letter speaks to one person. */
const LETTER = /^dear\b/im;

/** Whose service it is: `Welcome to Lumora`, `between you and Lumora`, `Thanks for using Lumora`, `made available by Lumora B.V.` */
const OF_WHOM = [
  /(?<=^|[\s"“])(\p{Lu}[\p{L}\d]{2,24})(?:['’]s)? terms (?:of|and)\b/giu,
  /\bwelcome to (?:the )?(\p{Lu}[\p{L}\d]{2,24}(?: \p{Lu}[\p{L}\d]{2,24})?)/giu,
  /\b(?:between|apply to) you and (?:the )?(\p{Lu}[\p{L}\d]{2,24})/gu,
  /\bbetween (\p{Lu}[\p{L}\d]{2,24})(?:[^.\n]{0,40})? and you\b/gu,
  /\b(?:for using|access(?:ing)? (?:to )?or us(?:e|ing)) (?:the )?(\p{Lu}[\p{L}\d]{2,24})/gu,
  /["“'‘](?:the )?(\p{Lu}[\p{L}\d]{2,24})["”'’],? (?:or )?["“'‘](?:we|us|our)\b/giu,
];
/** How terms name whoever uses what they are about. */
const USER =
  /^(?:users?|members?|customers?|passengers?|subscribers?|players?|consumers?|guests?|visitors?|buyers?|end users?|travell?ers?|clients?|account ?holders?|cardholders?|shoppers?)$/;
/** How they name the one who offers it. */
const OFFERS =
  /["“'‘](?:the )?(Company|Provider|Operator|Publisher|Licensor|Carrier|Seller|Service Provider)["”'’]/u;
/** Words that open a sentence, kinds of paper and firms whose shops terms speak of. */
const NO_BRAND =
  /^(?:England|Ireland|Germany|France|India|Canada|Australia|Singapore|America|United|European?|Japan|Netherlands|Luxembourg|California|Delaware|General|Following|Standard|The|These|This|Those|You|Your|Our|We|Us|Any|All|Each|Terms|Conditions|Service|Services|Website|Websites|Site|Sites|App|Apps|Platform|Agreement|Content|Software|Products?|Materials|Users?|Members?|Customers?|Privacy|Cookies?|Internet|Apple|Facebook|Android|North|Company|Communications?|Account|Policy|Policies|Notice|End|Parties|Party|Affiliates?)$/i;

/**
 * The two sides of terms that nobody signs and whoever uses something agrees to: the one who offers it, and `you`. Names that stand
 * about in such long papers, of shops, authorities, places and headings, are nobody's. Null for every other paper.
 */
export function sidesOfTerms({ text }: LegalText, usage: Usage): Gathered[] | null {
  const isSpokenTo = usage.you >= LEAST_YOU && usage.you >= usage.words * SHARE_OF_YOU;
  if (text.length < LEAST_LETTERS || !isSpokenTo || usage.you < 2 * usage.i) return null;
  const opening = text.slice(0, OPENING);
  const head = text.slice(0, HEAD);
  if (!TITLE.test(head) || LETTER.test(head) || !BY_USING.test(opening)) return null;
  const brand = brandOf(text, opening);
  if (brand === null) return null;
  const firm = firmsIn(opening).find(({ name }) => name.toLowerCase().includes(brand.toLowerCase()));
  const start = firm?.start ?? Math.max(0, opening.toLowerCase().indexOf(brand.toLowerCase()));
  const name = firm?.name ?? brand;
  const offers = OFFERS.exec(opening)?.[1];
  const user = [...usage.roles]
    .filter(([role, { count }]) => USER.test(role) && count >= 3)
    .toSorted((a, b) => b[1].count - a[1].count)[0]?.[1].printed;
  return [
    {
      ...EMPTY,
      names: [name],
      roles: offers === undefined ? [] : [offers],
      aliases: name === brand ? [] : [brand],
      pronouns: new Set(['we']),
      span: { start, end: start + name.length },
    },
    {
      ...EMPTY,
      roles: user === undefined ? [] : [user.charAt(0).toUpperCase() + user.slice(1).toLowerCase()],
      pronouns: new Set(['you']),
    },
  ];
}

const EMPTY: Gathered = {
  names: [],
  roles: [],
  aliases: [],
  pronouns: new Set(),
  span: { start: 0, end: 0 },
  weight: 3,
  places: 1,
};

/** Firms with a legal form, in the order in which they are named. */
function firmsIn(opening: string): { readonly name: string; readonly start: number }[] {
  return [...opening.matchAll(/(?<=^|[\s(])(?=\p{Lu}[^\s]{1,30} \p{Lu}|\p{Lu}[^\s]{1,30} LLC)/gmu)].flatMap(
    ({ index }) => {
      const found = nameAtStart(opening.slice(index, index + 120));
      return found !== null && hasLegalForm(found.name) && found.name.split(' ').length <= LONGEST_NAME
        ? [{ name: found.name, start: index }]
        : [];
    },
  );
}

/** The name that the terms use most, of those by which they could call the one whose they are. */
function brandOf(text: string, opening: string): string | null {
  const told = OF_WHOM.flatMap((pattern) => [...opening.matchAll(pattern)].map((match) => match[1]!));
  const firms = firmsIn(opening).map(({ name }) => name.split(' ')[0]!);
  const candidates = [...new Set([...told, ...firms].map((name) => name.replace(/['’´]s?$/, '')))].filter(
    (name) => !NO_BRAND.test(name) && /^\p{Lu}/u.test(name),
  );
  const counted = candidates.map((name) => ({ name, count: text.split(name).length - 1 }));
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  return most === undefined || most.count < 3 ? null : most.name;
}
