import { aliasesOfOwn } from './names/alias-of-other.ts';
import { withPrincipals } from './names/principals.ts';
import { withoutRepresentatives } from './names/representatives.ts';
import type { LegalText } from '../../document/legal-text.ts';
import { ROLE_PAIRS } from '../languages/en/roles/all.ts';
import { TWO_WAY } from '../languages/en/two-way.ts';
import { onlySpeakers } from './only-speakers.ts';
import { completeSides } from './assemble-sides.ts';
import { findCorrespondence, type Correspondence } from './correspondence.ts';
import { gather, isSameName, type Gathered } from './gather.ts';
import { facingRow } from './introductions/facing-row.ts';
import { bodiesFirst } from './introductions/place-of-body.ts';
import { floatingName, fullNames } from './full-names.ts';
import { areCalled, FORMAL, formalIntroductions } from './introductions/formal.ts';
import { findIntroductions } from './introductions/introductions.ts';
import { isFirm, shortForms, withoutHonorific } from './names/names.ts';
import { isNoSigner } from './names/signed-short.ts';
import type { Naming } from './names/naming.ts';
import { letterhead } from './letterhead.ts';
import { withoutAdvisers, withoutCaredFor, withoutSellers } from './no-parties.ts';
import { resolveReader } from './reader/resolve-reader.ts';
import { isBusinessWord, isRole, placesOf, plainRole } from './names/role-words.ts';
import { conjunctsOf } from './mentions/conjuncts.ts';
import { rolesOfNames } from './mentions/role-of-name.ts';
import { foundBefore } from './mentions/found-before.ts';
import { openingSentence } from './mentions/opening-sentence.ts';
import { isAgentOf } from './mentions/agent-of.ts';
import { withoutOthersNames } from './names/of-others.ts';
import { roundOff } from './mentions/round-off.ts';
import { findLabelLines } from './introductions/label-lines.ts';
import { findRows } from './rows.ts';
import type { PaperSide, PaperSides } from './side.ts';
import { findSignatures } from './introductions/signatures.ts';
import { signOffsOfFirm } from './pronouns/signs-off.ts';
import { addressBlock } from './introductions/addressed.ts';
import { saidInChat } from './introductions/said-in-chat.ts';
import { soberNames } from './sober-names.ts';
import { soundNames } from './sound-names.ts';
import { whoIsYouIn } from './pronouns/who-is-you.ts';
import { areWeBoth } from './pronouns/are-we-both.ts';
import { statementBelow } from './statement-below.ts';
import { withoutAcceptance } from './pronouns/without-acceptance.ts';
import { withoutTwoWriters } from './pronouns/one-writer.ts';
import { withoutUnspoken } from './pronouns/without-unspoken.ts';
import { withoutLabels } from './introductions/without-labels.ts';
import { peopleByName } from './introductions/people-by-name.ts';
import { fromTrading } from './introductions/special.ts';
import { sidesOfTerms } from './terms-of-use.ts';
import { userAlone } from './pronouns/you-of-user.ts';
import { countUsage, type Usage } from './usage.ts';

/** Where a trading name stands. */
const OPENING = 9_000;

/**
 * Who is who in a paper in any layout, and which side the reader is by the name or role that was typed. What matches nobody with
 * certainty enough stays unknown. Pure and linear in the length of the text.
 */
export function findPaperSides(text: LegalText, identity: string): PaperSides {
  let found = known.get(text.sentences);
  if (found === undefined) known.set(text.sentences, (found = partiesOf(text)));
  const { usage } = found;
  const resolved = resolveReader(text, found.all, usage, identity);
  const { certainty } = resolved;
  const reader = resolved.reader === null ? null : calledAs(resolved.reader, identity);
  const all = found.all.map((side) => (side.id === reader?.id ? reader : side));
  const whoIsYou = whoIsYouIn(text, all, reader);
  return {
    all,
    reader,
    certainty,
    isMutual: isMutual(text),
    areWeBoth: areWeBoth(text, all),
    ...(whoIsYou === null ? {} : { whoIsYou }),
    isYouSaid: all.length === 2 && usage.you >= SPOKEN_TO,
  };
}

