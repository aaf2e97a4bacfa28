import type { LegalText } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Risk } from '../../report/report.ts';
import type { PieceScore } from '../classifier/classify-burdens.ts';
import type { Frame } from '../frames/frame.ts';
import { BURDEN_MESSAGES } from '../messages/en/risks.ts';
import type { PaperSides } from '../sides/side.ts';
import { confirmBurdens, LEAST_LIKELY } from './confirm.ts';
import { findBurdens } from './find-burdens.ts';
import { mergeBurdens } from './merge-burdens.ts';
import { sentenceAt, tellBurdens } from './tell-burdens.ts';

export interface WriteBurdensInput {
  readonly text: LegalText;
  readonly frames: readonly Frame[];
  readonly pieces: readonly PieceScore[];
  readonly paperSides: PaperSides;
}

/** A risk with where the sentences begin that it rests on. */
export interface BurdenRisk {
  readonly risk: Draft<Risk>;
  readonly starts: readonly number[];
}

/**
 * What weighs on the reader, or on either side where the reader's is not known, worst first. Sentences that begin at one of
 * `known` are left out: something better is said of them.
 */
export function writeBurdens(
  { text, frames, pieces, paperSides: sides }: WriteBurdensInput,
  known: ReadonlySet<number>,
): BurdenRisk[] {
  const likely = new Set(pieces.flatMap(({ burden, sentence }) => (burden < LEAST_LIKELY ? [] : [sentence])));
  const found = findBurdens(
    text,
    frames.filter(({ sentence }) => likely.has(sentence)),
    sides,
  );
  const startOf = (span: { readonly start: number }) => sentenceAt(text, span.start)?.start ?? -1;
  const own = confirmBurdens({ text, frames, pieces, found, sides }).filter(
    ({ span }) => !known.has(startOf(span)),
  );
  return mergeBurdens(own, ({ span }) => startOf(span)).map((group) => ({
    risk: tellBurdens(group, text, BURDEN_MESSAGES),
    starts: group.burdens.map(({ span }) => startOf(span)),
  }));
}
