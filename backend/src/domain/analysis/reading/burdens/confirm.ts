import type { LegalText } from '../../document/legal-text.ts';
import { isUsualRate } from '../../facts/figures/late-payment.ts';
import type { Severity } from '../../finding.ts';
import type { PieceScore } from '../classifier/classify-burdens.ts';
import type { Frame } from '../frames/frame.ts';
import { FAMILY_CUES } from '../languages/en/family-cues.ts';
import { WORDS } from '../languages/en/words.ts';
import { createPhraseSet, prepareText, type PhraseSet } from '../languages/phrase-set.ts';
import { namedTitle } from '../messages/named-title.ts';
import { NAMED_TITLES } from '../messages/en/titles/all.ts';
import type { PaperSides } from '../sides/side.ts';
import type { Burden } from './burden.ts';
import { burdenProbability, likely, readerProbability } from './evidence.ts';
import { FAMILIES, usuallyNames, type RiskFamily } from './families.ts';
import { figuresIn } from './figures.ts';
import type { RuleBurden } from './find-burdens.ts';
import { handOf } from './hand.ts';
import { isAtWillAnyway, isOfGuarantor, isOwnForum, isRow, isTakenBack } from './harmless.ts';
import { isReaderBetterOff } from './pairs.ts';
import type { Witness } from './evidence.ts';
import { createWitnesses } from './witnesses.ts';

/** Least probabilities, chosen on papers of writers that the classifier had not seen. */
export interface Thresholds {
  /** Told as found. */
  readonly found: number;
  /** Told as found where no plain words say it and the classifier alone is not sure that it is a burden. */
  readonly claimed: number;
  /** Worth a second look, without a claim. */
  readonly readTwice: number;
  /** Of a high risk. */
  readonly high: number;
  /** That the reader bears it and no other side: for a claim, to be shown at all, and for a question to a stronger hand where no rule speaks. */
  readonly bears: number;
  readonly mayBear: number;
  readonly mayBearAsked: number;
  /** … for what a rule says in plain words: less likely ones are for somebody else. */
  readonly bearsPlain: number;
}
export const THRESHOLDS: Thresholds = {
  found: 0.25,
  claimed: 0.55,
  readTwice: 0.32,
  high: 0.65,
  bears: 0.8,
  mayBear: 0.3,
  mayBearAsked: 0.4,
  bearsPlain: 0.7,
};

/** Pieces less likely than this are left alone by the rules too: no rule outweighs so much doubt. */
export const LEAST_LIKELY = 0.03;

/** The classifier, taught on burdens of one side, sees little in one of both: so likely it has to be where plain words say it. */
const PLAIN_FOR_BOTH = 0.12;

export interface ConfirmInput {
  readonly text: LegalText;
  readonly frames: readonly Frame[];
  readonly pieces: readonly PieceScore[];
  /** What the rules found, for every side. */
  readonly found: readonly RuleBurden[];
  readonly sides: PaperSides;
  /** Of the reader; its own law and courts are no burden. */
  readonly country?: string;
  readonly thresholds?: Thresholds;
}

