import { numberFromWords } from '../../../recognition/durations.ts';
import {
  AFTER_THAT,
  AND_ENOUGH_FROM,
  AND_FROM_OTHER,
  AND_OTHER_GIVES,
  HOLDS_WHEN,
  ONLY_WHEN,
} from '../../languages/en/notice-words.ts';
import type { PaperSides } from '../../sides/side.ts';
import type { FoundLength } from '../find-spans-of-time.ts';
import { isBesideOther, LATER_ON } from './beside-other.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** Longest condition that is repeated in a sentence of ours. */
const LONGEST = 130;

/**
 * `during probation`, `after the first six months`: when the notice holds, in the paper's words; empty where it always does.
 * @param isAnswer whether a question stands in front, which names the case of `Then we give …`
 */
export function holdsWhen(sentence: string, length: FoundLength, isAnswer = false): string {
  const { start } = length;
  const from = Math.max(sentence.lastIndexOf(';', start), sentence.lastIndexOf(':', start)) + 1;
  if (isBesideOther(sentence, length)) return LATER_ON.test(sentence.slice(from, start)) ? CASE : '';
  const said =
    HOLDS_WHEN.exec(sentence.slice(from, start))?.[1] ??
    HOLDS_WHEN.exec(sentence.slice(start, start + 80))?.[1];
  // `but not so that it ends in the first year`: when it does not hold
  if (said !== undefined && NOT_THEN.test(sentence.slice(0, sentence.indexOf(said, from)))) return '';
  if (said !== undefined) return `, ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  // what `After that` points to stands in another sentence
  if (isAnswer || AFTER_THAT.test(sentence.slice(from))) return CASE;
  if (SAVE_FOR.test(sentence.slice(from, start))) return CASE;
  return conditionOf(sentence, length) === null ? '' : CASE;
}

const CASE = ', only in the case named there';

/** `cannot end it, save for unpaid rent after a thirty-day notice`. */
const SAVE_FOR = sifted(
  /\b(?:cannot|can['’]t|can not|may not|shall not|must not|will not|won['’]t|only)\b[^;]{0,120}\b(?:save|except|other than|unless)\b[^;]{0,60}$/i,
);

const NOT_THEN = sifted(/\b(?:not|never|cannot|no (?:earlier|sooner))\b[^,;:.]{0,60}$/i);

/**
 * The case to which a sentence ties a notice, in its own words: `if the house is sold`. Null where whoever gives it needs no more
 * than the wish to. Too long a case is cut to its first words.
 */
export function conditionOf(sentence: string, { start, end }: FoundLength): string | null {
  const from = sentence.lastIndexOf(';', start) + 1;
  const next = sentence.indexOf(';', end);
  const behind = ONLY_WHEN.exec(sentence.slice(end, next < 0 ? sentence.length : next))?.[0];
  const first = sentence.slice(from, start);
  // `The first month is a trial, during which either side may leave on …`
  if (DURING_WHICH.test(first)) return '';
  // `If you do not like the new rent you may leave on …`: the case ends without a comma
  const ahead = ONLY_WHEN.exec(/^[^,]{0,160},/.exec(first)?.[0] ?? /^[^,;]{0,160}$/.exec(first)?.[0] ?? '');
  const opens =
    ahead !== null && /^\W{0,12}(?:\d[\d.]* )?(?:only )?$/.test(ahead.input.slice(0, ahead.index));
  const found =
    behind ?? (opens ? ahead[0] : (WITHOUT_COMMA.exec(sentence.slice(from, start))?.[1] ?? undefined));
  if (found === undefined) return null;
  // `four weeks' notice, or at once if fees are behind`: the case belongs to what is quicker
  if (behind !== undefined && QUICKER.test(sentence.slice(end, sentence.indexOf(behind, end)))) return null;
  // `…, cos if I sell it the buyer won’t wait`: why, and not when
  if (
    behind !== undefined &&
    /\b(?:cos|coz|because|since|as),? $/i.test(sentence.slice(0, sentence.indexOf(behind, end)))
  )
    return null;
  // `…, and if he was short-changed Installer pays`: the case of another rule
  if (
    behind !== undefined &&
    !/^(?:but |and )?only/i.test(behind) &&
    /,? (?:and|but) $/i.test(sentence.slice(end, sentence.indexOf(behind, end)))
  )
    return null;
  const words = found
    .replace(/^(?:but |and )/i, '')
    .replace(CASE_AND_RIGHT, '$1')
    .replace(/,? (?:and|but) (?:shall|will|must|may|can|then)\b[^;]{0,900}$/i, '')
    .replace(/[\s.,;:]+$/, '');
  return words.length <= LONGEST ? words : '';
}

