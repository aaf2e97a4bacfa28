import type { LegalText } from '../../document/legal-text.ts';
import { givePronounsByStrength, weakerOf } from './pronouns-by-strength.ts';
import { giveRolesByDeeds } from './deeds.ts';
import { bodyAtHead, firmIn, letterhead } from './letterhead.ts';
import { actsApart } from './names/acts-apart.ts';
import type { Correspondence } from './correspondence.ts';
import { isSameName, type Gathered } from './gather.ts';
import { fold, hasLegalForm, isFirm, shortForms } from './names/names.ts';
import { isBusinessRole, nameBusiness, type Head } from './name-business.ts';
import type { Pronoun } from './names/naming.ts';
import { isBusinessWord, placesOf, plainRole, type RolePlace } from './names/role-words.ts';
import { giveToUser, withFormUser } from './pronouns/you-of-user.ts';
import type { Usage } from './usage.ts';
import { adultsOf, isOfOthers } from './names/of-others.ts';
import { giveUnaddressed, giveUnnamed, isAgentBeside, isThird, signs } from './unaddressed.ts';
import { actsByOwnName, pronounOnly, roleOnly, writes } from './mentions/only-side.ts';
import { signersUnderHead, withoutSigners } from './mentions/signers-alone.ts';
import { giveByTitle } from './pronouns/by-title.ts';
import { withoutTowns } from './without-towns.ts';
import { addBody } from './add-body.ts';
import { giveSigner, giveWriter, openingOf } from './introductions/writer.ts';

/** Fewest uses from which a role or a pronoun counts as one of a side. */
const FEW = 3;
const COUNTED = 60_000;

/** Fills what no single place says: roles used later, who `we` and `you` are, the name in the letterhead. */
export function completeSides(
  text: LegalText,
  gathered: readonly Gathered[],
  usage: Usage,
  letters: Correspondence | null,
): Gathered[] {
  const head = letterhead(text) ?? bodyAtHead(text) ?? firmIn(text);
  const told = withFormUser([...adultsOf(pick(gathered))]);
  const sides = letters === null ? signersUnderHead(text, told, usage, head) : told;
  addHead(sides, head, text.text.slice(0, COUNTED));
  giveRoles(sides, usage, head, text.text.slice(0, COUNTED));
  addBody(sides, head, text.text.slice(0, COUNTED));
  givePronouns(sides, usage, head, letters, text.text.slice(0, COUNTED));
  if (letters === null) giveUnaddressed(sides, usage, head, text.text.slice(0, COUNTED));
  if (letters === null) giveUnnamed(sides, usage, text.text.slice(0, COUNTED));
  if (letters === null) withoutSigners(sides, usage);
  giveSigner(sides, gathered, text.text);
  giveWriter(sides, usage, letters, openingOf(text));
  nameBusiness(sides, head);
  giveRolesByDeeds(text, sides);
  return withoutTowns(sides, text)
    .toSorted((a, b) => a.span.start - b.span.start)
    .slice(0, 8);
}

/** Those with a role or pronoun, else those who sign. */
function pick(gathered: readonly Gathered[]): Gathered[] {
  const strong = gathered.filter(
    (side) => side.weight >= 3 || ((side.roles.length > 0 || side.pronouns.size > 0) && side.weight >= 2),
  );
  if (strong.length >= 2) return strong;
  const told = gathered.filter((side) => side.weight >= 2 || side.roles.length > 0 || side.pronouns.size > 0);
  if (told.length >= 2) return told;
  const signed = gathered.filter((side) => !told.includes(side));
  const persons = signed.toSorted((a, b) => b.places - a.places).slice(0, told.length === 0 ? 6 : 1);
  return [...told, ...persons];
}

