import type { Sentence } from '../../document/legal-text.ts';
import type { Frame } from '../frames/frame.ts';

const MONEY =
  /[$€£₹¥]|\b(?:pay|fee|rent|deposit|price|invoice|interest|salary|wage|premium|refund|repay|instal)\w*/i;
const WEIGHTY =
  /\b(?:insur|indemnif|confiden|compet|deliver|return|repair|notif|report|maintain|vacate|keep|provide|perform|comply|clean|hand over|hand back|tell|send|give)\w*/i;

/** How much a reader needs a duty: money, deadlines and bans weigh most. Only decides what is left out of a very long list. */
export function weightOf({ mode, time, condition, text }: Frame, sentence: Sentence): number {
  return (
    (mode === 'must' || mode === 'must-not' ? 2 : mode === 'may-not' ? 1 : 1.5) +
    (MONEY.test(text) ? 3 : 0) +
    (time === null ? 0 : 2) +
    (WEIGHTY.test(text) ? 1.5 : 0) -
    (condition === null ? 0 : 0.5) -
    (sentence.text.length > 600 ? 1 : 0)
  );
}
