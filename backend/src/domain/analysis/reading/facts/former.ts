import { FORMER, FORMER_SURELY, RENEWED_BY } from '../languages/en/term-words.ts';

/** Characters in which a paper says that it takes the place of an earlier one. */
const HEAD = 4_000;

/** Whether words speak of the paper that was in force before this one: its dates and lengths are not those of this one. */
export const isOfFormer = (words: string, text: string): boolean =>
  FORMER_SURELY.test(words) || (FORMER.test(words) && RENEWED_BY.test(text.slice(0, HEAD)));