/** The firm at the head of the paper is a side where the paper names only the side that it deals with. */
function addHead(sides: Gathered[], head: Head | null, body: string): void {
  if (head === null || !head.isFirm || isNamed(sides, head)) return;
  const isApart = actsApart(head.name, body);
  // whoever answers for a trainee faces nobody
  const named = sides.filter((side) => side.names.length > 0 && !(isApart && isThird(side)));
  const [only] = named;
  // a person who speaks of `I` under a studio's name trades by that name
  if (
    named.length === 1 &&
    only !== undefined &&
    (only.pronouns.has('we') || (only.pronouns.has('i') && !isApart))
  ) {
    only.names.push(head.name);
    return;
  }
  // the brand over a form on which a company is named as the operator
  if (named.length === 1 && only !== undefined && isFirmNamed(only) && only.roles.some(isBusinessRole)) {
    only.aliases.push(head.name);
    return;
  }
  const isOpen = sides.some(
    (side) => side.names.length === 0 && (side.pronouns.has('we') || side.roles.some(isBusinessRole)),
  );
  // a guarantor faces nobody, and neither does the parent of a student
  const dealing = named.filter((side) => !isThird(side));
  const faces = dealing.some((a) =>
    dealing.some(
      (b) =>
        a !== b &&
        (isFacing(placesOfAll(a), placesOfAll(b)) ||
          (a.roles.length > 0 && b.roles.length > 0 && !isBeside(placesOfAll(a), placesOfAll(b)))),
    ),
  );
  if (
    named.length === 0 ||
    isOpen ||
    faces ||
    (named.length > 1 && named.some(isFirmSide)) ||
    (named.length > 1 && named.every((side) => side.roles.length === 0))
  )
    return;
  sides.push({
    names: [head.name],
    roles: [],
    aliases: [],
    pronouns: new Set(),
    span: { start: head.start, end: head.end },
    weight: 2,
    places: 1,
  });
}

const isNamed = (sides: readonly Gathered[], { name }: Head): boolean =>
  sides.some((side) => side.names.some((known) => isSameName(known, name)));
const isFirmNamed = ({ names }: Gathered): boolean => names.some(hasLegalForm);
const isFacing = (a: readonly RolePlace[], b: readonly RolePlace[]) =>
  a.some((x) => b.some((y) => x.pair.id === y.pair.id && x.side !== y.side));
const isBeside = (a: readonly RolePlace[], b: readonly RolePlace[]) =>
  a.some((x) => b.some((y) => x.pair.id === y.pair.id && x.side === y.side));
const placesOfAll = (side: Gathered) => side.roles.flatMap((role) => placesOf(role));

/** Words for a party that more often mean a thing. */
const THINGS =
  /^(?:service|app|website|store|venue|home|card|group|class|centre|center|holder|management|business|person|individual|child|family|household|network|model|label|brand|fund|foundation|workshop|studio|school|garage|hotel|authority|shop|practice|marketplace|issuer|player|partner|participant|hall|church|parish|choir|marina|yard|council|harbou?r|trustees|orchestra|stables)$/;

