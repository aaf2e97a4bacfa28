import { findAmounts } from '../../recognition/money.ts';
import { anyOf, lowerCase } from '../languages/phrase.ts';

const PERCENT = anyOf(['#percent ((a|per|each|every) (day|week|month|year|annum))?'], {}, '');
const TIME = anyOf(['#time'], {}, '');
const EACH = anyOf([
  '(a|an|per|each|every|for each|for every) (further|additional|late|extra|started)? (day|week|month|hour|year|night|letter|reminder|breach|occasion|kilometre|mile|person|time|visit)',
]);

/** The figures of a clause that titles and reasons name: the first sum, rate and length of time, and what each is for. */
export function figuresIn(words: string): Readonly<Record<string, string>> {
  const lower = lowerCase(words);
  const sum = findAmounts(words)[0];
  const rate = PERCENT.exec(lower)?.[0];
  const time = TIME.exec(lower)?.[0];
  const each = sum === undefined ? undefined : EACH.exec(lower.slice(sum.end, sum.end + 60))?.[0];
  return {
    ...(sum === undefined ? {} : { sum: sum.text }),
    ...(each === undefined ? {} : { each }),
    ...(rate === undefined ? {} : { rate }),
    ...(time === undefined ? {} : { time }),
  };
}
