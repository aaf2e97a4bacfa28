import type { MarkedPoint } from '../../../../../backend/src/marking/mark-point.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What became of the points, in one or two sentences. */
export function toldAbout(points: readonly MarkedPoint[]): string {
  const count = (as: MarkedPoint['as']): number => points.filter((point) => point.as === as).length;
  const parts = [
    [count('change'), 'change', 'changes'],
    [count('addition'), 'new clause', 'new clauses'],
    [count('comment'), 'comment', 'comments'],
  ] as const;
  const made = parts.flatMap(([number, one, many]) => (number === 0 ? [] : [counted(number, one, many)]));
  const unplaced = count('unplaced');
  return [
    made.length === 0
      ? 'The document was saved without marks.'
      : `The marked document was saved, with ${new Intl.ListFormat('en-US').format(made)}.`,
    ...(unplaced === 0
      ? []
      : [
          `${counted(unplaced, 'point', 'points')} could not be placed, as the words were not met again in the file; ${unplaced === 1 ? 'it stands' : 'they stand'} in the letter and the list.`,
        ]),
  ].join(' ');
}
