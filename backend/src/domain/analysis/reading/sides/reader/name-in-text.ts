import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { fold, isFirm, withoutEnding, withoutHonorific } from '../names/names.ts';
import { isBusinessWord, isRole } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';

/** Read from the start of a paper, in characters; who is who is told there. */
const HEAD = 30_000;
/** A role stands this near to the name that it is of, in characters: `Ana Reyes, freelance designer`. */
const NEAR = 40;
/** Lines of a letterhead or title. */
const TOP = 3;

/** Words of a typed name that tell one person or firm from others. */
const tellingWords = (typed: string): string[] =>
  withoutEnding(withoutHonorific(typed))
    .split(/\s+/)
    .filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word) && !isRole(word) && !isBusinessWord(word));

const wordAt = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${escaped(word)}(?!\p{L})`, 'u').test(text);
/**
 * The side that a typed name means by where the name stands in the paper: beside the role of a side, or over a paper in which the
 * one side is `we` or has no name and the other is a person. Null where it stands in neither place, or in places of two sides.
 */
export function sideByPlace(text: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const words = tellingWords(typed);
  if (words.length === 0 || all.length < 2) return null;
  return besideRole(text, all, words) ?? overPaper(text, all, words, typed);
}

function besideRole(
  { text }: LegalText,
  all: readonly PaperSide[],
  words: readonly string[],
): PaperSide | null {
  const head = text.slice(0, HEAD);
  const [name] = words;
  const found = new Set<PaperSide>();
  const nameless = all.filter((side) => side.name === null);
  for (let at = head.indexOf(name!); at >= 0; at = head.indexOf(name!, at + 1)) {
    const rest = head.slice(at, at + NEAR * 2).split('\n', 1)[0]!;
    const last = words.reduce((end, word) => Math.max(end, rest.indexOf(word) + word.length), 0);
    const behind = fold(rest.slice(last, last + NEAR).replace(OF_ANOTHER, ''));
    for (const side of nameless) if (rolesOf(side).some((role) => wordAt(behind, role))) found.add(side);
  }
  return found.size === 1 ? [...found][0]! : null;
}

/** Behind such a word or mark somebody else is told of: `let by St Anne’s to the person who signs`. */
const OF_ANOTHER = /(?:\b(?:to|who|by|from|and|with)\b|\p{L}{3}\. |;|\) ?(?=\p{L})).*$/u;

/** The roles by which a paper calls a side; a name alone says nothing of another name. */
const rolesOf = ({ role, mentions }: PaperSide): string[] =>
  [role ?? '', ...mentions].map(fold).filter((word) => word !== '' && isRole(word));

const ADDRESSED = /^(?:to|cc|for|attn|attention|dear|hi|hello|m\/s|messrs)\b/i;

/** A person's name over a paper stands in a line of this length at most; in a longer one somebody tells of them. */
const LINE = 60;

/** Lines in which an address stands. */
const ADDRESS = 8;

function overPaper(
  { paragraphs }: LegalText,
  all: readonly PaperSide[],
  words: readonly string[],
  typed: string,
): PaperSide | null {
  if (all.length !== 2) return null;
  const top = fold(
    paragraphs
      .slice(0, TOP)
      .map(({ text }) => text.slice(0, 160))
      // whom a paper is sent to does not stand over it
      .filter(
        (line) =>
          !ADDRESSED.test(line) && (line.length <= LINE || isFirm(typed) || !typed.trim().includes(' ')),
      )
      .join(' '),
  );
  // `M/s Sona Stores` at the head of a letter is whom it is written to
  const isTold = paragraphs
    .slice(0, ADDRESS)
    .some(({ text }) => ADDRESSED.test(text) && words.every((word) => wordAt(fold(text), fold(word))));
  if (isTold) return all.find(({ pronoun }) => pronoun === 'you') ?? null;
  if (!words.some((word) => wordAt(top, fold(word)))) return null;
  const hosts = all.filter(({ name, pronoun }) => pronoun !== 'you' && (pronoun === 'we' || name === null));
  const [host] = hosts;
  // a person named at the head of a firm's paper is whom it was made for, unless the firm bears that name
  const isOfFirm =
    host === undefined || host.name === null || words.some((word) => wordAt(fold(host.name!), fold(word)));
  // `Café Zeder` in the line below the firm that speaks is another one
  const isAnother = typeof host?.name === 'string' && !isOfFirm && wordAt(top, fold(host.name));
  if (isAnother) return null;
  const isFree =
    hosts.length === 1 && (host!.name === null || (isFirm(host!.name) && (isOfFirm || isFirm(typed))));
  return isFree ? host! : null;
}
