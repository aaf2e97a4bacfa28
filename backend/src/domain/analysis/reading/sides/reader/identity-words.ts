import { HONORIFIC_INSIDE } from '../names/names.ts';
import { isBusinessWord } from '../names/role-words.ts';

/** `I got this by post, I am Bo Nyland`, `Executor, Mr Bell` and `attorney Mr. Bell` say who somebody is in one of their parts. */
export function phrasesOf(identity: string): string[] {
  const titled = HONORIFIC_INSIDE.exec(identity);
  return [identity, ...(titled === null ? [] : [identity.slice(titled.index)])]
    .flatMap((words) =>
      words.split(/[,;:()/–—]| - | and |\b(?:I am|I['’]m|we are|we['’]re|my name is|this is|as|for)\b/i),
    )
    .map((part) => part.trim())
    .filter((part) => part !== identity && part.length > 1 && part.split(' ').length <= 6)
    .slice(0, 6);
}

/** `Client, Sarah Smith` and `sarah.smith@…` are read by their words. */
export function clean(identity: string): string {
  return identity
    .replace(/@.*$/, '')
    .replace(/^(?:the|our|my)\s+(?=\S{3})/i, '')
    .replace(/[._]+(?=\p{L}{2})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a word is the initial of a name: `t.` of `thea`. Both are folded. */
export const isInitialOf = (own: string, name: string): boolean =>
  own.replace('.', '').length === 1 && name.startsWith(own.charAt(0));

const BEHIND =
  /^(?:the |an? |my |our )?(.{3,40}?) (?:who|that|which|with|without|of|in|at|from|for|to|on|moving|\p{L}+ing)(?: .*)?$/iu;

/** `recipient` of `recipient of the grant`: what stands before the words that say more of it. */
export const beforeMore = (identity: string): string | null => BEHIND.exec(identity.trim())?.[1] ?? null;

/** Of a business, an owner or a neighbour the words before tell which. */
const OF_MANY = /^(?:owner|holder|keeper|neighbou?r|partner|member|officer|manager|director)$/i;

const WHICH = /^(?:main|head|other|second|sub)[ -]/i;

/** The word on which the others hang: `customer` of `customer moving house`, `guard` of `security guard`; null of a name. */
export function headOf(identity: string): string | null {
  const before = beforeMore(identity) ?? identity.trim();
  const head = before.split(/\s+/).at(-1)!;
  const isTelling = head === before || !(OF_MANY.test(head) || WHICH.test(before) || isBusinessWord(head));
  return isTelling && /^\p{Ll}{3,20}$/u.test(head) && head !== identity.trim() ? head : null;
}
