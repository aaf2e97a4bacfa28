/** Words of the paper itself that settle its kind, whatever else it speaks of. */
export const SAID_KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:this|it|the arrangement) is (?:only )?a licen[cs]e,? (?:and )?(?:not|rather than) a tenancy\b|\byou are (?:a|my|our) lodger\b/iu,
    'Lodger or room agreement (rental)',
  ],
  [
    /\b(?:you are|you['’]re|you will be|you['’]ll be|are|is) (?:my|our|a|an) (?:\p{L}+ )?(?:guest|lodger|licensee)s?,? (?:and )?not (?:a |an |my |our )?(?:\p{L}+ )?tenants?\b/iu,
    'Lodger or room agreement (rental)',
  ],
  [
    /\bI,? (?![^.;]{0,60}\b(?:not|never|can|could|may|might|would)\b)[\p{L} ,.'’-]{3,50}?,? (?:hereby )?(?:agree to )?sell (?:my|the|this) [^.;]{0,90}\b(?:reg(?:istration)?|chassis|VIN|miles|mileage|km|vehicle|van|car)\b/iu,
    'Sale agreement (car)',
  ],
  [
    /\bas (?:my|our|a|the|his|her) (?:\p{L}+ )?(?:guest|lodger|licensee)s?,? (?:and|but|rather than|,)?\s?(?:not )?(?:as )?(?:a |my |our )?tenants?\b|\bnot (?:as )?(?:a |my |our )?tenants?,? but (?:as )?(?:a |my |our )?(?:guest|lodger|licensee)s?\b/iu,
    'Lodger or room agreement (rental)',
  ],
  [
    /\boffer(?:ing|ed|s)? you (?:the|a|our|this) (?:position|job|post|role|place as)\b/i,
    'Job offer (employment contract)',
  ],
  [
    /\bdemises?\b[^]{0,700}\bterm of\b[^.;]{0,40}\byears?\b[^]{0,400}\brent\b|\bdemised premises\b[^]{0,700}\byearly rent\b/i,
    'Lease of business premises',
  ],
];
