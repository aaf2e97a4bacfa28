import type { Sentence } from '../../../document/legal-text.ts';
import { ASKS_ONLY, LEAVES_DEAL, LEAVING, NOT_THE_DEAL } from '../../languages/en/leaving.ts';
import { ENDS_A_PART } from '../../languages/en/notice-words.ts';
import type { PaperSides } from '../../sides/side.ts';

/** Whether a sentence is about ending the deal itself, and says something of it. */
export const endsTheDeal = (words: string): boolean => {
  const bare = words.replace(NO_LEAVING, ' ');
  return (
    LEAVES_DEAL.test(bare) &&
    !ASKS_ONLY.test(words) &&
    !NOT_THE_DEAL.test(words) &&
    !ENDS_A_PART.test(words.replace(ANY_DAY, ' '))
  );
};

/** `You can stop any day`: a day on which it ends, and no day that is stopped. */
const ANY_DAY = /\b(?:on )?any day\b|\b(?:the|this|your) booking\b/gi;

/** `If Hei Tung cancels`: somebody by name who is no side leaves, or does not come. */
export function isOfSomebody({ text: words }: Sentence, { all }: PaperSides): boolean {
  const named = BY_NAME.exec(words)?.[1]?.toLowerCase();
  return (
    named !== undefined &&
    !all.some(({ mentions, name }) => [...mentions, name?.toLowerCase()].includes(named))
  );
}
const BY_NAME =
  /^\W{0,4}(?:If|When|Should) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:leaves?|cancels?|stops?|withdraws?|quits?)\b/u;

/** Whether what comes in front of leaving makes it hang on a case: `If our prices go up …, and you can leave`. */
export function hangsOnCase(words: string): boolean {
  const first = IN_CASE.exec(words);
  return first !== null && first[0].length <= (LEAVES_DEAL.exec(words)?.index ?? 0);
}
const IN_CASE =
  /^\W{0,4}(?:if|where|when|should|unless|on an?|in (?:that|this|such) (?:case|event))\b[^.;,]*,/i;

/** `After the end` tells when something else happens, and a `termination payment` is money. */
export const speaksOfLeaving = (words: string): boolean => {
  const bare = words.replace(NO_LEAVING, ' ');
  return LEAVING.test(bare) || LEAVES_DEAL.test(bare);
};
const NO_LEAVING =
  /\b(?:leaves? (?:my|our|your|his|her|their|the) (?:yard|shop|store|warehouse|factory|port|garage|workshop|farm|depot|stable|hands)|(?:do not|don['’]t|does not|doesn['’]t) (?:just|simply|merely) (?:\w+ ){0,4}cancel|(?:the|an|its|such) end|termination (?:payments?|dates?|sums?|packages?|agreements?|letters?))\b/gi;
