import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import type { PaperSide } from '../side.ts';

const HEAD = 30_000;
const FIRST_NAME = /^\p{Lu}\p{L}{2,20}$/u;

/** The side for which a typed name signs with an initial, or in which it holds an office. */
export const bySignOrOffice = (text: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null =>
  byInitial(text, all, typed) ??
  byOffice(text, all, typed) ??
  byPost(text, all, typed) ??
  byKin(text, all, typed) ??
  byThing(text, all, typed);

/** `Welcome, Anna!` over a paper that `A. Berg` signs: the one side whose name begins with that letter and no more. */
function byInitial({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const name = typed.trim();
  if (!FIRST_NAME.test(name)) return null;
  if (!new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'u').test(text.slice(0, HEAD)))
    return null;
  const found = all.filter((side) => side.name?.startsWith(`${name.charAt(0)}. `) === true);
  return found.length === 1 ? found[0]! : null;
}

const OFFICE =
  'treasurer|secretary|chair(?:man|woman|person)?|president|bookings? secretary|organi[sz]er|coordinator|caretaker|warden|manager|head ?teacher|clerk|steward|captain|officer|keeper|quartermaster|convenor';

/** `Jo Lund, treasurer`: whoever holds an office of the one body that speaks as `we` reads for it. */
function byOffice({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const name = typed.trim();
  if (!/^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u.test(name)) return null;
  const holds = new RegExp(
    String.raw`(?<!\p{L})${escaped(name)},? \(?(?:our |the |hon(?:orary|\.)? |club |joint )?(?:${OFFICE})\b|\b(?:${OFFICE})(?: is|:|,)? ${escaped(name)}(?!\p{L})`,
    'iu',
  );
  if (!holds.test(text.slice(0, HEAD))) return null;
  const bodies = all.filter(({ pronoun }) => pronoun === 'we');
  return bodies.length === 1 ? bodies[0]! : null;
}

const POST = new RegExp(String.raw`^(?:the )?(?:\p{L}{3,14} )?(?:${OFFICE})$`, 'iu');

/** `plot secretary`: whoever holds a post that the paper names behind somebody reads for the one body that speaks as `we`. */
function byPost({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const post = typed.trim().replace(/^the /i, '');
  if (!POST.test(post)) return null;
  const inRow = escaped(post.charAt(0).toUpperCase() + post.slice(1).toLowerCase());
  const holds = new RegExp(
    String.raw`\p{Lu}\p{L}+(?:, | \()(?:our |the |hon(?:orary|\.)? )?${escaped(post)}(?!\p{L})|^${inRow}(?: ?: ?|\s{1,20})\p{Lu}\p{Ll}+ \p{Lu}`,
    'mu',
  );
  if (!holds.test(text)) return null;
  const bodies = all.filter(({ pronoun }) => pronoun === 'we');
  return bodies.length === 1 ? bodies[0]! : null;
}

const KIN = String.raw`(?:mother|father|mum|mom|dad|parent|guardian|parent or guardian|legal guardian)`;

/** `Ada Berg (mother)` signs beside the one who bears her surname, and reads for them. */
function byKin({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const name = typed.trim();
  const surname = / (\p{Lu}[\p{L}'’-]+)$/u.exec(name)?.[1];
  if (surname === undefined) return null;
  const signs = new RegExp(
    String.raw`(?<!\p{L})${escaped(name)}(?: \(| ?, (?:his |her |the )?)${KIN}(?!\p{L})`,
    'iu',
  );
  if (!signs.test(text)) return null;
  const found = all.filter((side) => side.name?.endsWith(` ${surname}`) === true);
  return found.length === 1 ? found[0]! : null;
}

const OWNS =
  /^(?:the )?(?:owner|landowner|holder) of (?:the |an? )?(?<thing>\p{Ll}{3,14})$|^(?:the )?(?<before>\p{Ll}{3,14}) owner$/iu;

/** `owner of the meadow`: the one side that a paper names as the owner of that thing, `Ada Berg's meadow`. */
function byThing({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const { thing, before } = OWNS.exec(typed.trim())?.groups ?? {};
  const word = (thing ?? before)?.toLowerCase();
  if (word === undefined) return null;
  const head = text.slice(0, HEAD);
  const found = all.filter(
    ({ name }) =>
      name !== null &&
      new RegExp(String.raw`(?<!\p{L})${escaped(name)}['’]s? (?:\p{Ll}+ )?${word}(?!\p{L})`, 'u').test(head),
  );
  return found.length === 1 ? found[0]! : null;
}
