import { fromDebt, fromGuarantor, fromWarranty } from './answering.ts';
import { nameAtStart, splitPersons } from '../names/names.ts';
import { introduced, type Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';
import { fromFamilies, fromMyLoan, fromSale } from './people-by-name.ts';

/** Who is who in papers that have their own way of saying it: trading names, letters for clients, powers of attorney, wills, sureties. */
export const specialIntroductions = (head: string): Naming[] =>
  [
    fromTrading,
    fromBrand,
    fromClient,
    fromMandate,
    fromDebt,
    fromGuarantor,
    fromWarranty,
    fromWill,
    fromSurety,
    fromSale,
    fromMyLoan,
    fromFamilies,
  ].flatMap((find) => find(head));

const TRADES = /trading as|t\/a|doing business as|d\/b\/a|propriet(?:or|ress|rix) of|who trades as/i;

/** `Moira Tannadyce, trading as Corrieshaw Photography`, on one line or two. */
export function fromTrading(head: string): Naming[] {
  if (!TRADES.test(head)) return [];
  return Array.from(
    head.matchAll(
      /([^\n.;:()]{3,80})[,\n ]{1,3}(?:trading as|t\/a|doing business as|d\/b\/a|(?:sole )?propriet(?:or|ress|rix) of|who trades as) ([^\n,.;()]{3,60})/giu,
    ),
  )
    .slice(0, 3)
    .flatMap((match) => {
      const from = Math.max(
        0,
        ...Array.from(
          match[1]!.matchAll(/\b(?:and|between|is|am|are|with)\s/gi),
          (one) => one.index + one[0].length,
        ),
      );
      const [bearer] = splitPersons(match[1]!.slice(from).trim());
      const firm = tradingName(match[2]!);
      const span = { start: match.index + from, end: match.index + match[0].length };
      return bearer === undefined || firm === undefined
        ? []
        : [{ names: [bearer, firm], roles: [], aliases: [], pronoun: null, span, weight: 1 }];
    });
}

const BRAND_OF =
  /([^\n.;:()]{3,60}?)[,\n (]{1,4}(?:is )?(?:an? |the )?(?:registered )?(?:trading name|trading style|trade name|business name) of ([^\n;()]{3,60})/gu;

/** `LEESIDE BARBELL (a trading name of Pairc Ltd)`: the body that is bound stands behind the name over the door. */
function fromBrand(head: string): Naming[] {
  return Array.from(head.matchAll(BRAND_OF))
    .slice(0, 2)
    .flatMap((match) => {
      const brand = tradingName(match[1]!.trim());
      const body = nameAtStart(match[2]!)?.name;
      const span = { start: match.index, end: match.index + match[0].length };
      return brand === undefined || body === undefined
        ? []
        : [{ names: [brand, body], roles: [], aliases: [], pronoun: null, span, weight: 1 }];
    });
}

/** `Brandt & Vale` is one name, although it holds two. */
export function tradingName(words: string): string | undefined {
  const found = nameAtStart(words)?.name;
  return found === undefined ? undefined : found.replace(/,.*$/, '').trim();
}

/** `This firm represents Prickly Pear Properties LLC`: the letter speaks for its client. */
function fromClient(head: string): Naming[] {
  const match =
    /\b(?:represents?|acts? for|act on behalf of|are instructed by|(?:on )?behalf of (?:my|our) client,?|my client,|our client,) (?:(?:your|the) (\p{Ll}{4,12}),? )?(?=\p{Lu})/u.exec(
      head,
    );
  const names = match === null ? [] : splitPersons(head.slice(match.index + match[0].length));
  if (match === null || names.length === 0) return [];
  const isFor = match[1] !== undefined && OF_CLIENT.test(match[1]);
  if (!isFor && !/\b(?:our|my) client/i.test(head)) return [];
  const start = match.index + match[0].length;
  return [
    {
      names: names.slice(0, 1),
      roles: [match[1] !== undefined && isRole(match[1]) ? capital(match[1]) : 'Sender'],
      aliases: ['our client', 'my client'],
      pronoun: 'we',
      span: { start, end: start + names[0]!.length },
      weight: 3,
    },
  ];
}

/** `We act for your landlord, Mr Hale`. */
const OF_CLIENT = /^(?:landlord|landlady|employer|seller|buyer|lender|tenant|neighbour|neighbor)$/;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const RELATION = String.raw`(?:(?:dear|eldest|younger|elder|only|late|good) )?(?:daughter|son|wife|husband|partner|sister|brother|nephew|niece|aunt|uncle|cousin|mother|father|grandson|granddaughter|friend|neighbou?r|solicitor|accountant)s?`;

/** Where a power of attorney says who gives it. */
const OPENING = 2_500;
const MANDATES = new RegExp(
  String.raw`\bI,? (?=(\p{Lu}[^\n;]{2,160}?)\b(?:hereby )?(?:appoint|authori[sz]e|nominate)s? (?:my ${RELATION},? )?(\p{Lu}[^\n;]{2,120}?)\b(?:to act for me|to act (?:on|in) my (?:behalf|name)|(?:to be|as) my (?:true and lawful )?(?:attorney|agent|representative|proxy)))`,
  'u',
);

/** `I, Ada Bell, appoint my niece Joan Bell to act for me`: who gives a power of attorney, and to whom. */
function fromMandate(head: string): Naming[] {
  const match = MANDATES.exec(head.slice(0, OPENING));
  if (match === null) return [];
  const [giver] = splitPersons(match[1]!);
  const [holder] = splitPersons(match[2]!);
  if (giver === undefined || holder === undefined) return [];
  const start = match.index + match[0].length;
  const at = head.indexOf(holder, start + giver.length);
  return [
    introduced([giver], 'Principal', { start, end: start + giver.length }, 'i'),
    introduced([holder], 'Attorney', { start: at, end: at + holder.length }),
  ];
}

const TESTATOR = /\b(?:[Tt]estament|TESTAMENT|[Ww]ill|WILL) (?:of|OF) (?:(?:me|ME),? )?(?=\p{Lu})/u;
/** What stands in front of those to whom a will gives: how they are related, or the gift. */
const GIVES_TO = [
  new RegExp(String.raw`\b(?:to|for) my ${RELATION},? (?=\p{Lu})`, 'gu'),
  /\bI (?:give|leave|bequeath) [^.;\n]{1,80}? to (?=\p{Lu}\p{Ll}+ \p{Lu})/gu,
];
const MOST_HEIRS = 6;

/** Who makes a will, and those to whom it gives. */
function fromWill(head: string): Naming[] {
  if (!/\blast will\b|\bmy will\b/i.test(head.slice(0, 1_500))) return [];
  const personsBehind = (match: RegExpExecArray, most: number, role: string, pronoun: 'i' | null) => {
    const start = match.index + match[0].length;
    const names = splitPersons(head.slice(start)).slice(0, most);
    return names.length === 0
      ? []
      : [introduced(names, role, { start, end: start + names[0]!.length }, pronoun)];
  };
  const own = TESTATOR.exec(head);
  return [
    ...(own === null ? [] : personsBehind(own, 1, 'Testator', 'i')),
    ...GIVES_TO.flatMap((pattern) =>
      Array.from(head.matchAll(pattern))
        .slice(0, MOST_HEIRS)
        .flatMap((match) => personsBehind(match, 2, 'Beneficiary', null)),
    ),
  ];
}

/** `AND Shri Suresh Kelkarni joins herein as SURETY`. */
function fromSurety(head: string): Naming[] {
  return Array.from(
    head.matchAll(
      /(?<=\b(?:and|AND|by)\s)(\p{Lu}[^,;.()]{4,60}?) (?:joins?|signs?|acts?|stands?|agrees)\b[^.;]{0,40}?\bas (?:the )?(surety|guarantor|co-signer)\b/giu,
    ),
  )
    .slice(0, 2)
    .flatMap((match) => {
      const names = splitPersons(match[1]!).slice(0, 1);
      const span = { start: match.index, end: match.index + match[0].length };
      return names.length === 0 ? [] : [introduced(names, 'Guarantor', span)];
    });
}
