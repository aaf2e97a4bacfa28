import type { Fact } from '../../report/report.ts';

/** What a day is to the paper, where that matters to the calendar and to the term. */
export type DayRole = 'start' | 'end' | 'signing' | 'deadline';

/** Labels that every language uses for such a day. Others (`Birth`, `Completion`, a row's own words) play no role by themselves. */
export const DAY_LABELS = {
  start: 'Start',
  end: 'End',
  signing: 'Signed or dated',
  deadline: 'Deadline',
} as const satisfies Readonly<Record<DayRole, string>>;

const ROLES: ReadonlyMap<string, DayRole> = new Map(
  (Object.keys(DAY_LABELS) as DayRole[]).map((role) => [DAY_LABELS[role], role]),
);

/** The role of a day under one of the labels, or null. */
export const roleOfLabel = (label: string): DayRole | null => ROLES.get(label) ?? null;

/** The fields of a fact that say what its day is. */
export function dayFields(
  role: DayRole | null,
): Pick<Fact, 'isStart' | 'isEnd' | 'isSigning' | 'isDeadline'> {
  switch (role) {
    case 'start':
      return { isStart: true };
    case 'end':
      return { isEnd: true };
    case 'signing':
      return { isSigning: true };
    case 'deadline':
      return { isDeadline: true };
    case null:
      return {};
  }
}

/** What a row of a table, or a model, says of a day in words of its own: `Commencement date`. Null where they tell nothing. */
export function roleOfWords(words: string): DayRole | null {
  if (/\b(?:start|commenc|effective|begin)/i.test(words)) return 'start';
  if (/\bend(?:s|ing)?\b|\b(?:until|expir|return|back\b)/i.test(words)) return 'end';
  return /\b(?:deadline|completion)\b/i.test(words) ? 'deadline' : null;
}

/** Whether words name days between which something is to arrive or take place, or people wrote: the paper neither begins nor ends with them. */
export const isOfWindow = (words: string): boolean => WINDOW.test(words);
const WINDOW =
  /\b(?:delivery|collection|pick-?up|moving|removal|installation|survey|viewing|arrival|repair|visit|exam|shipping|dispatch) (?:window|slot|dates?|days?|period|range)\b|^\W{0,3}(?:the |our )?(?:texts|text messages|messages|chat|e-?mails|whatsapp|sms|conversation|letters)\b[^.;\d]{0,30}\d/i;
