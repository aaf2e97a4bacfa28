/** Somebody of whom `he` or `she` may speak beside the sides. */
export const SOMEBODY =
  /\b(?:daughter|mother|wife|mum|mom|sister|aunt|niece|girl|woman|lady|mare|cat|dog|horse|pony|animal|son|father|husband|dad|brother|uncle|nephew|boy|man|child|baby|kid|vet|teacher|doctor|nurse|plumber|builder|electrician|neighbou?r|friend|agent|driver|judge)\b/i;
