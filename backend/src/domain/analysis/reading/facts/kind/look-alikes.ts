import type { LegalText } from '../../../document/legal-text.ts';
import { sifted } from '../../../sieve/sifted.ts';

const BODY = 12_000;

/** Owners of homes and traders of a market have a committee and members, and belong to no club. */
export const OF_HOMES_OR_STALLS =
  /\b(?:home-?owners|housing society|body corporate|strata|condominium|special assessment|stalls?|stallholders?)\b/i;

/** A line over a letter that says what it is about, and not what it is. */
export const ABOUT_YOURS = /\byour (?:tenancy|loan|lease|policy|account|order|booking|rent|contract)\b/i;

/** Where those who write sell for another, they sell nothing of their own. Who sells may have an agent and pay a commission too. */
export const isOfAgent = ({ text }: LegalText): boolean =>
  /\bour commission\b|\bappoint(?:s|ed)? us\b/i.test(text.slice(0, BODY)) &&
  /\b(?:sole agen\w+|appoint(?:s|ed|ment)?|open (?:house|home|day)|viewings?|we (?:will|would|shall) (?:advertise|market|show))\b/i.test(
    text.slice(0, BODY),
  );

export const CREDIT = sifted(/\b(?:credit|overdraft|loan agreement|loan contract|personal loan|car loan)\b/i);
export const OF_MONEY = sifted(
  /\b(?:repay\w*|interest|loan of (?:[$€£₹]|\w+ (?:pounds|euros|dollars))|(?:lent|lends?|borrow\w*|pay(?:s|ing)? back)[^.;]{0,30}[$€£₹]?\d{2,})/i,
);

export const GYM_OR_CLUB =
  /\b(?:gym\w*|clubs?|fitness|sports?|society|association|league|yoga|pilates|pool|swim\w*|tennis|golf|rowing|climbing|dance|choir|committee|leisure|runners|allotments?|by-?laws)\b/i;
export const OF_PLOT = /\b(?:plot|allotment|raised bed|community garden)\b/i;

/** A club of owners of holidays is none where people row or sing. */
export const OF_HOLIDAYS = /\b(?:resorts?|time-?share|vacation|points (?:a|per) year)\b/i;

/** A quotation for work that is done on the spot, whatever is sold with it: at least two kinds of work or a day on site. */
const QUOTED = /\b(?:quotation|quote|estimate)\b/i;
const WORKS = sifted(
  /\b(?:take out|strip out|make and fit|supply and fit|fit(?:ted|ting)? (?:a |the |new |two )|install(?:ed|ing)?|overhaul|repair|replaster|repaint|rewire|lay (?:new|the)|days on site|our joiner|making good)\b/gi,
);
export const isQuotedWork = ({ text }: LegalText): boolean => {
  const head = text.slice(0, BODY);
  if (!QUOTED.test(head.slice(0, 600))) return false;
  return new Set(Array.from(WORKS.matchAll(head), ([word]) => word.toLowerCase().slice(0, 6))).size >= 3;
};

/** A stamp on the file says nothing about the paper. */
export const ABOUT_THE_FILE = sifted(
  /\bconfidential (?:treatment|portions?|materials?)\b|\b(?:omitted|redacted|excluded from|filed separately)\b|^\W{0,4}(?:(?:strictly|private|highly|and|&|execution|version|copy|draft|company|redacted) ){0,4}confidential\W{0,4}$/i,
);
