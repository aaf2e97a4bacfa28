/**
 * Word lists that the sentence classifier was taught with. Frozen together with its weights: a change here asks for a new
 * training. The lists that rules read are elsewhere and may change freely.
 */
const WEAKER =
  'tenant lessee renter occupant licensee resident lodger student employee worker candidate contractor freelancer intern apprentice trainee nanny carer operative rider driver creator seller merchant customer client consumer buyer purchaser subscriber user member participant guest traveller traveler borrower debtor guarantor surety obligor principal franchisee policyholder insured patient parent parents cardholder hirer keeper supplier subcontractor author artist band assignor grantor';
const STRONGER =
  'landlord lessor owner licensor landlady householder agent employer company firm hospital provider platform bank lender creditor insurer issuer franchisor vendor trader organizer organiser club society venue gym studio school agency publisher obligee holder host operator supplier shop store dealer contractee attorney mandatary buyer-group management';

const hands = (words: string, hand: string): [string, string][] =>
  words.split(' ').flatMap((word): [string, string][] => [
    [word, hand],
    [`${word}'s`, hand],
    [`${word}s`, hand],
  ]);

/** Which hand a role word or pronoun stands for. */
export const HANDS: ReadonlyMap<string, string> = new Map([
  ...hands(STRONGER, 'STRONG'),
  ...hands(WEAKER, 'WEAK'),
  ...['we', 'us', 'our', 'ours', "we'll", "we're", "we've", "we'd"].map((word): [string, string] => [
    word,
    'WE',
  ]),
  ...['you', 'your', 'yours', "you'll", "you're", "you've", "you'd"].map((word): [string, string] => [
    word,
    'YOU',
  ]),
  ...['i', 'me', 'my', 'mine', "i'll", "i'm", "i've", "i'd"].map((word): [string, string] => [word, 'I']),
  ...['they', 'them', 'their', 'he', 'him', 'his', 'she', 'her'].map((word): [string, string] => [
    word,
    'THEY',
  ]),
]);

/** Words that leave no limit. */
export const TOO_FAR =
  /\b(?:without (?:any )?(?:limit|cap|end|exception)|unlimited|even (?:if|when|though|after|where)|what(?:so)?ever|whoever|no matter|regardless|irrespective|notwithstanding|howsoever|in any (?:event|case|way)|for ?ever|for good|for life|perpetual(?:ly)?|irrevocabl[ey]|in full|entire(?:ly)?|all (?:loss|losses|costs?|claims?|liabilit)|any and all|under no circumstances|never|always|at all|no longer|every last|absolute(?:ly)?|unconditional(?:ly)?|worldwide|anywhere|indefinite(?:ly)?|immediately|at once|straight away|forthwith|on the spot|the same day)\b/;
/** Words that leave it to one side. */
export const AT_WILL =
  /\b(?:at any (?:time|moment|point)|any ?time|sole(?:ly)?|absolute discretion|discretion(?:ary)?|in (?:its|our|my|his|her|their) (?:view|opinion|judg(?:e)?ment)|as (?:we|i|it|he|she|they) (?:see|sees|think|thinks|like|likes|please|pleases|wish|wishes|choose|chooses)|(?:we|i|they|it|he|she) (?:see|sees|think|thinks|feel|feels|decide|decides|consider|considers|deem|deems|choose|chooses|pick|picks|like|likes)|for any (?:or no )?reason|without (?:giving |any )?(?:a )?(?:reason|cause|notice|asking|telling|consent|prior)|no reason|from time to time|may (?:change|vary|amend|alter|increase|adjust|revise|update|withdraw|suspend|refuse)|reserves? the right|up to (?:us|me|him|her|them)|whenever|if need be|as needed|as required|when (?:we|i) (?:want|need|like))\b/;

/** Modals, short forms among them. */
export const MODALS =
  /^(?:may|can|must|shall|will|would|could|should|might|cannot|can't|won't|needn't|mustn't|[a-z]+'ll)$/;
