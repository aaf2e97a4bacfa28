const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

const FULL_DATE = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment as month, day, year, hour and minute in the reader's time zone, as the specification writes it for the operator. Takes ISO 8601 or a date. */
export function fullDate(moment: string | Date): string {
  return FULL_DATE.format(new Date(moment));
}

/**
 * How long ago a moment was: `just now`, `5m ago`, `3h ago`, `6d ago`, and the full date from a week on
 * (specification, section 9). A moment ahead of `now`, as two clocks may disagree, counts as just now.
 */
export function relativeTime(moment: string | Date, now: Date = new Date()): string {
  const agoMs = now.getTime() - new Date(moment).getTime();
  if (agoMs < MINUTE_MS) return 'just now';
  if (agoMs < HOUR_MS) return `${Math.floor(agoMs / MINUTE_MS)}m ago`;
  if (agoMs < DAY_MS) return `${Math.floor(agoMs / HOUR_MS)}h ago`;
  if (agoMs < WEEK_MS) return `${Math.floor(agoMs / DAY_MS)}d ago`;
  return fullDate(moment);
}
