import type { Duty, Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { ENGLISH_WORDS, type ReportWords } from './report-words.ts';
import { sideName } from './side-names.ts';

export interface DutyGroup {
  readonly key: string;
  /** `What you must do`, `What Harbor Foods plc must do`. */
  readonly title: string;
  readonly duties: readonly Duty[];
}

/** The duties of each side, the reader's first; then those of both, and those that cannot be assigned. */
export function dutyGroups(
  { duties, sides, reader }: Pick<Report, 'duties' | 'sides' | 'reader'>,
  words: ReportWords = ENGLISH_WORDS,
) {
  const { tell } = words;
  const of = (sideId: string | null) => duties.filter((duty) => duty.sideId === sideId);
  const readerFirst = sides.toSorted(
    (a, b) => Number(b.id === reader.sideId) - Number(a.id === reader.sideId),
  );
  const known = new Set<string | null>([...sides.map(({ id }) => id), 'both']);
  const groups: DutyGroup[] = [
    ...readerFirst.map((side) => ({
      key: side.id,
      title:
        side.id === reader.sideId
          ? tell('What you must do')
          : tell('What {side} must do', { side: sideName(side, words) }),
      duties: of(side.id),
    })),
    { key: 'both', title: tell('What both sides must do'), duties: of('both') },
    {
      key: 'unknown',
      title: tell('Other duties'),
      duties: duties.filter(({ sideId }) => !known.has(sideId)),
    },
  ];
  return groups.filter((group) => group.duties.length > 0);
}
