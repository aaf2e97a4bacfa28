import { joinPhrases } from './phrases.ts';

/** Verbs whose past is not made with an ending. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'paid pay sent send kept keep told tell held hold bought buy sold sell lent lend lost lose taken take took take broken break ' +
    'broke break withdrawn withdraw driven drive made make brought bring built build left leave given give gave give spent spend ' +
    'written write wrote write chosen choose begun begin began begin met meet found find fallen fall fell fall stolen steal ' +
    'understood understand undertaken undertake undertook undertake worn wear drawn draw shown show known know borne bear ' +
    'children child people person wives wife halves half used use using use owed owe owing owe owner own thieves thief knives knife'
  )
    .split(' ')
    .reduce<[string, string][]>((pairs, word, index, words) => {
      if (index % 2 === 0) pairs.push([word, words[index + 1]!]); // the list is of pairs
      return pairs;
    }, []),
);

/** Endings, longest first, and how many letters have to be left of the word. */
const ENDINGS: readonly (readonly [ending: string, least: number])[] = (
  'ifications ification ications ication ability ibility ations ation ating ators ator ments ment ances ance ences ence ities ' +
  'ity ated ates ate ures ure ings ing edly able ible ally ness ives ive ions ion ery als ers ors al er or ed ly'
)
  .split(' ')
  .toSorted((a, b) => b.length - a.length)
  .map((ending) => [ending, ending === 'ing' || ending === 'ed' ? 3 : 4]);

/** A word without its English ending, as far as searching needs it: `renewals`, `renewed` and `renewing` are `renew`. */
export function stem(word: string): string {
  let bare = word.replace(/['’]s?$/, '');
  bare = IRREGULAR.get(bare) ?? bare;
  if (bare.length <= 3) return bare;
  bare = bare
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const found = ENDINGS.find(
    ([ending, least]) => bare.length - ending.length >= least && bare.endsWith(ending),
  );
  const cut = found === undefined ? bare : bare.slice(0, -found[0].length);
  return cut.replace(/([bdgklmnprtvz])\1$/, '$1').replace(/[ey]$/, '');
}

/** Words that say nothing about what is asked or told. */
const STOP = new Set(
  'a an the of to in on at by for and or is are was be been am do does did done can could may might must shall will would should have has had i me my mine you your yours we us our they them their he she it its his her this that these those there here what which who whom whose when where why how much many long often far any some every each all no not if so as with without from than then into out up about anything something someone anyone thing else happen happens get got give make need want say says allowed allow let contract agreement paper document clause lease under per etc please tell know see take put go be one ever still also just really actually other party parties side people person deal next day one easily firm kind thing things sure able maybe together alone else apply applies applied count counts mean means possible'.split(
    ' ',
  ),
);

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const IN_DIGITS: ReadonlyMap<string, string> = new Map([
  ...ONES.slice(2).map((word, index) => [word, String(index + 2)] as const),
  ...TENS.slice(3).map((word, index) => [word, String((index + 3) * 10)] as const),
]);
const SPELT_PAIR =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](one|two|three|four|five|six|seven|eight|nine)\b/g;

/** Groups of three digits, and of two as in `1,80,000`, with what stands between them. */
const GROUPED = /(?<![\d.,/-])\d{1,3}(?:[,.' \u00a0\u202f’]\d{2,3}){0,4}[,.' \u00a0\u202f’]\d{3}(?!\d)/g;

/** Numbers in one form: `1,80,000` and `180 000` are `180000`, `.00` is dropped, `twenty-four` is `24`. */
const evenNumbers = (text: string) =>
  text
    .replace(SPELT_PAIR, (_, tens: string, one: string) =>
      String(TENS.indexOf(tens) * 10 + ONES.indexOf(one)),
    )
    .replace(GROUPED, (figure) => figure.replace(/\D/g, ''))
    .replace(/(\d)[.,]00?(?!\d)/g, '$1');

/** What is left of a verb behind another word: `she's`, `I've`, `we'll`. */
const SHORTENED = /['’](?:s|m|re|ve|ll|d)$/;
/** A verb that helps, with its “not”: `don't`, `wouldn't`. */
const DENIED = /n['’]t$/;

/** The words of a text that carry meaning, as stems, in order; numbers as digits. Bounded by the text. */
export function termsOf(text: string): string[] {
  const words =
    evenNumbers(joinPhrases(text.toLowerCase())).match(
      /[\p{L}\p{M}]{2,40}(?:['’][\p{L}]{1,3})?|\d[\d.,]{0,15}/gu,
    ) ?? [];
  return words
    .filter((word) => !STOP.has(word.replace(SHORTENED, '')) && !DENIED.test(word))
    .map((word) => IN_DIGITS.get(word) ?? stem(word.replace(/[.,]+$/, '')));
}

/** Whether a term is a number. */
export const isNumber = (term: string): boolean => /^\d/.test(term);
