import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { fold } from '../names/names.ts';
import { isRole } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';

/** Characters in which a paper says what its name is. */
const HEAD = 3_000;
/** Lines in which somebody signs. */
const TAIL = 4;
const RUN_BY = String.raw`is (?:made|run|owned|operated|provided|offered|sold|published|managed) by|is (?:the|a|our) (?:brand|trading name|name|service|label)|(?:is )?a (?:brand|service|ministry|trading name|trading style|label) of`;

/**
 * The one side of two that writes `we` or `I`, for a typed name that the paper gives to whoever writes: `Tallybook is made by …`, `I’m
 * Steph`, `Partnerships, Glow`, `for the Woolshed` below, `ROSA’S` above. Null where it is told so of nobody.
 */
export function byToldName(text: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const name = typed.trim().replace(/^the /i, '');
  if (!/^\p{Lu}/u.test(name) || isRole(name) || name.length < 4 || all.length !== 2) return null;
  const writers = all.filter(({ pronoun }) => pronoun === 'we' || pronoun === 'i');
  const [writer] = writers;
  if (writers.length !== 1 || writer === undefined) return null;
  const other = all.find((side) => side !== writer)!;
  if ([other.name ?? '', ...other.alsoNamed].some((one) => shares(one, name))) return null;
  return isTold(text, name) ? writer : null;
}

function isTold({ text, paragraphs }: LegalText, name: string): boolean {
  const head = text.slice(0, HEAD);
  const own = String.raw`(?<![\p{L}])${escaped(name)}(?![\p{L}])`;
  const [title] = paragraphs;
  const below = paragraphs.slice(-TAIL).map((one) => one.text.trim());
  const last = name.split(' ').at(-1)!;
  return (
    new RegExp(String.raw`${own},? (?:${RUN_BY})\b`, 'u').test(head) ||
    new RegExp(String.raw`\b(?:I am|I['’]m|my name is|we are|we['’]re|this is|call me) ${own}`, 'iu').test(
      head,
    ) ||
    new RegExp(String.raw`^${own}['’]s(?!\p{L})`, 'iu').test(title?.text ?? '') ||
    below.some(
      (line) =>
        line.length < 60 &&
        new RegExp(
          String.raw`^\p{Lu}[\p{L} ]{2,24}, ${own}\.?$|^for (?:the )?(?:${escaped(name)}|${escaped(last)})\.?$`,
          'u',
        ).test(line),
    )
  );
}

const shares = (one: string, name: string): boolean =>
  fold(one)
    .split(' ')
    .some((word) => word.length > 2 && fold(name).split(' ').includes(word));
