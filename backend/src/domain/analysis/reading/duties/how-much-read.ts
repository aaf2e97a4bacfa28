import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Duty } from '../../report/report.ts';
import type { Frame } from '../frames/frame.ts';

/** Share of the sentences below which a silent report says little, and the fewest sentences that can tell. */
const LITTLE = 0.4;
const FEWEST = 8;
const SHORTEST = 7;
const LONGEST = 900;

interface Read {
  readonly text: LegalText;
  readonly frames: readonly Frame[];
  readonly duties: readonly Draft<Duty>[];
}

/**
 * Whether the rules could tell in too few sentences of a paper who has to do or may do what. Papers that they read well lie above the
 * limit; below it nothing follows from what a report does not say.
 */
export function isLittleRead({ text, frames, duties }: Read): boolean {
  const prose = text.sentences.filter(isProse);
  if (prose.length < FEWEST) return false;
  const known = new Set(
    frames
      .filter(({ mode, actor }) => !mode.startsWith('is') && (actor.kind === 'side' || actor.kind === 'both'))
      .map(({ sentence }) => sentence),
  );
  const told = new Set(
    duties
      .filter(({ sideId }) => sideId !== null)
      .flatMap(({ quotes }) => quotes.map((quote) => `${quote.paragraph} ${quote.text.slice(0, 40)}`)),
  );
  const isTold = ({ paragraph, text: words }: Sentence) => told.has(`${paragraph} ${words.slice(0, 40)}`);
  const count = prose.filter((sentence) => known.has(sentence.index) || isTold(sentence)).length;
  return count < prose.length * LITTLE;
}

/** A sentence that could bind somebody: no heading, no row, no question. */
const isProse = ({ text: words }: Sentence): boolean =>
  words.length < LONGEST &&
  hasWords(words, SHORTEST) &&
  /\p{Ll}{3}/u.test(words) &&
  !words.includes('|') &&
  !/\?\W*$/.test(words);

/** Whether white space divides a text into this many pieces. */
function hasWords(text: string, count: number): boolean {
  let pieces = 1;
  for (const _ of text.matchAll(/\s+/g)) {
    pieces += 1;
    if (pieces >= count) return true;
  }
  return pieces >= count;
}

/** What stands before a report on a paper that the rules read little of. */
export const LITTLE_READ =
  'In most sentences of this paper the rules could not tell who has to do what. Where this report says nothing, read the paper itself with care.';
