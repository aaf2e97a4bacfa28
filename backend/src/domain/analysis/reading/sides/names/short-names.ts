import { pronounOf, type Naming } from './naming.ts';
import { fold } from './names.ts';
import { isBusinessWord, isRole } from './role-words.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** What a bracket names that is no party. */
const THING = sifted(
  /^(?:this |the )?(?:agreement|contract|lease|licen[cs]e|premises|property|flat|unit|room|home|house|apartment|term|period|rent|deposit|fees?|price|goods|services?|works?|project|event|venue|vehicle|car|equipment|products?|software|territory|effective date|commencement date|date|parties|handbook|standard terms|policies|plan|letter|deed|note|loan|account|card|app|website|content|data|board|release|society)$|(?:^| )(?:agreements?|documents?|services|products|marks|trademarks|rights|laws?|shares|stock|securities|benefits|materials|technology|obligations?|date|policy|act|rules|code)$/i,
);

/** What a firm runs and calls by a name of its own: `the people behind the app (the “Service”)`. */
const RUN_BY_FIRM = /^(?:services?|apps?|applications?|(?:web)?sites?|software)$/i;

/** `the “said Shop”`: a thing that was spoken of, where the word may mean a thing. */
const SAID = /^(?:said|aforesaid|above|above-?mentioned) /i;
const isThingOf = (word: string) => {
  const bare = word.replace(SAID, '');
  return THING.test(bare) || isBusinessWord(bare);
};

/** A defined name alone in its bracket, without quotation marks. */
const PLAIN = /^the (\p{Lu}\p{Ll}{2,14}(?:[ -]\p{L}\p{Ll}{2,14})?)$/u;

/** The words in a bracket that stand for a party from then on. */
export function shortNames(inner: string): Pick<Naming, 'roles' | 'aliases' | 'pronoun'> {
  const quoted = Array.from(
    inner.matchAll(/["“'‘]{1,2}([^"“”]{1,50}?)["”'’]{1,2}(?![\p{L}])/gu),
    (match) => match[1]!,
  );
  const bare = inner
    .split(/,| or | and /)
    .map((part) => part.trim())
    // `(i)` counts, it speaks for nobody
    .filter(
      (part) => isRole(part) || (quoted.length === 0 && !/^i$/i.test(part) && pronounOf(part) !== null),
    );
  // `(the Mill)` without quotation marks; `(the Property)` is a thing
  const plain = quoted.length === 0 ? (PLAIN.exec(inner.trim())?.[1] ?? null) : null;
  const told = plain === null || THING.test(plain) || bare.length > 0 ? [] : [plain];
  const all = [...quoted, ...told, ...bare].map((word) =>
    word.replace(/[.,]$/, '').replace(/^the /i, '').trim(),
  );
  const called = new Set(
    Array.from(inner.matchAll(/(?:\bthe ["“]|["“][Tt]he )([\p{L}][\p{L} -]{2,30})["”]/gu), (match) =>
      match[1]!.trim(),
    ),
  );
  const isNewRole = (word: string) =>
    called.has(word) &&
    !THING.test(word) &&
    word.split(' ').length <= 3 &&
    /^\p{Lu}/u.test(word) &&
    !/\p{Lu}{2}/u.test(word);
  const roles = all.filter(
    (word) =>
      (isRole(word) || isNewRole(word)) &&
      !RUN_BY_FIRM.test(word) &&
      pronounOf(word) === null &&
      !(SAID.test(word) && isThingOf(word)),
  );
  const pronoun = all.map(pronounOf).find((found) => found !== null) ?? null;
  const aliases = all.filter(
    (word) =>
      (quoted.some((one) => one.includes(word)) || told.includes(word)) &&
      !roles.includes(word) &&
      pronounOf(word) === null &&
      !THING.test(word) &&
      /^\p{Lu}/u.test(word) &&
      word.split(' ').length <= 5,
  );
  return { roles: [...new Set(roles)], aliases: [...new Set(aliases)], pronoun };
}

/** `(owner of the house)` says the role by what it is of. */
export function roleOfThing(inner: string | undefined): readonly string[] {
  const role = /^(?:the |an? )?([\p{L}-]{3,20}) of (?:the|this|these|an?)\s/iu.exec(inner ?? '')?.[1];
  return role !== undefined && isRole(role) ? [role] : [];
}

/** Whether a short name begins like a word of one of the names: `Bright` for `Brightkettle Ltd`. */
export const isShortFor = (alias: string, names: readonly string[]) => {
  const first = fold(alias).split(' ')[0]!.slice(0, 3);
  return names.some((name) =>
    fold(name)
      .split(' ')
      .some((word) => word.startsWith(first)),
  );
};
