import { BOILERPLATE, TITLES_BETWEEN_FIRMS } from '../languages/en/boilerplate.ts';
import type { PaperSide } from '../sides/side.ts';
import type { RiskFamily } from './families.ts';

/** Whether a sentence of a paper between firms is a standing form of words that is no burden of this family. */
export const isBoilerplate = (family: RiskFamily, sentence: string): boolean =>
  BOILERPLATE.some(
    ({ families, says, unless }) =>
      (families === undefined || families.includes(family)) &&
      says.test(sentence) &&
      !(unless?.test(sentence) ?? false),
  );

const COVERS = /\b(?:indemnif\w*|hold\b[^.]{0,20}\bharmless|defend)\b/i;
const BOTH = /\b(?:each party|either party|both parties|each of the parties|the parties|mutual\w*)\b/i;

/** Whether a promise to answer for losses is made to the reader: the first name in front of it is not the reader's, the first behind is. */
export function isCoveredBy(
  sentence: string,
  reader: PaperSide | null,
  others: readonly PaperSide[],
): boolean {
  if (reader === null || BOTH.test(sentence)) return false;
  const at = COVERS.exec(sentence)?.index ?? -1;
  if (at < 0) return false;
  const before = sentence.slice(0, at).toLowerCase();
  const behind = sentence.slice(at).toLowerCase();
  const own = first(behind, reader.mentions);
  const other = Math.min(...others.map(({ mentions }) => first(behind, mentions)), NOWHERE);
  return first(before, reader.mentions) === NOWHERE && own < other && /\p{L}/u.test(before);
}

const NOWHERE = Number.POSITIVE_INFINITY;
const first = (words: string, mentions: readonly string[]): number =>
  Math.min(
    NOWHERE,
    ...mentions
      .filter((mention) => mention.length > 2)
      .map((mention) => words.indexOf(mention))
      .filter((at) => at >= 0),
  );

/** A title in words that firms use of their deals. */
export function titleBetweenFirms(title: string): string {
  const told = TITLES_BETWEEN_FIRMS.reduce(
    (words, [everyday, between]) => words.replace(everyday, between),
    title,
  );
  return told.charAt(0).toUpperCase() + told.slice(1);
}
