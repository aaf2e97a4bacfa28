import { nameAtStart, splitPersons } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';

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

/** `Brandt & Vale` is one name, although it holds two. */
export function tradingName(words: string): string | undefined {
  const found = nameAtStart(words)?.name;
  return found === undefined ? undefined : found.replace(/,.*$/, '').trim();
}

/** `This firm represents Prickly Pear Properties LLC`: the letter speaks for its client. */
export function fromClient(head: string): Naming[] {
  const match =
    /\b(?:represents?|acts? for|act on behalf of|are instructed by|(?:on )?behalf of (?:my|our) client,?|my client,|our client,) (?=\p{Lu})/u.exec(
      head,
    );
  const names = match === null ? [] : splitPersons(head.slice(match.index + match[0].length));
  if (match === null || names.length === 0 || !/\b(?:our|my) client/i.test(head)) return [];
  const start = match.index + match[0].length;
  return [
    {
      names: names.slice(0, 1),
      roles: ['Sender'],
      aliases: ['our client', 'my client'],
      pronoun: 'we',
      span: { start, end: start + names[0]!.length },
      weight: 3,
    },
  ];
}

/** Those to whom a will gives. */
export function fromWill(head: string): Naming[] {
  if (!/\blast will\b|\bmy will\b/i.test(head.slice(0, 1_500))) return [];
  const own = /\btestament of (?:me,? )?(?=\p{Lu})/iu.exec(head);
  const testator = own === null ? [] : splitPersons(head.slice(own.index + own[0].length)).slice(0, 1);
  const start = own === null ? 0 : own.index + own[0].length;
  const maker: Naming[] =
    testator.length === 0
      ? []
      : [
          {
            names: testator,
            roles: ['Testator'],
            aliases: [],
            pronoun: 'i',
            span: { start, end: start + testator[0]!.length },
            weight: 3,
          },
        ];
  const given = Array.from(
    head.matchAll(
      /\b(?:to|for) my (?:(?:dear|eldest|younger|elder|only|late) )?(daughter|son|wife|husband|sister|brother|nephew|niece|mother|father|grandson|granddaughter|friend)s?,? (?=\p{Lu})/gu,
    ),
  )
    .slice(0, 6)
    .flatMap((match) => {
      const start = match.index + match[0].length;
      const names = splitPersons(head.slice(start)).slice(0, 2);
      return names.length === 0
        ? []
        : [
            {
              names,
              roles: ['Beneficiary'],
              aliases: [],
              pronoun: null,
              span: { start, end: start + names[0]!.length },
              weight: 3,
            },
          ];
    });
  return [...maker, ...given];
}

/** `AND Shri Suresh Kelkarni joins herein as SURETY`. */
export function fromSurety(head: string): Naming[] {
  return Array.from(
    head.matchAll(
      /(?<=\b(?:and|AND|by)\s)(\p{Lu}[^,;.()]{4,60}?) (?:joins?|signs?|acts?|stands?|agrees)\b[^.;]{0,40}?\bas (?:the )?(surety|guarantor|co-signer)\b/giu,
    ),
  )
    .slice(0, 2)
    .flatMap((match) => {
      const names = splitPersons(match[1]!).slice(0, 1);
      const span = { start: match.index, end: match.index + match[0].length };
      return names.length === 0
        ? []
        : [{ names, roles: ['Guarantor'], aliases: [], pronoun: null, span, weight: 3 }];
    });
}