/** `If you find somewhere sooner you may go on`: the case, and what may be done then. */
const CASE_AND_RIGHT =
  /^((?:if|where|when|should)\b.{8,}?),? (?:you|we|they|he|she|either \p{L}+|the \p{L}+) (?:may|can|could) .*$/iu;

const DURING_WHICH = /\b(?:during|within|in) which\b[^;]*$/i;

/** `If that takes more than four months either of us may`: the case in front, though no comma parts it. */
const WITHOUT_COMMA = sifted(
  /^\W{0,12}(?:\d[\d.]* )?((?:if|where|when|in case|should) (?!(?:you|we|I|they|he|she|either|one)\b)[^,;]{6,120}?) (?:either (?:of us|party|side)|you|we|the \p{L}+|both) (?:may|can|could|must|shall|will)\b/iu,
);

/** Between a notice and a case that has nothing to do with it. */
const QUICKER = sifted(
  /\b(?:except|save|unless|but|however|(?:or|and) (?:at once|immediately|straight away|forthwith|sooner|earlier|the same day|without(?: any)? notice|with (?:immediate|no)|on|with|in))\b/i,
);

/** `… and we give four`: the other half of a sentence that gives two sides a notice each; null where there is none. */
export function otherHalf(
  sentence: string,
  length: FoundLength,
  { all }: PaperSides,
  first: string | null = null,
): { readonly who: string; readonly length: FoundLength } | null {
  const behind = sentence.slice(length.end, length.end + 90);
  const match =
    AND_OTHER_GIVES.exec(behind) ?? AND_FROM_OTHER.exec(behind) ?? forOther(behind) ?? enoughFrom(behind);
  if (match === null) return null;
  const said = match[1]!.toLowerCase().replace(/^(?:the|an?) /, '');
  const name = said === 'us' ? 'we' : said === 'me' ? 'i' : said;
  const named = all.find(({ mentions, pronoun }) => pronoun === name || mentions.includes(name));
  // of two sides the one that did not give the first, by whatever role it is called here
  const rest = all.length === 2 && all.some(({ id }) => id === first) && ROLE.test(said);
  const side = named ?? (rest ? all.find(({ id }) => id !== first) : undefined);
  const count = /^\d/.test(match[2]!) ? Number(match[2]) : numberFromWords(match[2]!);
  if (side === undefined || count === null || count < 1) return null;
  const unit = match[3]?.toLowerCase() as FoundLength['unit'] | undefined;
  const words = match[0].slice(match[0].lastIndexOf(match[2]!));
  const start = length.end + match.index + match[0].length - words.length;
  return {
    who: side.id,
    length: {
      ...length,
      start,
      end: start + words.length,
      words,
      count,
      ...(unit === undefined ? {} : { unit }),
    },
  };
}

const ROLE =
  /^(?:employ(?:er|ee)|company|firm|worker|landlord|landlady|tenant|owner|lodger|sponsor|hirer|customer|client|club|member|school|parents?)$/i;

/** The same words in the order in which the other halves are written: who, how many, of what. */
function enoughFrom(behind: string): RegExpExecArray | null {
  const match = AND_ENOUGH_FROM.exec(behind);
  if (match === null) return null;
  const [whole, count, unit, who] = match;
  const cut = whole.slice(0, whole.search(/ (?:is|are|will|suffices?)\b/u));
  return Object.assign([cut, who, count, unit], { index: match.index, input: behind }) as RegExpExecArray;
}

const FOR_EACH = sifted(
  /^['’]?s?['’]?(?: notice| warning)? for (?:me|us|you|the \p{L}+),? (?:and|but) (\p{L}{3,10}|\d{1,3}) (day|week|month)s?['’]?(?: notice| warning)? for (me|us|you|(?:the )?\p{L}+)\b/iu,
);

/** `a month’s notice for us and two weeks for you`, in the order in which the other halves are written: who, how many, of what. */
function forOther(behind: string): RegExpExecArray | null {
  const match = FOR_EACH.exec(behind);
  if (match === null) return null;
  const [whole, count, unit, who] = match;
  const cut = whole.slice(0, whole.search(/ for \S+(?: \S+)?$/u));
  return Object.assign([cut, who, count, unit], { index: match.index, input: behind }) as RegExpExecArray;
}
