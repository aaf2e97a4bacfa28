/**
 * Sentences that leave out what ties the quoted words down: the warning that comes first, the one case they speak of, the part that
 * they take, the excuse that they allow. The sentence is left out, and the point stays. This page knows English.
 */
interface Tie {
  readonly inQuote: RegExp;
  readonly unless?: RegExp;
  readonly said: RegExp;
}

const TIES: readonly Tie[] = [
  {
    // a warning comes first
    inQuote:
      /\b(?:after|on|with|following|by)\b[^.;]{0,40}\b(?:warnings?|reminders?|letters?|notices?)\b|\b(?:days?|weeks?|months?)['’]? (?:of )?(?:written |prior )?(?:warning|notice)\b/i,
    unless: /\b(?:without|no) (?:any |prior )?(?:notice|warning)\b|\bat once\b|\bimmediate|\bforthwith\b/i,
    said: /\bwithout (?:any |a )?(?:notice|warning|letter|reminder)\b|\bwith no (?:notice|warning)\b|\bat once\b|\bimmediately\b|\bovernight\b/i,
  },
  {
    // a measure that can be held against them
    inQuote: /\breasonabl[ey]\b/i,
    said: /\bany (?:view|reason|grounds?|opinion|cause)\b|\bwithout (?:(?:a|any|giving a|giving any) )?(?:reason|ground)\b|\bfor no reason\b|\bat will\b|\bwhatever they (?:think|like|want)\b|\bas they (?:please|like)\b/i,
  },
  {
    // something comes back
    inQuote:
      /\b(?:and|we|I) (?:pay|give|send|hand) back\b|\b(?:is|are|be) (?:given|paid|handed|sent) back\b|\bcomes? back to you\b/i,
    unless:
      /\b(?:not|never|no|nothing|n['’]t|you (?:must |shall |will |have to )?(?:pay|give|return|send))\b/i,
    said: /\bnothing (?:at all )?(?:comes |goes )?back\b|\b(?:you )?gets? nothing\b|\bno refund\b/i,
  },
  {
    // a part, told as all of it
    inQuote:
      /\b(?:as|so) much\b[^.;]{0,30}\bas (?:covers?|is (?:owed|due|needed)|it takes)\b|\bonly (?:what|as much)\b/i,
    unless: /\b(?:all|everything|whole|entire)\b/i,
    said: /\b(?:all (?:of )?(?:your|the)|everything|the whole|entire)\b|\ball \d/i,
  },
  {
    // an excuse that counts
    inQuote:
      /\b(?:unless|except|save)\b[^.;]{0,40}\b(?:ill|illness|sick|sickness|crook|unwell|hurt|injured)\b/i,
    said: /\beven (?:if|when|where) you(?:['’]re| are| fall| get)? (?:\p{L}+ )?(?:ill|sick|crook|unwell|hurt)\b|\beven in illness\b|\billness included\b/iu,
  },
  {
    inQuote:
      /\b(?:unless|except|save|provided|as long as)\b|\bwith (?:\p{L}+|\d+) (?:hours?|days?|weeks?|months?)['’]? (?:of )?(?:warning|notice)\b/iu,
    unless: /\b(?:whatever|regardless|any reason|in any case|in all cases)\b/i,
    said: /\bwhatever (?:the (?:reason|cause|warning|notice)|happens)\b|\bin (?:any|every) case\b|\bno matter\b/i,
  },
  {
    // once, told as for good
    inQuote:
      /\bfor (?:one|a|the|this) (?:single )?(?:summer|winter|season|day|night|weekend|week|month|year|evening|occasion)\b/i,
    unless: /\b(?:each|every|always|any time|whenever)\b/i,
    said: /\bwhenever (?:she|he|they|it|you) (?:likes?|wants?|pleases?)\b|\bfor (?:good|ever)\b|\bforever\b|\bpermanently\b/i,
  },
];

/** `A third redraw is $80`: neither each nor the first one. */
const COUNTED = /\b(?:an?|the|any|every|each)? ?(second|third|fourth|fifth|sixth|tenth)\s(\p{L}{4,})/giu;

function countsFromFirst(sentence: string, quote: string): boolean {
  return [...quote.matchAll(COUNTED)].some(([, , noun = '']) =>
    new RegExp(String.raw`\b(?:each|every|the first|any) (?:one|${noun.slice(0, 5)}\p{L}*)\b`, 'iu').test(
      sentence,
    ),
  );
}

/** `The first tuning is yours`, of words that know no first one, where the paper has one elsewhere. */
export function namesFirst(sentence: string, paragraph: string, paper: string): boolean {
  const noun = /\bthe first (\p{L}{4,})/iu.exec(sentence)?.[1];
  const first = new RegExp(String.raw`\bfirst ${noun}\b`, 'i');
  return noun !== undefined && !first.test(paragraph) && first.test(paper);
}

/** `Ask for a letter first`, where the words have a letter first. */
export function asksForGiven(
  advice: string,
  { around: quote, paragraph }: { readonly around: string; readonly paragraph: string },
): boolean {
  if (ASKS_TO_BE_TOLD.test(advice) && TELLS_FIRST.test(paragraph)) return true;
  const asked =
    /^ask for (?:an? )?(?:written |prior |earlier )?(warning|letter|reminder|notice)\b(?! of| period)/i.exec(
      advice,
    )?.[1];
  return (
    asked !== undefined &&
    new RegExp(String.raw`\b${asked}\b`, 'i').test(quote) &&
    !/\b(?:no|without)\b/i.test(quote)
  );
}

const ASKS_TO_BE_TOLD =
  /^ask (?:to be|that you are) (?:told|warned|notified|informed)\b(?! (?:why|how|what|who|where))/i;
const TELLS_FIRST =
  /\b(?:we|I) (?:always |will |shall )?(?:send|tell|give|ring|call|text|show|warn|notify|let)\b[^.;]{0,40}\b(?:first|beforehand)\b/i;

const EACH_MONTH =
  /\b(?:each|every) (january|february|march|april|may|june|july|august|september|october|november|december)\b/gi;

/** `Prices change each May`, where they do each July. */
function namesOtherMonth(sentence: string, quote: string): boolean {
  const inQuote = Array.from(quote.matchAll(EACH_MONTH), ([, month = '']) => month.toLowerCase());
  return (
    inQuote.length > 0 &&
    [...sentence.matchAll(EACH_MONTH)].some(([, month = '']) => !inQuote.includes(month.toLowerCase()))
  );
}

/** Whether a sentence leaves out the case, the count or the warning that its words are tied to. */
export const forgetsCase = (sentence: string, quote: string): boolean =>
  TIES.some(
    ({ inQuote, unless, said }) => said.test(sentence) && inQuote.test(quote) && unless?.test(quote) !== true,
  ) ||
  countsFromFirst(sentence, quote) ||
  namesOtherMonth(sentence, quote);
