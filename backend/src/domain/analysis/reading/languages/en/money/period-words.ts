import type { Period } from '../../../../report/report.ts';

/** How often a sum is due, as it stands behind the sum. */
export const PERIOD_WORDS: Readonly<Record<Period, string>> = {
  hour: ' an hour',
  day: ' a day',
  week: ' a week',
  month: ' a month',
  quarter: ' a quarter',
  year: ' a year',
  'each-time': ' each time',
};
