import type { Sentence } from '../../../document/legal-text.ts';
import { NOTICE_PURPOSES, NOTICE_ROW, WITHOUT_NOTICE } from '../../languages/en/notice-words.ts';
import type { PaperSides } from '../../sides/side.ts';
import type { FoundLength } from '../find-spans-of-time.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** `Notice from parent | Two calendar months`: whose notice the row gives; null for every other row. */
export function noticeOfRow(
  row: string,
  sentence: string,
  { start, end }: FoundLength,
  { all }: PaperSides,
): { readonly what: string; readonly who: string | null } | null {
  const match = NOTICE_ROW.exec(row);
  if (match === null || /\d/.test(sentence.slice(Math.max(0, start - 12), start))) return null;
  const own = nearestPurpose(sentence, start, end);
  if (own !== null && own !== 'ending' && !/\bend/i.test(row)) return null;
  const named = (match[1] ?? match[2] ?? '').toLowerCase();
  const words: Readonly<Record<string, string>> = { us: 'we', me: 'i', you: 'you', our: 'we', your: 'you' };
  const side = all.find(({ mentions, pronoun }) => mentions.includes(named) || pronoun === words[named]);
  const isBoth = /^(?:both|either|each)\b/.test(named);
  return side === undefined && !isBoth ? null : { what: 'ending', who: isBoth ? 'both' : side!.id };
}

const PURPOSES = NOTICE_PURPOSES.map(
  ([pattern, what]) => [sifted(new RegExp(pattern.source, 'gi')), what] as const,
);

/** What the words nearest to a length of time say it is for; null where none stand near. */
export function nearestPurpose(words: string, start: number, end: number): string | null {
  // `may leave before the change takes effect by giving ten days' notice`
  if (LEAVES_BY.test(words.slice(0, start))) return 'ending';
  let best: { readonly what: string; readonly gap: number } | null = null;
  for (const [pattern, what] of PURPOSES) {
    for (const match of pattern.matchAll(words)) {
      if (match.index >= start && match.index < end) continue; // the `hours` of `24 hours`
      if (WITHOUT_NOTICE.test(words.slice(match.index + match[0].length))) continue;
      // `four weeks' warning … and you can move out before it starts`: a right beside the notice
      if (match.index >= end && A_RIGHT_BESIDE.test(words.slice(end, match.index))) continue;
      const gap = match.index >= end ? match.index - end : Math.max(0, start - match.index - match[0].length);
      if (gap < FAR && (best === null || gap < best.gap)) best = { what, gap };
    }
  }
  return best?.what ?? null;
}

const A_RIGHT_BESIDE =
  /\byou (?:can|may) (?:then )?$|\b(?:and|so)(?: that)? you $|(?:,|\band|\bso)(?: that)? you (?:can|may|are free to)\b[^.;]{0,24}\b(?:and|or) $/i;

const LEAVES_BY = sifted(
  /\b(?:may|can|could) (?:then |also |instead )?(?:leave|cancel|terminate|withdraw|end (?:it|this|the \p{L}+))\b[^.;]{0,90}\b(?:by giving|by|on|with|giving|upon)\s(?:(?:us|me|them|the \p{L}+|at least|not less than|only)\s){0,2}$/iu,
);

/** Characters from which words no longer tell what a notice is for. */
const FAR = 170;

/** `I need eight weeks from you if you want to stop. From me it's two`, `After that both need to give four`. */
const FROM_OTHER = sifted(
  /^\W{0,3}(?:(?:and )?from (?:me|us|you|(?:my|our|your) side|the \p{L}+),? (?:(?:it['’]s|it is|it will be|that['’]s|only|just) ){0,2}|(?:after that|afterwards|later|then|from then on),? (?:both|each|either|you|we|I)\b[^.;]{0,20}\bgive )$/iu,
);

/** Whether a sentence gives the other side's notice behind one that gave the first side's. */
export const isSecondHalf = (
  before: { readonly what: string; readonly sentence: Sentence } | undefined,
  { paragraph, text: words }: Sentence,
  { start }: FoundLength,
): boolean =>
  before?.what === 'ending' &&
  before.sentence.paragraph === paragraph &&
  FROM_OTHER.test(words.slice(0, start));
