/** The words of an open bracket right in front of a sum. */
const OPEN = /\(([^()]{2,60})$/;
const LEADS =
  /^(?:incl(?:usive|uding|udes|\.)?|excl(?:usive|uding|udes|\.)?|after|before|plus|less|minus|net|of which|being|with|on top|added|add)(?: of)? (?:the |an? )?/i;
const TRAILS = /(?: (?:of|at|is|was|for|to|@)|:| =| [–—-])? *(?:\d+(?:[.,]\d+)? ?%)?(?: of)?$/i;
const NAME = /^\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}$/u;
/** Words that tell the same sum once more, or only how it is reckoned. */
const SAME =
  /\b(?:about|approx\w*|roughly|around|circa|equivalent|equals?|or|i\.?e|say|currently|now|at present|up to|min|max|minimum|maximum|from|in words|each|per)\b/i;

/** `£24 (bank holidays £36)`: the words in front of a second sum. Undefined where they tell the same sum once more. */
export function behindSum(before: string): string | undefined {
  const words = BEHIND_SUM.exec(before)?.[1];
  return words === undefined || SAME.test(words) ? undefined : words;
}
const BEHIND_SUM = /\d \(([\p{L}][\p{L} -]{3,28}?):? $/u;

/**
 * What a sum is that stands in a bracket behind the label of its row: `Net sum (after GST of Rs. 1,056)` tells `GST`. Null where no
 * bracket is open or where it tells the sum of the row itself; empty where its words name nothing.
 * @param before the words of the row up to the sum
 */
export function inBracket(before: string): string | null {
  const words = OPEN.exec(before.trimEnd())?.[1];
  if (words === undefined || SAME.test(words) || /\d[^%]*$/.test(words.replace(/\d+(?:[.,]\d+)? ?%/g, '')))
    return null;
  const name = words.trim().replace(LEADS, '').replace(TRAILS, '').trim();
  return NAME.test(name) ? name : '';
}
