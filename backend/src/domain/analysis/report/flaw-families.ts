/** Flaws of the text itself, beside the families of burden. */
export const FLAW_FAMILIES = [
  'drafting-error',
  'orders-to-machines',
  'hidden-text',
  'foreign-law',
  'deadline',
] as const;

export type FlawFamily = (typeof FLAW_FAMILIES)[number];
