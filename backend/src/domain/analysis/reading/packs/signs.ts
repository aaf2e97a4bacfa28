/** The weaker side, the stronger side, both. */
export type Sign = 'w' | 's' | 'b';

const OTHER: Readonly<Record<Sign, Sign>> = { w: 's', s: 'w', b: 'b' };

/** Phrases with `@x` and `@y` for one side. */
export const forSign = (phrases: readonly string[], sign: Sign): string[] =>
  phrases.map((phrase) => phrase.replaceAll('@x', `@${sign}`).replaceAll('@y', `@${OTHER[sign]}`));
