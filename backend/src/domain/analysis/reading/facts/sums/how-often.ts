import type { Period } from '../../../report/report.ts';
import { PERIOD_WORDS } from '../../languages/en/money/period-words.ts';

/** How often a sum is due where no period of the calendar says it: `€30 per evening`. */
const OCCASION =
  /^[,)]?\s?(?:an?|per|each|every|for each|for every|\/) ?(?:further )?(night|evening|fortnight|term|lesson|session|class|person|head)\b/i;

const A_HEAD_A_WEEK = /^ (?:a|per) (?:head|person) (?:a|per) (?:hour|day|night|week|month|year)\b/;

/** `$8 for each quarter of an hour`, `EUR 0.12 per word`: what a sum is counted by where no period says it. */
const FOR_EACH =
  /^ (?:(?:for )?(?:each|every)|per) (?!(?:of|to|and|or|if|when|that|in|on|at|for|last|next|this)\b)((?:[a-z-]{2,14} ){0,2}?[a-z-]{3,14}(?: of an hour)?)(?=[.,;:)\n]|$| (?:of|after|from|that|which|in|on|over|the|it|if|when|without|with|is|are|you|we|and|or|plus|begun|late|at|to|until|beyond)\b)/;

/** `$325 for each full month still to run`: a sum that is owed many times over is told with what it is counted by. */
const FOR_WHAT_IS_LEFT =
  /^ for (?:each|every) (?:(?:(?:full|whole|complete|remaining|unexpired|outstanding) ){1,2}(?:month|week|year|quarter|season|instalment)(?: (?:left|still to run|to go|not (?:yet )?(?:served|worked)|early))?|(?:month|week|year|quarter|season|instalment) (?:that is |that are )?(?:left|remaining|still to run|to go|unexpired|outstanding|not (?:yet )?(?:served|worked)|early))\b/i;

/** How often a sum is due, in words that follow it: ` a month`, ` a person`, ` for each quarter of an hour`; empty where nothing says it. */
export function howOften(behind: string, period: Period | null): string {
  const left = FOR_WHAT_IS_LEFT.exec(behind)?.[0];
  if (left !== undefined) return left;
  const told = OCCASION.exec(behind)?.[1]?.toLowerCase();
  if (told !== undefined) {
    // `€18 a head a week`: a head may be an animal's
    const rate = told === 'head' || told === 'person' ? A_HEAD_A_WEEK.exec(behind)?.[0] : undefined;
    return rate ?? ` ${/^[aeiou]/.test(told) ? 'an' : 'a'} ${told}`;
  }
  if (period !== null) return PERIOD_WORDS[period];
  const counted = FOR_EACH.exec(/^[^\n]*/.exec(behind)![0])?.[1];
  return counted === undefined ? '' : ` for each ${counted}`;
}
