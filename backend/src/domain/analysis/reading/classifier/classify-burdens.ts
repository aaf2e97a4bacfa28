import type { LegalText } from '../../document/legal-text.ts';
import { RISK_FAMILIES, type RiskFamily } from '../burdens/families.ts';
import type { Span } from '../sides/side.ts';
import { BURDEN, DUTY, HURTS_STRONGER } from './classes.ts';
import { createFeaturizer } from './features.ts';
import { piecesOf } from './pieces.ts';
import { shippedScorer, type Scorer } from './scores.ts';

/** What the classifier thinks of one piece of a paper: a sentence, or a part of one between semicolons. */
export interface PieceScore {
  /** Index in `LegalText.sentences`. */
  readonly sentence: number;
  /** The piece, in `LegalText.text`; never crosses a sentence. */
  readonly span: Span;
  /** Probability that it is a burden on either side, as found on papers of writers that it was not taught with. */
  readonly burden: number;
  /** Whom it would hurt, were it one: the side that usually holds the weaker hand, or the other. */
  readonly hurts: 'weaker' | 'stronger';
  /** How likely `hurts` is, from 0.5 to 1. */
  readonly hurtsProbability: number;
  /** Families that come into question, likeliest first; at least one. */
  readonly families: readonly { readonly family: RiskFamily; readonly probability: number }[];
  /** Probability that it is a duty of one of the sides. */
  readonly duty: number;
}

/** Families less likely than this are not told, but for the likeliest. */
const LEAST_FAMILY = 0.08;
const MOST_FAMILIES = 4;

/**
 * Judges every piece of a paper, in its order. It proposes only: a frame confirms what is claimed. Pure; linear in the length of
 * the text. English papers; on others the probabilities mean little.
 */
export function classifyBurdens(text: LegalText, scorer: Scorer = shippedScorer()): PieceScore[] {
  const featuresOf = createFeaturizer();
  return piecesOf(text).map((piece): PieceScore => {
    const scores = scorer(featuresOf(piece));
    const stronger = scores[HURTS_STRONGER]!;
    return {
      sentence: piece.sentence,
      span: { start: piece.start, end: piece.end },
      burden: scores[BURDEN]!,
      hurts: stronger > 0.5 ? 'stronger' : 'weaker',
      hurtsProbability: Math.max(stronger, 1 - stronger),
      families: familiesOf(scores),
      duty: scores[DUTY]!,
    };
  });
}

function familiesOf(scores: Float32Array): PieceScore['families'] {
  const likely: { family: RiskFamily; probability: number }[] = [];
  let best = 0;
  for (const [index, family] of RISK_FAMILIES.entries()) {
    const probability = scores[index]!;
    if (probability > scores[best]!) best = index;
    if (probability >= LEAST_FAMILY) likely.push({ family, probability });
  }
  return likely.length === 0
    ? [{ family: RISK_FAMILIES[best]!, probability: scores[best]! }]
    : likely.toSorted((a, b) => b.probability - a.probability).slice(0, MOST_FAMILIES);
}
