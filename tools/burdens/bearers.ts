import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentFromText } from '../../backend/src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import { createSigns, type Sign } from '../../backend/src/domain/analysis/reading/bearer/signs.ts';
import {
  SIGN_SPACE,
  signFeatures,
  type BearerWeights,
} from '../../backend/src/domain/analysis/reading/bearer/who-bears.ts';
import { FAMILIES, type RiskFamily } from '../../backend/src/domain/analysis/reading/burdens/families.ts';
import { HANDS } from '../../backend/src/domain/analysis/reading/classifier/cues.ts';
import { findFrames } from '../../backend/src/domain/analysis/reading/frames/find-frames.ts';
import type { PaperSide, PaperSides } from '../../backend/src/domain/analysis/reading/sides/side.ts';
import { matrixOf, trainLinear } from './logistic.ts';

/** A burden with the signs of who bears it. */
export interface BearerRow {
  readonly signs: readonly Sign[];
  readonly isReaders: boolean;
}

/** liblinear's C, chosen across writers. */
const COST = 1;
const LEAST_ROWS = 2;

/**
 * Teaches who bears a burden from the words around the sides. The bias is left out: with the sides exchanged every sign turns to
 * its opposite, and so must the answer.
 */
export function trainBearers(rows: readonly BearerRow[]): BearerWeights {
  const matrix = matrixOf(
    rows.map(({ signs }) => signFeatures(signs)),
    SIGN_SPACE,
    LEAST_ROWS,
  );
  const { weights } = trainLinear(matrix, [...rows.keys()], (row) => rows[row]!.isReaders, COST);
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = new Int8Array(SIGN_SPACE);
  for (const [column, id] of matrix.features.entries()) bytes[id] = Math.round(weights[column]! / step);
  return { step: Number(step.toPrecision(5)), packed: Buffer.from(bytes.buffer).toString('base64') };
}

const wordsOf = (hand: string): string[] =>
  [...HANDS].filter(([word, own]) => own === hand && !word.endsWith("'s")).map(([word]) => word);
const side = (id: string, hand: string, pronoun: 'we' | 'you'): PaperSide => ({
  id,
  name: null,
  role: hand,
  alsoNamed: [],
  mentions: wordsOf(hand),
  pronoun,
  isStronger: hand === 'STRONG',
  introducedAt: null,
});
const WEAKER = side('s1', 'WEAK', 'you');
const SIDES: PaperSides = {
  all: [WEAKER, side('s2', 'STRONG', 'we')],
  reader: WEAKER,
  certainty: 'certain',
  isMutual: false,
};

/** Single sentences about a burden: `you` and roles such as tenant are one side, `we` and roles such as landlord the other. */
export function bearersOfSentences(folder: string): BearerRow[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
    .flatMap((line): BearerRow[] => {
      // our own format, see training/README.md
      const {
        text: words,
        family,
        hurts,
      } = JSON.parse(line) as {
        text: string;
        family: string | null;
        hurts: string | null;
      };
      // one who writes `I` alone may be either side
      if (!isFamily(family) || (/\b(?:I|my|me)\b/.test(words) && !/\byou/i.test(words))) return [];
      const text = toLegalText(documentFromText(words));
      const frames = findFrames(text, SIDES);
      const signsOf = createSigns(text, SIDES)!; // the reader is known
      return text.sentences.map(({ index, start, end }) => ({
        signs: signsOf({
          sentence: index,
          span: { start, end },
          frames: frames.filter(({ sentence }) => sentence === index),
          family,
        }),
        isReaders: hurts !== 'stronger',
      }));
    })
    .filter(({ signs }) => signs.length > 0);
}

const isFamily = (family: string | null): family is RiskFamily => family !== null && family in FAMILIES;
