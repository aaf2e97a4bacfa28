import type { LegalText, Paragraph } from '../../document/legal-text.ts';
import { NAME_LABELS } from '../languages/en/party-words.ts';
import { shortNames } from './names/short-names.ts';
import { hasLegalForm, isFirm, isPersonName, nameAtStart, splitPersons } from './names/names.ts';
import { pronounOf, type Naming } from './names/naming.ts';
import { eachWithRole, isPaidOrBound, isStaff, withoutPlace } from './names/row-values.ts';
import { isRole, plainRole } from './names/role-words.ts';
import { letterhead } from './letterhead.ts';
import { actorsOf } from './actors.ts';
import { isDescription } from './introductions/described.ts';
import { tradingName } from './introductions/special.ts';
import { agentFor } from './mentions/brackets.ts';

/** Rows that say who is who stand near the top or among the signatures. */
const HEAD = 7_000;
/** Characters in which `you` is looked for. */
const COUNTED = 60_000;
const withoutYou = (naming: Naming): Naming =>
  naming.pronoun === 'you' ? { ...naming, pronoun: null } : naming;
const LAST = 14;
const nameLabels = new Set(NAME_LABELS);
/** What is sold under a name: `Service | Full Fibre 300`. */
const WARES = /^(?:services?|products?|plan|package|tariff)$/;
/** Labels that more often name a thing than a party: a value must then be plainly a firm or a person. */
const THING = /^(?:store|shop|service|app|website|venue|card|home|hotel|class|group|brand|model|network)$/;
const DOUBTFUL =
  /^(?:store|shop|service|app|website|home|person|business|group|management|family|child|foundation|fund|band|center|centre|holder|network|model|partner|venue|school|studio|workshop|society|association|class|card|hotel|care|authority|household|manager|agent|staff|provider)$/;

const BODY_LABEL =
  /^(?:school|foundation|fund|society|association|hotel|authority|venue|centre|center|company|club|studio|workshop|shop|store)$/;

/** `Employer | X Ltd`, `Landlord: Anna Berg`, `Bank (“we”) | …`, `Who: …`. */
export function findRows(text: LegalText): Naming[] {
  const out: Naming[] = [];
  const actors = actorsOf(text);
  const speaksToYou = /\byour?s?\b/i.test(text.text.slice(0, COUNTED));
  // a short paper is not all signatures
  const tail = Math.max(text.paragraphs.length - LAST, Math.floor(text.paragraphs.length * 0.6));
  for (const [index, paragraph] of text.paragraphs.entries()) {
    if (paragraph.start > HEAD && index < tail) continue;
    if (paragraph.text.length > 1_200) continue;
    const found = paragraph.text.includes('|')
      ? fromCells(paragraph, actors)
      : fromLabels(paragraph, index >= tail, actors);
    // whoever signs on a line for a side that is named above signs for it
    const known = new Set(
      out.flatMap(({ names, roles }) => (names.length === 0 ? [] : roles.map(plainRole))),
    );
    const isSigned = index >= tail && paragraph.text.includes('__');
    const told = isSigned
      ? found.filter(({ roles }) => roles.length === 0 || !roles.every((role) => known.has(plainRole(role))))
      : found;
    // `Sold to Mrs Hale` addresses nobody where nobody is called `you`
    const parties = told.filter((one) => !isOfficer(one, index >= tail, text));
    const named = parties.map((one) => withoutPlace(one, text.text));
    out.push(...(speaksToYou ? named : named.map(withoutYou)));
  }
  return out;
}

const OFFICER =
  /^(?:principal|head ?teacher|head|director|manager|secretary|treasurer|chair(?:man|woman|person)?)$/i;

/** `Principal: Vikram Nair` among the signatures, where the firm over the paper deals and no principal does. */
const isOfficer = (naming: Naming, isTail: boolean, text: LegalText): boolean =>
  ((isStaff(naming) && !isPaidOrBound(naming, text.text)) || signsAsOfficer(naming, isTail, text)) &&
  letterhead(text)?.isFirm === true;

const signsAsOfficer = ({ roles, names }: Naming, isTail: boolean, text: LegalText): boolean =>
  isTail &&
  roles.length > 0 &&
  roles.every((role) => OFFICER.test(role)) &&
  names.length > 0 &&
  !names.some(isFirm) &&
  !/\b[Tt]he Principal (?:shall|will|must|may|pays|agrees)\b/.test(text.text);

