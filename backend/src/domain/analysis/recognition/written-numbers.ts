/**
 * The number that digits write, whatever the grouping: `1,50,000`, `148 000`, `1.250,50`, `6,500.00`. A mark followed by one or two
 * final digits is a decimal mark. Null where the text holds no number.
 */
export function numberFromDigits(text: string): number | null {
  const bare = text.replace(/[\s'’\u00A0\u202F]/g, '');
  const match = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (match === null) return null;
  const whole = match[1]!.replace(/[.,]/g, '');
  const value = Number(match[2] === undefined ? whole : `${whole}.${match[2]}`);
  return Number.isFinite(value) ? value : null;
}

const SCALES: Readonly<Record<string, number>> = {
  thousand: 1_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  million: 1_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
  billion: 1_000_000_000,
};

/** What a word after digits multiplies them by (`1.5 lakh`); 1 where it is no such word. */
export const scaleOf = (word: string): number => SCALES[word.toLowerCase()] ?? 1;
