import type { Country } from '../../../../../config/product.ts';
/** Tesseract's code of each language that is packaged, and the ISO 639-1 code used everywhere else. */
const ISO_BY_OCR_LANGUAGE: Readonly<Record<string, string>> = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  nld: 'nl',
  swe: 'sv',
  nor: 'no',
  dan: 'da',
  hin: 'hi',
  ara: 'ar',
  chi_sim: 'zh',
  jpn: 'ja',
};

/** Every language that comes with the product. */
export const PACKAGED_LANGUAGES: readonly string[] = Object.keys(ISO_BY_OCR_LANGUAGE);

/** Languages in which contracts of a country are written, the most frequent first. */
const BY_COUNTRY: Readonly<Partial<Record<Country, readonly string[]>>> = {
  'United States': ['eng', 'spa'],
  'United Kingdom': ['eng'],
  India: ['eng', 'hin'],
  Canada: ['eng', 'fra'],
  Australia: ['eng'],
  'United Arab Emirates': ['eng', 'ara'],
  Singapore: ['eng', 'chi_sim'],
  Germany: ['deu', 'eng'],
  France: ['fra', 'eng'],
  China: ['chi_sim', 'eng'],
  Japan: ['jpn', 'eng'],
  Brazil: ['por', 'eng'],
  'South Africa': ['eng', 'nld'],
  Mexico: ['spa', 'eng'],
  Netherlands: ['nld', 'eng'],
  Switzerland: ['deu', 'fra', 'ita', 'eng'],
  Spain: ['spa', 'eng'],
  Italy: ['ita', 'eng'],
  Sweden: ['swe', 'eng'],
  Norway: ['nor', 'eng'],
  Denmark: ['dan', 'eng'],
  'New Zealand': ['eng'],
  Ireland: ['eng'],
  Belgium: ['nld', 'fra', 'deu', 'eng'],
  Austria: ['deu', 'eng'],
};

/** Scripts that a model of Latin letters reads as noise. */
const OTHER_SCRIPTS = ['hin', 'ara', 'chi_sim', 'jpn'];

/** Languages to try for a country: its own first, then one of every other script, among those that are there. */
export function languagesFor(country: Country, available: readonly string[]): string[] {
  const own = (BY_COUNTRY[country] ?? ['eng']).filter((code) => available.includes(code));
  const scripts = OTHER_SCRIPTS.filter((code) => available.includes(code));
  const first = own.length > 0 ? own : available.slice(0, 1);
  return [...new Set([...first, ...scripts])];
}

/** ISO 639-1 of an OCR language; a language that an operator added keeps its own code. */
export const isoOf = (ocrLanguage: string): string => ISO_BY_OCR_LANGUAGE[ocrLanguage] ?? ocrLanguage;

/** The OCR language for an ISO code, or null when it is not there. */
export function ocrLanguageFor(iso: string, available: readonly string[]): string | null {
  return available.find((code) => isoOf(code) === iso) ?? null;
}

/** Whether a model is for writing without spaces, in square letters. */
export const isEastAsian = (ocrLanguage: string): boolean => /^(?:chi|jpn)/u.test(ocrLanguage);

/** Whether a model is for letters of the Latin script. */
export const isLatin = (ocrLanguage: string): boolean => !OTHER_SCRIPTS.includes(ocrLanguage);
