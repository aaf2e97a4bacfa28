import type { LegalText } from '../../document/legal-text.ts';
import { isUsualRate } from '../../facts/figures/late-payment.ts';
import type { Severity } from '../../finding.ts';
import type { PieceScore } from '../classifier/classify-burdens.ts';
import type { Frame } from '../frames/frame.ts';
import type { PaperSides } from '../sides/side.ts';
import type { Burden } from './burden.ts';
import { burdenProbability, likely, readerProbability } from './evidence.ts';
import { FAMILIES, type RiskFamily } from './families.ts';
import { figuresIn } from './figures.ts';
import type { RuleBurden } from './find-burdens.ts';
import { isReaderBetterOff } from './pairs.ts';
import { createWitnesses } from './witnesses.ts';

/** Least probabilities, chosen on papers of writers that the classifier had not seen. */
export interface Thresholds {
  /** Told as found. */
  readonly found: number;
  /** Worth a second look, without a claim. */
  readonly readTwice: number;
  /** Of a high risk. */
  readonly high: number;
  /** That the reader bears it and no other side: for a claim, and to be shown at all. */
  readonly bears: number;
  readonly mayBear: number;
}
export const THRESHOLDS: Thresholds = {
  found: 0.15,
  readTwice: 0.1,
  high: 0.68,
  bears: 0.8,
  mayBear: 0.35,
};

/** Pieces less likely than this are left alone by the rules too: no rule outweighs so much doubt. */
export const LEAST_LIKELY = 0.05;

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
  const witnessOf = createWitnesses(input);
  return input.pieces.flatMap((piece): Burden[] => {
    const witness = witnessOf(piece);
    const { own, others, frames } = witness;
    if (piece.burden < LEAST_LIKELY && own.length + others.length === 0) return [];
    const bears = readerProbability(witness, sides);
    if (bears < thresholds.mayBear) return [];
    const words = text.text.slice(piece.span.start, piece.span.end);
    const weighed = burdenProbability(witness, sides);
    const isPlain = own.some((burden) => isPlainOf(piece, words, burden));
    const probability = isPlain ? Math.max(weighed, thresholds.found) : weighed;
    if (probability < Math.min(thresholds.found, thresholds.readTwice)) return [];
    // a claim needs names in the clause that say so, or a rule where it names no side
    const isNamed = witness.bearer > 0 || (witness.bearer === 0 && own.length > 0);
    const isCertain = isNamed && probability >= thresholds.found && bears >= thresholds.bears;
    const burden = burdenOf({ piece, own, words, frames, probability, isCertain }, sides, thresholds);
    if (burden.family === 'unequal-exit' && isReaderBetterOff(frames, sides)) return [];
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

interface Weighed {
  readonly piece: PieceScore;
  readonly own: readonly RuleBurden[];
  readonly words: string;
  readonly frames: readonly Frame[];
  readonly probability: number;
  /** Whether it is claimed: likely enough, and surely the reader's. */
  readonly isCertain: boolean;
}

function burdenOf(weighed: Weighed, sides: PaperSides, { high }: Thresholds): Burden {
  const { piece, words, frames, probability, isCertain } = weighed;
  const rule = bestRule(weighed);
  const family = rule?.family ?? piece.families[0]!.family; // at least one is given
  const extremity = frames.flatMap((frame) => frame.extremity);
  const whim = frames.flatMap((frame) => frame.whim);
  const severity = rule?.severity ?? severityOf(family, extremity.length + whim.length);
  const certainty = isCertain ? 'found' : 'read-twice';
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
