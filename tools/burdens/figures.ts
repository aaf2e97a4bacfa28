import {
  BURDEN,
  DUTY,
  HURTS_STRONGER,
} from '../../backend/src/domain/analysis/reading/classifier/classes.ts';
import { rank } from './judge.ts';
import type { Row } from './rows.ts';

/** A row that was not taught, with its log-odds. */
export interface Judged {
  readonly row: Row;
  readonly scores: Float32Array;
}

/** Figures of one set, as shares. */
export interface SetFigures {
  readonly pieces: number;
  readonly burdens: number;
  readonly averagePrecision: number;
  readonly recallAt60: number;
  readonly recallAt70: number;
  /** High ones found where 60 of 100 proposals are right. */
  readonly highAt60: number;
  /** Burdens whose likeliest family is one that they are marked with; and one of the likeliest three. */
  readonly family: number;
  readonly familyOfThree: number;
  /** Burdens whose side is told rightly. */
  readonly side: number;
  /** Average precision of duties. */
  readonly duties: number;
}

/** Judges the pieces of legal papers. Look-alikes are left out: whether a paper is legal is decided elsewhere. */
export function figuresOf(judged: readonly Judged[]): SetFigures {
  const legal = judged.filter(({ row }) => row.isLegal);
  const burdens = legal.filter(({ row }) => row.labels[BURDEN] === 1);
  const pairs = legal.map(({ row, scores }) => [scores[BURDEN]!, row.labels[BURDEN] === 1] as const);
  const ranking = rank(pairs);
  const high = burdens.filter(({ row }) => row.isHigh);
  const share = (of: readonly Judged[], holds: (one: Judged) => boolean) =>
    of.filter(holds).length / Math.max(1, of.length);
  const among = (most: number) =>
    share(burdens, ({ row, scores }) => likeliest(scores, most).some((index) => row.labels[index] === 1));
  return {
    pieces: legal.length,
    burdens: burdens.length,
    averagePrecision: ranking.averagePrecision,
    recallAt60: ranking.recallAt60,
    recallAt70: ranking.recallAt70,
    highAt60: share(high, ({ scores }) => scores[BURDEN]! >= ranking.barAt60),
    family: among(1),
    familyOfThree: among(3),
    side: share(
      burdens,
      ({ row, scores }) => scores[HURTS_STRONGER]! > 0 === (row.labels[HURTS_STRONGER] === 1),
    ),
    duties: rank(legal.map(({ row, scores }) => [scores[DUTY]!, row.labels[DUTY] === 1] as const))
      .averagePrecision,
  };
}

const likeliest = (scores: Float32Array, most: number): number[] =>
  [...scores.subarray(0, BURDEN).keys()].toSorted((a, b) => scores[b]! - scores[a]!).slice(0, most);

/** The figures as a table in Markdown, one line a set, with the worst of each column below. */
export function tableOf(sets: readonly (readonly [name: string, figures: SetFigures])[]): string {
  const percent = (value: number) => (100 * value).toFixed(0);
  const columns = [
    'averagePrecision',
    'recallAt60',
    'recallAt70',
    'highAt60',
    'family',
    'familyOfThree',
    'side',
    'duties',
  ] as const;
  const line = (name: string, pieces: string, burdens: string, values: readonly number[]) =>
    `| ${[name, pieces, burdens, ...values.map(percent)].join(' | ')} |`;
  return [
    '| set | pieces | burdens | average precision | recall at 60 % precision | at 70 % | high ones at 60 % | family right | among three | side right | duties, average precision |',
    `|${'---|'.repeat(columns.length + 3)}`,
    ...sets.map(([name, figures]) =>
      line(
        name,
        String(figures.pieces),
        String(figures.burdens),
        columns.map((column) => figures[column]),
      ),
    ),
    line(
      '**worst**',
      '',
      '',
      columns.map((column) => Math.min(...sets.map(([, figures]) => figures[column]))),
    ),
  ].join('\n');
}
