import type { BurdenRisk } from './write-burdens.ts';

/** Most quotes under two titles, under one that says both, and the longest title that two make. */
const MOST_QUOTES = 6;
const MOST_OF_ONE = 8;
const LONGEST_TITLE = 110;

/**
 * Where a paper holds more risks than a report shows, those of one family that say the same stand together, under the graver one; then
 * two of one family and severity under both their titles. The last ones come first, until `most` are left or nothing more can be
 * joined. Nothing is lost and no title speaks for more than its own clause.
 */
export function joinRisks(risks: readonly BurdenRisk[], most: number): BurdenRisk[] {
  const same = joinBy(risks, most, (one, other) => areOfOne(one, other) && saysTheSame(one, other));
  const close = joinBy(same, most, (one, other) => areOfOne(one, other) && canJoin(one, other));
  return joinBy(close, most, (one, other) => areKin(one, other) && canJoin(one, other));
}

/** Families that speak of one matter: what may change and what counts as a yes to it, who does not answer for what, what is used. */
const KIN: readonly ReadonlySet<string>[] = [
  new Set(['unilateral-change', 'deemed-consent']),
  new Set(['other-side-not-liable', 'thin-remedy', 'no-promise']),
  new Set(['ip-grab', 'data-or-image']),
];

type MayJoin = (one: BurdenRisk['risk'], other: BurdenRisk['risk']) => boolean;

function joinBy(risks: readonly BurdenRisk[], most: number, mayJoin: MayJoin): BurdenRisk[] {
  const out = [...risks];
  for (let at = out.length - 1; at > 0 && out.length > most; at--) {
    const { risk } = out[at]!;
    const partner = out
      .slice(0, at)
      .findLastIndex((other) => areFound(other.risk, risk) && mayJoin(other.risk, risk));
    if (partner < 0) continue;
    out[partner] = join(out[partner]!, out[at]!);
    out.splice(at, 1);
  }
  return out;
}

const areFound: MayJoin = (one, other) => one.certainty === 'found' && other.certainty === 'found';
const areOfOne: MayJoin = (one, other) => one.family === other.family;
const areKin: MayJoin = (one, other) =>
  KIN.some((families) => families.has(one.family) && families.has(other.family));

const saysTheSame: MayJoin = (one, other) =>
  isSaid(one.title, other.title) && one.quotes.length + other.quotes.length <= MOST_OF_ONE;

const canJoin: MayJoin = (one, other) =>
  one.quotes.length + other.quotes.length <= MOST_QUOTES &&
  one.title.length + other.title.length < LONGEST_TITLE &&
  !`${one.title}${other.title}`.includes('; ');

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
