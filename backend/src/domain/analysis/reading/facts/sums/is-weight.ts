/** `one dog under 40 pounds`, `bags of 50 pounds each`: how heavy something is. */
export const isWeight = ({ 0: words, index, input }: RegExpExecArray): boolean =>
  /pounds?$/i.test(words) &&
  (HEAVY_BEFORE.test(input.slice(Math.max(0, index - 40), index)) ||
    HEAVY_BEHIND.test(input.slice(index + words.length, index + words.length + 20)));
const HEAVY_BEHIND = /^ (?:in weight|of weight|or (?:less|lighter|under)\b(?! a))/i;
const HEAVY_BEFORE =
  /\b(?:dogs?|cats?|pets?|animals?|puppy|weigh(?:s|ing|t)?|baggage|luggage|suitcases?|parcels?|loads?|bags?)\b[^.;\d]{0,24}$/i;
