import type { LegalText } from '../../document/legal-text.ts';
import { isUsualRate } from '../../facts/figures/late-payment.ts';
import type { Severity } from '../../finding.ts';
import type { PieceScore } from '../classifier/classify-burdens.ts';
import type { Frame } from '../frames/frame.ts';
import type { PaperSides, Span } from '../sides/side.ts';
import type { Burden } from './burden.ts';
import { burdenProbability, likely } from './evidence.ts';
import { FAMILIES, type RiskFamily } from './families.ts';
import { figuresIn } from './figures.ts';
import type { RuleBurden } from './find-burdens.ts';

/** Least probabilities, chosen on papers of writers that the classifier had not seen. */
export interface Thresholds {
  /** Told as found. */
  readonly found: number;
  /** Worth a second look, without a claim. */
  readonly readTwice: number;
  /** Of a high risk. */
  readonly high: number;
}
export const THRESHOLDS: Thresholds = { found: 0.25, readTwice: 0.18, high: 0.68 };

/** Pieces less likely than this are left alone by the rules too: no rule outweighs so much doubt. */
export const LEAST_LIKELY = 0.02;

export interface ConfirmInput {
  readonly text: LegalText;
  readonly frames: readonly Frame[];
  readonly pieces: readonly PieceScore[];
  /** What the rules found, for every side. */
  readonly found: readonly RuleBurden[];
  readonly sides: PaperSides;
  readonly thresholds?: Thresholds;
}

/** The burdens on the reader, or on either side where the reader's is not known, as rules and classifier together see them. */
export function confirmBurdens(input: ConfirmInput): Burden[] {
  const { text, sides, thresholds = THRESHOLDS } = input;
  const found = bySentence(input.found, ({ frame }) => frame.sentence);
  const frames = bySentence(input.frames, ({ sentence }) => sentence);
  return input.pieces.flatMap((piece): Burden[] => {
    const here = (found.get(piece.sentence) ?? []).filter(({ span }) => touches(span, piece.span));
    if (piece.burden < LEAST_LIKELY && here.length === 0) return [];
    const own = here.filter(
      ({ sideId }) => sides.reader === null || sideId === null || sideId === sides.reader.id,
    );
    const words = text.text.slice(piece.span.start, piece.span.end);
    const within = (frames.get(piece.sentence) ?? []).filter(({ span }) => touches(span, piece.span));
    const isOnOther = own.length === 0 && here.length > 0;
    const weighed = burdenProbability({ piece, own, isOnOther, frames: within }, sides);
    const isPlain = own.some((burden) => isPlainOf(piece, words, burden));
    const probability = isPlain ? Math.max(weighed, thresholds.found) : weighed;
    if (probability < Math.min(thresholds.found, thresholds.readTwice)) return [];
    const burden = burdenOf({ piece, own, words, frames: within, probability }, sides, thresholds);
    // what late sums cost by law in most places
    return burden.family === 'penalty' && isUsualRate(words) ? [] : [burden];
  });
}

/** Shorter sentences give the classifier little to go by. */
const SHORT = 110;

/**
 * A short sentence that a rule finds grave, or that the classifier puts into the same family were it a burden, is told whatever
 * its probability: `Fees are non-refundable.`
 */
const isPlainOf = (piece: PieceScore, words: string, { family, severity }: RuleBurden): boolean =>
  words.length < SHORT && likely(piece, family) > (severity === 'high' ? 0.3 : 0.7);

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

interface Weighed {
  readonly piece: PieceScore;
  readonly own: readonly RuleBurden[];
  readonly words: string;
  readonly frames: readonly Frame[];
  readonly probability: number;
}

function burdenOf(weighed: Weighed, sides: PaperSides, { found, high }: Thresholds): Burden {
  const { piece, words, frames, probability } = weighed;
  const rule = bestRule(weighed);
  const family = rule?.family ?? piece.families[0]!.family; // at least one is given
  const extremity = frames.flatMap((frame) => frame.extremity);
  const whim = frames.flatMap((frame) => frame.whim);
  const severity = rule?.severity ?? severityOf(family, extremity.length + whim.length);
  const certainty = probability >= found ? 'found' : 'read-twice';
  return {
    family,
    variant: rule?.variant ?? 'any',
    sideId: sides.reader?.id ?? null,
    severity: severity === 'high' && (probability < high || certainty === 'read-twice') ? 'medium' : severity,
    certainty,
    by: rule === null ? 'classifier' : 'rules',
    span: piece.span,
    weight: probability,
    figures: {
      ...figuresIn(words),
      ...(extremity[0] === undefined ? {} : { unlimited: extremity[0] }),
      ...(whim[0] === undefined ? {} : { atWill: whim[0] }),
    },
  };
}

/** The rule whose family the classifier finds likeliest; none where it is sure of another family. */
function bestRule({ piece, own }: Weighed): RuleBurden | null {
  const [best] = own.toSorted((a, b) => likely(piece, b.family) - likely(piece, a.family));
  if (best === undefined) return null;
  const top = piece.families[0]!; // at least one is given
  return top.family !== best.family && top.probability > 0.5 && likely(piece, best.family) < 0.2
    ? null
    : best;
}

const HARDER: Readonly<Record<Severity, Severity>> = { low: 'medium', medium: 'high', high: 'high' };

function severityOf(family: RiskFamily, extremes: number): Severity {
  const { severity, growsGrave } = FAMILIES[family];
  return growsGrave && extremes > 0 ? HARDER[severity] : severity;
}