/** The burdens on the reader, or on either side where the reader's is not known, as rules and classifier together see them. */
export function confirmBurdens(input: ConfirmInput): Burden[] {
  const { text, sides, thresholds = THRESHOLDS } = input;
  const witnessOf = createWitnesses(input);
  const isWeaker = sides.reader !== null && handOf(sides.reader, sides) === 'weaker';
  return input.pieces.flatMap((piece): Burden[] => {
    const witness = witnessOf(piece);
    const { own, frames } = witness;
    if (piece.burden < LEAST_LIKELY && own.length + witness.others.length === 0) return [];
    const likelyBears = readerProbability(witness, sides);
    const certain = likelyBears < thresholds.mayBear ? null : certainRule(witness);
    const plain = certain ?? (likelyBears < thresholds.bearsPlain ? null : plainRule(witness, sides));
    if (plain === null && isPlainlyOthers(witness)) return [];
    const bears = plain === null ? likelyBears : 1;
    if (bears < thresholds.mayBear) return [];
    const words = text.text.slice(piece.span.start, piece.span.end);
    const seen = burdenProbability(witness, sides);
    const probability = certain === null ? seen : Math.max(seen, CERTAIN);
    const least = plain?.rule.evenMutual === true ? PLAIN_FOR_BOTH : thresholds.found;
    if (probability < Math.min(least, thresholds.readTwice)) return [];
    // a claim needs names in the clause that say so, or a rule where it names no side
    const best = bestRule({ piece, own });
    const isNamed = isOnReader(witness, best, probability);
    const isSure = isNamed && probability >= thresholds.found && bears >= thresholds.bears;
    const isPlain = plain !== null && probability >= least;
    const isEnough = probability >= thresholds.claimed || piece.burden >= CLEARLY_A_BURDEN;
    const isCertain = isPlain || (isSure && isEnough && isSpokenOf(witness, words));
    // neither grave words of a rule nor the classifier see one
    const isUnseen = plain === null && best?.severity !== 'high' && piece.burden < HARDLY_A_BURDEN;
    if (!isCertain && isUnseen && probability < thresholds.claimed) return [];
    if (!isCertain && (probability < thresholds.readTwice || isRow(words))) return [];
    if (!isCertain && own.length === 0 && !isWeaker && bears < thresholds.mayBearAsked) return [];
    const burden = burdenOf({ piece, own, words, frames, probability, isCertain }, sides, thresholds);
    const isHarmless = ({ family }: Burden): boolean =>
      (family === 'unilateral-change' && own.length === 0 && isOwnDeed(frames, sides)) ||
      (family === 'unequal-exit' && isReaderBetterOff(frames, sides)) ||
      isTakenBack(family, words) ||
      isOfGuarantor(family, words, sides.reader) ||
      (family === 'forum' && isOwnForum(words, input.country ?? 'Other')) ||
      (family === 'sudden-end' && isAtWillAnyway(words, input.country ?? 'Other')) ||
      // what late sums cost by law in most places
      (family === 'penalty' && isUsualRate(words));
    const others = isCertain ? secondOf(burden, witness) : [];
    return [burden, ...others].filter((one) => !isHarmless(one));
  });
}

const DEEDS: ReadonlySet<Frame['mode']> = new Set(['will', 'must', 'may']);
/** Whether the clause is first of all about what the reader will do: nobody else decides there. */
function isOwnDeed(frames: readonly Frame[], { reader }: PaperSides): boolean {
  const first = frames.find(({ actor, verb }) => actor.kind === 'side' && verb !== '');
  return (
    reader !== null && first?.actor.kind === 'side' && first.actor.id === reader.id && DEEDS.has(first.mode)
  );
}

/** As likely is what words say that can mean nothing else. */
const CERTAIN = 0.6;

/** The gravest rule whose words leave nothing to ask; none where they may be another side's. */
function certainRule({ own, bearer }: Witness): RuleBurden | null {
  if (bearer < -SPEAKS_FOR_OTHER) return null;
  const all = own.filter(({ rule }) => rule.isCertain === true);
  return all.find(({ severity }) => severity === 'high') ?? all[0] ?? null;
}

/** How likely the classifier has to find the family of a second burden of one piece. */
const ALSO = 0.35;

/** Another burden of the same piece, where rules find one of another family in another of its clauses. */
function secondOf(first: Burden, { own, piece }: Witness): Burden[] {
  const places = own.filter(({ family }) => family === first.family).map(({ frame }) => frame.span);
  const second = own.find(
    ({ family, frame: { span }, rule }) =>
      family !== first.family &&
      places.some((place) => span.end <= place.start || span.start >= place.end) &&
      (rule.isPlain === true || likely(piece, family) >= ALSO),
  );
  if (second === undefined) return [];
  const { family, variant, severity, frame, figures } = second;
  return [{ ...first, family, variant, severity, by: 'rules', span: frame.span, figures }];
}

/** How sure the classifier has to be of a burden for a claim that little else speaks for, and below what it sees none. */
const CLEARLY_A_BURDEN = 0.35;
const HARDLY_A_BURDEN = 0.07;

/** How sure the classifier has to be of a family that no rule finds, to name it. */
const SURE_OF_FAMILY = 0.6;
const LIKELY_FAMILY = 0.2;
/** Below it the classifier alone tells too little of what kind a burden is to claim one. */
const LEAST_ALONE = 0.45;
const ANY_FIGURES = { isUnlimited: false, isAtWill: false };
const cues = new Map<RiskFamily, PhraseSet>();

