import { numberFromWords } from '../recognition/durations.ts';
import { numbersOfWord } from '../recognition/number-words.ts';
import { ROLE_WORDS } from '../recognition/roles.ts';

/** Words of which one changes the meaning of a clause. */
const TURNING =
  /^(?:not|no|never|neither|nor|none|cannot|without|except|unless|only|shall|must|may|might|can|could|will|would|should|need|n't|excluding|including|before|after|less|more|most|any|all|each|either|both|prior|within|days?|weeks?|months?|years?|business|calendar|per|percent|least)$/;
/** The same in the languages that papers come in: negations, and who may or must. */
const TURNING_ELSEWHERE =
  /^(?:nicht|kein(?:e[mnrs]?)?|nie|ohne|darf|dürfen|muss|müssen|pas|sans|jamais|aucune?|peut|doit|sin|nunca|ningún|ninguna|puede|debe|não|sem|nenhuma?|pode|deve|non|senza|nessun[ao]?|può|niet|geen|zonder|mag|moet|inte|ingen|inget|ikke|intet|uten|uden|utan|får|skal|ska)$/;
const NUMBER_WORD =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|quarter|third|double|twice|first|second)$/;

/** Who owes what to whom is meaning too: roles must stand in the same order. */
const ROLES = new Set([...ROLE_WORDS, 'you', 'we', 'us', 'party', 'parties']);

/** Whether two stretches have the same turning words in the same order; `4` and `vier` are one number. */
export function weighTheSame(a: readonly string[], b: readonly string[]): boolean {
  if (weighty(a) === weighty(b)) return true;
  const [left, right] = [a.map(inDigits), b.map(inDigits)];
  return weighty(left) === weighty(right);
}

/** Number words in digits; those of several meanings (`due`, `to`, `ein`) stay words. */
function inDigits(word: string): string {
  const english = numberFromWords(word);
  if (english !== null) return String(english);
  const [value = 1, ...others] = AMBIGUOUS.test(word) ? [] : numbersOfWord(word);
  return value > 1 && others.length === 0 ? String(value) : word;
}

/** Words that are numbers in one language and something else in another. */
const AMBIGUOUS = /^(?:to|due|fire|sei|en|ni|ti|sex|cent|acht)$/;

const weighty = (words: readonly string[]) =>
  words
    .map((word) => word.replace(/[.,:/-]+$/, ''))
    .filter(
      (word) =>
        /\d/.test(word) ||
        NUMBER_WORD.test(word) ||
        TURNING.test(word) ||
        TURNING_ELSEWHERE.test(word) ||
        ROLES.has(word),
    )
    .join(' ');
