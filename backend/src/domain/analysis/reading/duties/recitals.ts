import type { LegalText } from '../../document/legal-text.ts';

const HEAD = /^\W{0,3}(?:recitals?|whereas|preamble)\W{0,4}$/i;
/** Headings under which a paper says what it is for; what binds there binds. */
const WHAT_FOR =
  /^\W{0,3}(?:\d{1,2}[.)]? )?(?:(?:our )?purpose|background|about us|who we are|our story|why (?:we|this))\b\W{0,4}$/i;
/** Where what was told is over and what is agreed begins. */
const OVER =
  /^(?:\W{0,3}now\b|\W{0,3}(?:it is|the parties|they|we) (?:hereby )?(?:agreed?|covenant)|\W{0,3}(?:agreement|terms|operative (?:part|provisions))\W{0,4}$|\d{1,2}[.)] )/i;
/** What no recital says: a numbered paragraph with it is the first clause. */
const BINDS = /\b(?:shall|must|agrees? to|undertakes? to)\b/;
/** Recitals are no longer than this many paragraphs. */
const MOST = 8;
/** A shorter line without a stop is a heading. */
const SHORT = 60;

/** Ids of the paragraphs that only tell what a paper is for: `The Club takes people to choir`, under `Purpose`. */
function forWhat({ paragraphs }: LegalText): number[] {
  return paragraphs.flatMap(({ text }, at) => {
    if (text.length >= 40 || !WHAT_FOR.test(text)) return [];
    const below = paragraphs.slice(at + 1, at + 1 + MOST_FOR);
    const end = below.findIndex((one) => one.kind === 'heading' || isShortHead(one.text));
    return (end < 0 ? below : below.slice(0, end)).filter((one) => !TASK.test(one.text)).map(({ id }) => id);
  });
}
const MOST_FOR = 3;
const TASK = /\b(?:shall|must|will|agrees? to|undertakes? to|pays?|owes?|you)\b/i;
const isShortHead = (text: string): boolean => text.length < SHORT && !/[.;,]$/.test(text);

/** Ids of the paragraphs that tell how things stand, under a heading of recitals: they bind nobody. */
export function recitalsOf(paper: LegalText): ReadonlySet<number> {
  const { paragraphs } = paper;
  const at = paragraphs.findIndex(({ text }) => text.length < 40 && HEAD.test(text));
  const found = new Set(forWhat(paper));
  if (at < 0) return found;
  for (const { id, text, kind, clause } of paragraphs.slice(at + 1, at + 1 + MOST)) {
    const isHead = kind === 'heading' || isShortHead(text);
    if (isHead || OVER.test(text) || (/\d/.test(clause ?? '') && BINDS.test(text))) break;
    found.add(id);
  }
  return found;
}
