/** The writers of `training/papers`, a folder each. */

/** Dense in burdens. */
export const OWN: readonly string[] = ['w1', 'w2', 'w3', 'w4'];
/** With as few burdens as people really meet, labelled for both sides. */
export const NATURAL: readonly string[] = [
  'w5',
  'w6',
  'w7',
  'w8',
  'w9',
  'w10',
  'w11',
  'w12',
  'w13',
  'w14',
  'w15',
  'w16',
  'w17',
  'w18',
];
/** Papers of others that are measured with (`EVERYDAY_DIR`). */
export const EVERYDAY: readonly string[] = ['a', 'b', 'c', 'f', 'g', 'h'];