/** What somebody wrote on the line of a form, `____Ada Brook____`, without the line; as long as before. */
const filledIn = (words: string): string =>
  words.replace(
    /(?:_{2,}|(?<=: ?)\.{2,})([^_\n]{2,120}?)(?:_{2,}|\.{2,})/g,
    (line, value: string) => value.trim() + ' '.repeat(line.length - value.trim().length),
  );

function fromCells(paragraph: Paragraph, actors: ReadonlySet<string>): Naming[] {
  const cells = withoutNumber(paragraph.text.replace(/^\s*\|\s*|\s*\|\s*$/g, '').split(/\s*\|\s*/));
  const [label, value] = cells;
  if (label === undefined || value === undefined || cells.length > 2) return [];
  return eachWithRole(label, value).flatMap((one) => {
    const naming = rowNaming(label, one, paragraph.start, paragraph.end, actors);
    return naming === null ? [] : [naming];
  });
}

/** `2 | Landlord | X Ltd` and `2 Landlord | X Ltd`: the cells of a numbered row without its number. */
function withoutNumber(cells: readonly string[]): readonly string[] {
  const [first = '', ...rest] = cells;
  if (rest.length > 1 && ROW_NUMBER.test(first)) return rest;
  return [first.replace(NUMBER_BEFORE, ''), ...rest];
}
const ROW_NUMBER = /^\(?(?:\d{1,2}(?:\.\d{1,2})?|[a-z])[.)]?$/i;
const NUMBER_BEFORE = /^\(?(?:\d{1,2}(?:\.\d{1,2})?[.)]?|[a-z][.)])\s+(?=\p{L})/u;

