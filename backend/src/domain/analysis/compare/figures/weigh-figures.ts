import type { LegalText } from '../../document/legal-text.ts';
import { findFrames } from '../../reading/frames/find-frames.ts';
import type { Frame } from '../../reading/frames/frame.ts';
import { findPaperSides } from '../../reading/sides/find-sides.ts';
import type { PaperSides } from '../../reading/sides/side.ts';
import type { FoundEffect } from '../compare-findings.ts';
import type { VersionQuote } from '../comparison.ts';
import { changedFigures, measuredIn, type FigurePair, type Measured } from './figure-pairs.ts';
import { IS_BURDEN, roleOfFigure, type FigureUse } from './figure-roles.ts';

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

/**
 * Tells of figures that changed whether the reader is better or worse off: by who pays, gives notice, has time, or is bound. Where
 * the paper does not plainly say whose the figure is, or the reader is not known, the effect stays a change.
 */
export function weighFigures(
  effects: readonly FoundEffect[],
  now: LegalText,
  { identity, country }: { readonly identity: string; readonly country: string },
): FoundEffect[] {
  const isFigure = ({ kind, about, before, after }: FoundEffect) =>
    kind === 'changed' && about !== 'duty' && before !== null && after !== null;
  if (!effects.some(isFigure)) return [...effects];
  const sides = findPaperSides(now, identity);
  return effects.map((effect) => {
    const { before, after, title } = effect;
    if (!isFigure(effect) || before === null || after === null) return effect;
    const pair = pairOf(before.text, after.text, title, country);
    if (pair === null) return effect;
    const role = roleOfFigure(after.text, pair.after, frameAt(now, sides, after, pair.after), sides);
    if (role === null) return effect;
    const isMore = pair.after.value > pair.before.value;
    const side = sides.all.find(({ id }) => id === role.sideId);
    const isOwn = sides.reader !== null && sides.reader.id === role.sideId;
    const who = isOwn ? null : (side?.role ?? side?.name ?? 'The other side');
    const text = [sentenceOf(role.use, isMore, who), effect.text].filter((one) => one !== '').join(' ');
    if (sides.reader === null || (!isOwn && sides.all.length !== 2)) return { ...effect, text };
    const isWorse = (IS_BURDEN[role.use] === isMore) === isOwn;
    return { ...effect, kind: isWorse ? 'worse' : 'better', text, rank: isWorse ? WORSE[role.use] : BETTER };
  });
}

/** The figures that the title names, or the only ones that changed. */
function pairOf(before: string, after: string, title: string, country: string): FigurePair | null {
  const pairs = changedFigures(measuredIn(before, country), measuredIn(after, country));
  if (pairs.length < 2) return pairs[0] ?? null;
  const shown = measuredIn(title.replace(' → ', ' ; '), country);
  const isShown = ({ kind, value }: Measured) =>
    shown.some((one) => one.kind === kind && one.value === value);
  return pairs.find((one) => isShown(one.before) && isShown(one.after)) ?? null;
}

/** The clause that a figure of a quote stands in. */
function frameAt(text: LegalText, sides: PaperSides, quote: VersionQuote, figure: Measured): Frame | null {
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
