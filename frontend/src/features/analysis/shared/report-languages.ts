import { REPORT_LANGUAGES, type ReportLanguage } from '../../../../../config/product.ts';

/** Each language by its own name, so that whoever needs it finds it. */
const NAMES: Readonly<Record<ReportLanguage, string>> = {
  en: 'English',
  document: 'The document’s language',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português (Brasil)',
  it: 'Italiano',
};

/** The languages that can be chosen, as the form lists them. */
export const LANGUAGE_NAMES: readonly string[] = REPORT_LANGUAGES.map((code) => NAMES[code]);

export const languageName = (code: ReportLanguage): string => NAMES[code];

/** The language of a name in the list; English for any other. */
export const languageNamed = (name: string): ReportLanguage =>
  REPORT_LANGUAGES.find((code) => NAMES[code] === name) ?? 'en';