/** A side of several persons under the name of the one who reads: `Priya Nair, with Tom Wetherby`. */
function calledAs(side: PaperSide, identity: string): PaperSide {
  const { name, alsoNamed } = side;
  const typed = identity.toLowerCase();
  const own = alsoNamed.find((one) => {
    const bare = withoutHonorific(one);
    if (!bare.includes(' ')) return typed.trim() === bare.toLowerCase();
    return !isFirm(one) && typed.includes(bare.toLowerCase());
  });
  if (own === undefined || name === null || isFirm(name) || isSameName(own, name)) return side;
  const others = alsoNamed.filter((one) => !isSameName(one, own) && !isSameName(one, name));
  return { ...side, name: own, alsoNamed: [name, ...others] };
}

/** So often a paper says `you` that speaks to one of its sides. */
const SPOKEN_TO = 3;

/** The sides of a paper, whoever reads it: the judgement of its kind and the reading ask for the same. */
const known = new WeakMap<LegalText['sentences'], Parties>();

interface Parties {
  readonly all: readonly PaperSide[];
  readonly usage: Usage;
}

function partiesOf(text: LegalText): Parties {
  const usage = countUsage(text);
  const ofTerms = sidesOfTerms(text, usage);
  if (ofTerms !== null) return { all: sidesOf(ofTerms), usage };
  const formal = formalIntroductions(text);
  if (areCalled(formal)) {
    const namings = [...formal, ...fromTrading(text.text.slice(0, OPENING))];
    const parties = gather(namings).filter(({ weight }) => weight >= FORMAL);
    return { all: sidesOf(parties), usage };
  }
  const conjuncts = conjunctsOf(text);
  const told = [
    ...formal,
    ...conjuncts,
    ...findIntroductions(text)
      .map(saidInChat(text))
      .filter((one) => !isAgentOf(one, conjuncts, text.text)),
    ...rolesOfNames(text),
    ...findRows(text),
    ...findLabelLines(text),
  ];
  const facing = gather(told).length === 1 ? facingRow(text, told) : null;
  if (facing !== null) told.push(facing);
  const letters = forFirms(findCorrespondence(text), told, usage);
  const isForClient = told.some(({ aliases }) => aliases.includes('our client'));
  const named = [...told, ...(letters?.namings ?? [])].flatMap(({ names }) => names);
  const signatures = findSignatures(text, named, letterhead(text)?.name).filter(
    ({ names }) => !names.some((name) => isNoSigner(name, named)),
  );
  const namings: Naming[] = [
    ...withoutAcceptance(text, told, letters, usage),
    ...(letters?.namings ?? []).filter(({ pronoun }) => !isForClient || pronoun === 'you'),
    ...(letters === null ? signOffsOfFirm(text, signatures, told, usage) : signatures),
  ];
  if (gather(told).length < 2 && letters === null) {
    namings.push(...foundBefore(text));
    if (letterhead(text)?.isFirm === true) namings.push(...addressBlock(text, usage.you > 0));
  }
  if (usage.you < SPOKEN_TO && letters === null && !isAnyoneNamed(namings)) {
    const persons = peopleByName(text);
    namings.push(...(persons.length > 0 ? persons : openingSentence(text)));
  }
  // who is introduced as a party in so many words is one, and nobody else
  const introducedParties = gather(withoutLabels(namings)).filter(
    ({ weight, roles, names }) =>
      formal.length === 0 || weight >= FORMAL || (names.length > 0 && roles.some(isRole)),
  );
  const sound = soundNames(text, fullNames(text, soberNames(text, withoutSellers(introducedParties))));
  const gathered = onlySpeakers(soundNames(text, completeSides(text, sound, usage, letters)), letters);
  floatingName(text, gathered);
  withoutUnspoken(gathered, usage, letters);
  withoutTwoWriters(gathered);
  if (statementBelow(text) !== null) for (const { pronouns } of gathered) pronouns.clear();
  const parties = withoutRepresentatives(text, withoutCaredFor(gathered));
  const all = withPrincipals(text, withoutAdvisers(text, roundOff(text, parties, usage)));
  return { all: sidesOf(bodiesFirst(text, withoutOthersNames(all))), usage };
}

