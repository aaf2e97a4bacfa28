import { placesOf } from '../../sides/names/role-words.ts';
import type { PaperSides } from '../../sides/side.ts';
import { whoPays } from '../../sides/who-pays.ts';

/** Whether the reader pays or is paid in this paper; null where that cannot be told. Advice for the one turns against the other. */
export type Purse = 'pays' | 'paid' | null;

/** Words of papers in which the weaker side is paid. */
const WORK =
  /\b(?:stipends?|wages?|salar(?:y|ies)|payslip|paycheck|hourly rate|per hour worked|shifts?|holiday pay|overtime|employ(?:ment|ed|ee)|payroll|freelance\w*|sub-?contract\w*|(?:annual|sick|parental) leave|annual holidays|redundan\w+|before tax|gross pay|time and a half|personal grievance)\b/gi;
const SAYS_WORK = 2;
const PLAINLY_WORK = 4;
const OPENING = 20_000;

/** What the reader's purse has to do with this paper, by roles and, where the reader has none, by what the paper speaks of. */
export function purseOf(sides: PaperSides, text: string): Purse {
  const { reader } = sides;
  if (reader === null) return null;
  const { payer, payee } = whoPays(sides, text);
  const work = text.slice(0, OPENING).match(WORK)?.length ?? 0;
  const places = placesOf(reader.role ?? '').filter(({ pair }) => pair.paid !== null);
  // without a role of its own, the paper has to speak of work before a reader is told of pay
  if (places.length === 0 && work >= SAYS_WORK)
    return reader.pronoun === 'you' && work >= PLAINLY_WORK && payer !== reader.id ? 'paid' : null;
  if (payee === reader.id) return places.length === 0 ? null : 'paid';
  if (payer !== reader.id) return null;
  return places.some(({ pair, side }) => pair.paid !== side) || work < SAYS_WORK ? 'pays' : null;
}
