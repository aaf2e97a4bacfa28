import type { Paragraph } from '../../../document/legal-text.ts';
import { nameAtStart } from '../names/names.ts';
import { pronounOf, type Naming } from '../names/naming.ts';
import { isRole, plainRole } from '../names/role-words.ts';

/** How a description of a party opens, and what makes it one. */
const OPENS =
  /^(?:the|any|each|every|an?|all|both|whoever|whichever|anyone|anybody|everyone|everybody|those)\b(?! [\p{Lu}])/u;
const DESCRIBES =
  /\b(?:who|whose|whoever|that (?:signs?|books?|orders?|hires?|rents?|buys?|makes?|pays?|is named)|named|shown|identified|signing|listed|given|stated|booking|placing|completing|specified|mentioned|set out|below|above|overleaf|on the (?:form|booking|order|card|front))\b/i;
/** A description of a thing, `the services named in the order`, is none of a party. */
const SOMEBODY =
  /\b(?:persons?|people|adults?|body|individual|whoever|whichever|anyone|anybody|everyone|everybody|who|whose|part(?:y|ies)|company|firm|business|organi[sz]ation|customers?|buyer|owners?|parents?|carer|guardian|members?|tenants?|clients?|guests?|hirer|travell?er|passengers?|students?|pupils?|patient|applicant|employees?|workers?|users?|subscriber|holder|seller|trader|artist|player|driver)\b/i;
const LOOKED = 220;

/** Whether words describe a party without its name: `the person who books`, `whoever signs below`, `any adult named on the form`. */
export function isDescription(words: string, roles: readonly string[] = []): boolean {
  const head = words.slice(0, LOOKED).trimStart();
  const sentence = /^[^.;:()]{0,200}/.exec(head)?.[0] ?? '';
  return (
    OPENS.test(sentence) &&
    (SOMEBODY.test(sentence) || isOfItsRole(sentence, roles)) &&
    (DESCRIBES.test(sentence) || /^(?:whoever|anyone|everyone)\b/.test(sentence))
  );
}

/** Words that say what somebody does: `translator`, `hirer`, `lodger`, `assistant`. */
const AGENT = /(?:er|or|ee|ist|ant|ian)s?$/i;

/** `the translator named in the order (“the Translator”)`: the description is of whoever does what the role says. */
const isOfItsRole = (sentence: string, roles: readonly string[]): boolean => {
  const told =
    /^\p{L}+ (?:\p{Ll}+ ){0,2}?(\p{Ll}{4,20}) (?:named|shown|identified|listed|given|stated|specified|mentioned|who|whose|set out|signing)\b/iu.exec(
      sentence,
    )?.[1];
  return (
    told !== undefined &&
    AGENT.test(told) &&
    isRole(told) &&
    roles.some((role) => plainRole(role) === plainRole(told))
  );
};

/** Whether the last words before a bracket describe a party: `and the parent or carer named on the form (the “Parent”)`. */
export function endsInDescription(words: string, roles: readonly string[] = []): boolean {
  const from = Math.max(
    words.lastIndexOf('; '),
    ...['and', 'between', 'to', 'with', 'by', 'that'].map((word) => words.lastIndexOf(` ${word} `)),
    ...[' the ', ' any ', ' each ', ' every ', ' a ', ' an '].map((word) => firstAfterName(words, word)),
  );
  return (
    from >= -1 && isDescription(words.slice(from + 1).replace(/^(?:and|between|to|with|by|that) /, ''), roles)
  );
}

/** The first such article behind the last `and`, `with` or `between`: where the description begins. */
function firstAfterName(words: string, article: string): number {
  const joint = Math.max(
    words.lastIndexOf(' and the '),
    words.lastIndexOf(' and any '),
    words.lastIndexOf(' with '),
  );
  if (joint >= 0) return joint + 4;
  return words.indexOf(article) === -1 ? -2 : words.indexOf(article);
}

/** Words for anybody at all, which are no role. */
const ANYONE = /^(?:person|people|adult|individual|one|party|user)$/;

const MEANS =
  /(?:["“'‘]{1,2}(?:the )?([\p{L}][\p{L} -]{0,24})["”'’]{1,2}|\b[Tt]he (\p{L}[\p{L} -]{2,20}?)),? (?:means?|is|are|refers? to|shall mean|will be) (?=(?:the|any|each|every|an?|all|both|whoever|anyone|everyone|everybody)\b)/gu;

/** `“You” means the person who signs`, `the buyer is whoever pays first`: a side that is described and not named. */
export function describedSides({ text, start }: Paragraph): Naming[] {
  const out: Naming[] = [];
  const words = text.slice(0, 2_500);
  for (const match of words.matchAll(MEANS)) {
    const word = (match[1] ?? match[2]!).trim();
    const at = match.index + match[0].length;
    const pronoun = match[1] === undefined ? null : pronounOf(word);
    if ((pronoun === null && !isRole(word)) || !isDescription(words.slice(at))) continue;
    if (
      match[1] === undefined &&
      !/^(?:the|an?|any) (?:person|adult|one)\b|^(?:whoever|anyone)\b/.test(words.slice(at))
    )
      continue;
    const span = { start: start + match.index, end: start + at + 20 };
    const told = /^(?:the|an?|any|each|every) (?:\p{Ll}+ )??(\p{Ll}{4,14})\b/u.exec(words.slice(at))?.[1];
    // `the person named in the schedule as the policyholder`
    const as = /^[^.;\n]{0,120}?\bas (?:the|our|a) (\p{Ll}{4,20})\b/u.exec(words.slice(at))?.[1];
    const roles =
      pronoun === null
        ? [word]
        : as !== undefined && isRole(as)
          ? [as]
          : told !== undefined && isRole(told) && !ANYONE.test(told)
            ? [told]
            : [];
    out.push({ names: [], roles, aliases: [], pronoun, span, weight: 3 });
  }
  return out;
}

/** What is let or sold rather than who lets or sells it: `Seagull Cottage`, `Apartment 4B`. */
const LET =
  /\b(?:cottage|loft|apartment|flat|villa|cabin|chalet|bungalow|barn|annexe?|penthouse|maisonette|yurt|farmhouse|boathouse|houseboat|caravan|motorhome|camper ?van|bedsit|studio flat|unit|plot|mooring|parking space|parking bay|storage unit|room|suite|bedroom|garden|allotment|field|stable|shed|garage|car|van|boat|yacht|horse|piano)(?: (?:no\.? ?)?\w{1,4})?$/i;

/** Whether a line at the head names the thing that the paper is about. */
export function isThingLet(name: string): boolean {
  return LET.test(name.trim()) && nameAtStart(name)?.name.split(' ').length !== 1;
}