const isAnyoneNamed = (namings: readonly Naming[]): boolean =>
  gather(namings).some(({ names, weight }) => names.length > 0 && weight > 1);

const sidesOf = (gathered: readonly Gathered[]): PaperSide[] => {
  const sides = gathered.map((side) => ({ ...side, names: side.names.filter((name) => !COUNTY.test(name)) }));
  return sides.map((side, index) => sideOf(side, `s${index + 1}`, sides));
};
/** The end of an address, `County Mayo` or `Cebu City`, is nobody's name. */
const COUNTY = /^(?:County|Co\.) \p{Lu}\p{L}+$|^\p{Lu}\p{L}+ (?:City|Province)$/u;

/** Who signs a letter that never says `I` signs it for the one firm that the letter introduces. */
function forFirms(
  letters: Correspondence | null,
  told: readonly Naming[],
  usage: Usage,
): Correspondence | null {
  if (letters?.kind !== 'letter' || usage.i > 0 || usage.we === 0) return letters;
  const firms = new Set(told.flatMap(({ names }) => names.slice(0, 1).filter(isFirm)));
  const [firm] = firms;
  const namings = letters.namings.map((one): Naming => {
    if (one.pronoun !== 'i') return one;
    return { ...one, pronoun: 'we', names: firms.size === 1 ? [firm!, ...one.names] : one.names };
  });
  return { ...letters, namings };
}

function sideOf(side: Gathered, id: string, all: readonly Gathered[]): PaperSide {
  const role = side.roles[0] ?? null;
  const firm = side.names.find(isFirm);
  const name = firm ?? withoutTail(side.names[0] ?? '') ?? null;
  const others = all.filter((other) => other !== side);
  const taken = new Set(
    others.flatMap((other) => other.names.flatMap(shortForms)).map((word) => word.toLowerCase()),
  );
  const own = side.names
    .flatMap(shortForms)
    .filter((word) => !taken.has(word.toLowerCase()) || word === name);
  const mentions = [
    ...side.roles.map((word) => word.replace(OWNER, '')),
    ...aliasesOfOwn(side, others),
    ...own,
    ...bodyWords(name, taken),
  ]
    .map((word) => word.toLowerCase().trim())
    .filter((word) => word.length > 1);
  const pronoun = (['i', 'we', 'you'] as const).find((one) => side.pronouns.has(one)) ?? null;
  return {
    id,
    name: name === null ? null : tidy(name),
    role: role === null ? null : capital(role.replace(OWNER, '')),
    // `Aachener Straße 210` is where somebody lives, and `Gary` is `Gary Ridley`
    alsoNamed: side.names
      .filter((other) => other !== name && (isFirm(other) || !/\d/.test(other)))
      .filter((other) => !isBoth(other, side.names) && !side.names.some((one) => one.startsWith(`${other} `)))
      .map(tidy),
    mentions: [...new Set(mentions)],
    pronoun,
    isStronger: strength(side, others),
    introducedAt: side.span.end > side.span.start ? side.span : null,
  };
}

/** `Ida & Bo`, beside `Ida` and `Bo`. */
const isBoth = (name: string, names: readonly string[]): boolean => {
  const parts = name.split(/ (?:&|and) /);
  return parts.length > 1 && parts.every((part) => names.includes(part));
};

