import { isBetweenFirms } from '../titles/own-name.ts';
import { isBoilerplate, isCoveredBy, titleBetweenFirms } from './boilerplate.ts';
import type { Reader } from '../../../../ports/analyst.ts';
import type { LegalText } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Risk } from '../../report/report.ts';
import type { PieceScore } from '../classifier/classify-burdens.ts';
import type { Frame } from '../frames/frame.ts';
import { BURDEN_MESSAGES } from '../messages/en/risks.ts';
import type { PaperSides } from '../sides/side.ts';
import type { Burden } from './burden.ts';
import { confirmBurdens, LEAST_LIKELY, THRESHOLDS } from './confirm.ts';
import { readerProbability } from './evidence.ts';
import { findBurdens, type RuleBurden } from './find-burdens.ts';
import { isHeading } from './heading.ts';
import { mergeBurdens } from './merge-burdens.ts';
import { sentenceAt, tellBurdens, titleOf } from './tell-burdens.ts';
import { handOf } from './hand.ts';
import type { TellTruly } from './truth/tell-truly.ts';
import { isForEveryone } from './what-to-do.ts';
import { createWitnesses } from './witnesses.ts';

export interface WriteBurdensInput {
  readonly text: LegalText;
  readonly frames: readonly Frame[];
  readonly pieces: readonly PieceScore[];
  readonly paperSides: PaperSides;
  readonly reader: Pick<Reader, 'country'>;
}

/** A risk with where the sentences begin that it rests on. */
export interface BurdenRisk {
  readonly risk: Draft<Risk>;
  readonly starts: readonly number[];
}

/** What the rules find for every side, where the classifier does not rule it out. */
export function ruleBurdens({ text, frames, pieces, paperSides }: WriteBurdensInput): RuleBurden[] {
  const likely = new Set(pieces.flatMap(({ burden, sentence }) => (burden < LEAST_LIKELY ? [] : [sentence])));
  return findBurdens(text, frames, paperSides, likely);
}

/** How surely the reader bears what one sentence says, were it a burden: `surely`, perhaps, or `other` for another side. */
export type WhoBearsIt = 'reader' | 'unsure' | 'other';

/**
 * Asks of single sentences, by where they begin, who bears them; the part that speaks most for the reader counts. `reader` for all where
 * the reader is not known, as nothing is then said of one. `isFound`: other rules say that it is the reader's.
 */
export function createSideCheck(
  { text, frames, pieces, paperSides: sides }: WriteBurdensInput,
  found: readonly RuleBurden[],
): (start: number, isFound: boolean) => WhoBearsIt {
  const witnessOf = createWitnesses({ text, frames, found, sides, pieces });
  return (start, isFound) => {
    const index = sentenceAt(text, start)?.index;
    const chances = pieces
      .filter(({ sentence }) => sentence === index)
      .map((piece) => {
        const witness = witnessOf(piece);
        return readerProbability(isFound ? { ...witness, isFound } : witness, sides);
      });
    const chance = Math.max(...chances);
    if (chances.length === 0) return 'unsure';
    return chance >= THRESHOLDS.bears ? 'reader' : chance < THRESHOLDS.mayBear ? 'other' : 'unsure';
  };
}

/**
 * What weighs on the reader, or on either side where the reader's is not known, worst first. Sentences that begin at one of
 * `known` are left out: something better is said of them.
 */
export function writeBurdens(
  { text, frames, pieces, paperSides: sides, reader: { country } }: WriteBurdensInput,
  found: readonly RuleBurden[],
  known: ReadonlySet<number>,
  truly: TellTruly,
): BurdenRisk[] {
  const startOf = (span: { readonly start: number }) => sentenceAt(text, span.start)?.start ?? -1;
  const areFirms = isBetweenFirms(text);
  const others = sides.all.filter(({ id }) => id !== sides.reader?.id);
  const isStanding = ({ family, span }: Burden) => {
    const sentence = areFirms ? (sentenceAt(text, span.start)?.text ?? '') : '';
    return (
      areFirms &&
      (isBoilerplate(family, sentence) ||
        (family === 'broad-indemnity' && isCoveredBy(sentence, sides.reader, others)))
    );
  };
  const isStronger = sides.reader !== null && handOf(sides.reader, sides) === 'stronger';
  const own = confirmBurdens({ text, frames, pieces, found, sides, country })
    .filter(({ span }) => !known.has(startOf(span)))
    .flatMap((burden) => truly.correct(burden) ?? [])
    .filter((burden) => !isStanding(burden) && !isHeading(text, burden.span.start))
    // the stronger side is not the one that lacks what protects people in a weaker place
    .filter(
      ({ family, variant }) =>
        !(
          (isStronger || LETS.test(sides.reader?.role ?? '')) &&
          family === 'benefit-lost' &&
          variant !== 'bound-for-long'
        ),
    );
  const isOffered = !isStronger && isForEveryone(text);
  const matterOf = (burden: Burden) => titleOf(burden, text, BURDEN_MESSAGES);
  return mergeBurdens(own, ({ span }) => startOf(span), matterOf).map((group) => ({
    risk: betweenFirms(tellBurdens(group, text, BURDEN_MESSAGES, isOffered), areFirms),
    starts: group.burdens.map(({ span }) => startOf(span)),
  }));
}

/** Roles of those who let something, whatever else they mean. */
const LETS = /^(?:home)?owner$|^(?:landlord|landlady|host|lessor|licensor|householder)$/i;

const betweenFirms = (risk: BurdenRisk['risk'], areFirms: boolean): BurdenRisk['risk'] =>
  areFirms ? { ...risk, title: titleBetweenFirms(risk.title) } : risk;
