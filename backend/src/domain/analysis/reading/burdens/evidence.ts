import type { PieceScore } from '../classifier/classify-burdens.ts';
import type { Frame } from '../frames/frame.ts';
import type { PaperSides } from '../sides/side.ts';
import { handOf } from './hand.ts';
import type { RuleBurden } from './find-burdens.ts';
import type { Leaned, Leaning } from './leaning.ts';
import type { Evidence, EvidenceWeights, SideEvidence } from './evidence-figures.ts';
import { FITTED } from './evidence-weights.ts';

/** What speaks for and against a piece of the paper as a burden on one reader. */
export interface Witness {
  readonly piece: PieceScore;
  /** Burdens on the reader that rules find there. */
  readonly own: readonly RuleBurden[];
  /** Those on others, where there is none on the reader. */
  readonly others: readonly RuleBurden[];
  /** The clauses of the piece. */
  readonly frames: readonly Frame[];
  /** Whether rules of the clause library find it on the reader. */
  readonly isFound?: boolean;
  /** The one side that the words name: the reader, or only others; null where they name both or none. */
  readonly named?: 'reader' | 'other' | null;
  /** Log-odds that the reader bears it, by the words around the names of the sides; 0 where they do not tell. */
  readonly bearer: number;
  /** Whom the burdens in the rest of the paper fall on. */
  readonly leaning: Leaning;
}

let current = FITTED;

/** Weighs with other weights from now on, such as those that were not fitted to the papers that are judged. For measuring only. */
export function weighEvidenceWith(weights: EvidenceWeights): void {
  current = weights;
}

/**
 * How likely a piece is a burden on the reader, or on anybody where the reader is not known: the classifier, the rules, and who
 * acts in the clause, weighed as `tools/training/weigh-evidence.ts` found on papers of writers that the classifier had not seen.
 */
export function burdenProbability(witness: Witness, sides: PaperSides): number {
  const { reader } = sides;
  const hand = reader === null ? null : handOf(reader, sides);
  return weigh(evidenceOf(witness, sides), current[hand === 'stronger' ? 'stronger' : 'weaker']);
}

/** How likely the reader bears a piece rather than another side, were it a burden. 1 where the reader is not known: none is meant. */
export const readerProbability = (witness: Witness, sides: PaperSides): number =>
  sides.reader === null ? 1 : weigh(sideEvidenceOf(witness, sides), current.side);

function weigh<Figures extends Evidence | SideEvidence>(figures: Figures, weights: Figures): number {
  let odds = 0;
  // both hold the same keys, and numbers only
  for (const key of Object.keys(figures) as (keyof Figures)[])
    odds += Number(weights[key]) * Number(figures[key]);
  return 1 / (1 + Math.exp(-odds));
}

/** Who is bound bears it; who may do something, or need not answer for it, leaves it to the other. */
const BINDS: ReadonlySet<Frame['mode']> = new Set(['must', 'will', 'must-not', 'may-not']);
const FREES: ReadonlySet<Frame['mode']> = new Set(['may', 'must-not', 'will-not', 'is-not', 'may-not']);

/** Whether the one who acts in the clause of a rule, and how, fits the side on which the rule finds it. */
const isByActor = ({ frame: { actor, mode }, sideId }: RuleBurden): boolean =>
  actor.kind === 'side' && sideId !== null && (actor.id === sideId ? BINDS : FREES).has(mode);

/** What tells the sides apart. Every figure turns to its opposite when the sides are exchanged, so there is no bias. */
export function sideEvidenceOf(witness: Witness, sides: PaperSides): SideEvidence {
  const { own, others, bearer, leaning } = witness;
  const whose = whoseOf(witness);
  return {
    named: bearer,
    usual: sideOdds(witness.piece, sides, leaning.hand),
    rule: witness.isFound === true ? 2 : whose,
    actor: (whose > 0 ? own : others).some(isByActor) ? whose : 0,
    leans: leaning.told,
    usuallyLeans: leaning.usual,
  };
}

const whoseOf = ({ own, others }: Pick<Witness, 'own' | 'others'>): 1 | -1 | 0 =>
  own.length > 0 ? 1 : others.length > 0 ? -1 : 0;

/** Log-odds that a rule adds to the names in a clause. */
const BY_RULE = 0.8;

/** What a piece tells of the way its paper leans. */
export const leanedOf = (
  witness: Pick<Witness, 'piece' | 'own' | 'others' | 'bearer'>,
  sides: PaperSides,
): Leaned => ({
  burden: witness.piece.burden,
  told: witness.bearer + BY_RULE * whoseOf(witness),
  usual: sideOdds(witness.piece, sides, 0),
  ifWeaker: weakerOdds(witness.piece),
});

/** The evidence in figures. */
export function evidenceOf(
  { piece, own, others, frames, bearer, leaning }: Witness,
  sides: PaperSides,
): Evidence {
  const readerId = sides.reader?.id ?? null;
  return {
    bias: 1,
    classifier: logOdds(piece.burden, 6),
    rule: Number(own.length > 0),
    agreed: Number(own.some(({ family }) => likely(piece, family) > 0.25)),
    plain: Number(own.some(({ rule }) => rule.isPlain === true)),
    onOther: Number(others.length > 0),
    side: sideOdds(piece, sides, leaning.hand),
    named: bearer,
    readerMay: Number(
      readerId !== null &&
        frames.some(
          ({ actor, mode, verb }) =>
            verb !== '' && actor.kind === 'side' && actor.id === readerId && mode === 'may',
        ),
    ),
    leans: leaning.told,
    usuallyLeans: leaning.usual,
  };
}

/** How likely the classifier finds a family for a piece; 0 where it does not come into question. */
export const likely = (piece: PieceScore, family: RuleBurden['family']): number =>
  piece.families.find((candidate) => candidate.family === family)?.probability ?? 0;

/** Log-odds of the reader as the one whom such a clause hurts. `byClauses`: whose the weaker hand is where roles do not tell. */
function sideOdds(piece: PieceScore, sides: PaperSides, byClauses: number): number {
  const { reader } = sides;
  // a reader who is not known may be the one it hurts
  if (reader === null) return logOdds(piece.hurtsProbability, 4);
  const hand = handOf(reader, sides);
  if (hand === null) return byClauses * weakerOdds(piece);
  return hand === 'weaker' ? weakerOdds(piece) : -weakerOdds(piece);
}

/** Log-odds that the classifier gives to the weaker hand as the one that a clause hurts. */
const weakerOdds = ({ hurts, hurtsProbability }: PieceScore): number =>
  logOdds(hurts === 'weaker' ? hurtsProbability : 1 - hurtsProbability, 2.5);

const logOdds = (probability: number, most: number): number =>
  Math.max(-most, Math.min(most, Math.log(probability / (1 - probability))));