/** Roles that the running text uses and no introduction gave away. */
function giveRoles(sides: Gathered[], usage: Usage, head: Head | null, body: string): void {
  const has = (role: string) => sides.some((side) => side.roles.some((known) => plainRole(known) === role));
  const least = Math.max(FEW * 2, usage.words / 400);
  const used = [...usage.roles]
    .filter(
      ([role, { count, acts }]) =>
        count >= least &&
        acts >= (THINGS.test(role) ? 3 : 1) &&
        !has(role) &&
        !isOfOthers(role, body) &&
        !/^(?:(?:harbou?r|berth|dock) ?master|clerk|secretary|treasurer|you|we|party|mum|mom|dad|mother|father|sister|brother|daughter|son)$/.test(
          role,
        ),
    )
    .toSorted((a, b) => b[1].count - a[1].count);
  for (const [role, { printed, count, acts }] of used) {
    const own = placesOf(role);
    if (own.length === 0) continue;
    // a committee acts for the club and is no side beside it
    const bodies = ORGAN.test(role) ? sides.filter(isFirmSide) : [];
    if (bodies.length === 1) {
      bodies[0]!.aliases.push(role);
      continue;
    }
    const label =
      printed.charAt(0).toUpperCase() +
      (isAllCapitals(printed) ? printed.slice(1).toLowerCase() : printed.slice(1));
    // `the market` is whoever is called the Winter Market
    const called = sides.filter((side) => side.names.some((name) => fold(name).split(' ').includes(role)));
    if (called.length === 1 && isFirmSide(called[0]!)) {
      if (called[0]!.roles.length === 0) called[0]!.roles.push(label);
      continue;
    }
    const tailed = sides.find((side) =>
      side.roles.some(
        (known) => plainRole(known).endsWith(` ${role}`) || role.endsWith(` ${plainRole(known)}`),
      ),
    );
    if (tailed !== undefined) {
      tailed.roles.push(label);
      continue;
    }
    // a firm that speaks of `we` is not the person whom the paper calls the walker
    const isFirms = isBusinessWord(role) || own.some(({ side }) => side === 'stronger');
    const roleless = sides.filter(
      (side) => side.roles.length === 0 && (isFirms || !side.pronouns.has('we') || !isFirmSide(side)),
    );
    const opposite = sides.filter((side) => isFacing(placesOfAll(side), own));
    const same = sides.filter((side) => isBeside(placesOfAll(side), own) && !opposite.includes(side));
    // a member who signs is not the committee that the rules speak of
    if (ORGAN.test(role) && sides.length === 1 && !isFirmSide(sides[0]!))
      sides.push(roleOnly(label, role, head, sides));
    // `Zipp may … Rider pays`: a firm that acts by its own name is not the other word that acts
    else if (
      roleless.length === 1 &&
      sides.length === 1 &&
      acts > 0 &&
      !isFirms &&
      isFirmSide(sides[0]!) &&
      actsByOwnName(sides[0]!, body)
    )
      sides.push(roleOnly(label, role, null, sides));
    else if (roleless.length === 1 && (opposite.length > 0 || sides.length === 1))
      roleless[0]!.roles.push(label);
    else if (
      roleless.length === 2 &&
      sides.length === 2 &&
      roleless.some((side) => isFirm(side.names[0] ?? '')) &&
      !roleless.every((side) => isFirm(side.names[0] ?? ''))
    ) {
      const wantsFirm = isBusinessWord(role);
      // `client` and `seller` may be either: only a word that is weaker in every pair means the person
      if (!wantsFirm && !own.every(({ side }) => side === 'weaker')) continue;
      roleless.find((side) => isFirm(side.names[0] ?? '') === wantsFirm)!.roles.push(label);
    } else if (roleless.length === 2 && sides.length === 2) nameless(roleless, body)?.roles.push(label);
    // one named side and another word that acts: the other side, described at most
    else if (sides.length === 1 && acts >= 2 && roleless.length === 0)
      sides.push(roleOnly(label, role, head, sides));
    else if (
      sides.length < 2 &&
      (sides.length === 0 || opposite.length > 0 || (same.length === 0 && count >= 2 * least))
    )
      sides.push(roleOnly(label, role, head, sides));
    else if (same.length === 1) same[0]!.roles.push(label);
  }
}

const isAllCapitals = (words: string) => words.length > 3 && words === words.toUpperCase();

const ORGAN = /^(?:committee|board|management|trustees|council|secretary|officers|executive)$/;

/** Of two sides, the one that the text does not call by its name. */
function nameless(sides: readonly Gathered[], body: string): Gathered | undefined {
  const uses = sides.map((side) =>
    Math.max(0, ...side.names.flatMap(shortForms).map((form) => body.split(form).length - 1)),
  );
  const [first = 0, second = 0] = uses;
  return first >= second + 3 ? sides[1] : second >= first + 3 ? sides[0] : undefined;
}

