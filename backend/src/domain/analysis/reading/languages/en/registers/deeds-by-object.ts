/** A verb that alone tells no deed, and with what follows it does. A lawyer can add one with examples. */
export interface DeedByObject {
  /** Plain form, as `Frame.verb` gives it. */
  readonly verb: string;
  readonly says: RegExp;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

/** Said of a side in the present or with `will`, these are tasks. */
export const DEEDS_BY_OBJECT: readonly DeedByObject[] = [
  {
    verb: 'confirm',
    says: /\b(?:will|shall|['’]ll) (?:also |then )?confirm (?:the|your|his|her|each|every|all|any|it|this|in writing|by)\b|\bconfirms? [^.;]{2,60}\b(?:within|in writing|before|by (?:the|noon|e-?mail|letter))\b/i,
    examples: ['The Firm will confirm your dates of service', 'We confirm each booking in writing'],
    counterExamples: ['We confirm your order of 3 May', 'You confirm that you are over 18'],
  },
  {
    verb: 'look',
    says: /\blooks? (?:into|over|at) (?:it|this|them|the|each|every|all|any|what)\b[^.;]{0,80}\b(?:within|inside of|in (?:a|one|two|\d)|every|each|daily|weekly|the same day|and (?:answer|reply|decide|write|tell))/i,
    examples: ['We look into it within a week', 'The Bakery looks at what he sends and answers in five days'],
    counterExamples: ['We look at the market', 'You look over the river'],
  },
  {
    verb: 'see',
    says: /\b(?:see|sees) (?:to (?:it|the|all|that|any|every)\b|that (?:the|all|every|proper|no|his|her|your|our)\b)/i,
    examples: ['We see to it that the lift works', 'The Partner sees that the books are kept'],
    counterExamples: ['You see that we are small', 'We see you on Monday'],
  },
  {
    verb: 'stay',
    says: /\bstays? (?:off|out of|away from|clear of|behind|with the (?:child|children|dog|group|patient))\b/i,
    examples: ['Parents stay off the pier', 'You stay out of the workshop'],
    counterExamples: ['You stay a member', 'The price stays the same'],
  },
  {
    verb: 'sign',
    says: /\bsigns? (?:over )?(?:an?|the|your|each|every) (?:[\p{L}-]+ ){0,2}(?:bill of sale|form|transfer|papers?|title|logbook|log|sheet|register|receipts?|documents?|deed|certificates?|timesheets?)\b(?! (?:above|below|here|of membership))/iu,
    examples: ['I sign the ownership form the same day', 'Ruth will sign a bill of sale'],
    counterExamples: ['You sign this agreement', 'We sign the contract below'],
  },
  {
    verb: 'find',
    says: /\bfinds? (?:another\b(?=[^.;]{0,60}\b(?:own (?:cost|expense)|in (?:his|her|my|their|our) place|instead)\b)|(?:somebody|someone) (?:to|who|else)|a (?:replacement|stand-in|substitute|good place)|the (?:auctioneer|builder|money|rest|replacement|difference))\b/i,
    examples: ['If my drummer is ill I find another at my own cost', 'Jo will find the auctioneer'],
    counterExamples: ['If you find another fault', 'You find the price on the door'],
  },
  {
    verb: 'run',
    says: /\bruns? (?:at least|an? (?:[\p{L}-]+ )?(?:wire|line|cable|check|class|course|session|bath)|the (?:classes|course|heating|tap))\b/iu,
    examples: ['We run at least ten classes a week', 'We’ll run a hot wire round the field'],
    counterExamples: ['We run a small shop', 'Interest runs from May'],
  },
  {
    verb: 'let',
    says: /\blets? (?:us|me|you|him|her|them|the \p{L}+|\p{Lu}\p{L}+) know\b/u,
    examples: ['You let us know by noon', 'The Sitter lets the family know'],
    counterExamples: ['We let you a room'],
  },
  {
    verb: 'end',
    says: /\bends? (?:things|it|the (?:plan|membership|contract|policy|cover)) within\b/i,
    examples: ['Send us the lease and we’ll end the plan within five days'],
    counterExamples: ['The plan ends within five days', 'We end the contract if you smoke'],
  },
  {
    verb: 'read',
    says: /\breads? (?:the |every |each )?(?:electricity |water |gas )?meters?\b/i,
    examples: ['The Tenant reads the meter each month'],
    counterExamples: ['The Tenant reads the rules'],
  },
];

/** Whether a clause tells a deed of a verb that alone tells none. Exported for the examples beside the data. */
export const isDeedByObject = (verb: string, clause: string): boolean =>
  DEEDS_BY_OBJECT.some((one) => one.verb === verb && one.says.test(clause));
