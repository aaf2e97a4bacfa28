/** A word without its English ending, as far as searching needs it: `renewals`, `renewed` and `renewing` are `renew`. */
export function stem(word: string): string {
  let bare = word.replace(/['’]s?$/, '');
  if (bare.length <= 3) return bare;
  bare = bare
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const short = bare.replace(
    /(?:ments?|ations?|ings?|edly|ed|ers?|ors?|ance|ence|able|ible|ally|ly|ness|als?|ives?|ions?)$/,
    '',
  );
  const cut = short.length >= 4 ? short : bare;
  return cut.replace(/([bdgklmnprtvz])\1$/, '$1').replace(/[ey]$/, '');
}

/** Words that say nothing about what is asked or told. */
const STOP = new Set(
  'a an the of to in on at by for and or is are was be been am do does did done can could may might must shall will would should have has had i me my mine you your yours we us our they them their he she it its his her this that these those there here what which who whom whose when where why how much many long often far any some every each all no not if so as with without from than then into out up down about anything something someone anyone thing else happen happens get got give make need want say says allowed allow let contract agreement paper document clause lease under per etc please tell know see take put go be one ever still also just really actually other party parties side people person deal next day one easily firm kind thing things sure able maybe together alone else apply applies applied count counts mean means possible'.split(
    ' ',
  ),
);

/** The words of a text that carry meaning, as stems, in order. Bounded by the text. */
export function termsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{2,40}(?:['’][\p{L}]{1,3})?|\d[\d.,]{0,15}/gu) ?? [];
  return words.filter((word) => !STOP.has(word)).map((word) => stem(word.replace(/[.,]+$/, '')));
}
