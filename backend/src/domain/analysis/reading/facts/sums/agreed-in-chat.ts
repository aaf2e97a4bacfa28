const SAYS_YES =
  /(?:\n|: )(?:(?:ok(?:ay)?|deal|agreed|done|fine)[,:]? (?:then )?|(?:ok |okay )?let['’]s say )$/i;
const ENDS = /^(?:\s*$|\n|[.,!;)]| (?:then|it is|and|in cash|all in)\b)/i;

/** `Ida: ok 550`, `Let’s say 380.`: whether the bare figure between these words is the sum to which somebody says yes. */
export const isAgreedInChat = (before: string, after: string): boolean =>
  SAYS_YES.test(before) && ENDS.test(after);
