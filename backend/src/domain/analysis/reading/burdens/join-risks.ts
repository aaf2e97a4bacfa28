import type { BurdenRisk } from './write-burdens.ts';

/** Most quotes under one title, and the longest title that two make. */
const MOST_QUOTES = 4;
const LONGEST_TITLE = 110;

/**
 * Where a paper holds more risks than a report shows, two of one family and severity stand together under both their titles, the last
 * ones first, until `most` are left or nothing more can be joined. Nothing is lost and no title speaks for more than its own clause.
 */
export function joinRisks(risks: readonly BurdenRisk[], most: number): BurdenRisk[] {
  const out = [...risks];
  for (let at = out.length - 1; at > 0 && out.length > most; at--) {
    const partner = out.slice(0, at).findLastIndex((other) => canJoin(other, out[at]!));
    if (partner < 0) continue;
    out[partner] = join(out[partner]!, out[at]!);
    out.splice(at, 1);
  }
  return out;
}

function canJoin({ risk: one }: BurdenRisk, { risk: other }: BurdenRisk): boolean {
  return (
    one.family === other.family &&
    one.severity === other.severity &&
    one.certainty === 'found' &&
    other.certainty === 'found' &&
    one.quotes.length + other.quotes.length <= MOST_QUOTES &&
    one.title.length + other.title.length < LONGEST_TITLE &&
    (isSaid(one.title, other.title) || !`${one.title}${other.title}`.includes('; '))
  );
}

const join = (one: BurdenRisk, other: BurdenRisk): BurdenRisk => ({
  risk: {
    ...one.risk,
    title: isSaid(one.risk.title, other.risk.title)
      ? one.risk.title
      : `${one.risk.title}; ${other.risk.title.charAt(0).toLowerCase()}${other.risk.title.slice(1)}`,
    quotes: [...one.risk.quotes, ...other.risk.quotes],
  },
  starts: [...one.starts, ...other.starts],
});

/** Whether a title says a second one already, alone or as one of two. */
const isSaid = (title: string, other: string): boolean =>
  title.toLowerCase().split('; ').includes(other.toLowerCase());
