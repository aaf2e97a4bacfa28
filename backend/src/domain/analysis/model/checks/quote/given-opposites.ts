import type { Opposite } from './opposites.ts';

const YOURS = String.raw`\b(?:is|are|stays?|remains?) (?:all )?(?:yours|your (?:own )?(?:risk|loss|problem|affair))\b`;
/** A statement that speaks of a later time may say what no longer holds then. */
const NOT_LATER = String.raw`^(?!.*\b(?:after|later|then|once|from|until)\b)`;

/** What the quoted words give, spare or promise the reader, told as its contrary. These know English. */
export const GIVEN: readonly Opposite[] = [
  {
    inQuote:
      /\b(?:is|are|will be|be) (?:given|paid|handed|sent) back\b|\b(?:and|we|I) (?:pay|give|send) back\b|\breturns? the rest\b|^(?:pay|give|return) (?:back )?the \p{L}+|\bmoves? (?:along|over|across) with you\b|\bcomes? off (?:the|your) (?:last |final |next )?bill\b/iu,
    unless:
      /\b(?:not|never|no|nothing|only|n['’]t|you (?:must |shall |will |have to )?(?:pay|give|return|send))\b/i,
    said: /\b(?:not|never|nothing|none|no \p{L}+) (?:is |are |comes? |be |of it (?:is )?)?(?:given|paid|returned|refunded|handed|come|comes|coming)(?: back)?\b|\b(?:is|are) (?:all )?(?:gone|lost)\b|\b(?:you )?lose (?:all|everything|your|[$€£₹\d])|\bkeeps? (?:the whole|all|everything)\b/iu,
  },
  {
    inQuote:
      /\b(?:will|shall|does|do|is|are)(?: not|n['’]t) (?:be )?(?:go up|rise|increased?|changed?|raised|touched|altered)\b|\b(?:rates?|prices?|rent|fees?|charges?) (?:are |is |stays? |stay )?(?:fixed|held|frozen)\b|\bstays? (?:put|the same)\b/i,
    unless: /\b(?:after that|except|unless|but|may|can)\b/i,
    said: new RegExp(
      String.raw`${NOT_LATER}.*\b(?:(?:can|may|could) (?:be )?(?:go up|rise|raised?|increased?|changed?)|(?:rises?|goes up|increases?) (?:each|every|yearly|again)|change\w* (?:\w+ ){0,3}at any time)\b`,
      'i',
    ),
  },
  {
    inQuote:
      /\b(?:may|can) (?:give up|leave|end|cancel|stop|quit|withdraw|walk away)\b|\bneed not say why\b|\bfree to (?:leave|go)\b/i,
    unless: /\b(?:may not|cannot|can['’]t|only (?:if|after|when)|unless|we may|they may|we can)\b/i,
    said: /\b(?:you|a \p{L}+) (?:cannot|can['’]t|may not|can never) (?:leave|end|cancel|stop|quit|go|withdraw)\b|\bno way (?:out|to leave)\b|\bbound (?:until|for)\b/iu,
  },
  {
    inQuote:
      /\bthat['’]?s (?:my|our) (?:insurance|affair|job|problem)\b|\bthat['’]?s (?:us|me|on us|on me)\b|\b(?:we|I) answer (?:for|to)\b|\b(?:is|are) on (?:us|me)\b/i,
    unless: /\b(?:not|never|n['’]t|nor)\b/i,
    said: new RegExp(
      String.raw`\bnot (?:liable|responsible)\b|\banswers? for nothing\b|\b(?:at )?your own risk\b|${YOURS}`,
      'i',
    ),
  },
  {
    inQuote:
      /\bsay the word and (?:I|we) (?:don['’]t|do not|stop|won['’]t)\b|\byou (?:may|can) (?:always )?(?:say no|object|refuse|opt out)\b|\b(?:till|until) you (?:say|tell)\b/i,
    unless: /\b(?:may not|cannot|can['’]t)\b/i,
    said: /\b(?:cannot|can['’]t|may not) (?:stop|object|refuse|say no|opt out|end)\b|\bno way to (?:stop|object|refuse|say no)\b/i,
  },
  {
    inQuote: /\b(?:shall|will|would|do)(?: not|n['’]t) (?:come after|pursue|sue|chase|hold) you\b/i,
    said: /\byou (?:are (?:\w{1,9} )?(?:liable|responsible|answerable)|(?:must |have to |will )?(?:pay|owe|answer|bear|make good))\b/i,
  },
  {
    inQuote:
      /\b(?:ask|asks|want|wants|take|takes|charge|charges) no (?:money|charge|fee|rent|payment)\b|\bfirst (?:month|week|visit|lesson|day|year|hour)s? (?:is |are )?free\b/i,
    unless: /\b(?:unless|except|but|only)\b/i,
    said: /\b(?:the first (?:month|week|visit|lesson|day|year|hour)|it|the \p{L}+) costs?\b|\bprice that\b|\byou (?:pay|owe) for it\b/iu,
  },
  {
    // the reader may say no to some
    inQuote: /\b(?:you|and|but) (?:may|can) (?:always )?(?:decline|refuse|reject|turn down|say no)\b/i,
    unless: /\b(?:may not|cannot|can['’]t)\b/i,
    said: /\byou must \p{L}+[^.;]{0,20}\b(?:every|all|any|whatever|each)\b/iu,
  },
  {
    // interest on what is late, whoever is late with it
    inQuote:
      /^\W{0,3}(?:any |all )?(?:late|overdue|unpaid) (?:sums?|amounts?|payments?|invoices?)\b[^.;]{0,20}\b(?:bears?|carry|carries|attracts?|accrues?|earns?)\b/i,
    unless: /\b(?:you|by the)\b/i,
    said: /^(?!.*\bif you\b).*\byou (?:pay|owe|are charged)\b/i,
  },
];
