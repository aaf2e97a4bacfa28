/** A length of time as the text writes it. */
export interface Duration {
  readonly count: number;
  readonly unit: 'day' | 'week' | 'month' | 'year';
  readonly start: number;
  readonly end: number;
}

const UNITS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const WORD = Object.keys(UNITS).join('|');

const SCALES: Readonly<Record<string, number>> = {
  thousand: 1_000,
  lakh: 100_000,
  lac: 100_000,
  million: 1_000_000,
  crore: 10_000_000,
};

/** The number that English words spell, lakhs and crores included; null when they are no number. */
export function numberFromWords(words: string): number | null {
  let total = 0;
  let part = 0;
  let isNumber = false;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and' || word === '') continue;
    const value = UNITS[word];
    if (value !== undefined) part += value;
    else if (word === 'hundred') part = (part || 1) * 100;
    else {
      const scale = SCALES[word] ?? SCALES[word.replace(/s$/, '')];
      if (scale === undefined) return null;
      total += (part || 1) * scale;
      part = 0;
    }
    isNumber = true;
  }
  return isNumber ? total + part : null;
}

const NUMBER_WORDS = String.raw`(?:(?:${WORD}|hundred|thousand|and)[\s-]{1,2}){0,4}(?:${WORD}|hundred)`;
const DURATION = new RegExp(
  String.raw`\b(?:(${NUMBER_WORDS})(?:\s{0,2}\(\s?(\d{1,3})\s?\))?|(\d{1,3}))[\s-]{0,3}(?:calendar |business |working |full |consecutive |successive )?(day|week|month|year|anniversary)s?\b`,
  'gi',
);

/** Lengths of time in a text, in order. `one (1) year` counts by its digits. */
export function findDurations(text: string): Duration[] {
  const found: Duration[] = [];
  for (const match of text.matchAll(DURATION)) {
    const count =
      match[2] !== undefined
        ? Number(match[2])
        : match[3] !== undefined
          ? Number(match[3])
          : numberFromWords(match[1]!);
    const word = match[4]!.toLowerCase();
    if (count === null || count === 0) continue;
    // the pattern allows these words only; an anniversary counts years
    const unit = (word === 'anniversary' ? 'year' : word) as Duration['unit'];
    found.push({ count, unit, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The day that lies a duration after (or with a negative sign before) a day, both as `yyyy-mm-dd`. */
export function addDuration(
  iso: string,
  { count, unit }: Pick<Duration, 'count' | 'unit'>,
  sign: 1 | -1 = 1,
): string {
  const date = new Date(`${iso}T00:00:00Z`);
  if (unit === 'day' || unit === 'week')
    date.setUTCDate(date.getUTCDate() + sign * count * (unit === 'week' ? 7 : 1));
  else {
    const day = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + sign * count * (unit === 'year' ? 12 : 1));
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(day, last));
  }
  return date.toISOString().slice(0, 10);
}

/** The months in English, in their order. */
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-03-01` as `1 March 2026`. */
export function writtenDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${MONTH_NAMES[month! - 1]} ${year}`;
}
