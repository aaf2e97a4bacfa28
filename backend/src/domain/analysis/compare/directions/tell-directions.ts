import type { LegalText } from '../../document/legal-text.ts';
import { findPaperSides } from '../../reading/sides/find-sides.ts';
import type { FoundEffect } from '../compare-findings.ts';
import type { TextChange } from '../compare-texts.ts';
import { quoteOf } from '../figures/quote-of.ts';
import type { ChangedSentence } from '../changed-sentences.ts';
import { barChange, type BarChange } from './bars.ts';
import { judgeDirection, sentenceOfDirection, type Direction } from './judge-direction.ts';
import { noticeDirection, type NoticeDirection } from './notice-of-sides.ts';
import { equalHands, findHands, type Hands } from './weaker-hand.ts';
import { isReworded } from './reworded.ts';
import { REWRITTEN } from './rewritten-risks.ts';
import { withNames } from './who-is-meant.ts';

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
  { now, identity, country, nameOf: nameOfChange }: DirectionContext,
): FoundEffect[] {
  const sides = findPaperSides(now, identity);
  const hands = findHands(sides, now.text) ?? equalHands(sides);
  if (hands === null) return [...effects];
  const reader = [hands.weaker, hands.stronger].find(({ id }) => id === sides.reader?.id);
  const sided = (effect: FoundEffect, direction: Direction | null) =>
    withDirection(effect, direction, hands, reader?.id ?? null);
  const names = `${hands.weakerWords}|${hands.strongerWords}`;
  const judge = (before: string, after: string) =>
    before !== '' && after !== '' && isReworded(before, after, names)
      ? null
      : judgeDirection(withNames(before, sides.all), withNames(after, sides.all), { hands, country });
  /** A fact whose sentence came or went with it: told by what the sentence says of a side by its name. */
  const alone = (effect: FoundEffect): FoundEffect => {
    const words = effect.before ?? effect.after;
    if (words === null) return effect;
    const [before, after] = effect.before === null ? ['', words.text] : [words.text, ''];
    const context = { hands: { ...hands, areEqual: true }, country };
    const told = sided(
      effect,
      judgeDirection(withNames(before, sides.all), withNames(after, sides.all), context),
    );
    const title = shortened(words.text);
    return told.kind === effect.kind
      ? effect
      : { ...told, title: effect.before === null ? `“${title}” came in` : `“${title}” was taken out` };
  };
  const known = effects.flatMap((effect): FoundEffect | [] => {
    const { kind, about } = effect;
    const { before, after } = quotesOf(effect, sentences);
    const isSame = before !== null && after !== null && isReworded(before.text, after.text, names);
    if (effect.text === REWRITTEN && isSame) return [];
    const isPlain = kind === 'changed' || (about === 'fact' && (kind === 'came' || kind === 'went'));
    if (!isPlain || about === 'duty') return effect;
    if (before === null || after === null) return alone(effect);
    const bar = barChange(before.text, after.text, sides);
    if (bar !== null && sides.reader !== null) return ofBar(effect, bar, bar.side.id === sides.reader.id);
    const notice = noticeDirection(before.text, after.text, sides);
    const told =
      notice === null
        ? sided(effect, judge(before.text, after.text))
        : ofNotice(effect, notice, nameOf(sides.all.find(({ id }) => id !== sides.reader?.id)!)); // of two
    if (told.kind === kind) return told;
    const part = kind === 'went' || kind === 'came' ? partOf(effect, sentences) : null;
    return {
      ...told,
      before,
      after,
      ...(part === null ? {} : { title: `${nameOfChange(part)}: ${wordsOf(part)}` }),
    };
  });
  const told = untold.flatMap(({ part, whole }): FoundEffect[] => {
    const [before, after] = (['before', 'after'] as const).map((side) =>
      part.group[side].length === 0 ? null : quoteOf(part, side),
    ) as [FoundEffect['before'], FoundEffect['after']];
    const direction = judge(before?.text ?? '', after?.text ?? '');
    if (direction === null) return [];
    const title = `${nameOfChange(part)}: ${wordsOf(part)}`;
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

/** An effect told as better or worse for the reader; told of the weaker hand alone where nobody knows who reads. */
function withDirection(
  effect: FoundEffect,
  direction: Direction | null,
  { weaker }: Hands,
  readerId: string | null,
): FoundEffect {
  if (direction === null) return effect;
  if (readerId === null)
    return weaker.role === null && weaker.name === null
      ? effect
      : { ...effect, text: sentenceOfDirection(direction, nameOf(weaker)) };
  const isWeaker = readerId === weaker.id;
  const isBetter = direction.isBetter === isWeaker;
  const text = sentenceOfDirection(direction, isWeaker ? null : nameOf(weaker));
  return { ...effect, kind: isBetter ? 'better' : 'worse', text, rank: isBetter ? BETTER : WORSE };
}

/** The quotes of an effect, or of the sentence that changed where it has but one. */
function quotesOf(
  { before, after, change }: FoundEffect,
  sentences: readonly ChangedSentence[],
): Pick<FoundEffect, 'before' | 'after'> {
  if (before !== null && after !== null) return { before, after };
  const part = partOf({ before, after, change }, sentences);
  return part === null
    ? { before, after }
    : { before: quoteOf(part, 'before'), after: quoteOf(part, 'after') };
}

/** The sentence that stands in both versions and that an effect quotes in one of them, or null. */
function partOf(
  { before, after, change }: Pick<FoundEffect, 'before' | 'after' | 'change'>,
  sentences: readonly ChangedSentence[],
): TextChange | null {
  const quote = before ?? after;
  const one = sentences.find(
    ({ part, whole }) =>
      (change === null || whole === change) &&
      part.group.before.length > 0 &&
      part.group.after.length > 0 &&
      quote !== null &&
      quoteOf(part, before === null ? 'after' : 'before').text.includes(quote.text.slice(0, 80)),
  );
  return one?.part ?? null;
}

/** A bar that got a time or lost one, told for the reader. */
function ofBar(effect: FoundEffect, { side, isLonger }: BarChange, isOwn: boolean): FoundEffect {
  const isBetter = isLonger !== isOwn;
  const how = isLonger ? 'bound for longer' : 'bound for less long';
  const text = isOwn ? `You are ${how}.` : `${nameOf(side)} is ${how}.`;
  return { ...effect, kind: isBetter ? 'better' : 'worse', text, rank: isBetter ? BETTER : WORSE };
}

/** A change of the notices of both sides, told for the reader. */
function ofNotice(effect: FoundEffect, notice: NoticeDirection, other: string): FoundEffect {
  const { isBetter, isOwnMore, isOthersMore } = notice;
  const text = [
    isOwnMore === null ? '' : isOwnMore ? 'You have to give more notice.' : 'You may give less notice.',
    isOthersMore === null
      ? ''
      : `${other} ${isOthersMore ? 'has to give more notice' : 'may give less notice'}.`,
  ]
    .filter((one) => one !== '')
    .join(' ');
  return { ...effect, kind: isBetter ? 'better' : 'worse', text, rank: isBetter ? BETTER : WORSE };
}

const nameOf = ({ role, name }: Hands['weaker']): string =>
  role === null ? (name ?? 'The other side') : /^the\b/i.test(role) ? role : `The ${role}`;

/** The first words of a sentence, for a title. */
const shortened = (text: string): string => {
  const whole = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '');
  return whole.length <= MOST ? whole : `${whole.slice(0, MOST).replace(/\s\S{0,20}$/, '')} …`;
};

/** What went and what came, as the title of an effect. */
function wordsOf({ words }: TextChange): string {
  const of = (op: 'removed' | 'added') => {
    const text = words
      .filter((piece) => piece.op === op)
      .map((piece) => piece.text.trim())
      .join(' … ')
      .replace(/[.,;:]+$/, '');
    return shortened(text);
  };
  const [went, came] = [of('removed'), of('added')];
  if (went === '') return `“${came}” came in`;
  return came === '' ? `“${went}” was taken out` : `“${went}” → “${came}”`;
}
