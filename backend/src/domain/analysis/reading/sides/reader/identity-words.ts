import { HONORIFIC_INSIDE } from '../names/names.ts';

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

const WITH_MORE =
  /^(?:the |an? |our |my )?(\p{L}[\p{L}-]{3,20}(?: \p{L}{3,16})?) (?:who|that|with|whose|in|on|at) \p{L}/iu;

/** `member with a plot`, `customer who slipped`: without what they have or did, which makes them nobody else; null where no more is said. */
export const withoutMore = (identity: string): string | null => WITH_MORE.exec(identity.trim())?.[1] ?? null;
