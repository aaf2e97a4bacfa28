import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { NICKNAMES } from '../../languages/en/party-words.ts';
import { fold, isFirm, withoutHonorific } from '../names/names.ts';
import { isBusinessWord, isRole } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';

const NAME =
  /^(?:(?:mr|mrs|ms|miss|dr|prof)\.? )?(?:\p{Lu}[\p{L}'’.-]{0,24})(?: \p{Lu}[\p{L}'’.-]{0,24}){0,3}$/iu;

/** A name typed with a slip, short or whole where the paper has the other form: `Amir Sadegi`, `Tom Zielinski`, `Oluwaseun Ade`. */
export function byLooseName(text: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const bare = withoutHonorific(typed.trim());
  if (!NAME.test(typed.trim()) || !/^\p{Lu}/u.test(bare) || isRole(bare) || isBusinessWord(bare)) return null;
  const words = fold(bare).split(' ');
  const found = all.filter((side) =>
    [side.name, ...side.alsoNamed].some(
      (name) => name !== null && isLoose(words, fold(withoutHonorific(name)).split(' ')),
    ),
  );
  if (found.length === 1) return found[0]!;
  if (found.length > 1) return null;
  const greeted = greetedIn(text, all, typed.trim()) ?? spokenToFirst(text, all, typed.trim());
  if (greeted !== null) return greeted;
  return words.length === 1
    ? (byInitialAlone(text, all, bare) ?? underLetter(text, all, bare))
    : besideName(text, all, bare);
}

/** `Mrs Nair: Hello Mr Lim`: whom one of two greets in a chat is the other one. */
function greetedIn({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  if (all.length !== 2) return null;
  const greets = new RegExp(
    String.raw`^(?:\[[^\]\n]{4,40}\] ?)?([^\n:]{2,30}): (?:hello|hi|hey|dear|good (?:morning|afternoon|evening)),? ${escaped(typed)}(?!\p{L})`,
    'imu',
  );
  const speaker = greets.exec(text)?.[1]?.trim();
  const own =
    speaker === undefined
      ? undefined
      : all.find((side) =>
          [side.name, ...side.alsoNamed].some((name) => name !== null && fold(name) === fold(speaker)),
        );
  return own === undefined ? null : all.find((side) => side !== own)!;
}

/** `Eish Thandi, so the van`: a first name that the paper opens by calling is whom it speaks to. */
function spokenToFirst({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const you = all.find(({ pronoun }) => pronoun === 'you');
  if (you === undefined || you.name !== null || all.length !== 2 || !/^\p{Lu}\p{Ll}+$/u.test(typed))
    return null;
  return new RegExp(String.raw`^(?:\p{L}+ )?${typed}[,!]`, 'u').test(text.slice(0, 60)) ? you : null;
}

/** Two names of two words or more, alike in the last one and nearly so in the first. */
function isLoose(typed: readonly string[], own: readonly string[]): boolean {
  if (typed.length < 2 || own.length < 2)
    return (
      typed.length === 1 &&
      own.length >= 1 &&
      typed[0]!.length > 5 &&
      own.some((word) => isSlip(word, typed[0]!))
    );
  const [last, ownLast] = [typed.at(-1)!, own.at(-1)!];
  const isShortLast = ownLast.length === 1 && last.startsWith(ownLast) && typed[0] === own[0];
  if (last !== ownLast && !isSlip(last, ownLast) && !isShortLast) return false;
  const [first, ownFirst] = [typed[0]!, own[0]!];
  return (
    first === ownFirst ||
    isSlip(first, ownFirst) ||
    isPartOf(first, ownFirst) ||
    NICKNAMES[first] === ownFirst ||
    NICKNAMES[ownFirst] === first
  );
}

/** `tom` of `tomasz`, `seun` of `oluwaseun`, `t` of `tom`. */
const isPartOf = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return long.startsWith(short) || (short.length > 3 && long.endsWith(short));
};

/** One letter wrong, missing or too many in a word of five or more. */
function isSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at++;
  const [x, y] = [a.slice(at), b.slice(at)];
  return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
}

/** `Karen`, of a letter from a firm to `Mrs K Ogilvie`. */
function byInitialAlone({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  if (all.length !== 2 || !/^\p{Lu}\p{Ll}{2,14}$/u.test(typed) || fold(text).includes(fold(typed)))
    return null;
  const bears = ({ name, alsoNamed }: PaperSide) =>
    [name, ...alsoNamed].some(
      (one) =>
        one !== null &&
        new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Miss|Dr)\.? ${typed.charAt(0)}\.? \p{Lu}`, 'u').test(one),
    );
  const found = all.filter(bears);
  const other = all.find((side) => side !== found[0]);
  return found.length === 1 && isFirm(other?.name ?? '') ? found[0]! : null;
}

const TAIL = 5;

/** `Love, Dad (Graham Whitlock)`: a name that stands under a letter and nowhere else is its writer's. */
function underLetter({ paragraphs }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  if (paragraphs.length <= TAIL) return null;
  const writers = all.filter(({ pronoun }) => pronoun === 'i' || pronoun === 'we');
  if (writers.length !== 1 || all.length !== 2) return null;
  const word = new RegExp(String.raw`(?<!\p{L})${typed}(?!\p{L})`, 'u');
  const tail = paragraphs.slice(-TAIL);
  const above = paragraphs.slice(0, -TAIL).some((one) => word.test(one.text));
  const here = tail.filter((one) => word.test(one.text));
  const isYes = here.some((one) => /\b(?:agree|accept|yes|tenant|client|parent|customer)/i.test(one.text));
  return !above && here.length > 0 && !isYes && here.every((one) => one.text.length < 80)
    ? writers[0]!
    : null;
}

/** A name that stands in the very words that introduce one side: `acting for Mr Vikram Sethi (the Owner)`. */
function besideName({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const found = all.filter(
    ({ introducedAt }) =>
      introducedAt !== null &&
      introducedAt.end - introducedAt.start < 400 &&
      text.slice(introducedAt.start, introducedAt.end).toLowerCase().includes(typed.toLowerCase()),
  );
  return found.length === 1 ? found[0]! : null;
}
