const LENGTH =
  /(?<!\p{L})(?:an?|\d{1,3}|[a-z]{3,12}(?:-[a-z]{3,5})?)[ -](?:\(\d{1,3}\) )?(?:calendar |working |full |clear )?(?:day|week|fortnight|month|year)s?(?!\p{L})/giu;

/** Where lengths of time stand in a sentence, `two weeks` or `a month`, in order of place; which ones they are matters nothing here. */
export const lengthsIn = (sentence: string): { readonly start: number; readonly end: number }[] =>
  Array.from(sentence.matchAll(LENGTH), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ start, end }) => !NONE.test(sentence.slice(start, end)));
const NONE =
  /^(?:the|that|this|these|those|each|every|per|any|which|last|next|first|same|working|calendar)\b/i;
