import type { LegalText } from '../../document/legal-text.ts';
import { findPaperSides } from '../../reading/sides/find-sides.ts';
import type { FoundEffect } from '../compare-findings.ts';
import type { TextChange } from '../compare-texts.ts';
import { quoteOf } from '../figures/quote-of.ts';
import type { ChangedSentence } from '../changed-sentences.ts';
import { judgeDirection, sentenceOfDirection, type Direction } from './judge-direction.ts';
import { findHands, type Hands } from './weaker-hand.ts';

/** Ranks of sentences that got worse and better, among all effects. */
const WORSE = 13;
const BETTER = 49;
/** Longest words of a title. */
const MOST = 60;

export interface DirectionContext {
  readonly now: LegalText;
  readonly identity: string;
  readonly country: string;
  readonly nameOf: (change: TextChange) => string;
}

/**
 * Gives a side to changes that have none, where the words say for whom they are better, and tells of changed sentences that nothing
 * else tells of. Where a paper does not plainly say who is the weaker hand, or who the reader is, changes stay without a side.
 */
export function tellDirections(
  effects: readonly FoundEffect[],
  sentences: readonly ChangedSentence[],
  untold: readonly ChangedSentence[],
  { now, identity, country, nameOf }: DirectionContext,
): FoundEffect[] {
  const sides = findPaperSides(now, identity);
  const hands = findHands(sides, now.text);
  if (hands === null) return [...effects];
  const reader = [hands.weaker, hands.stronger].find(({ id }) => id === sides.reader?.id);
  const isWeaker = reader?.id === hands.weaker.id;
  const sided = (effect: FoundEffect, direction: Direction | null): FoundEffect => {
    if (direction === null) return effect;
    // who reads is not known, so nothing is better or worse
    if (reader === undefined)
      return hands.weaker.role === null && hands.weaker.name === null
        ? effect
        : { ...effect, text: sentenceOfDirection(direction, nameOfSide(hands)) };
    const isBetter = direction.isBetter === isWeaker;
    const text = sentenceOfDirection(direction, isWeaker ? null : nameOfSide(hands));
    return { ...effect, kind: isBetter ? 'better' : 'worse', text, rank: isBetter ? BETTER : WORSE };
  };
  const known = effects.map((effect) => {
    const { kind, about } = effect;
    const { before, after } = quotesOf(effect, sentences);
    const isPlain = kind === 'changed' || (about === 'fact' && (kind === 'came' || kind === 'went'));
    if (!isPlain || about === 'duty' || before === null || after === null) return effect;
    const told = sided(effect, judgeDirection(before.text, after.text, { hands, country }));
    return told.kind === kind ? told : { ...told, before, after };
  });
  const told = untold.flatMap(({ part, whole }): FoundEffect[] => {
    const [before, after] = (['before', 'after'] as const).map((side) =>
      part.group[side].length === 0 ? null : quoteOf(part, side),
    ) as [FoundEffect['before'], FoundEffect['after']];
    const direction = judgeDirection(before?.text ?? '', after?.text ?? '', { hands, country });
    if (direction === null) return [];
    const title = `${nameOf(part)}: ${wordsOf(part)}`;
    const effect = {
      about: 'clause',
      title,
      text: '',
      severity: null,
      before,
      after,
      change: whole,
    } as const;
    return [sided({ ...effect, kind: 'changed', rank: WORSE }, direction)];
  });
  return [...known, ...told];
}

/** The quotes of an effect, or of the sentence that changed where it has but one. */
function quotesOf(
  { before, after, change }: FoundEffect,
  sentences: readonly ChangedSentence[],
): Pick<FoundEffect, 'before' | 'after'> {
  if (before !== null && after !== null) return { before, after };
  const quote = before ?? after;
  const one = sentences.find(
    ({ part, whole }) =>
      (change === null || whole === change) &&
      part.group.before.length > 0 &&
      part.group.after.length > 0 &&
      quote !== null &&
      quoteOf(part, before === null ? 'after' : 'before').text.includes(quote.text.slice(0, 80)),
  );
  return one === undefined
    ? { before, after }
    : { before: quoteOf(one.part, 'before'), after: quoteOf(one.part, 'after') };
}

const nameOfSide = ({ weaker: { role, name } }: Hands): string =>
  role === null ? (name ?? 'The other side') : /^the\b/i.test(role) ? role : `The ${role}`;

/** What went and what came, as the title of an effect. */
function wordsOf({ words }: TextChange): string {
  const of = (op: 'removed' | 'added') => {
    const text = words
      .filter((piece) => piece.op === op)
      .map((piece) => piece.text.trim())
      .join(' … ')
      .replace(/[.,;:]+$/, '');
    return text.length <= MOST ? text : `${text.slice(0, MOST).replace(/\s\S{0,20}$/, '')} …`;
  };
  const [went, came] = [of('removed'), of('added')];
  if (went === '') return `“${came}” came in`;
  return came === '' ? `“${went}” was taken out` : `“${went}” → “${came}”`;
}
