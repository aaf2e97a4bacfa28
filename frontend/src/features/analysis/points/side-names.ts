import type { Report, ReportSide } from '../../../../../backend/src/adapters/http/contract.ts';
import { ENGLISH_WORDS, type ReportWords } from './report-words.ts';

/** A side by its role, or its name where it has none: `Tenant`, `Harbor Foods plc`. */
export const sideName = (
  { name, role }: Pick<ReportSide, 'name' | 'role'>,
  words: ReportWords = ENGLISH_WORDS,
): string => (role === null ? words.role(name) : words.language === 'en' ? `the ${role}` : words.role(role));

/** A side as a choice: `Tenant (Dana Reyes)`, or its name alone. */
export function sideLabel(
  { name, role }: Pick<ReportSide, 'name' | 'role'>,
  words: ReportWords = ENGLISH_WORDS,
): string {
  if (role === null || role.toLowerCase() === name.toLowerCase()) return words.role(name);
  return `${words.role(role)} (${name})`;
}

/** What is sent as name or role when a person chooses this side. */
export const identityOf = ({ name, role }: Pick<ReportSide, 'name' | 'role'>): string => role ?? name;

/** The side that the report is written for, or null. */
export function readersSide({ sides, reader }: Pick<Report, 'sides' | 'reader'>): ReportSide | null {
  if (reader.certainty === 'unknown') return null;
  return sides.find(({ id }) => id === reader.sideId) ?? null;
}
