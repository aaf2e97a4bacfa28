/** Whether `3/4/2027` is a day of March: shown by another date of the paper, else by the country. */
export function isMonthFirst(text: string, country: string): boolean {
  for (const match of text
    .slice(0, 60_000)
    .matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?!\d)/g)) {
    if (Number(match[1]) > 12) return false;
    if (Number(match[2]) > 12) return true;
  }
  return country === 'United States';
}
