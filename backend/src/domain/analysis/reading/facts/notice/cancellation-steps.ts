import type { LegalText, Sentence } from '../../../document/legal-text.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** Fewest steps that make a scale, and most that are quoted. */
const FEWEST = 2;
const MOST = 6;
const LONGEST = 220;
/** Paragraphs above the first step in which it may say what the steps are for. */
const ABOVE = 2;
const LOOKED = 6;

const UNIT = '(?:hours?|days?|weeks?|months?)';
/** `More than 14 days before`, `2 to 6 days`, `Within 3 days of order`, `Under 6 weeks`, `12 to 6 weeks`. */
const STEP = new RegExp(
  String.raw`^\W{0,4}(?:(?:if you cancel|cancel(?:lation|led|ling)?|notice)\b[^.;|]{0,30}?[:,]? )?(?:(?:more|less|fewer|later|earlier) than|at least|between|within|under|over|after|before|up to|from|in the (?:last|first)|\d{1,3}(?: ${UNIT})? ?(?:to|–|-|or)|\d{1,3}\+?) ?[^.;|]{0,24}?\b${UNIT}\b`,
  'i',
);
/** A last step that has no time of its own: `On the day: all of it`, `After dispatch – no cancellation`. */
const LAST_STEP = sifted(
  /^\W{0,4}(?:on the day|no-?show|not (?:arriving|turning up)|after (?:dispatch|delivery|departure|the site|site|the survey|work)|later|any later|the same day)\b/i,
);
/** What is due or comes back. */
const GIVES = sifted(
  /\d ?(?:%|per cent)|\b(?:full|half|no|nil|nothing|none|all|whole|entire|everything|third|quarter|free)\b|\b(?:refund\w*|deposit|forfeit\w*|kept|charge[sd]?|due|payable)\b|[$€£₹]\s?\d/i,
);
/** Words that say what the steps are for. */
const OF_CANCELLING = sifted(/\b(?:cancel\w*|postpon\w*|withdraw\w*|call(?:ing)? (?:it )?off|refunds?)\b/i);
/** It is not whoever books that cancels. */
const BY_US = sifted(
  /\bif (?:we|the (?:company|venue|organi[sz]er|supplier|host|owner|operator|school|club)) (?:have to |must )?(?:cancel|postpone)/i,
);
/** A step by which at least half is lost. */
const GRAVE = sifted(
  /\b(?:[5-9]\d|100) ?(?:%|per cent)(?! (?:is |will be |of it )?(?:refund|back|return))|\b(?:half|all|whole|entire|everything|full (?:price|fee|amount|cost|total)|no (?:refund|cancellation)|nothing (?:back|is (?:refunded|returned)))\b|\b(?:deposit|payment) is (?:kept|lost|forfeited)/i,
);

/** What leaving costs by how early one says so. */
export interface CancellationSteps {
  readonly steps: readonly Sentence[];
  /** Whether the steps end in half of the price or more. */
  readonly isGrave: boolean;
}

const isStep = ({ text }: Sentence): boolean =>
  text.length <= LONGEST && (STEP.test(text) || LAST_STEP.test(text)) && GIVES.test(text.replace(STEP, ' '));

/** The first scale of a paper that says what whoever booked owes or gets back by how early they cancel; null where there is none. */
export function cancellationSteps(text: LegalText): CancellationSteps | null {
  const { sentences } = text;
  for (let at = 0; at < sentences.length; at++) {
    if (!isStep(sentences[at]!)) continue;
    let end = at + 1;
    while (end < sentences.length && isStep(sentences[end]!)) end++;
    const steps = sentences.slice(at, end);
    const first = steps[0]!;
    const above = sentences
      .slice(Math.max(0, at - LOOKED), at)
      .filter(({ paragraph }) => paragraph >= first.paragraph - ABOVE)
      .map((sentence) => sentence.text)
      .join(' ');
    const own = `${above} ${first.text}`;
    if (steps.length >= FEWEST && steps.length <= MOST * 2 && OF_CANCELLING.test(own) && !BY_US.test(own))
      return { steps: steps.slice(0, MOST), isGrave: steps.some((step) => GRAVE.test(step.text)) };
    at = end - 1;
  }
  return null;
}
