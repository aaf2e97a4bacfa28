import type { LegalText } from '../../document/legal-text.ts';
import { createSigns, ONLY_ONE } from '../bearer/signs.ts';
import { shippedWhoBears } from '../bearer/who-bears.ts';
import type { PieceScore } from '../classifier/classify-burdens.ts';
import type { Frame } from '../frames/frame.ts';
import { rememberedOf, rememberedOfBoth } from '../../remembered/remembered.ts';
import type { Sign } from '../bearer/signs.ts';
import type { PaperSides, Span } from '../sides/side.ts';
import { leanedOf, type Witness } from './evidence.ts';
import { createLeaning, LEAST_WEIGHT, type Leaned } from './leaning.ts';
import type { RuleBurden } from './find-burdens.ts';

export interface WitnessInput {
  readonly text: LegalText;
  readonly frames: readonly Frame[];
  /** What the rules found, for every side. */
  readonly found: readonly RuleBurden[];
  readonly sides: PaperSides;
  /** All of the paper. */
  readonly pieces: readonly PieceScore[];
}

/** Gathers what speaks for and against each piece of a paper as a burden on the reader. Made once per paper. */
export function createWitnesses({
  text,
  sides,
  pieces,
  ...input
}: WitnessInput): (piece: PieceScore) => Witness {
  const found = bySentence(input.found, ({ frame }) => frame.sentence);
  const frames = bySentence(input.frames, ({ sentence }) => sentence);
  const signsOf = createSigns(text, sides);
  const whoBears = shippedWhoBears();
  const known = signsOf === null ? null : signsInPaper(signsOf, input.frames);
  const witnessOf = rememberedOf((piece: PieceScore): Omit<Witness, 'leaning'> => {
    const { sentence, span } = piece;
    const here = (found.get(sentence) ?? []).filter((rule) => touches(rule.span, span));
    const own = here.filter(
      ({ sideId }) => sides.reader === null || sideId === null || sideId === sides.reader.id,
    );
    const within = (frames.get(sentence) ?? []).filter((frame) => touches(frame.span, span));
    const { family } = piece.families[0]!; // at least one is given
    let signs: readonly Sign[] = [];
    if (signsOf !== null && known !== null) {
      signs = known.get(piece) ?? signsOf({ sentence, span, frames: within, family });
      known.set(piece, signs);
    }
    const only = signs.find(([name]) => name === ONLY_ONE)?.[1];
    const named = only === undefined ? null : only === 1 ? 'reader' : 'other';
    return {
      piece,
      own,
      others: own.length === 0 ? here : [],
      frames: within,
      named,
      bearer: signs.length === 0 ? 0 : whoBears(signs),
    };
  });
  const leaned = new Map<PieceScore, Leaned>();
  if (sides.reader !== null)
    for (const piece of pieces)
      if (piece.burden >= LEAST_WEIGHT) leaned.set(piece, leanedOf(witnessOf(piece), sides));
  const leaningOf = createLeaning([...leaned.values()]);
  return (piece) => {
    const witness = witnessOf(piece);
    return { ...witness, leaning: leaningOf(leaned.get(piece) ?? leanedOf(witness, sides)) };
  };
}

/** The signs of the pieces of a paper, which are the same whoever asks for witnesses of it. */
const signsInPaper = rememberedOfBoth<object, readonly Frame[], Map<PieceScore, readonly Sign[]>>(
  () => new Map(),
);

function bySentence<Item>(items: readonly Item[], sentenceOf: (item: Item) => number): Map<number, Item[]> {
  const map = new Map<number, Item[]>();
  for (const item of items) {
    const list = map.get(sentenceOf(item));
    if (list === undefined) map.set(sentenceOf(item), [item]);
    else list.push(item);
  }
  return map;
}

const touches = (a: Span, b: Span): boolean => Math.min(a.end, b.end) > Math.max(a.start, b.start);
