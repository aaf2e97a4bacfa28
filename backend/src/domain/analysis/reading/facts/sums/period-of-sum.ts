import type { Period } from '../../../report/report.ts';
import { sifted } from '../../../sieve/sifted.ts';

const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [
    /^(?:,? (?:plus|excl\.?|incl\.?|including|before) (?:vat|gst|tax))?[,)]?\s?(?:an?|per|each|every|the|\/) ?(?:calendar )?(?:month|mensem)|^\s?(?:on|by) the (?:(?:first|second|third|last) \w+day|\w+|\d{1,2}(?:st|nd|rd|th)?) (?:day )?of (?:each|every|the) (?:calendar )?month|^,? (?:on or before|before|by|on) the (?:(?:first|last) day|\w+|\d{1,2}(?:st|nd|rd|th)?) of (?:each|every) (?:calendar )?month|^,? (?:at|by) (?:the end of )?(?:each|every) month(?:-end)?\b|^\s?monthly|^\s?(?:p\.?m\.?|pcm)\b/i,
    'month',
  ],
  [
    /^,? (?:on an?|every|each|on every|on each) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^,? on (?:mon|tues|wednes|thurs|fri|satur|sun)days\b|^[,)]?\s?(?:for )?(?:an?|per|each|every|the|\/) ?(?:further |begun )?week(?!end)|^\s?weekly|^\s?p\.?w\.?\b/i,
    'week',
  ],
  [/^[,)]?\s?(?:an?|per|each|every|the|\/) ?(?:year|annum)|^\s?(?:yearly|annually)|^\s?p\.?a\.?\b/i, 'year'],
  [
    /^[,)]?\s?(?:an?|per|each|every|for each|for every|the|\/) ?(?:further |calendar |working |begun )?(?:day|night)|^\s?daily|^\s?per diem/i,
    'day',
  ],
  [/^[,)]?\s?(?:an?|per|each|every|for each|for every|the|\/) ?(?:further |extra )?hour|^\s?hourly/i, 'hour'],
  [/^[,)]?\s?(?:an?|per|each|every|the|\/) ?(?:quarter|term)(?! of an)/i, 'quarter'],
  [
    /^[,)]?\s?(?:(?:for )?(?:each|every)|per|a) (?:time|visit|letter|instalment|occasion|event|item|ticket|lesson|session|class|trip|copy|reminder|missed|late)/i,
    'each-time',
  ],
];

/** How often a sum is due, by the words behind it, in front of it or in the label of its row; null where nothing says it. */
export function periodOf(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  label: string,
): Period | null {
  // `Total of weekly rentals`: all of them
  if (/\btotal (?:of|for)\b[^.;:\d\n]{0,40}$/i.test(text.slice(Math.max(0, start - 60), start))) return null;
  const after = ownLine(text.slice(end, end + 110))
    .replace(/^ \((?:once|one[- ](?:off|time)|single payment)\).*$/i, '')
    .replace(/^ \([^)]{1,80}\)/, '')
    .replace(/^ (?:is|are|will be) (?:added|charged|due|payable)\b/, '')
    .replace(TAKEN, '');
  // `£300, a week before delivery`: when it is due, not how often
  const told = DUE_BEFORE.test(after) ? undefined : PERIODS.find(([pattern]) => pattern.test(after))?.[1];
  if (told !== undefined) return told;
  if (EVERY_FEW.test(text.slice(Math.max(0, start - 70), start))) return null;
  const named = /\b(monthly|weekly|annual|yearly|daily|hourly)\b[^.;,:\d\n]{0,30}$/i.exec(
    text.slice(Math.max(0, start - 50), start),
  )?.[1];
  if (named !== undefined) return BY_ADJECTIVE[named.toLowerCase()] ?? null;
  if (/\b(?:increase|rise|review|indexation|uplift)\b/i.test(label)) return null;
  if (/\bmonthly\b|\bper month\b/i.test(label)) return 'month';
  if (/\bweekly\b/i.test(label)) return 'week';
  if (/\b(?:annual|yearly)\b/i.test(label)) return 'year';
  if (/\bdaily\b/i.test(label)) return 'day';
  return /\bhourly\b/i.test(label) ? 'hour' : null;
}

/** `billed every four weeks ($316)`: for a stretch that is no week. */
const EVERY_FEW = sifted(
  /\b(?:every|each) (?:two|three|four|six|\d{1,2}) (?:days|weeks|months)\b[^.;\d]{0,40}$/i,
);
/** `€39 is taken by direct debit on the 4th of every month`. */
const TAKEN =
  /^ (?:is|are|will be|gets?|goes|comes|leaves) (?:taken|collected|debited|paid|drawn|out|off)\b(?: (?:by|from|through|out of|off|via) [\p{L} ]{3,36}?)?(?= (?:on|by) the )/iu;
const DUE_BEFORE = sifted(
  /^[,;)]? (?:\w+ ){0,2}?(?:an?|one|each|every) (?:day|week|month|year|fortnight) (?:before|after|ahead of|prior|earlier|later|beforehand)\b/i,
);

/** The words up to the end of the paragraph: the row below has a period of its own. */
const ownLine = (words: string): string => /^[^\n]*/.exec(words)![0];

const BY_ADJECTIVE: Readonly<Record<string, Period>> = {
  monthly: 'month',
  weekly: 'week',
  annual: 'year',
  yearly: 'year',
  daily: 'day',
  hourly: 'hour',
};
