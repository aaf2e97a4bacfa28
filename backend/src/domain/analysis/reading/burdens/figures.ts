import { findAmounts } from '../../recognition/money.ts';
import { anyOf, lowerCase } from '../languages/phrase.ts';
import { sifted } from '../../sieve/sifted.ts';

const PERCENT = sifted(anyOf(['#percent ((a|per|each|every) (day|week|month|year|annum))?'], {}, 'g'));
const TIME = sifted(anyOf(['#time'], {}, 'g'));
const EACH = sifted(
  anyOf([
    '(a|per|each|every|for each|for every) (further|additional|extra|started|begun|full|late)? (quarter|half|part) (of)? (a|an|the)? (hour|day|week|month|year)',
    '(each|every|per|for every|for each) #number (minutes|hours|days|weeks|months|kilometres|miles)',
    '(a|an|per|each|every|for each|for every) (further|additional|late|extra|started|full|whole|remaining)? (day|week|month|hour|year|night|letter|reminder|breach|occasion|kilometre|mile|person|time|visit)',
  ]),
);
const DEADLINE = sifted(
  anyOf([
    '(within|inside|in|under|not later than|no later than|up to|at most|after|for|have|has) (the first|a period of|at least)? #time',
  ]),
);
const NOTICE = sifted(
  anyOf([
    '#time (of)? (prior|written|advance)? (written)? notice',
    'notice of (at least|not less than)? #time',
  ]),
);
const LAST_TIME = sifted(anyOf(['#time']));
/** How long somebody is bound, as against the length of a notice or of a delay beside it. */
const BOUND = sifted(
  anyOf([
    '(bound|serve*|stay*|remain*|minimum|lock-?in|commit*|fixed|term|runs?|lasts?|at least|not less than|not (#word)? (leave|end) ... (before|during|within|in|for)) .. (for|of|is|the|first|to)? (a|the|at least|not less than)? (first|minimum)? (period|term)? (of)? (the)? #time',
    '#time (#word)? (lock-?in|minimum|commitment|fixed term|term|contract|plan)',
    'before (the)? (first)? #time (is|are|has|have) ..',
  ]),
);
const OF_NOTICE = sifted(
  /^['’]?s?,? (?:of |written |prior )*notice|^ after (?:a |the |written |#word )?notice/,
);
/** `S$4,000 is payable, and interest at 1.5% a month`: what stands behind a rate is that of the rate. */
const ANOTHER_RATE = /\d ?%.*$/;
/** Where the courts are that a clause names. */
const COURTS_OF = sifted(
  /\bcourts? (?:of|in|at|sitting (?:in|at)) (?:the )?(?:City of )?(\p{Lu}[\p{L}’'-]{2,20}(?: (?:and |of )?\p{Lu}[\p{L}’'-]{2,20}){0,2})/u,
);
/** Says that more is owed than the sum named: the rest of a term, or a charge beside other things. */
const MORE_THAN_THE_SUM = sifted(
  anyOf([
    '(rest|remainder|balance) of|remaining|outstanding|together with|as well as|in addition|plus|all (fees|rent|payments|sums|costs)',
  ]),
);

/** Before a rate that lowers what is owed, and before the most that is owed. */
const TAKEN_OFF = sifted(
  /\b(?:less|minus|(?:discount|reduction|rebate) of|reduced by|lower(?:ed)? by|discount(?:ed|s)?(?: back)? (?:at|by|with)|discounting at)(?: an?)?(?: rate of)? $/,
);
const CAPPED = sifted(
  /\b(?:up to|at most|capped at|not more than|no more than|never more than|no higher than|not exceeding|(?:a )?maximum of|limited to)(?: a total of| the sum of)? $/,
);

/**
 * The figures of a clause that titles and reasons name: its sum, what that is for, its rate and its length of time. A clause
 * with two of a kind has none of it: which one the title should name is not known.
 */
export function figuresIn(words: string): Readonly<Record<string, string>> {
  const lower = lowerCase(words);
  const sums = findAmounts(words);
  const sum =
    onlyOne(sums.map(({ text }) => text)) !== undefined && !MORE_THAN_THE_SUM.test(lower)
      ? sums[0]
      : undefined;
  // a part that is taken off is not what it costs
  const rate = onlyOne(
    [...PERCENT.matchAll(lower)]
      .filter(({ index }) => !TAKEN_OFF.test(lower.slice(Math.max(0, index - 24), index)))
      .map(([found]) => found),
  );
  // "a month" is part of a price more often than a length of time
  const time = onlyOne(
    [...TIME.matchAll(lower)]
      .map(([found]) => found.replace(/['’]$/, ''))
      .filter((found) => !/^an? /.test(found)),
  );
  const each =
    sum === undefined
      ? undefined
      : (eachBehind(lower.slice(sum.end, sum.end + 60)) ?? EACH_BEFORE.exec(lower.slice(0, sum.start))?.[1]);
  const deadline = LAST_TIME.exec(DEADLINE.exec(lower)?.[0] ?? '')?.[0];
  // with two lengths it is not plain which of them is the notice
  const notice =
    time === undefined ? undefined : LAST_TIME.exec(NOTICE.exec(lower)?.[0] ?? '')?.[0].replace(/['’]$/, '');
  const place = COURTS_OF.exec(words)?.[1];
  const bound = boundIn(lower);
  return {
    ...(sum === undefined
      ? {}
      : {
          sum: CAPPED.test(lower.slice(Math.max(0, sum.start - 32), sum.start))
            ? `up to ${sum.text}`
            : sum.text,
        }),
    ...(each === undefined ? {} : { each }),
    ...(rate === undefined ? {} : { rate }),
    ...(time === undefined ? {} : { time }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(notice === undefined ? {} : { notice }),
    ...(bound === undefined ? {} : { bound }),
    ...(place === undefined ? {} : { place }),
  };
}

/** What a sum is for, by the words behind it; `a day` only where it stands close: `€75, be it the work of a day` names no such sum. */
function eachBehind(behind: string): string | undefined {
  const found = EACH.exec(behind.replace(ANOTHER_RATE, ''));
  if (found === null) return undefined;
  const between = behind.slice(0, found.index);
  return /^an? /.test(found[0]) && /[,;:]/.test(between) && between.length > NEAR ? undefined : found[0];
}
const NEAR = 12;
/** `For each week after that it is not cleared, €50`: said at the beginning of what is charged. */
const EACH_BEFORE = sifted(
  /^[^\p{L}]*((?:for|per) (?:each|every) (?:day|week|month|year|night|hour))\b[^.;]{0,60}$/u,
);

/** The one value that is there; undefined for none, and for several that differ. */
function onlyOne(values: readonly string[]): string | undefined {
  const different = new Set(values);
  return different.size === 1 ? values[0] : undefined;
}

/** The length of time for which somebody is bound, as written; undefined where the words give none, or more than one. */
function boundIn(lower: string): string | undefined {
  const found = BOUND.exec(lower);
  if (found === null) return undefined;
  const times = [...TIME.matchAll(found[0])].map(([time]) => time.replace(/['’]$/, ''));
  const after = lower.slice(found.index + found[0].length);
  return OF_NOTICE.test(after) ? undefined : onlyOne(times);
}
