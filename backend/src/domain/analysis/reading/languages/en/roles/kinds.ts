/** What a title or opening says that a paper is, and how whoever gets something by it, and whoever gives it, are then called. */
export interface KindOfPaper {
  readonly says: RegExp;
  /** The one whom such a paper speaks to. */
  readonly taker: string;
  /** The one who made it; null where the name of the business says enough. */
  readonly giver: string | null;
}

/** The surest first. Read in the first lines only. */
export const KINDS_OF_PAPER: readonly KindOfPaper[] = [
  {
    says: /\b(?:contract of employment|employment (?:contract|agreement)|offer (?:you )?(?:of employment|the job|a job|the (?:post|position))|job offer|terms of employment|zero[- ]hours|casual work(?:er)? agreement)\b/i,
    taker: 'Employee',
    giver: 'Employer',
  },
  { says: /\binternship\b/i, taker: 'Intern', giver: null },
  { says: /\bvolunteer(?:ing)? agreement\b/i, taker: 'Volunteer', giver: null },
  { says: /\b(?:tenancy|residential lease)\b/i, taker: 'Tenant', giver: 'Landlord' },
  { says: /\blodger agreement\b/i, taker: 'Lodger', giver: 'Landlord' },
  {
    says: /\b(?:insurance (?:policy|cover)|policy wording|policy document)\b/i,
    taker: 'Policyholder',
    giver: 'Insurer',
  },
  { says: /\b(?:loan agreement|personal loan|credit agreement)\b/i, taker: 'Borrower', giver: 'Lender' },
  { says: /\bparking (?:charge|notice)\b/i, taker: 'Keeper', giver: null },
  {
    says: /\b(?:conditions of hire|hire (?:terms|agreement|conditions)|rental (?:terms|agreement|conditions))\b/i,
    taker: 'Hirer',
    giver: null,
  },
  { says: /\bmembership (?:terms|agreement|rules|conditions|form)\b/i, taker: 'Member', giver: null },
  { says: /\b(?:terms of (?:service|use)|user agreement)\b/i, taker: 'User', giver: null },
  {
    says: /\b(?:pay monthly|energy plan|delivery and returns|returns policy|broadband|mobile plan|your order|order confirmation|customer agreement|payment arrangement)\b/i,
    taker: 'Customer',
    giver: null,
  },
  { says: /\b(?:estate agents?|sole selling rights)\b/i, taker: 'Seller', giver: 'Agent' },
  { says: /\bgrant (?:offer|agreement|letter)\b/i, taker: 'Recipient', giver: null },
];