const LABEL =
  /(?:^|[\s.;])((?:[\p{L}][\p{L}'’/-]{0,20} ){0,4}[\p{L}][\p{L}'’/-]{1,20})(?: (?:no\.? ?)?[1-4])?(?: ?\(([^()]{1,40})\))? ?[:：] ?(?=\S)/gu;

function fromLabels(paragraph: Paragraph, isTail: boolean, actors: ReadonlySet<string>): Naming[] {
  const out: Naming[] = [];
  const filled = filledIn(paragraph.text.slice(0, 700));
  // `Parent / guardian: …` is one label
  const words = filled.replace(/(?<=\p{L}) \/ (?=\p{L}[^\n]{2,24}:)/u, '/');
  const isJoined = words.length < filled.length;
  const labels = Array.from(words.matchAll(LABEL)).flatMap((match) => {
    const at = match.index + match[0].length;
    const isFirst = words.slice(0, match.index).trim() === '';
    const label = isFirst ? match[1]! : (roleAtEnd(match[1]!, actors) ?? toWhom(match[1]!));
    // of `Marta Nowak Stall:` only the last capitalised word can be the next label
    const last = match[0].search(/\p{Lu}[\p{Lu}]*[^\p{Lu}]*$/u);
    const from = match.index + (label === null ? Math.max(0, last) : match[0].lastIndexOf(label));
    return [{ label, at, from, inner: match[2] }];
  });
  for (const [index, { label, at, from, inner }] of labels.entries()) {
    if (label === null) continue;
    // `for the Centre: Ms Quek` names who signs, not the side
    if (isTail && /\bfor(?: and on behalf of)?(?: the)?\s{1,4}$/i.test(words.slice(0, from))) continue;
    // `Hirer    For Brook Hall: J. Seale`: two places to sign on one line
    if (isTail && /[\p{L}\d]\s{1,60}for \p{Lu}/iu.test(words.slice(from, at))) continue;
    const value = words
      .slice(at, Math.min(at + 260, labels[index + 1]?.from ?? words.length))
      .replace(/(?<=\p{Ll})\.\s*$/u, '')
      // `_Marcus Tillery_` is written on a line of the form
      .replace(/^_+(?=\p{L})|(?<=[\p{L}.])_+$/gu, '');
    const naming = rowNaming(
      inner === undefined ? label : `${label} (${inner})`,
      value,
      paragraph.start + (isJoined ? 0 : from),
      paragraph.start + Math.min(at + 120, filled.length),
      actors,
      isTail,
    );
    // `i) Guests: a member who …` is a point of a list with a heading of its own
    const isListed = (paragraph.clause !== null && index === 0) || LIST_MARK.test(words.slice(0, from));
    const isPoint = isListed && /^\p{Ll}/u.test(value);
    if (naming !== null && !(isPoint && naming.names.length === 0)) out.push(naming);
  }
  return out;
}

const LIST_MARK = /(?:^|\s)\(?[a-z\d]{1,3}[.)]\s*$/i;

/** The role with which a run of words ends: `for twelve months Deposit Customer` ends with `Customer`. */
function roleAtEnd(words: string, actors: ReadonlySet<string>): string | null {
  const parts = words.split(' ');
  for (let count = Math.min(3, parts.length); count >= 1; count--) {
    const tail = parts.slice(-count).join(' ');
    if ((isRole(tail) || actors.has(tail)) && /^\p{Lu}/u.test(tail)) return tail;
  }
  return null;
}

/** `Version 3, issued to: Ida Brown`: whom a line names as the one it is for. */
const toWhom = (words: string): string | null => (IS_FOR.test(words) ? words : null);
const IS_FOR =
  /^(?:(?:issued|addressed|made out|offered) to|(?:prepared|quotation|quote|estimate|booking|reservation|order|registration) for|(?:enrol?ment|registration|booking|application) of|(?:booked|hired|reserved|ordered) by|agreed with)$/i;

/** Labels that say a role by what was done. */
const LABEL_ROLES: ReadonlyMap<string, string> = new Map([
  ['sold by', 'Seller'],
  ['sold to', 'Buyer'],
  ['bought by', 'Buyer'],
  ['hired by', 'Hirer'],
  ['rented by', 'Renter'],
  ['rented to', 'Renter'],
  ['lent by', 'Lender'],
  ['lent to', 'Borrower'],
  ['act', 'Performer'],
]);
/** `Your name: Ada Brook`: whoever fills in the form is the one to whom it speaks. */
const YOUR_NAME = /^your (?:full )?name$/i;
const WHO = /^who (?:owns|rents|lets|lends|is|are)\b/i;

const KIN = /^(?:mum|mom|mother|dad|father|parents?|guardian|son|daughter|child)$/i;
const IS_AGENT = /\bagents?$/i;

function rowNaming(
  label: string,
  written: string,
  start: number,
  end: number,
  actors: ReadonlySet<string>,
  isTail = false,
): Naming | null {
  const value = written.replace(ARTICLE, '');
  const told = label
    .replace(/\([^()]*\)/g, '')
    .replace(/^(?:full )?name of (?:the )?|['’]s (?:full )?name$/i, '')
    .replace(/^(?:signed )?(?:for|by|and)(?: and on behalf of)? (?:the )?/i, '')
    .trim();
  // `Customer name: Ida Brown`
  const named = / (?:full )?name$/i.test(told) ? told.replace(/ (?:full )?name$/i, '') : told;
  const bare = isRole(named) ? named : told;
  const bracket = shortNames(/\(([^()]*)\)/.exec(label)?.[1] ?? '');
  // `You: Mira Sand. Us: Sand & Sons Ltd.`
  const spoken = YOUR_NAME.test(bare) ? 'you' : pronounOf(bare);
  const inLabel = { ...bracket, pronoun: bracket.pronoun ?? (isPersonOrFirm(value) ? spoken : null) };
  const roles = (LABEL_ROLES.get(bare.toLowerCase()) ?? bare)
    .split('/')
    .map((part) => part.trim())
    .filter((part) => isRole(part) || (actors.has(part) && isPersonOrFirm(value)));
  const plain = plainRole(bare);
  const isName = nameLabels.has(plain) || WHO.test(bare) || /^to$/i.test(bare) || IS_FOR.test(bare);
  if ((roles.length === 0 && inLabel.pronoun === null && !isName) || plain === 'witness') return null;
  const agent = agentFor(value);
  // `Landlord | X Ltd (agent)`: who acts for a side whose name stands nowhere in the row
  if (agent !== null && agent.length === 0 && !IS_AGENT.test(plain))
    return roles.length === 0
      ? null
      : { names: [], roles, aliases: [], pronoun: inLabel.pronoun, span: { start, end }, weight: 3 };
  const found = nameAtStart(value);
  const names = (
    agent !== null && !IS_AGENT.test(plain) ? [...agent] : (eachOf(value) ?? splitPersons(value))
  ).filter((name) => !name.includes('/') && !(isTail && isRole(name)));
  const run = /\b(?:run by|operated by|trading as|t\/a|represented by its owner) ([^;()|]{2,80})/.exec(
    value,
  )?.[1];
  const trading = run === undefined ? undefined : tradingName(run);
  if (trading !== undefined) names.push(trading);
  const brackets = shortNames(/\(([^()]{1,80})\)/.exec(value)?.[1] ?? '');
  // `Joanne Price (Bright Sparks Childminding)`: the business of that person
  const business = /^ ?\(([^()]{4,50})\)/.exec(value.slice(found?.length ?? 0))?.[1];
  if (
    business !== undefined &&
    /^\p{Lu}/u.test(business) &&
    !isTail &&
    (isFirm(business) || IN_CAPITALS.test(business)) &&
    names.length === 1 &&
    !names.some(isFirm) &&
    !isRole(business)
  )
    names.push(business);
  const isTold = !isTail && (/^to$/i.test(bare) || IS_FOR.test(bare));
  const pronoun = inLabel.pronoun ?? brackets.pronoun ?? (isTold ? 'you' : null);
  if (roles.length > 0 && names.length === 0 && isDescription(value))
    return { names: [], roles, aliases: [], pronoun, span: { start, end }, weight: 3 };
  if (names.length === 0 || found === null) return null;
  const isPlain = isFirm(names[0]!) || names.some(isPersonName) || run !== undefined;
  // `School: Nyalenda Primary` on somebody's form is where they work
  if (BODY_LABEL.test(plain) && names.every((name) => !isFirm(name)) && pronoun === null && run === undefined)
    return null;
  if (WARES.test(plain) && !hasLegalForm(names[0]!)) return null;
  const isModel =
    plain === 'model' && isPersonName(names[0]!) && /^, (?:aged?|born)\b/.test(value.slice(found.length));
  if (THING.test(plain) && !isModel && !isFirm(names[0]!) && pronoun === null && run === undefined)
    return null;
  if ((DOUBTFUL.test(plain) || isName || isTail) && !isPlain && (pronoun === null || isTold)) return null;
  // `For Kelpmoor: store manager`, `For the Company: Kelsey Drum` name who signs, not the side
  if (isTail && /^(?:signed )?for\b/i.test(label)) return null;
  return {
    names,
    // `Borrower (group)` says what kind of borrower
    roles: [
      ...roles,
      ...inLabel.roles.filter((role) => roles.length === 0 || !/^\p{Ll}/u.test(role)),
      // `Guarantor: Ada Berg (mother)` says whose mother stands in
      ...brackets.roles.filter((role) => roles.length === 0 || !KIN.test(role)),
    ],
    aliases: [...inLabel.aliases, ...brackets.aliases],
    pronoun,
    span: { start, end },
    weight: isName ? 2 : 3,
  };
}

/** `The Copper Moths` in a row is a name. */
const ARTICLE = /^The (?=\p{Lu})/u;

const IN_CAPITALS = /^(?:[\p{Lu}&][\p{L}'’&-]* ){1,4}\p{Lu}[\p{L}'’-]*$/u;

/** `Passengers: Ros, Jem and Ola.`: each of a list that holds first names alone. */
function eachOf(value: string): string[] | null {
  const parts = value
    .trim()
    .replace(/\.$/, '')
    .split(/, (?:and )?| and | & /);
  const areNames = parts.every((part) => /^\p{Lu}\p{Ll}[\p{L}'’-]{1,20}$/u.test(part) && !isRole(part));
  return areNames && parts.length >= FEWEST_LISTED ? parts : null;
}
const FEWEST_LISTED = 3;

/** Whether a value opens with a whole name: `Jannik Feld, Mill Row 9`. */
const isPersonOrFirm = (value: string) => {
  const name = nameAtStart(value)?.name ?? '';
  return isFirm(name) || isPersonName(name);
};
