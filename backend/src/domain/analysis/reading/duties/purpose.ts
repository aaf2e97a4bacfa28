const BEFORE = /\b(?:so|in order) that\s*$/i;
const AT_START = /^\W{0,3}(?:only |just )?(?:so|in order) that\b/i;

/** `Tell us if you move, only so that we do not send letters there`: a clause that says why, and is nobody's task. */
export const isPurpose = (clause: string, sentence: string): boolean =>
  AT_START.test(clause) || BEFORE.test(sentence.slice(0, Math.max(0, sentence.indexOf(clause.slice(0, 24)))));
