/** Points about the text itself, not about who bears what. */
export const NO_BURDEN: ReadonlySet<string> = new Set([
  'drafting-error',
  'orders-to-machines',
  'hidden-text',
  'foreign-law',
  'deadline',
  'other',
]);
