import type { LegalText } from '../../../document/legal-text.ts';
import type { FoundLength } from '../../facts/find-spans-of-time.ts';
import { findNotices, type FoundNotice } from '../../facts/notice-facts.ts';
import type { PaperSides } from '../../sides/side.ts';

const DAYS: Readonly<Record<FoundLength['unit'], number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4,
  year: 365,
};
/** From here on one notice is plainly longer than another: a month is no exact number of days. */
const PLAINLY = 1.2;

/** The reader's notice to end and the other side's, the shortest of each; null where the paper does not name both. */
export function endingNotices(
  text: LegalText,
  sides: PaperSides,
): { readonly own: FoundNotice; readonly other: FoundNotice } | null {
  const { reader } = sides;
  if (reader === null) return null;
  const ending = findNotices(text, sides).filter(({ what }) => what === 'ending');
  const shortest = (isOwn: boolean) =>
    ending
      .filter(({ who }) => who !== null && who !== 'both' && (who === reader.id) === isOwn)
      .toSorted((a, b) => daysOf(a) - daysOf(b))[0];
  const [own, other] = [shortest(true), shortest(false)];
  return own === undefined || other === undefined ? null : { own, other };
}
const daysOf = ({ length: { count, unit } }: FoundNotice): number => count * DAYS[unit];

/**
 * How the reader's notice to end compares with the other side's: `better` where it is as short or shorter, `worse` where it is plainly
 * longer; null where the paper does not name both.
 */
export function noticeEdge(text: LegalText, sides: PaperSides): 'better' | 'worse' | null {
  const notices = endingNotices(text, sides);
  if (notices === null) return null;
  return daysOf(notices.own) <= daysOf(notices.other) * PLAINLY ? 'better' : 'worse';
}
