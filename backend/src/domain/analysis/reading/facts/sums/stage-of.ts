import { paragraphAt, type LegalText } from '../../../document/legal-text.ts';
import type { FoundSum } from '../find-money.ts';

/** What may stand in front of a sum in a point of a list. */
const POINT =
  /^\W{0,4}(?:\(?[a-z\d]{1,2}[.)] )?(?:another |a further |the (?:first|second|third|last|other) )?$/i;
const DAY = /^ (?:on|by|due(?: on)?) (?:the )?(\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3,9}(?: \d{4})?)\b/i;

/** `€50 for the locker and a like €50 for the mat`: as much once more. */
const LIKE_SUM =
  /\d[^.;]*\b(?:a like|a similar|an equal|a second|another|a further)(?: (?:sum|amount|payment) of)? $/i;

/** The day of a stage of payment, `- 3,000 on 1 September`, by which two equal stages are two sums; nothing for every other sum. */
export function stageOf(text: LegalText, { start, end }: FoundSum): string {
  const paragraph = paragraphAt(text, start);
  if (paragraph !== undefined && LIKE_SUM.test(text.text.slice(paragraph.start, start))) return ' again';
  if (paragraph === undefined || !POINT.test(text.text.slice(paragraph.start, start))) return '';
  const day = DAY.exec(text.text.slice(end, Math.min(paragraph.end, end + 40)))?.[1];
  return day === undefined ? '' : ` ${day.toLowerCase()}`;
}
