import type { Draft } from '../../report/report-draft.ts';
import type { WayOut } from '../../report/report.ts';
import { shownLength, type FoundLength } from '../facts/find-spans-of-time.ts';
import { quoteAround } from '../facts/places.ts';
import type { TimeUnit } from '../languages/pack.ts';
import { prepareText } from '../languages/phrase-set.ts';
import type { PackPaper } from './paper.ts';
import { packNotices } from './notices-and-law.ts';

const LONGEST = 900;
const DAYS: Readonly<Record<TimeUnit, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
const daysOf = ({ count, unit }: FoundLength): number => count * DAYS[unit];

/** How the reader can get out, in a quote; null where nothing was found. */
export function findPackWayOut(paper: PackPaper): Draft<WayOut> | null {
  const { text, sides, clauses, compiled } = paper;
  const { reader } = sides;
  const { leave, noLeave } = compiled.pack.facts;
  const denies = compiled.set(noLeave);
  const isFor = (who: string | null) => reader === null || who === reader.id || who === 'both';
  // of several, the longest: the shorter ones are for a time on trial or a special case
  const notice = packNotices(paper)
    .filter(
      ({ what, who, clause, isOnlySometimes, isOfRenewal }) =>
        what === 'ending' &&
        !isOnlySometimes &&
        !isOfRenewal &&
        isFor(who) &&
        !denies.isIn(prepareText(clause.marked)),
    )
    .toSorted((a, b) => daysOf(b.length) - daysOf(a.length))
    .at(0);
  if (notice !== undefined) {
    const { who, length, clause } = notice;
    const whose = who === 'both' ? 'Either side' : reader === null ? 'A side' : 'You';
    return {
      text: `${whose} can leave with ${shownLength(length)} of notice.`,
      quotes: [quoteAround(text, clause.start, clause.end)],
      by: 'rules',
    };
  }
  const leaves = compiled.set(leave);
  const found = clauses.find(({ marked, printed }) => {
    if (printed.length > LONGEST) return false;
    const words = prepareText(marked);
    const own = reader === null ? /@[wsb]/ : reader.isStronger === true ? /@[sb]/ : /@[wb]/;
    const isOthers = reader !== null && (reader.isStronger === true ? /@w(?!o)/ : /@s(?!o)/).test(marked);
    return own.test(marked) && !isOthers && leaves.isIn(words) && !denies.isIn(words);
  });
  return found === undefined
    ? null
    : { text: '', quotes: [quoteAround(text, found.start, found.end)], by: 'rules', isInWords: true };
}
