import { remembered } from '../remembered/remembered.ts';

/** Frequent small words that tell languages of the Latin script apart. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in shall any or by this be is for with that you will',
  de: 'der die und das des den dem ist mit von für nicht ein eine zu auf wird oder bei',
  fr: 'le la les des et du est une un dans pour par sur que au ou ne il aux',
  es: 'el los las del y una un en por para con que se su al es la o',
  it: 'il di che del della e per una un con non nel alla dei gli le è da al',
  pt: 'o os da do das dos e em uma um para com não que se ao pela pelo no na',
  nl: 'de het een en van is niet met voor op aan te dat door wordt zijn of bij',
  pl: 'i w na z do nie się jest o oraz lub od przez dla po za ze we jego jej może być niniejszej umowy umowa najemca strony stron zł dnia',
  sv: 'och att det som en ett är av för med till den på inte ska skall om vid',
  da: 'og at det som en et er af for med til den på ikke skal ved eller har fra hver måned måneden lejeren lejer udlejer efter mellem bliver',
  no: 'og å det som en et er av for med til den på ikke skal ved eller fra per måned hver partene avtalen arbeidstakeren leietakeren utleier etter mellom blir',
};

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['ru', /[\u0400-\u04ff]/g],
];

/** Names of languages for sentences to the reader. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  sv: 'Swedish',
  da: 'Danish',
  no: 'Norwegian',
  nb: 'Norwegian',
  ja: 'Japanese',
  zh: 'Chinese',
  ko: 'Korean',
  ar: 'Arabic',
  hi: 'Hindi',
  ru: 'Russian',
};

/** Guesses the language from scripts and small words in samples of the text; null where nothing tells. */
export const detectLanguage = remembered(languageOf);

function languageOf(text: string): string | null {
  const sample = samplesOf(text);
  const isAscii = !/[^\p{ASCII}]/u.test(sample);
  const letters = isAscii ? lettersOfAscii(sample) : (sample.match(/\p{L}/gu)?.length ?? 0);
  if (letters < 20) return null;
  for (const [language, script] of isAscii ? [] : SCRIPTS) {
    const count = sample.match(script)?.length ?? 0;
    if (count > letters * (language === 'ja' ? 0.1 : 0.3)) return language;
  }
  const words =
    sample
      .replace(ENGLISH_I, 'the')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let best: string | null = null;
  let bestScore = 0.05;
  for (const [language, small] of SMALL_WORDS_OF) {
    let hits = 0;
    for (const word of small) hits += counts.get(word) ?? 0;
    const score = hits / words.length;
    if (score > bestScore) [best, bestScore] = [language, score];
  }
  return best;
}

const SMALL_WORDS_OF = Object.entries(SMALL_WORDS).map(
  ([language, small]) => [language, small.split(' ')] as const,
);

function lettersOfAscii(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) | 0x20;
    if (letter >= 0x61 && letter <= 0x7a) count++;
  }
  return count;
}

/** A capital `I` within a sentence is English alone, as `i` is a word of Italian and Polish: it counts as an English small word. */
const ENGLISH_I = /(?<=[\p{Ll},;]\s)I(?=\s|['’])|(?<!\p{L})I(?=['’](?:m|ll|ve|d)(?!\p{L}))/gu;

/** Beginning, middle and end: enough to tell, and bounded. */
function samplesOf(text: string): string {
  if (text.length <= 12_000) return text;
  const middle = text.length >> 1;
  return [text.slice(0, 4_000), text.slice(middle, middle + 4_000), text.slice(-4_000)].join('\n');
}
