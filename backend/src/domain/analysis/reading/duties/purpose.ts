const BEFORE = /\b(?:so|in order) that\s*$/i;
const AT_START = /^\W{0,3}(?:only |just )?(?:so|in order) that\b/i;
const PURPOSE = /\b(?:so|in order) that\b/i;

/** `Tell us if you move, only so that we do not send letters there`: a clause that says why, and is nobody's task. */
export function isPurpose(clause: string, sentence: string, verb: string): boolean {
  if (
    AT_START.test(clause) ||
    BEFORE.test(sentence.slice(0, Math.max(0, sentence.indexOf(clause.slice(0, 24)))))
  )
    return true;
  const at = PURPOSE.exec(clause)?.index ?? -1;
  if (at < 0 || verb === '') return false;
  const stands = new RegExp(String.raw`\b${verb.replace(/[^a-z-]/g, '')}\w{0,3}\b`, 'i');
  return stands.test(clause.slice(at)) && !stands.test(clause.slice(0, at));
}
