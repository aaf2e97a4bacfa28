import { isRole } from '../names/role-words.ts';

/** `on behalf of The Tin Lantern Band`: a capitalised word behind the article that is no role belongs to the name. */
export function lengthOfOwnWord(before: string): number {
  const word = /(?<=\b[Tt]he )\p{Lu}\p{Ll}{2,11} $/u.exec(before)?.[0] ?? '';
  return isRole(word.trim()) ? 0 : word.length;
}
