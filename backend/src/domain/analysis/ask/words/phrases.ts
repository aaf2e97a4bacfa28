/** Verbs of several words, as one word that searching knows. Bounded; run on a question or one sentence, in lower case. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bcall(?:s|ed|ing)?(?: \w{2,9}){0,2} off\b/g, 'cancel'],
  [/\b(?:back|pull|drop|get|gets|getting|opt|opts|opted|opting)(?:ing|s|ed)? out\b/g, 'withdraw'],
  [
    /\bwalk(?:s|ed|ing)? away\b|\bmov(?:e|es|ed|ing)(?: \w{2,7})? out\b|\bpart(?:s|ed|ing)? (?:company|ways)\b/g,
    'leave',
  ],
  [/\bmov(?:e|es|ed|ing) in\b|\bmoving-in\b/g, 'arrival start'],
  [/\bg(?:o|oes|oing|one) up\b|\bwent up\b|\bput(?:s|ting)?(?: \w{2,7}){0,2} up\b/g, 'increase'],
  [/\bpa(?:y|ys|id|ying)(?: \w{2,7}){0,2} back\b/g, 'repay'],
  [
    /\b(?:give|gives|giving|get|gets|have|has|hand|hands|handed|send|sends|bring|brings|take|takes)(?: \w{2,7}){0,2} back\b/g,
    'return',
  ],
  [/\bhand(?:s|ed|ing)?(?: \w{2,7}){0,2} over\b|\bhanding-over\b/g, 'handover'],
  [/\bpick(?:s|ed|ing)?(?: \w{2,7}){0,2} up\b/g, 'collect'],
  [/\b(?:cut|cuts|turn|turns|switch|switched)(?:ing|ed)?(?: \w{2,7}){0,2} off\b/g, 'suspend'],
  [/\btak(?:e|es|en|ing)(?: \w{2,7}){0,2} over\b/g, 'acquire'],
  [/\bsa(?:y|ys|id|ying) no\b|\bturn(?:s|ed|ing)?(?: \w{2,7})? down\b/g, 'refuse'],
  [/\b(?:kick|throw|put)(?:s|ed|n|ing)?(?: \w{2,9}){0,2} out\b/g, 'evict'],
  [/\blet(?:s|ting)?(?: \w{2,9}){1,2} go\b/g, 'dismiss'],
  [/\bfall(?:s|en|ing)? behind\b|\bbehind with\b|\bnot (?:been )?pa(?:id|y)\b|\bnon-?payment\b/g, 'unpaid'],
  [/\bcooling[- ]off\b|\bchange (?:my|your|his|her|their) mind\b/g, 'withdraw'],
  [/\bper cent\b/g, 'percent'],
  [
    /\b(?:ha(?:ve|ving)|throw(?:ing)?|hold(?:ing)?|host(?:ing)?)(?: \w{1,9}){0,2} part(?:y|ies)\b/g,
    'celebrate',
  ],
];

/** A text in lower case with verbs of several words made one: `called the visit off` is `cancel the visit`. */
export const joinPhrases = (text: string): string =>
  PHRASES.reduce(
    (words, [phrase, one]) =>
      words.replace(phrase, (found: string) => [one, ...found.split(' ').slice(1, -1)].join(' ')),
    text,
  );
