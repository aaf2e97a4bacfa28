import type { LegalText } from '../../../document/legal-text.ts';
import { fold, isFirm } from '../names/names.ts';
import { isBusinessWord } from '../names/role-words.ts';
import { ownsAThing } from './guests.ts';
import type { PaperSide } from '../side.ts';

/** So many letters of a word are its stem: `joiner` and `Joinery`. */
const STEM = 4;
/** Words that stand in many names and roles and tell nobody apart. */
const COMMON =
  /^(?:owner|holder|party|service|company|limited|person|member|group|house|home|manager|director|the|and|our|new|main|customer|client)s?$/;

/**
 * With `byRoleOnly`, of two sides that both have a role: a farmer may buy from Grove Farm Supplies.
 * The one side whose name or role shares the stem of a typed word: `joiner` of Webb Joinery, `rescue` of Riverside Animal Rescue, `park
 * owner` of a holiday park.
 */
export function byStem(all: readonly PaperSide[], typed: string, byRoleOnly = false): PaperSide | null {
  const words = fold(typed)
    .split(' ')
    .filter((word) => word.length >= STEM && !COMMON.test(word));
  if (words.length === 0 || words.length > 3) return null;
  // `storage customer` is whoever stores at Riverbank Storage
  if (DEALS_WITH.test(typed.trim())) return null;
  const found = all.filter((side) => {
    const names = byRoleOnly ? [] : [side.name ?? '', ...side.alsoNamed, ...side.mentions];
    const own = [side.role ?? '', ...names]
      .flatMap((name) => fold(name).split(' '))
      .filter((word) => !COMMON.test(word));
    // a singer sings with the Harbour Singers and is not them
    return words.some((word) =>
      own.some((one) => (one !== `${word}s` || !AGENT.test(word)) && isOneStem(word, one)),
    );
  });
  const [one, ...more] = found;
  if (one === undefined || more.length > 0) return null;
  // a gymnast is of the gymnastics club, and a pensioner of the scheme
  const isOfBody = AGENT.test(words.at(-1)!) && OF_MEMBERS.test(one.name ?? '') && !isBusinessWord(typed);
  return isOfBody
    ? all.length === 2
      ? (all.find((side) => side !== one && side.pronoun !== 'we')! ?? null)
      : null
    : one;
}

const DEALS_WITH = /^\p{L}.* (?:customer|client|user|subscriber|buyer|guest|patient|shopper|backer)s?$/iu;

/** `joiner` and `joinery`, `events` and `event`; not `parent` and `parish`. */
const AGENT = /(?:er|or|ist|ast|ian|ant)$/;
const OF_MEMBERS =
  /\b(?:club|society|school|scheme|choir|academy|league|association|union|church|college|university|fund)\b/i;

function isOneStem(a: string, b: string): boolean {
  if (a === b) return true;
  const [x, y] = [stemOf(a), stemOf(b)];
  return x.length >= STEM && x === y;
}

const stemOf = (word: string): string =>
  word.replace(/(?:ographers?|ography|ers?|ors?|ists?|ery|ies|ings?|ants?|ment|es|s|y|e)$/, '');

/** `yard owner`, `park owner`: whoever runs the side that is called so. */
export function byRun(all: readonly PaperSide[], typed: string): PaperSide | null {
  const word = /^(?:the )?(\p{L}{3,14}) owner$/iu.exec(typed.trim())?.[1]?.toLowerCase();
  if (word === undefined || ownsAThing(typed.trim())) return null;
  const found = all.filter((side) =>
    [side.name ?? '', side.role ?? '', ...side.alsoNamed, ...side.mentions].some((name) =>
      fold(name).split(' ').includes(word),
    ),
  );
  return found.length === 1 && !/owner/i.test(found[0]!.role ?? '') ? found[0]! : null;
}

const MINE = (thing: string) => new RegExp(String.raw`\bmy (?:\p{Ll}+ )?${thing}s?\b`, 'iu');
const YOURS = (thing: string) => new RegExp(String.raw`\byour (?:\p{Ll}+ )?${thing}s?\b`, 'iu');

/** `cat owner`: whoever the paper says the cat is of, `my cats` or `your dog`. */
export function byPossession(
  { text }: LegalText,
  all: readonly PaperSide[],
  typed: string,
): PaperSide | null {
  const thing = /^(?:the )?(\p{L}{3,14})(?:['’]s)? (?:owner|keeper|holder)$/iu
    .exec(typed.trim())?.[1]
    ?.toLowerCase();
  if (thing === undefined) return null;
  const [mine, yours] = [MINE(thing).test(text), YOURS(thing).test(text)];
  if (mine === yours) return null;
  const found = all.filter(({ pronoun }) => (mine ? pronoun === 'i' : pronoun === 'you'));
  return found.length === 1 ? found[0]! : null;
}

const BODY = /^(?:the |our |my )?(?:company|firm|business|corporation|organi[sz]ation)$/i;

/** `the company` is the one side of two that bears a firm's name. */
export function byBody(all: readonly PaperSide[], typed: string): PaperSide | null {
  if (!BODY.test(typed.trim()) || all.length !== 2) return null;
  const firms = all.filter(({ name, alsoNamed }) =>
    [name, ...alsoNamed].some((one) => one !== null && isFirm(one)),
  );
  return firms.length === 1 ? firms[0]! : null;
}

/** Wages and what goes with them. */
const OF_WORK =
  /\b(?:wages?|salary|your employment|contract of employment|appoint(?:ed)? you|pleased to appoint|your shifts?|probation(?:ary)?|payslip|overtime|dismiss(?:ed|al))\b/gi;
const FEWEST = 3;

/** `guard`, of a contract of work with Birch Guarding Ltd: whoever works there, where the stem of the firm's name is all that they share. */
export function staffOf(
  { text }: LegalText,
  all: readonly PaperSide[],
  found: PaperSide,
  typed: string,
): PaperSide | null {
  const other = all.find((side) => side !== found);
  if (all.length !== 2 || other === undefined || isBusinessWord(typed) || !isFirm(found.name ?? ''))
    return null;
  if (
    isFirm(other.name ?? '') ||
    /\b(?:company|firm|agency|business|owner|boss|employer)$/i.test(typed.trim())
  )
    return null;
  return (text.slice(0, HEAD).match(OF_WORK)?.length ?? 0) >= FEWEST ? other : null;
}
const HEAD = 20_000;
