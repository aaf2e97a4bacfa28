import type { Sentence } from '../../../document/legal-text.ts';
import {
  ABSENT,
  ASKED_OF,
  BAN,
  CONDITIONAL_ORDER,
  FORBIDDEN,
  HOUSE_RULE,
  NO_DEED_BEFORE,
  NOUN_ORDERS,
  NO_ORDER,
  PLAIN_ORDERS,
  TAKES_ORDER,
} from '../../languages/en/registers/orders.ts';
import { sifted } from '../../../sieve/sifted.ts';

const LEAST_WORDS = 3;
const NUMBER = /^\W{0,3}(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.)]\s)?/i;
const SENDER = /^(?:\p{Lu}[\p{L} .'-]{1,24}: )/u;
/** What may stand in front of an order. */
const SOFT = String.raw`(?:(?:please|kindly|just|only|always|also|and|so|then|now) )`;
const ORDER = new RegExp(`^(${SOFT}{0,2})(do not |don't |never )?([a-z-]{2,14})\\b(.*)$`);
const BEHIND_CONDITION = sifted(
  /^(?:(?:if|when|before|after|once|whenever|unless|as soon as|should|where)\b[^.;:"“]{3,100}?|(?:on|in|at|by|until|from|within|during)\b(?:(?! (?:you|we|i|they|is|are|may|will|shall)\b)[^.;:,"“]){3,50}), (?:then |please |just )?(do not |don't |never )?([a-z-]{2,14})\b(.*)$/,
);
const NO_VERB_BEHIND = sifted(
  /^[,:.]|^ (?:is|are|was|were|will|may|can|shall|must|of|has|have|had|not|does|do|taken|due|:|\|)\b/,
);
/** What follows is left to whoever wants it. */
const IF_LIKED = sifted(
  /^(?:if|when|whenever) (?:you|they)(?:'d)? (?:think|want|like|prefer|would|need|fancy|wish|feel|can|choose|rather)\b/,
);
const FINITE = sifted(
  /\b(?:is|are|was|were|will|shall|may|can|has|have|takes?|comes?|goes|costs?|remains?)\b/,
);
/** `until the tide is out`: what stands behind such a word belongs to another clause. */
const CLAUSE_OF_OTHER =
  /[,;]? \b(?:if|when|until|unless|before|after|where|because|so|that|which|who|while|as|you|we|i)\b.*$/;
const WHO_ACTS = sifted(
  /^(?:the|a|an|you|we|i|it|he|she|they|this|that|these|those|there|all|any|each|every|no|nobody|your|our|my|his|her|its|their|what|who|one|two|three)$/,
);

/**
 * Whether a sentence asks something of whoever is spoken to without naming them: an order, a ban, a rule of the house. The words of an
 * offer, a condition or a permission in the form of an order are none.
 */
export function asksReader({ text }: Sentence): boolean {
  const words = text.replace(SENDER, '').replace(NUMBER, '').replaceAll('’', "'");
  if (!/^\p{Lu}/u.test(words) || words.length > 320 || words.includes('|')) return false;
  const low = words.toLowerCase();
  const ban = BAN.exec(low)?.[0];
  if (ban !== undefined)
    return !ABSENT.test(low) && !FINITE.test(ban) && !/\b(?:by|between) (?:me|us)\b/.test(low);
  if (FORBIDDEN.test(low) || HOUSE_RULE.test(low)) return true;
  return /[.;!]\W?$/.test(words) && isOrder(low) && !isNoOrder(words);
}

function isOrder(low: string): boolean {
  if (NO_ORDER.test(low)) return false;
  const open = ORDER.exec(low);
  if (open !== null) {
    const [, soft, not, verb, rest] = open;
    if (isVerb(verb!, rest!, not?.startsWith('do') === true || /please|kindly/.test(soft!)))
      return not !== undefined || low.split(' ').length >= LEAST_WORDS;
  }
  const behind = BEHIND_CONDITION.exec(low);
  // `If it is broken we would show you the bill, take that off`: what `we` do
  if (behind === null || hasMainClause(behind[0].slice(0, behind[0].indexOf(', ')))) return false;
  const [, not, verb, rest] = behind;
  if (isVerb(verb!, rest!, not?.startsWith('do') === true)) return true;
  return (
    TAKES_ORDER.test(rest!) &&
    !NO_DEED_BEFORE.test(verb!) &&
    !/(?:ed|ing|s|ly)$/.test(verb!) &&
    !IF_LIKED.test(low)
  );
}

/** Whether a clause of its own stands between a condition and what could be an order: `If it is broken we would show you the bill, …`. */
export const hasMainClause = (words: string): boolean =>
  MAIN_BEFORE.test(words.replaceAll('’', "'").toLowerCase());
const MAIN_BEFORE = sifted(
  /\b(?:we|i|they)(?:'d|'ll| may| will| shall| would| might)\b|\b(?:i|we)\b[^,]{2,80}\b(?:i|we) [a-z]/,
);

function isVerb(verb: string, rest: string, isSure: boolean): boolean {
  if (NO_VERB_BEHIND.test(rest)) return false;
  if (!isSure && isNounThere(verb, rest)) return false;
  if (!isSure && NOUN_ORDERS.has(verb) && FINITE.test(rest.slice(0, 90).replace(CLAUSE_OF_OTHER, '')))
    return false;
  if (isSure)
    return (
      !WHO_ACTS.test(verb) &&
      !/^(?:note|see|find|accept|read|feel|contact|hesitate|worry|mind|forget|thank)$/.test(verb)
    );
  return PLAIN_ORDERS.has(verb) || (NOUN_ORDERS.has(verb) && ASKED_OF.test(rest.trim()));
}

/** Whether a word can open an order. */
export const isOrderWord = (verb: string): boolean =>
  PLAIN_ORDERS.has(verb) ||
  NOUN_ORDERS.has(verb) ||
  THINGS.test(verb) ||
  /^(?:leave|text|ask|tell|stay|come|go|call)$/.test(verb);

/** `Water from the troughs is included`, `Phone numbers go on a list`: a word that could be an order is the name of a thing. */
export function isNounThere(verb: string, rest: string): boolean {
  const low = rest.slice(0, 90).toLowerCase().replaceAll('’', "'");
  if (/^(?: and tear|,)/.test(low)) return verb === 'wear' || verb === 'use' || verb === 'repair';
  if (/^ (?:each|every|by|on \d)/.test(low)) return /^(?:set|start|finish|end|leave)$/.test(verb);
  if (DOES_BEHIND.test(low)) return true;
  if (!NOUN_ORDERS.has(verb) && !THINGS.test(verb)) return false;
  return (
    FINITE.test(low.replace(CLAUSE_OF_OTHER, '').replace(/,.*$/, '')) ||
    (verb === 'cover' && /^ (?:\w+ )?(?:renews|starts|ends|runs|begins|applies)\b/.test(low)) ||
    /^ [a-z-]+s (?:go|come|stay|stand|lie|hang|apply|cost)\b/.test(low)
  );
}
/** `E-mail counts as writing`: what the thing does. */
const DOES_BEHIND =
  /^ (?:counts|applies|reaches|covers|includes|requires|means|depends|suffices|goes|comes)\b/;
const THINGS = sifted(
  /^(?:water|phone|cover|pay|use|supply|return|repair|cook|guard|wear|delivery|collection|drink|help)$/,
);

/** Whether a sentence in the form of an order is a condition, an offer or a permission. */
export function isNoOrder(sentence: string): boolean {
  const low = sentence.replace(SENDER, '').replace(NUMBER, '').replaceAll('’', "'").toLowerCase();
  if (/^(?:please|kindly|if|when|before|after|once|whenever|unless|as soon as|should)\b/.test(low))
    return (
      IF_LIKED.test(low) ||
      LEFT_OPEN.test(low) ||
      (low.startsWith('please') && /^please (?:also )?note\b/.test(low))
    );
  return CONDITIONAL_ORDER.test(low) || CONDITION_OF_LOSS.test(low) || LEFT_OPEN.test(low);
}
/** `Drop it again, the guarantee is over`, `Leave early and there is a fee`. */
const CONDITION_OF_LOSS = sifted(
  /^[a-z-]{2,12}\b[^.;:]{0,110}?(?:, (?:the |your |all )?[a-z]+ (?:is|are) (?:over|void|gone|lost|off|yours|free|ours)\b|, (?:owe )?nothing(?: happens| is| to pay)?\b|, (?:no (?:fee|charge)|free)\b| and (?:it's|it is|it|there's|there is|there are|this|that|the [a-z]+|your [a-z]+|he'll|she'll|they'll|he|she) ?(?:is|are|will|was|gets?|does|doesn't|goes|ends|comes|counts|show|shows|costs|arrives)?\b| and (?:we|i|they|you)(?:'ll|'d)? (?:(?:will|can|may) )?[a-z]+)/,
);
/** What is left to whoever is spoken to. */
const LEFT_OPEN = sifted(
  /^let (?:me|us) know\W*$|\bwhat else you (?:please|like|want)\b|\b(?:when(?:ever)?|as (?:much|many|often|long|late|early|far|little) as) (?:you|they) (?:like|want|please|wish)\b|\bwhen(?:ever)? (?:you|they) can\b|^take your time\b|\bif you (?:care to|think of it|feel like|can be bothered)\b|\bif it bothers you\b|\bwhatever you (?:want|like)\b|\bany time\b[^.;]{0,30}, (?:free|no (?:fee|charge))|^(?:should|if|when) you (?:wish|want|would like|'d like|think) [^,]{3,60}, (?:come|ring|call|put|write|tell|ask|just|say)\b/,
);

/** Whether a sentence in the form of an order is an offer or a condition: `Hand it in and the twenty is yours again`. */
export function isOffered(sentence: string): boolean {
  const low = sentence.replace(SENDER, '').replace(NUMBER, '').replaceAll('’', "'").toLowerCase();
  return CONDITIONAL_ORDER.test(low);
}
