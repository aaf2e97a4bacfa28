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
