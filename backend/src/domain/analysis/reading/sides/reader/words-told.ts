import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { isBusinessWord, isRole } from '../names/role-words.ts';
import { pronounOf } from '../names/naming.ts';
import type { PaperSide } from '../side.ts';

const HEAD = 30_000;
/** Words that tell nobody apart, however near to a name they stand. */
const EMPTY =
  /^(?:the|and|who|with|for|from|new|our|your|his|her|old|main|little|big|young|person|people|company|firm|business|owner|keeper|holder|member|customer|client|house|home|shop|moving|works?|working|neighbou?r|friend|cousin|partner)$/;
/** `Hello Mrs Dunlop, roofer here` greets her. */
const GREETED = String.raw`(?<!\b(?:dear|hi|hello|hey|morning)[ ,]{1,2}(?:\p{L}{2,4}\.? )?)`;
const OFFICE = String.raw`(?:sole )?(?:director|owner|proprietor|prop\.|partner|manager|founder|chair|secretary|trustee)s?`;

const contentWords = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 2 && !EMPTY.test(word));

/** `Fothergill Lamb LLP, accountants of Ludlow`: the one side behind whose name the paper sets a typed word. */
export function byApposition(
  { text }: LegalText,
  all: readonly PaperSide[],
  typed: string,
): PaperSide | null {
  const words = contentWords(typed);
  if (words.length === 0 || words.length > 3 || pronounOf(typed) !== null) return null;
  if (isBusinessWord(typed) || /\p{Lu}/u.test(typed.slice(1))) return null;
  const said = words.map((word) => `${escaped(word.replace(/s$/, ''))}s?`).join('|');
  const found = all.filter((side) => {
    const own = [side.name, ...side.alsoNamed].filter((name) => name !== null).map(escaped);
    return (
      own.length > 0 &&
      new RegExp(
        String.raw`${GREETED}(?<!\p{L})(?:${own.join('|')})(?: ?\(|, |,? (?:is|as) )(?:the |an? |our |your |my )?(?:\p{Ll}+ ){0,2}(?:${said})(?!\p{L})`,
        'iu',
      ).test(text.slice(0, HEAD))
    );
  });
  return found.length === 1 ? found[0]! : null;
}

/** `Lim's company`, of a paper with `Mr Lim Wei Jie, director of the Borrower`: the side in which the named person holds an office. */
export function byOfficeIn({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const name = /^(?:the )?(?:(?:mr|mrs|ms|dr)\.? )?(\p{Lu}\p{L}{2,20})(?:['’]s? |$| \p{Lu})/u.exec(
    typed.trim(),
  )?.[1];
  if (name === undefined || isRole(name)) return null;
  const holds = new RegExp(
    String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})[^.;\n]{0,40}\b${OFFICE} of (?:the )?([^\n]{3,60})`,
    'gu',
  );
  const behind = [...text.slice(0, HEAD).matchAll(holds)].map((match) => match[1]!.toLowerCase());
  const found = all.filter(({ mentions }) =>
    behind.some((words) => mentions.some((own) => words.startsWith(own))),
  );
  return found.length === 1 ? found[0]! : null;
}
