import { detectLanguage } from './detect-language.ts';

/** Paragraphs shorter than this do not tell their language. */
const TELLING = 60;
/** Paragraphs that are looked at. */
const LOOKED_AT = 400;
/** Share of English paragraphs from which a paper in another language is read as far as it goes. */
const ENGLISH_SHARE = 0.3;

type Paragraphs = readonly { readonly text: string }[];

/** Whether so much of a paper in another language is in English that those parts are worth reading. */
export function isPartlyEnglish({ paragraphs }: { readonly paragraphs: Paragraphs }): boolean {
  const counts = languagesOf(paragraphs);
  const telling = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const english = counts.get('en') ?? 0;
  return english >= 3 && english >= telling * ENGLISH_SHARE;
}

/** In how many paragraphs each language stands, of those that tell. */
export function languagesOf(paragraphs: Paragraphs): Map<string, number> {
  const step = Math.max(1, Math.floor(paragraphs.length / LOOKED_AT));
  const counts = new Map<string, number>();
  for (let index = 0; index < paragraphs.length; index += step) {
    const { text } = paragraphs[index]!;
    if (text.length < TELLING) continue;
    const language = detectLanguage(text.slice(0, 600));
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return counts;
}
