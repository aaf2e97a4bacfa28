import { readReader } from '../domain/analysis/read-reader.ts';
import { countryNamed } from './country.ts';

/** The options of every command that reads a document for somebody, as `parseArgs` takes them. */
export const READER_OPTIONS = {
  identity: { type: 'string', default: '' },
  country: { type: 'string', default: '' },
} as const;

/** The reader of these options; the country in any case. Throws `invalid_request` where one is missing or unknown. */
export const readerFrom = (
  given: { readonly identity: string; readonly country: string },
  language?: string,
) => readReader(given.identity, countryNamed(given.country) ?? given.country, language);