function givePronouns(
  sides: Gathered[],
  usage: Usage,
  head: Head | null,
  letters: Correspondence | null,
  body: string,
): void {
  if (letters?.kind === 'chat') return;
  const holder = (pronoun: Pronoun) => sides.find((side) => side.pronouns.has(pronoun));
  const speaks = { you: usage.you >= FEW, we: usage.we >= FEW, i: usage.i >= FEW && usage.i > usage.we };
  // a lender is a third where others deal with each other, and a main side where it is one of two
  const mains = () => {
    const found = sides.filter((side) => !isThird(side) && !isAgentBeside(side, sides));
    return (found.length < 2 ? sides : found).slice(0, 2);
  };
  const other = (side: Gathered | undefined) => {
    const rest = mains().filter((candidate) => candidate !== side && candidate.pronouns.size === 0);
    return rest.length === 1 ? rest[0] : undefined;
  };
  const speaker: Pronoun | null = speaks.i ? 'i' : speaks.we ? 'we' : null;
  const hasSpeaker = () => holder('we') ?? holder('i');
  if (speaker === 'we' && speaks.you) giveToUser(mains());
  if (usage.we > 0 && usage.we >= usage.i && speaks.you) giveByTitle(mains(), body);
  if (speaker !== null && speaks.you && hasSpeaker() === undefined) {
    const firms = mains().filter((side) => side.pronouns.size === 0 && isFirmSide(side));
    const isHeadFree = head !== null && head.isFirm && !isNamed(sides, head);
    const weak = mains().filter((side) => !isFirmSide(side));
    // whoever signs alone a paper that says `I` wrote it
    const signers = mains().filter((side) => side.weight === 1 && side.pronouns.size === 0);
    if (firms.length === 1) firms[0]!.pronouns.add(speaker);
    else if (speaker === 'i' && mains().length === 1 && signers.length === 1) signers[0]!.pronouns.add('i');
    else if (mains().length === 2 && holder('you') !== undefined) other(holder('you'))?.pronouns.add(speaker);
    else if (mains().length < 2 && (isHeadFree || weak.length <= 1))
      sides.push(pronounOnly(speaker, head, sides));
  }
  givePronounsByStrength(mains(), usage, speaks.you && (speaks.we || speaks.i), body);
  // an undertaking: one person speaks to a firm that says nothing
  if (speaks.i && !speaks.you && hasSpeaker() === undefined) {
    const adults = adultsOf(sides.filter((side) => !isThird(side)));
    const [person, ...more] = adults.filter((side) => !isFirmSide(side));
    if (more.length === 0 && person && (adults.length === 2 || (adults.length === 1 && signs(person, body))))
      person.pronouns.add('i');
  }
  // a summons speaks to the one who is sued
  const sued = sides.find((side) => side.roles.some((role) => SUED.test(role)));
  if (usage.you > 0 && holder('you') === undefined) sued?.pronouns.add('you');
  if (speaks.you && holder('you') === undefined) {
    const persons = mains().filter((side) => side.pronouns.size === 0);
    const chosen = persons.length === 1 ? persons[0] : speaker === null ? weakerOf(persons) : undefined;
    // the one firm that a paper names, and that is no customer, says the few `we` of it
    const isWriter = sides.length === 1 && chosen !== undefined && writes(chosen, head);
    if (isWriter && usage.we > 0 && usage.i === 0) {
      chosen.pronouns.add('we');
      sides.push(pronounOnly('you', null, sides));
    } else if (chosen !== undefined) chosen.pronouns.add('you');
    else if (mains().length < 2 && usage.you / Math.max(1, usage.words) > 0.008)
      sides.push(pronounOnly('you', null, sides));
  }
  // somebody speaks to whom a paper calls `you`, however seldom it says `we`
  if (sides.length === 1 && sides[0]!.pronouns.has('you') && usage.we > 0 && usage.i === 0)
    sides.push(pronounOnly('we', head, sides));
}

const isFirmSide = (side: Gathered) => side.names.some(isFirm) || side.roles.some(isBusinessWord);
const SUED = /^(?:defendant|respondent|debtor)s?$/i;
