/** How papers say that somebody may leave, and what that takes. */
export const LEAVING =
  /\b(?:terminat\w*|cancel\w*|end(?:s|ed|ing)?\b (?:it|this|the|early|by|your|my|our|any time)|(?<!\b(?:earned|casual|sick|annual|paid|unpaid|parental|maternity|paternity|holiday|home|family|gives?|grants?|with|without|by|of|on|the|this) )leave\b(?! (?:to (?!go\b)|and licen[cs]e|year|entitlement))|leav(?:es|ing)\b|mov(?:e|es|ing) out|quit|resign\w*|withdraw(?:s|al|ing)?\b|give (?:up|notice)|gives notice|go before|wants? out|opt out|walk away|surrender|vacate|change (?:your|my) mind|(?<!\b(?:payments?|instalments?|benefits?|wages) )stop(?:s|ping)?\b(?! paying| payment| work)|part ways|put(?:s|ting)? an end|ending\b|wants? you to stop|brings? (?:it|her|him|the \w+) back\b(?! (?:full|clean|dry|safe|by|within|before|on|in|after|at|please|when|tomorrow))|call (?:the whole thing|it all) off|revok\w*|close (?:the|your|an) account|pull out|calls? (?:it )?off|(?:re)?pays? (?:(?:it|all|the \w+) )?(?:off |back )?early|prepay|settles? (?:(?:it|the \w+) )?early|at the option of)\b/i;

const WHOLE = String.raw`(?: (?:it|this|the|your|my|our)(?: (?:agreement|contract|arrangement|lease|licen[cs]e|tenancy|membership|subscription|plan|employment|policy|booking))?)?`;
/** Somebody may end the whole paper whenever they like: `may cancel at any time`. */
export const ANY_TIME = new RegExp(
  String.raw`\b(?:may|can|could|free to) (?:(?:also|always|each) )?(?:cancel|terminate|end|leave|quit|resign from|stop|go|walk away)${WHOLE},? (?:at )?any ?time\b|\bat any time,? (?:\w+ ){1,4}(?:may|can) (?:cancel|terminate|end|leave|quit)${WHOLE}(?=[.,;]|$)`,
  'i',
);

/** It speaks of a right or a way, not of a breach or a ban. */
export const MAY_LEAVE =
  /\b(?:may|can|could|free to|entitled to|right to|able to|notice|without (?:charge|reason|notice)|at any time|any time|by (?:giving|telling|writing)|if (?:you|we|I|he|she|they|one|either|the \w+) (?:wants?|wish(?:es)?|leaves?|cancels?|ends?|goes?|decides?|resigns?|changes?)|who (?:leaves?|cancels?|ends?|moves? out|resigns?|withdraws?|wants? to)|tell (?:me|us)|let (?:me|us) know|days?|weeks?|months?|until)\b/i;

export const NO_LEAVE =
  /\b(?:may not|cannot|can['’]t|must not|shall not|no right to|not be (?:able|entitled)|never|not (?:possible|allowed)|irrevocabl\w*|no way)\b[^.;]{0,60}\b(?:terminat\w*|cancel\w*|end|leave|withdraw\w*|quit|go)\b/i;

/** What leaving costs or waits for. */
export const LEAVING_PRICE =
  /\b(?:pay(?:s|ing)?(?! (?:\w+ )?early)|payment of|fee|charge|forfeit\w*|lose|loses|kept?|keeps?|non-?refundable|not (?:returned|refunded)|remaining|balance|penalt\w*|costs?|doesn['’]t come back)\b/i;
/** Words that say it costs nothing, which hold the words of a price. */
export const LEAVING_FREE =
  /\bnothing to pay(?: back)?\b|\b(?:without|no|free of|not) (?:paying |any |an? |extra |further )*(?:fees?|charges?|penalt(?:y|ies)|costs?|payment)(?:(?:,| or| and) (?:any |an? )?(?:fees?|charges?|penalt(?:y|ies)|costs?|payment))*\b/gi;
export const LEAVING_IF =
  /\b(?:provided(?: that)?|on condition|only (?:if|with|when)|subject to|as long as|so long as)\b/i;
export const LEAVING_WAIT =
  /\b(?:after (?:the )?(?:first|initial|minimum|lock-in)|after (?:\d{1,3}|[a-z]{3,9}(?:-[a-z]{3,6})?) (?:months?|years?)\b|not before|lock-in|minimum (?:term|period)|end of (?:the|a|each|any) (?:term|month|year|season|period)|only (?:at|on|after))\b/i;
/** A right against a side that breaks the contract is no way out at will. */
export const FOR_BREACH =
  /\b(?:breach\w*|breaks? (?:it|this|the|any|its)|default\w*|fails? to|insolven\w*|bankrupt\w*|misconduct|not paid|unpaid|arrears|dies|death)\b/i;
/** What holds once the contract is over says nothing about how to end it. */
export const AFTERWARDS =
  /\b(?:after|following|upon|on) (?:the )?(?:this|it|its|such|termination|end|expiry)\b[a-z ]{0,40}\b(?:ends?|ended|ending|terminates?|terminated|termination|expir(?:es|y))\b|\bafter (?:termination|this \w+ (?:ends|has ended))\b|^(?:[\d.()]{0,8} )?(?:on|upon|after|following) (?:such |any |the )?(?:cancellation|termination|expiry|ending)\b/i;
/** A way out that opens in one case only: told where there is no other, even if the case is a breach. */
export const ONLY_IF =
  /\b(?:may|can)\b[^.;]{0,40}\bonly (?:if|when|where|after)\b|\bonly (?:if|when|where)\b[^.;]{0,60}\b(?:may|can)\b/i;

/** A sentence that takes the way out away, for all or some of the time. */
export const LEAVING_DENIED =
  /\b(?:cannot|can['’]t|can not|may not|shall not|must not) be (?:cancell?ed|ended|terminated|surrendered|given up)\b(?![^.;]{0,80}\b(?:without|unless|except|other than|by (?:us|the)|for)\b)|\bnon-?cancell?able\b/i;
/** How a paper goes on by itself once a term is over: what may be stopped then says nothing of the term. */
export const GOES_ON_BY_ITSELF =
  /\b(?:end|expiry) of [^.;]{0,40}\b(?:term|period|plan|year|season|contract|trial)\b[^.;]{0,60}\b(?:continu|renew|roll|extend|go(?:es)? on|carr(?:y|ies) on|runs? on)|\b(?:continues?|renews?|rolls?|extends?|goes on|carries on|runs on)\b[^.;]{0,40}\b(?:month (?:by|to) month|monthly|week (?:by|to) week)\b/i;
