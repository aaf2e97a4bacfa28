/** How a language writes the first of a month, which Intl leaves out. */
const FIRST: Readonly<Record<string, string>> = { fr: '1er', it: '1º', pt: '1º' };

/** An ISO day in the words of a language: `1er avril 2027`. What is no day comes back as it is. */
export function dayInWords(iso: string, language = 'en-GB'): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  const said = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
  const first = FIRST[language];
  return first === undefined ? said : said.replace(/^1 /, `${first} `);
}