/** What stands behind a name on a form: `Imran Sheikh Tel`, `Anna Prazak 10`. */
function withoutTail(name: string): string | null {
  const bare = name
    .replace(
      /\s(?:D\.?O\.?B|Born|Tel|Telephone|Phone|Mobile|E-?mail|Date|Dated|Address|Fax|ID|No|Signed|Signature)\b.*$/i,
      '',
    )
    .replace(/\s\d{1,4}$/, '');
  return bare === '' ? null : bare;
}

const OWNER = /^(?:the|my|our|your) /i;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A body is called by the word that its name ends in: `the Society`, `the Council`. */
const BODY =
  /\b(society|club|university|college|school|council|bank|association|academy|institute|company|authority|trust|hospital|hospice|camp|museum|theatre|cooperative|co-operative|foundation|commissioners|commission|fund|market|clinic|practice|centre|center|gym|studio|garden|charity|village|hotel|shop|café|cafe|restaurant|farm|parish|library|kennels|nursery|winery|agency|institution|federation|union|committee|board|church|hall|house|home)(?: (?:limited|ltd|plc|inc|llc|clg|cic|cio|dac|cc|chs|\(pty\)|pty)\.?){0,2}$/i;
function bodyWords(name: string | null, taken: ReadonlySet<string>): string[] {
  const word = BODY.exec(name ?? '')?.[1]?.toLowerCase();
  return word === undefined || taken.has(word) ? [] : [word];
}

/** `SMT. RUKMINI PATWARDHAN` reads as `Smt. Rukmini Patwardhan`; a firm keeps its capitals. */
function tidy(printed: string): string {
  const name = printed.replace(ENDED, '');
  if (isFirm(name) || name !== name.toUpperCase() || withoutHonorific(name).length < 5) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/(?<=['’])S\b/g, 's')
    .replace(/(?<=\S\s)(?:Of|The|And|For|In)(?=\s)/g, (word) => word.toLowerCase());
}

/** The full stop of a sentence behind a legal form that takes none. */
const ENDED = /(?<= (?:plc|PLC|Limited|LLC|LLP|CC|DAC|GmbH))\.$/;

function strength(side: Gathered, others: readonly Gathered[]): boolean | null {
  const own = side.roles.flatMap((role) => placesOf(role));
  const facing = others.flatMap((other) => other.roles.flatMap((role) => placesOf(role)));
  const pair = ROLE_PAIRS.find(({ id }) =>
    own.some(
      (place) =>
        place.pair.id === id && facing.some((other) => other.pair.id === id && other.side !== place.side),
    ),
  );
  const isBusiness = (one: Gathered) =>
    one.names.some(isFirm) || one.roles.some((role) => isBusinessWord(plainRole(role)));
  const isOther = others.length > 0 && others.slice(0, 1).every(isBusiness);
  if (pair !== undefined)
    return pair.isEven ? null : own.find((place) => place.pair.id === pair.id)!.side === 'stronger';
  // whoever has a lawyer write holds the stronger hand, a shop's owner who gets the letter as well
  const sends = [side, ...others].find(({ aliases }) => aliases.includes('our client'));
  if (sends !== undefined && others.length === 1) return sends === side;
  const user = userAlone([side, ...others]);
  if (user !== null) return user !== side;
  if (isBusiness(side) !== isOther) return isBusiness(side);
  // between two firms a role that faces no other and is strong as a rule tells little
  const first = own[0]?.side;
  if (first === undefined || !own.every((place) => place.side === first && !place.pair.isEven)) return null;
  return first === 'weaker' ? false : isBusiness(side) && isOther ? null : true;
}

function isMutual(text: LegalText): boolean {
  const head = text.text.slice(0, 6_000);
  return /\b(?:confidential|non-?\s?disclosure|nda)\b/i.test(head.slice(0, 1_500)) && TWO_WAY.test(head);
}
