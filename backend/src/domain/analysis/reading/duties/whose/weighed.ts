import type { LegalText, Sentence } from '../../../document/legal-text.ts';
import type { Frame } from '../../frames/frame.ts';
import type { PaperSide, PaperSides } from '../../sides/side.ts';
import { NO_PRICE_TO_PAY } from '../../languages/en/registers/no-price.ts';
import type { Proposal } from '../trust/proposal.ts';
import { createWhoseSigns } from './signs.ts';
import { shippedWhoseDuty, whoseFeatures } from './whose-duty.ts';

/** Log-odds below which what a rule proposes is not told. */
const LEAST_PROPOSED = -1.5;
/** Log-odds from which a sentence is told that no rule proposes, and by how much they have to be above those of every other side. */
const LEAST_UNPROPOSED = -0.1;
const AHEAD = 2;
/** The same for what a rule proposes and what was learned of judged statements left out. */
const LEAST_LEFT_OUT = 0.8;
/** Longer sentences are left to the rules. */
const LONGEST = 420;
const SHORTEST = 12;
/** Papers of more sentences are left to the rules: they are formal ones, in which somebody acts. */
const MOST_SENTENCES = 1_200;

/** Papers with more sides are left to the rules: the model knows of two. */
const MOST_SIDES = 3;

/**
 * What is told of what the rules propose and of what they left out, by the words of each sentence: statements that read like no duty of
 * their side are dropped, and sentences that read like a duty of one side alone are told of it. `tell` makes a statement of a sentence.
 */
export function weighed(
  text: LegalText,
  sides: PaperSides,
  { frames, proposals, kept, tell, isOut, payer }: Weighed,
): readonly Proposal[] {
  if (text.sentences.length > MOST_SENTENCES || sides.all.length > MOST_SIDES || sides.all.length < 2)
    return kept;
  const own = new Set(kept);
  const signsOf = createWhoseSigns(text, sides, {
    frames,
    payer,
    proposals: proposals.map((proposal) => ({ proposal, isLeftOut: !own.has(proposal) })),
  });
  const model = shippedWhoseDuty();
  const oddsOf = (sentence: Sentence, side: PaperSide): number =>
    model(whoseFeatures(signsOf(sentence, side)));
  const sideOf = new Map(sides.all.map((side) => [side.id, side]));
  const told = kept.filter(({ sideId, sentence }) => {
    const side = sideOf.get(sideId ?? '');
    return side === undefined || oddsOf(sentence, side) >= LEAST_PROPOSED;
  });
  // what the rules told, or read as somebody's deed and did not propose, they know better
  const isProposed = new Set(
    proposals.filter(({ sideId }) => sideId !== null).map(({ sentence }) => sentence.index),
  );
  const isLeftOut = new Set(
    proposals.filter((one) => one.sideId !== null && !own.has(one)).map(({ sentence }) => sentence.index),
  );
  const isRead = new Set([
    ...told.filter(({ sideId }) => sideId !== null).map(({ sentence }) => sentence.index),
    ...frames
      .filter(({ actor, sentence }) => isDeedOfSide(actor) && !isProposed.has(sentence))
      .map(({ sentence }) => sentence),
  ]);
  const more = text.sentences.flatMap((sentence): Bound[] => {
    const { length } = sentence.text;
    if (isRead.has(sentence.index) || length > LONGEST || length < SHORTEST || isOut(sentence)) return [];
    if (/\?\W*$|:\s*$/.test(sentence.text)) return [];
    if (NO_PRICE_TO_PAY.test(sentence.text)) return [];
    const [best, second] = sides.all
      .map((side) => ({ side, odds: oddsOf(sentence, side) }))
      .toSorted((a, b) => b.odds - a.odds);
    const least = isLeftOut.has(sentence.index) ? LEAST_LEFT_OUT : LEAST_UNPROPOSED;
    if (best === undefined || best.odds < least) return [];
    if (second !== undefined && best.odds - second.odds < AHEAD) return [];
    return [{ sideId: best.side.id, sentence, how: 'words' }];
  });
  const toldNow = new Set(more.map(({ sentence }) => sentence.index));
  return [
    ...told.filter(({ sideId, sentence }) => sideId !== null || !toldNow.has(sentence.index)),
    ...more.map(tell).filter((one) => one !== null),
  ];
}

const isDeedOfSide = ({ kind }: Frame['actor']): boolean => kind === 'side' || kind === 'both';

/** A sentence and the side that it binds. */
export interface Bound {
  readonly sideId: string;
  readonly sentence: Sentence;
  readonly how: 'words';
}

interface Weighed {
  /** Id of the side that pays. */
  readonly payer: string | null;
  readonly frames: readonly Frame[];
  /** All that the rules propose. */
  readonly proposals: readonly Proposal[];
  /** Those of them that are trusted. */
  readonly kept: readonly Proposal[];
  readonly tell: (bound: Bound) => Proposal | null;
  /** Whether a sentence is of a kind that is never told: what binds nobody, what was recited or paid before. */
  readonly isOut: (sentence: Sentence) => boolean;
}
