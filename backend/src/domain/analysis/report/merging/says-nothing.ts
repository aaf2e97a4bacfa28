/** Stands where a model's explanation did not hold, and the point is worth keeping for its quote. */
export const SAYS_NOTHING = 'Read these words closely and ask what they mean for you in practice.';
