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

const LEAST_WORDS = 3;
const NUMBER = /^\W{0,3}(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.)]\s)?/i;
const SENDER = /^(?:\p{Lu}[\p{L} .'-]{1,24}: )/u;
/** What may stand in front of an order. */
const SOFT = String.raw`(?:(?:please|kindly|just|only|always|also|and|so|then|now) )`;
const ORDER = new RegExp(`^(${SOFT}{0,2})(do not |don't |never )?([a-z-]{2,14})\\b(.*)$`);
const BEHIND_CONDITION =
  /^(?:(?:if|when|before|after|once|whenever|unless|as soon as|should|where)\b[^.;:"“]{3,100}?|(?:on|in|at|by|until|from|within|during)\b(?:(?! (?:you|we|i|they|is|are|may|will|shall)\b)[^.;:,"“]){3,50}), (?:then |please |just )?(do not |don't |never )?([a-z-]{2,14})\b(.*)$/;
const NO_VERB_BEHIND =
  /^[,:]|^ (?:is|are|was|were|will|may|can|shall|must|of|has|have|had|not|does|do|taken|due|:|\|)\b/;
/** What follows is left to whoever wants it. */
const IF_LIKED =
  /^(?:if|when|whenever) (?:you|they)(?:'d)? (?:think|want|like|prefer|would|need|fancy|wish|feel|can|choose|rather)\b/;
const FINITE = /\b(?:is|are|was|were|will|shall|may|can|has|have|takes?|comes?|goes|costs?|remains?)\b/;
/** `until the tide is out`: what stands behind such a word belongs to another clause. */
const CLAUSE_OF_OTHER =
  /[,;]? \b(?:if|when|until|unless|before|after|where|because|so|that|which|who|while|as|you|we|i)\b.*$/;
const WHO_ACTS =
  /^(?:the|a|an|you|we|i|it|he|she|they|this|that|these|those|there|all|any|each|every|no|nobody|your|our|my|his|her|its|their|what|who|one|two|three)$/;

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
  return /[.;!]\W?$/.test(words) && isOrder(low);
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
  if (behind === null) return false;
  const [, not, verb, rest] = behind;
  if (isVerb(verb!, rest!, not?.startsWith('do') === true)) return true;
  return (
    TAKES_ORDER.test(rest!) &&
    !NO_DEED_BEFORE.test(verb!) &&
    !/(?:ed|ing|s|ly)$/.test(verb!) &&
    !IF_LIKED.test(low)
  );
}

function isVerb(verb: string, rest: string, isSure: boolean): boolean {
  if (NO_VERB_BEHIND.test(rest)) return false;
  if (!isSure && NOUN_ORDERS.has(verb) && FINITE.test(rest.slice(0, 90).replace(CLAUSE_OF_OTHER, '')))
    return false;
  if (isSure)
    return (
      !WHO_ACTS.test(verb) &&
      !/^(?:note|see|find|accept|read|feel|contact|hesitate|worry|mind|forget|thank)$/.test(verb)
    );
  return PLAIN_ORDERS.has(verb) || (NOUN_ORDERS.has(verb) && ASKED_OF.test(rest.trim()));
}

/** Whether a sentence in the form of an order is an offer or a condition: `Hand it in and the twenty is yours again`. */
export function isOffered(sentence: string): boolean {
  const low = sentence.replace(SENDER, '').replace(NUMBER, '').replaceAll('’', "'").toLowerCase();
  return CONDITIONAL_ORDER.test(low);
}
