import { COUNTRIES, MAX_IDENTITY_CHARACTERS, REPORT_LANGUAGES } from '../../../../config/product.ts';
import { errors } from '../errors.ts';
import type { Reader } from '../../ports/analyst.ts';

/**
 * The reader of a report, from what was typed. The name or role is trimmed and loses control characters; the country is
 * one of the list, and so is the code of the report's language where one is given. Throws `invalid_request` for the first
 * of them that is missing or wrong.
 */
export function readReader(typedIdentity: string, typedCountry: string, typedLanguage?: string): Reader {
  // Control characters, among them line breaks, and halves of surrogate pairs.
  const identity = typedIdentity.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
  if (identity === '') throw errors.invalidRequest('Please enter your name or role.');
  const country = COUNTRIES.find((name) => name === typedCountry.trim());
  if (country === undefined) throw errors.invalidRequest('Please select a country from the list.');
  if (Array.from(identity).length > MAX_IDENTITY_CHARACTERS) {
    throw errors.invalidRequest(`The name or role is longer than ${MAX_IDENTITY_CHARACTERS} characters.`);
  }
  if (typedLanguage === undefined) return { identity, country };
  const language = REPORT_LANGUAGES.find((code) => code === typedLanguage.trim());
  if (language === undefined) throw errors.invalidRequest('Please select a language from the list.');
  return { identity, country, language };
}
