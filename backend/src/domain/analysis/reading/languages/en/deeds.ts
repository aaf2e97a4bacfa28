/** Deeds that say who somebody is: who lends is the lender. Bounded patterns. */
interface Deed {
  /** Role of whoever does it, then of whom it is done to. */
  readonly roles: readonly [string, string];
  readonly byMe: RegExp;
  readonly byYou: RegExp;
}

const ME = String.raw`(?<!\b(?:if|when|whether|unless|before) )\b(?:I|[Ww]e)(?:,? [^.,;\n]{2,40},)?(?:['’](?:ll|m|re|ve)| will| shall| am| are| have| hereby| now| can| agree to| am happy to| are happy to| are pleased to| would like to| going to){0,3}`;
const YOU = String.raw`(?<!\b(?:if|when|whether|unless|before) )\b[Yy]ou(?:['’](?:ll|re|ve)| will| shall| are| have| now| agree to){0,2}`;

const deed = (roles: readonly [string, string], toYou: string, toMe: string, fromMe: string): Deed => ({
  roles,
  byMe: new RegExp(
    String.raw`${ME} (?:${toYou})\b|${YOU} (?:${fromMe})\b[^.;\n]{0,60}\bfrom (?:me|us)\b`,
    'u',
  ),
  byYou: new RegExp(String.raw`${YOU} (?:${toMe})\b|${ME} (?:${fromMe})\b[^.;\n]{0,60}\bfrom you\b`, 'u'),
});

export const DEEDS: readonly Deed[] = [
  deed(
    ['Lender', 'Borrower'],
    String.raw`(?:lend|lent|lending)(?: (?:you\b|[^.;\n]{1,60} to you)|\b[^.;\n]{1,40} you\b)`,
    String.raw`(?:lend|lent|lending) (?:me|us)`,
    'borrow|borrowed|borrowing',
  ),
  deed(
    ['Landlord', 'Tenant'],
    String.raw`(?:let|letting|rent|renting|lease|leasing|rent out|let out)(?: out)? (?:you (?!know|off|have|down|in\b|go|keep)|[^.;\n]{1,60} to you)`,
    String.raw`(?:let|rent|are letting|are renting) (?:me|us) (?:the|a|your)`,
    'rent|renting|lease',
  ),
  deed(
    ['Seller', 'Buyer'],
    String.raw`(?:sell|selling|sold)(?: you|[^.;\n]{1,60} to you)`,
    String.raw`(?:sell|are selling|sold) (?:me|us)`,
    'buy|buying|bought',
  ),
  deed(
    ['Employer', 'Employee'],
    String.raw`(?:employ|employing|take you on|taking you on|hire you|hiring you|offer you (?:the|a|this) (?:position|post|job|role|work)|offer you (?:full-?|part-?)?time)(?: you)?`,
    String.raw`(?:employ|hire|take) (?:me|us) (?:as|on)`,
    'NEVER',
  ),
];

/** What tells it in a chat, where a line is short and nobody else is meant: `I pay you 18 euros an hour`. */
export const CHAT_DEEDS: readonly Deed[] = [
  {
    roles: ['Employer', 'Employee'],
    byMe: /\bI (?:can |will |['’]ll )?pay (?:you )?\S{0,3} ?\d[\d.,]{0,6}(?: ?\p{L}{3,8})? (?:an|per|each) hour\b/u,
    byYou: /\byou pay me \S{0,3} ?\d[\d.,]{0,6}(?: ?\p{L}{3,8})? (?:an|per|each) hour\b/u,
  },
];

export const DONE_BY_NAME: readonly { readonly roles: readonly [string, string]; readonly verb: string }[] = [
  { roles: ['Lender', 'Borrower'], verb: '(?:also )?(?:lends|is lending|has lent|lent|will lend)' },
  { roles: ['Landlord', 'Tenant'], verb: '(?:lets|is letting|rents out)' },
  { roles: ['Seller', 'Buyer'], verb: '(?:sells|is selling|sold|has sold)' },
  { roles: ['Employer', 'Employee'], verb: '(?:employs|takes on)' },
  { roles: ['Borrower', 'Lender'], verb: '(?:borrows|is borrowing|borrowed)' },
  { roles: ['Buyer', 'Seller'], verb: '(?:buys|is buying|bought)' },
];
