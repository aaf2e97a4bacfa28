import { addDuration } from '../../recognition/durations.ts';

/** `18 months`, `3 weeks`, `180 days, about 26 weeks` between two days, both as `yyyy-mm-dd`. */
export function stretch(first: string, last: string): string {
  const next = addDuration(last, { count: 1, unit: 'day' });
  for (const end of [next, last]) {
    if (end.slice(8) !== first.slice(8)) continue;
    const months =
      (Number(end.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
      Number(end.slice(5, 7)) -
      Number(first.slice(5, 7));
    if (months > 0) return counted(months, 'month');
  }
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
  const whole = Math.round(days / 30.4375);
  if (days > 190 && Math.abs(days - whole * 30.4375) <= 5) return `about ${counted(whole, 'month')}`;
  if (days % 7 === 0) return counted(days / 7, 'week');
  if ((days + 1) % 7 === 0 && days > 20) return counted((days + 1) / 7, 'week');
  const both = `${counted(days, 'day')} (${counted(days + 1, 'day')} counting both)`;
  return days > 60 ? `${both}, about ${counted(Math.round(days / 7), 'week')}` : both;
}

/** `1 month`, `3 weeks`. */
export const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Whether a label names the last day of something. */
export const isLast = (label: string): boolean => LAST.test(label);
const LAST =
  /\b(?:ends?|back|until|return|departure|goes|expiry|last (?:instal?ment|payment|day|lesson|session|night|month|week))\b/i;

/** Whether a label names the last day of what another begins: `OUT: Saturday 16 January` and `IN: Saturday 23 January` too. */
export const isLastOf = (first: string, last: string): boolean =>
  isLast(last) || first === last || (/^out$/i.test(first) && /^in$/i.test(last));