/** Whether a rule finds the family in a piece, or one of the words stands there without which it cannot be meant. */
function isSpokenOf({ own, piece }: Witness, words: string): boolean {
  const { family, probability } = piece.families[0]!; // at least one is given
  if (own.length > 0) return true;
  if (probability < LEAST_ALONE) return false;
  // words that give it a title of its own say as much as a rule
  if (namedTitle(NAMED_TITLES[family], words, ANY_FIGURES) !== null) return true;
  if (probability >= SURE_OF_FAMILY) return true;
  if (probability < LIKELY_FAMILY) return false;
  const known = cues.get(family) ?? createPhraseSet(FAMILY_CUES[family], WORDS);
  cues.set(family, known);
  return known.isIn(prepareText(words));
}

/** Log-odds from which the names in a clause speak so much for the other side that no rule outweighs them. */
const SPEAKS_FOR_OTHER = 1;

/** Log-odds within which the words around the names do not tell. */
const HARDLY_TELLS = 0.45;
/** … and from which they do where no rule finds it. */
const BY_CLASSIFIER = 0.2;
/** A burden this likely is claimed though the words around the names speak a little for the other side: least log-odds by then. */
const LIKELY = 0.5;
const AGAINST_RULE = -0.2;
const AGAINST_CLASSIFIER = -0.1;

/** Whether the names in a clause let it be claimed of the reader. */
function isOnReader(witness: Witness, best: RuleBurden | null, probability: number): boolean {
  const { bearer, piece } = witness;
  if (best !== null)
    return (
      namesFit(witness, best) || (probability >= LIKELY && bearer >= AGAINST_RULE && !isNamedAlone(witness))
    );
  if (bearer > BY_CLASSIFIER) return true;
  return probability >= LIKELY && bearer >= AGAINST_CLASSIFIER && piece.families[0]!.probability >= LIKELY;
}

/** Whether one side alone is named, and it is not the one whom such a clause names where it weighs on the reader. */
function isNamedAlone({ named, piece }: Witness): boolean {
  const usual = usuallyNames(piece.families[0]!.family); // at least one is given
  return usual !== null && named !== null && named !== undefined && named !== usual;
}

/**
 * Whether the names in a clause fit a burden of a rule on the reader. Where the words around them say little and one side alone is
 * named, it has to be the one that a clause of such a family names; else the words around them may not speak against it.
 */
function namesFit({ bearer, named }: Witness, { family }: RuleBurden): boolean {
  const usual = usuallyNames(family);
  const isNameAlone = named !== null && named !== undefined && Math.abs(bearer) < HARDLY_TELLS;
  return usual !== null && isNameAlone ? named === usual : bearer >= 0;
}

/**
 * The rule in plain words that finds a burden on the reader. Who acts in the clause tells whose it is; where a rule goes by the roles
 * alone, no name in the clause may speak against it.
 */
function plainRule(witness: Witness, { reader }: PaperSides): RuleBurden | null {
  const { own, bearer } = witness;
  const isByActor = ({ rule, frame: { actor } }: RuleBurden): boolean =>
    rule.hurts === 'other' ||
    rule.hurts === 'actor' ||
    // what binds both alike names both
    (rule.evenMutual === true && (actor.kind === 'both' || actor.kind === 'none'));
  const fits = (burden: RuleBurden): boolean =>
    burden.rule.isPlain === true &&
    (reader === null || burden.sideId === reader.id) &&
    (isByActor(burden) ? bearer >= -SPEAKS_FOR_OTHER : namesFit(witness, burden));
  return own.find(fits) ?? null;
}

/** Whether plain words put it on another side, and no name in the clause speaks for the reader. */
const isPlainlyOthers = ({ own, others, bearer }: Witness): boolean =>
  own.length === 0 && bearer < SPEAKS_FOR_OTHER && others.some(({ rule }) => rule.isPlain === true);

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
    severity:
      severity === 'high' &&
      ((probability < high && rule?.rule.isPlain !== true) || certainty === 'read-twice')
        ? 'medium'
        : severity,
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
function bestRule({ piece, own }: Pick<Witness, 'piece' | 'own'>): RuleBurden | null {
  const certain = own.filter(({ rule }) => rule.isCertain === true);
  const plain = certain.length > 0 ? certain : own.filter(({ rule }) => rule.isPlain === true);
  const gravest = plain.find(({ severity }) => severity === 'high') ?? plain[0];
  if (gravest !== undefined) return gravest;
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
