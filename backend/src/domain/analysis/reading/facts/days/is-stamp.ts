import type { LegalText } from '../../../document/legal-text.ts';
import type { FoundDay } from '../find-dates.ts';

/** Whether a day only says when a line of a chat was sent: `[04/08/2025, 18:02:11] Ines: Hello`. */
export const isStamp = ({ text }: LegalText, { start, end }: FoundDay): boolean =>
  /(?:^|\n)\[$/.test(text.slice(Math.max(0, start - 2), start)) &&
  /^,? \d{1,2}[:.]\d{2}/.test(text.slice(end, end + 8));
