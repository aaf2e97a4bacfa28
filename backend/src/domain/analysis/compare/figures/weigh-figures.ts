import type { LegalText } from '../../document/legal-text.ts';
import { numberFromWords } from '../../recognition/durations.ts';
import { findFrames } from '../../reading/frames/find-frames.ts';
import type { Frame } from '../../reading/frames/frame.ts';
import { findPaperSides } from '../../reading/sides/find-sides.ts';
import type { PaperSides } from '../../reading/sides/side.ts';
import type { FoundEffect } from '../compare-findings.ts';
import type { VersionQuote } from '../comparison.ts';
import { changedFigures, measuredIn, type FigurePair, type Measured } from './figure-pairs.ts';
import { IS_BURDEN, roleOfFigure, type FigureRole, type FigureUse } from './figure-roles.ts';
import { payerAndTaker } from './payer.ts';
import { stagedSums, type StagedSums } from './staged-sums.ts';

/** Ranks among all effects: what is worse by what it is about, then what is better. */
const WORSE: Readonly<Record<FigureUse, number>> = {
  pay: 11,
  liability: 11,
  notice: 12,
  ban: 12,
  time: 13,
  get: 13,
  do: 14,
  may: 14,
};
const BETTER = 48;

export interface WeighContext {
  readonly identity: string;
  readonly country: string;
  /** Whether two versions of a sentence are told by another rule, as the notices of both sides are. */
  readonly isLeft: (before: string, after: string, sides: PaperSides) => boolean;
}

/**
 * Tells of figures that changed whether the reader is better or worse off: by who pays, gives notice, has time, or is bound. Where
 * the paper does not plainly say whose the figure is, or the reader is not known, the effect stays a change.
 */
export function weighFigures(
  effects: readonly FoundEffect[],
  now: LegalText,
  { identity, country, isLeft }: WeighContext,
): FoundEffect[] {
  const isFigure = ({ kind, about, before, after }: FoundEffect) =>
    kind === 'changed' && about !== 'duty' && before !== null && after !== null;
  if (!effects.some(isFigure)) return [...effects];
  const sides = findPaperSides(now, identity);
  return effects.map((effect) => {
    const { before, after, title } = effect;
    if (!isFigure(effect) || before === null || after === null) return effect;
    if (isLeft(before.text, after.text, sides)) return effect;
    const staged = stagedSums(before.text, after.text, country);
    if (staged !== null) return ofStages(effect, staged, sides, now.text);
    const pair = pairOf(before.text, after.text, title, country);
    const use =
      pair === null
        ? useOfCount(title, after, now, sides)
        : {
            role: roleOfFigure(
              after.text,
              pair.after,
              frameAt(now, sides, after, pair.after),
              sides,
              now.text,
            ),
            isMore: pair.after.value > pair.before.value,
          };
    if (use === null || use.role === null) return effect;
    const { role, isMore } = use;
    const side = sides.all.find(({ id }) => id === role.sideId);
    const isOwn = sides.reader !== null && sides.reader.id === role.sideId;
    const who = isOwn ? null : (side?.role ?? side?.name ?? 'The other side');
    const text = [sentenceOf(role.use, isMore, who), effect.text].filter((one) => one !== '').join(' ');
    if (sides.reader === null || (!isOwn && sides.all.length !== 2)) return { ...effect, text };
    const isWorse = (IS_BURDEN[role.use] === isMore) === isOwn;
    return { ...effect, kind: isWorse ? 'worse' : 'better', text, rank: isWorse ? WORSE[role.use] : BETTER };
  });
}

/** Parts of a sum that are due later or earlier: the whole is the same, and who waits for it is better or worse off. */
function ofStages(
  effect: FoundEffect,
  { before, after, isLater }: StagedSums,
  sides: PaperSides,
  paper: string,
): FoundEffect {
  const name = effect.title.split(': ')[0]!; // a title has words
  const text = isLater ? 'More of it is paid later.' : 'More of it is paid earlier.';
  const told = { ...effect, title: `${name}: ${before} → ${after}`, text };
  const [payer] = payerAndTaker(sides, paper);
  if (payer === null || sides.reader === null || sides.all.length !== 2) return told;
  const isBetter = isLater === (sides.reader.id === payer);
  return { ...told, kind: isBetter ? 'better' : 'worse', rank: isBetter ? BETTER : WORSE.time };
}

