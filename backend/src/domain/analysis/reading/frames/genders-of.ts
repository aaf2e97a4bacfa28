import { rememberedOfBoth } from '../../remembered/remembered.ts';
import { findGenders } from './genders.ts';
import { createMentionFinder } from './mentions.ts';

/** Which side `he` or `she` means in a paper, read once. */
export const gendersOf = rememberedOfBoth(
  (...[text, sides]: [Parameters<typeof findGenders>[0], Parameters<typeof findGenders>[1]]) =>
    findGenders(text, sides, createMentionFinder(sides)),
);
