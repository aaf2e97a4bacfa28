import type { LegalText } from '../../../document/legal-text.ts';
import { NOT_A_NAME, RELATIONS } from '../../languages/en/party-words.ts';
import type { Gathered } from '../gather.ts';
import { isSameName } from '../names/same-name.ts';
import { fold, isFirm, isPersonName, withoutHonorific } from '../names/names.ts';
import { isBusinessWord, isRole } from '../names/role-words.ts';
import { empty, FEW } from './side-marks.ts';
import type { Usage } from '../usage.ts';

const COUNTED = 40_000;
/** Where persons are named in full: over the clauses and under them. */
const TOP = 1_500;
const TAIL = 400;
const MOST = 5;

const FULL =
  /(?<![\p{L}’'-])\p{Lu}\p{Ll}[\p{L}’'-]{1,20}(?: (?:(?:van|von|de|da|del|al|el|bin|der) )?\p{Lu}\p{Ll}[\p{L}’'-]{1,24}){1,2}(?![\p{L}’'-])/gu;
const DOES = String.raw`(?:also |then |only |still |alone )?(?:must|may|shall|will|can|cannot|can['’]t|has|is|does|gives|pays|[\p{Ll}]{2,12}(?:s|ed)|wrote|put|lent|bought|sold)(?! of\b)`;
const notAName = new Set([...NOT_A_NAME, ...RELATIONS].filter((word) => word.length > 2));

/** A person whom a paper names in full and then tells of by the first name. */
export interface Person {
  readonly name: string;
  readonly start: number;
  readonly acts: number;
}

/** Persons who are named in full at the head or foot and of whom the clauses tell what they do. */
function personsActing({ text }: LegalText): Person[] {
  const body = text.slice(0, COUNTED);
  const found = new Map<string, Person>();
  const from = Math.max(TOP, body.length - TAIL);
  for (const match of body.matchAll(FULL)) {
    if (match.index > TOP && match.index < from) continue;
    const name = match[0];
    const [first] = name.split(' ');
    if (
      found.has(first!) ||
      notAName.has(first!.toLowerCase()) ||
      isRole(first!) ||
      isBusinessWord(name) ||
      isFirm(name)
    )
      continue;
    if (!isPersonName(name)) continue;
    const acts =
      body.match(
        new RegExp(String.raw`(?<![\p{L}])${first!}(?: ${name.split(' ').at(-1)!})? ${DOES}\b`, 'gu'),
      )?.length ?? 0;
    if (acts > 0) found.set(first!, { name, start: match.index, acts });
    if (found.size >= MOST) break;
  }
  return [...found.values()];
}

/**
 * Persons who deal with each other by name, each a side: housemates, partners or a band that a single list named together, and whoever
 * acts by name beside the one side that is known.
 */
export function withPersons(text: LegalText, gathered: readonly Gathered[], usage: Usage): Gathered[] {
  const sides = apart(text, gathered);
  if (usage.you > FEW) return [...sides];
  const persons = personsActing(text);
  if (persons.length === 0) return [...sides];
  const named = sides.filter((side) => side.names.length > 0);
  const [only] = named;
  const facing = sides.filter((side) => side !== only && (side.names.length > 0 || side.roles.length > 0));
  const others = persons.filter(({ name }) => !sides.some((side) => bearsName(side, name)));
  // one list of equals
  if (only !== undefined && facing.length === 0) {
    const own = persons.filter(({ name }) => bearsName(only, name));
    const equals = own.length > 1 || (own.length === 1 && others.length > 0);
    if (equals && !isFirmSide(only) && own.length + others.length > 1)
      return [...own, ...others].map((person) => sideOf(person, only));
  }
  const [first] = others;
  if (named.length === 1 && facing.length === 0 && others.length === 1 && first !== undefined)
    return [...sides.filter((side) => side.names.length > 0), sideOf(first, null)];
  if (sides.length === 0 && persons.length > 0) {
    const told = persons.map((person) => sideOf(person, null));
    // `Paula writes my memoir. I pay her`
    if (told.length === 1 && usage.i > FEW) told.push({ ...empty(), pronouns: new Set(['i']) });
    return told.length > 1 ? told : [...sides];
  }
  return [...sides];
}

/** `Marcus           Bianca` under a paper are two persons where the text never joins them: the second is the other side. */
function apart({ text }: LegalText, sides: readonly Gathered[]): Gathered[] {
  return sides.flatMap((side) => {
    const pair = side.names.find(
      (name) => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name) && isPairOfFirst(name, text),
    );
    if (pair === undefined) return [side];
    const [first, second] = pair.split(' ');
    const rest = side.names.filter((name) => name !== pair && name !== first);
    const other = sides.find((one) => one !== side && one.names.length === 0 && one.roles.length === 0);
    if (other !== undefined) other.names.push(second!);
    const own = { ...side, names: [first!, ...rest] };
    return other === undefined ? [own, { ...empty(), names: [second!], span: side.span }] : [own];
  });
}

/** Two first names that the text uses apart and joins nowhere but where they sign. */
function isPairOfFirst(name: string, text: string): boolean {
  const body = text.slice(0, Math.max(0, text.length - name.length - 20));
  const [first, second] = name.split(' ');
  const alone = (word: string, not: string) =>
    new RegExp(String.raw`(?<!\p{L})${word}(?! ${not})(?!\p{L})`, 'u').test(body);
  const isSurname = new RegExp(String.raw`\p{Lu}[\p{L}.]* ${second!}(?!\p{L})`, 'u').test(body);
  const isOwn = new RegExp(String.raw`\bI,? ${first!},`, 'u').test(body);
  return isOwn && !isSurname && !body.includes(name) && alone(first!, second!) && alone(second!, first!);
}

const isFirmSide = ({ names }: Gathered): boolean => names.some((name) => isFirm(name));
const bearsName = ({ names, aliases }: Gathered, name: string): boolean => {
  const words = fold(withoutHonorific(name)).split(' ');
  return [...names, ...aliases].some(
    (known) =>
      isSameName(known, name) ||
      known.split(/ and | & /).some((one) => one !== known && isSameName(one, name)) ||
      (words.length > 1 && words.every((word) => fold(known).split(' ').includes(word))),
  );
};

function sideOf({ name, start }: Person, from: Gathered | null): Gathered {
  const span = { start, end: start + name.length };
  const own =
    from === null
      ? undefined
      : from.names.find((known) => isSameName(known, name) && !/ and | & /.test(known));
  const isWhole =
    own !== undefined && own.split(' ').length >= name.split(' ').length && own.split(' ').length < 4;
  return { ...empty(), names: [isWhole ? own : name], span };
}
