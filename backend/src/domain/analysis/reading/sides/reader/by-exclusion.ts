import type { LegalText } from '../../../document/legal-text.ts';
import { fold, isFirm, withoutHonorific } from '../names/names.ts';
import { isBusinessWord, isRole } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof)\.? (?=\p{Lu})/iu;
const NAME = /^(?:\p{Lu}[\p{L}'’.-]{0,24} ){0,3}\p{Lu}[\p{L}'’-]{1,24}$/u;

/**
 * Of two sides, `we` and `you`, the one left for a name that the paper does not hold. A firm is never the person whom a letter greets,
 * so it speaks; a person is not the firm that speaks, so a paper without the name of whom it calls `you` means that person. Null in
 * every other case: a name that stands somewhere in the paper may be anybody's.
 */
export function byExclusion(
  { text }: LegalText,
  all: readonly PaperSide[],
  identity: string,
): PaperSide | null {
  const you = all.find(({ pronoun }) => pronoun === 'you');
  const speaker = all.find(({ pronoun }) => pronoun === 'we' || pronoun === 'i');
  if (all.length !== 2 || you === undefined || speaker === undefined) return null;
  const typed = identity.trim();
  if (you.name === null && isHouseInAddress(text, typed, speaker)) return you;
  // `Pell Joinery` is whom a letter greets as `Mr Pell`
  if (isFirmLike(typed) && isNamedAfter(typed, you) && !isNamedAfter(typed, speaker)) return you;
  // `guest house`, of a letter from one person to another: either may run it
  if (isFirmLike(typed) && !/\p{Lu}/u.test(typed) && speaker.pronoun === 'i' && isPerson(speaker.name))
    return null;
  if (isFirmLike(typed)) return isPerson(you.name) && mayBe(speaker, typed, text) ? speaker : null;
  if (!NAME.test(typed.replace(TITLE, '')) || isRole(typed) || isBusinessWord(typed)) return null;
  // `Dear Mr and Mrs Pell`, read by Una Pell who signs below
  if (TITLE.test(you.name ?? '') && isNamedAfter(typed, you) && !isNamedAfter(typed, speaker)) return you;
  if (wordsOf(typed).some((word) => fold(text).includes(word))) return null;
  // one word alone may be a brand
  if (you.name === null) return typed.includes(' ') && isFirm(speaker.name ?? '') ? you : null;
  // `Dear Cathal`, read by somebody who gives only a surname: the one who writes has another
  const isGreeted = !you.name.includes(' ') && TITLE.test(typed) && wordsOf(typed).length === 1;
  return isGreeted && (speaker.name?.includes(' ') ?? false) ? you : null;
}

const HOUSE = /^(?:the )?(\p{Lu}[\p{L}'’-]{2,24}) family$|^the (\p{Lu}[\p{L}'’-]{2,24})s$/iu;
/** Characters in which the address of a letter stands. */
const ADDRESS = 400;

/** `the Okafor family`, of a letter to all with `Ada and Ben Okafor` in its address. */
function isHouseInAddress(text: string, typed: string, speaker: PaperSide): boolean {
  const surname = HOUSE.exec(typed)
    ?.slice(1)
    .find((word) => word !== undefined);
  return (
    surname !== undefined &&
    !isNamedAfter(surname, speaker) &&
    new RegExp(String.raw`^(?:\p{Lu}[\p{L}'’.-]* (?:and |& )?){1,4}${surname}$`, 'mu').test(
      text.slice(0, ADDRESS),
    )
  );
}

/** `the Okafor family` is a house and no firm. */
const isFirmLike = (typed: string): boolean =>
  !/ family$/i.test(typed) &&
  !TITLE.test(typed) &&
  (isFirm(typed) || typed.includes(' & ') || isBusinessWord(typed));

/** Whether a firm bears the surname of a side. */
const isNamedAfter = (typed: string, { name }: PaperSide): boolean => {
  const surname = wordsOf(name ?? '').at(-1);
  return surname !== undefined && wordsOf(typed).some((word) => word === surname || word === `${surname}s`);
};

const isPerson = (name: string | null): boolean => name !== null && !isFirm(name);

/** The one who speaks may be this firm: a person who signs for it, or a name that shares a word with it. */
const mayBe = ({ name }: PaperSide, typed: string, text: string): boolean =>
  name !== null &&
  // a name that stands over the paper is the business itself
  ((!isFirm(name) && !fold(text.slice(0, name.length + 4)).startsWith(fold(name))) ||
    wordsOf(typed).some((word) => fold(name).split(' ').includes(word)));

const wordsOf = (typed: string): string[] =>
  fold(withoutHonorific(typed))
    .split(' ')
    .filter((word) => word.length > 2);
