import type { LegalText } from '../../document/legal-text.ts';

const HEAD = /^\W{0,3}(?:recitals?|whereas|preamble)\W{0,4}$/i;
/** Where what was told is over and what is agreed begins. */
const OVER =
  /^(?:\W{0,3}now\b|\W{0,3}(?:it is|the parties|they|we) (?:hereby )?(?:agreed?|covenant)|\W{0,3}(?:agreement|terms|operative (?:part|provisions))\W{0,4}$|\d{1,2}[.)] )/i;
/** What no recital says: a numbered paragraph with it is the first clause. */
const BINDS = /\b(?:shall|must|agrees? to|undertakes? to)\b/;
/** Recitals are no longer than this many paragraphs. */
const MOST = 8;
/** A shorter line without a stop is a heading. */
const SHORT = 60;

/** Ids of the paragraphs that tell how things stand, under a heading of recitals: they bind nobody. */
export function recitalsOf({ paragraphs }: LegalText): ReadonlySet<number> {
  const at = paragraphs.findIndex(({ text }) => text.length < 40 && HEAD.test(text));
  const found = new Set<number>();
  if (at < 0) return found;
  for (const { id, text, kind, clause } of paragraphs.slice(at + 1, at + 1 + MOST)) {
    const isHead = kind === 'heading' || (text.length < SHORT && !/[.;,]$/.test(text));
    if (isHead || OVER.test(text) || (/\d/.test(clause ?? '') && BINDS.test(text))) break;
    found.add(id);
  }
  return found;
}