/** The figures that the title names, or the only ones that changed. */
function pairOf(before: string, after: string, title: string, country: string): FigurePair | null {
  const pairs = changedFigures(measuredIn(before, country), measuredIn(after, country));
  const [only] = pairs;
  if (only === undefined || pairs.length > 1) return shownPair(pairs, title, country);
  // a title that tells of other figures is not told by this one
  const [old = '', now] = title.split(': ').at(-1)!.split(' → '); // a title has words
  const isOther =
    now !== undefined && hasOtherNumber(old, only.before, before) && hasOtherNumber(now, only.after, after);
  return isOther ? null : only;
}

/** Whether a part of a title is a bare number, and not that of a figure. */
function hasOtherNumber(part: string, { start, end }: Measured, text: string): boolean {
  const number = /^\d[\d.,]{0,12}$/.exec(part.trim())?.[0];
  return number !== undefined && !text.slice(start, end).includes(number);
}

/** The pair whose figures the title names. */
function shownPair(pairs: readonly FigurePair[], title: string, country: string): FigurePair | null {
  const shown = measuredIn(title.replace(' → ', ' ; '), country);
  const isShown = ({ kind, value }: Measured) =>
    shown.some((one) => one.kind === kind && one.value === value);
  return pairs.find((one) => isShown(one.before) && isShown(one.after)) ?? null;
}

const INCLUDES = /\b(?:includes?|included|comes? with)\b[^.;]{0,40}$/i;

/**
 * A number of things that changed, `two shows → six shows`: what is in the price is for the one who pays it, and what somebody may do is
 * for them. Null where the title names no such pair or the clause does not say whose it is.
 */
function useOfCount(
  title: string,
  after: VersionQuote,
  now: LegalText,
  sides: PaperSides,
): { readonly role: FigureRole | null; readonly isMore: boolean } | null {
  const [old, words] = title.split(': ').at(-1)!.split(' → '); // a title has words
  const [from, to] = [countOf(old), countOf(words)];
  if (from === null || to === null || from === to || words === undefined) return null;
  const at = after.text.indexOf(words.split(' ')[0]!); // there is a first word
  if (at < 0) return null;
  const isMore = to > from;
  const [payer] = payerAndTaker(sides, now.text);
  if (INCLUDES.test(after.text.slice(0, at)) && payer !== null)
    return { role: { use: 'get', sideId: payer }, isMore };
  const frame = frameAt(now, sides, after, { start: at });
  if (frame?.mode !== 'may' || frame.actor.kind !== 'side') return null;
  return { role: { use: 'may', sideId: frame.actor.id }, isMore };
}

/** The number at the beginning of a figure with what is counted: `two rounds`; null of all else. */
function countOf(words: string | undefined): number | null {
  const found = /^(\d{1,3}|\p{L}{3,9})\s\p{L}{2,20}$/u.exec(words?.trim() ?? '')?.[1];
  if (found === undefined) return null;
  return /^\d/.test(found) ? Number(found) : numberFromWords(found);
}

/** The clause that a figure of a quote stands in. */
function frameAt(
  text: LegalText,
  sides: PaperSides,
  quote: VersionQuote,
  figure: Pick<Measured, 'start'>,
): Frame | null {
  const paragraph = text.paragraphs[quote.paragraph - 1];
  const from = paragraph?.text.indexOf(quote.text) ?? -1;
  if (paragraph === undefined || from < 0) return null;
  const at = paragraph.start + from + figure.start;
  const sentences = text.sentences.filter((one) => one.paragraph === paragraph.id);
  const frames = findFrames({ ...text, sentences }, sides);
  return frames.find(({ span }) => span.start <= at && at < span.end) ?? null;
}

const MORE = {
  pay: ['has to pay more', 'has to pay less'],
  get: ['gets more', 'gets less'],
  notice: ['has to give more notice', 'may give less notice'],
  time: ['has more time', 'has less time'],
  liability: ['can be liable for more', 'can be liable for less'],
  ban: ['is bound for longer', 'is bound for less long'],
  do: ['has to do more', 'has to do less'],
  may: ['may go further', 'may go less far'],
} as const satisfies Readonly<Record<FigureUse, readonly [string, string]>>;

/** `You have to pay more.`, `The Landlord may give less notice.` */
function sentenceOf(use: FigureUse, isMore: boolean, who: string | null): string {
  const words = MORE[use][isMore ? 0 : 1];
  if (who !== null)
    return `${/^the\b/i.test(who) || !/^\p{Lu}\p{Ll}+$/u.test(who) ? who : `The ${who}`} ${words}.`;
  const own = words
    .replace(/^has\b/, 'have')
    .replace(/^gets\b/, 'get')
    .replace(/^is\b/, 'are');
  return `You ${own}.`;
}
