/** What equals see to together: `Accounts shall be kept`, `Profits shall be shared`; nothing of somebody else's. */
export const isForEquals = (sentence: string): boolean =>
  TOGETHER.test(sentence) &&
  !ONE_SIDED.test(sentence) &&
  !OF_ONE.test(
    sentence.slice(0, /\b(?:shall|must|will|is to|are to|ha(?:s|ve) to)\b/.exec(sentence)?.index ?? 0),
  ) &&
  !NOT_TOGETHER.test(sentence);
const TOGETHER =
  /^\W{0,3}(?:\d{1,2}(?:\.\d{1,2})*[.)]? )?(?:the |all |any |net |each |every |proper |full )?(?:\p{L}+[ -]){0,3}(?:profits?|loss(?:es)?|accounts?|books|bank account|costs?|expenses|bills?|disputes?|differences|questions|meetings?|minutes|stock|records|funds|money|moneys|capital|decisions?|chores|insurance|premises|house|boat|car|equipment|tools)\b[^.;]{0,140}?\b(?:shall|must|will|is to|are to|has to|have to) (?:(?:also|always|each|first|be) )?(?:be )?(?:kept|shared|divided|split|borne|paid|closed|drawn up|made up|audited|operated|settled|referred|held|insured|recorded|taken|cleaned|go|lie|approved|signed)\b/iu;
/** A person of their own: `Every Bidder`, `the Purchaser`. */
const OF_ONE =
  /\b(?:[Tt]he|[Ee]very|[Ee]ach|[Aa]ny|[Aa]) (?:First |Second |Third )?(?:Purchaser|Bidder|Buyer|Seller|Bank|Guarantor|Executor|Trustee|Tenant|Owner|Landlord|Member|Manager|Firm|Partner|Beneficiary|Applicant|Auctioneer)\b/u;
const NOT_TOGETHER = /\bhis or her\b|\bshall be (?:allowed|followed|found)\b|\bheirs\b/;

/** What one of two equals does to the other. */
const ONE_SIDED =
  /^\W{0,3}(?:\d{1,2}(?:\.\d{1,2})*[.)]? )?(?:all |any |every |an? |the )?(?:\w+ )?(?:complaints?|objections?|requests?|orders?|bookings?|applications?|invoices?|claims?)\b/i;
