import { sifted } from '../../../sieve/sifted.ts';

/** In front of the day by which something lent comes back. */
export const BACK_BY = sifted(
  /\b(?:(?:give|gives|pay|pays|bring|brings|hand|hands|need|needs|want|wants|have|has|get|gets|send|sends)\b[^.;]{0,50}\bback|(?:be )?(?:returned|repaid|given back|paid back|brought back)|(?:return|repay)s?)\b(?! to\b)[^.;]{0,50}\b(?:by|on|no later than|not later than|until)(?: (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?,?)?(?: the)? $/i,
);

/** In front of the day from which it may be fetched or is lent. */
export const TAKEN_FROM = sifted(
  /\b(?:pick(?:s|ed)? (?:\w+ ){0,3}up|collect(?:s|ed)?|fetch(?:es|ed)?|hand(?:s|ed)? (?:\w+ ){0,3}over|(?:is|are) yours|lends?|lent|lending|borrows?|borrowed)\b[^.;]{0,60}\b(?:from|on|since)(?: (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?,?)?(?: the)? $/i,
);

/** Such words about something beside it: a form that is sent back, a deposit, a bad loan that is called in. */
export const NOT_BACK =
  /\b(?:signed|sign|forms?|cop(?:y|ies)|deposits?|refunds?|answers?|repl(?:y|ies)|bond|keys?|if|unless|should)\b/i;
