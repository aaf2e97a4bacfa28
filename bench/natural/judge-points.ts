import type { Report, Risk } from '../../backend/src/domain/analysis/report/report.ts';
import type { Mark, MarkedPaper } from '../../tools/burdens/papers.ts';
import { createPlaceOf } from '../../tools/burdens/place-of.ts';
import { NO_BURDEN } from '../everyday/no-burden.ts';

/** Counts over some reports. */
export interface Tally {
  readonly reports: number;
  /** Reports that know their reader's side, rightly. */
  readonly known: number;
  readonly points: number;
  /** Points that rest on a burden marked for the reader. */
  readonly right: number;
  /** Points told as found, and those of them that are right. */
  readonly found: number;
  readonly rightFound: number;
  /** Wrong points on a place marked as fine, and on a burden of the other side alone. */
  readonly fine: number;
  readonly others: number;
  /** Burdens marked for the reader, and those that a point rests on; the same of high ones. */
  readonly marked: number;
  readonly raised: number;
  readonly high: number;
  readonly raisedHigh: number;
  /** High points, and those that rest on no burden of the reader. */
  readonly highPoints: number;
  readonly highWrong: number;
}

export const NOTHING: Tally = {
  reports: 0,
  known: 0,
  points: 0,
  right: 0,
  found: 0,
  rightFound: 0,
  fine: 0,
  others: 0,
  marked: 0,
  raised: 0,
  high: 0,
  raisedHigh: 0,
  highPoints: 0,
  highWrong: 0,
};

/** Adds two tallies. */
export const sum = (a: Tally, b: Tally): Tally =>
  // the same keys, numbers only
  Object.fromEntries(
    (Object.keys(a) as (keyof Tally)[]).map((key) => [key, a[key] + b[key]]),
  ) as unknown as Tally;

/** What a point or a mark turned out to be, in a line to read. */
export interface Line {
  readonly kind: 'right' | 'wrong' | 'missed';
  readonly text: string;
}

/** Holds the points of one report against the marks of its paper. `report` is null where the paper was refused: all is missed. */
export function judgePoints(
  paper: MarkedPaper,
  role: string,
  { report, isKnown }: { readonly report: Report | null; readonly isKnown: boolean },
): { tally: Tally; lines: Line[] } {
  const placeOf = createPlaceOf(paper.text);
  const risks = paper.marks.filter(({ tag }) => tag[0] === 'R');
  const own = risks.filter(({ tag }) => tag[3] === role);
  const lines: Line[] = [];
  const touched = new Set<Mark>();
  let tally: Tally = { ...NOTHING, reports: 1, known: Number(isKnown) };
  for (const risk of report?.risks ?? []) {
    if (NO_BURDEN.has(risk.family)) continue;
    const here = risk.quotes.flatMap((quote) => marksAt(paper.marks, placeOf(quote.text)));
    const mine = here.filter((mark) => own.includes(mark));
    for (const mark of mine) touched.add(mark);
    const isRight = mine.length > 0;
    const isFine = here.some(({ tag }) => tag[0] === 'F');
    const isOthers = here.some(({ tag }) => tag[0] === 'R');
    const isFound = risk.certainty === 'found';
    const isHigh = risk.severity === 'high';
    tally = sum(tally, {
      ...NOTHING,
      points: 1,
      right: Number(isRight),
      found: Number(isFound),
      rightFound: Number(isFound && isRight),
      fine: Number(!isRight && isFine),
      others: Number(!isRight && isOthers),
      highPoints: Number(isHigh),
      highWrong: Number(isHigh && !isRight),
    });
    lines.push({ kind: isRight ? 'right' : 'wrong', text: lineOf(risk, here) });
  }
  for (const mark of own)
    if (!touched.has(mark))
      lines.push({
        kind: 'missed',
        text: `${mark.tag.join(',')}\n    ${flatten(paper.text.slice(mark.start, mark.end))}`,
      });
  const high = own.filter(({ tag }) => tag[2] === 'high');
  tally = {
    ...tally,
    marked: own.length,
    raised: own.filter((mark) => touched.has(mark)).length,
    high: high.length,
    raisedHigh: high.filter((mark) => touched.has(mark)).length,
  };
  return { tally, lines };
}

function lineOf({ severity, certainty, family, by, title, quotes }: Risk, here: readonly Mark[]): string {
  const marks = here.map(({ tag }) => tag.join(',')).join('; ') || 'no mark';
  return `${severity} ${certainty} ${family} (${by}) “${title}” on ${marks}\n    ${quotes.map(({ text }) => text).join(' // ')}`;
}

/** The marks on which a quote lies, as the scorer of the everyday papers sees it. */
function marksAt(marks: readonly Mark[], place: { start: number; end: number } | null): Mark[] {
  if (place === null) return [];
  const { start, end } = place;
  return marks.filter(
    (mark) =>
      Math.min(end, mark.end) - Math.max(start, mark.start) >=
      Math.min(30, 0.3 * (mark.end - mark.start), 0.6 * (end - start)),
  );
}

/** White space of one kind; offsets stay. */
const flatten = (text: string) => text.replace(/\s/g, ' ');
