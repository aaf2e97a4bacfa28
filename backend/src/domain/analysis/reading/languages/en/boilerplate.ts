import type { RiskFamily } from '../../burdens/families.ts';

/** A standing form of words in papers between firms that is not the burden its words remind of. */
export interface Boilerplate {
  /** Families that are not told of it; every one when absent. */
  readonly families?: readonly RiskFamily[];
  /** Runs on the sentence. */
  readonly says: RegExp;
  /** The sentence must not say this besides. */
  readonly unless?: RegExp;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

export const BOILERPLATE: readonly Boilerplate[] = [
  {
    says: /^[\W\d.]{0,12}(?:\([a-z\d]{1,4}\)\s?)?["“'‘][^"”]{2,70}["”'’],?\s(?:shall |will )?(?:means?|mean and include|includes?|refers? to|has the meaning|have the meaning|is defined)\b/i,
    examples: ['1.47 "Governmental Authority" means any court, arbitral body or commission.'],
    counterExamples: ['"Supplier" shall pay all costs of the dispute.'],
  },
  {
    says: /\breferences? (?:herein |in this Agreement )?to\b[^;]{0,160}\b(?:construed|include|refer)|\bheadings\b[^.]{0,120}\b(?:convenience|reference)\b|\bcounterparts?\b[^.]{0,160}\b(?:original|facsimile|deemed|delivered|one and the same)|\bexecuted in (?:one or more|any number of|two or more|multiple|several) counterparts/i,
    examples: [
      'The headings are for convenience only.',
      'This Agreement may be executed in one or more counterparts, each of which is an original.',
    ],
    counterExamples: ['The counterpart of the key stays with us.'],
  },
  {
    says: /\b(?:severab\w+|invalid|unenforceab\w+|illegal)\b[^;]{0,220}\b(?:remain\w*|affect\w*|continue\w*|valid|full force|severed|construed|enforced)\b|\bseverable\b/i,
    examples: ['If a provision is invalid, the others remain in full force.'],
    counterExamples: ['An invalid card is kept by the bank.'],
  },
  {
    says: /^\W{0,6}(?:WHEREAS|Whereas)\b/,
    examples: ['WHEREAS, Company desires to obtain the exclusive right to sell;'],
    counterExamples: ['The Company pays whereas the Agent collects.'],
  },
  {
    says: /\bnothing (?:in this Agreement|herein|contained)\b[^;]{0,120}\b(?:confer|partnership|joint venture|agency|create)/i,
    examples: ['Nothing herein is intended to confer rights on any other person.'],
    counterExamples: ['Nothing is paid for the last month.'],
  },
  {
    families: ['waiver'],
    says: /\b(?:no|any|a|such|failure|delay|forbearance|waiver)\b[^.]{0,200}\b(?:not|no|nor|neither)\b[^.]{0,80}\bwaiver\b|\bno (?:such )?(?:waiver|failure|delay)\b|\b(?:failure|delay|omission)\b[^.]{0,120}\bnot\b[^.]{0,60}\b(?:waive|waiver|prejudice|impair)|\bwaiver\b[^.]{0,120}\b(?:in writing|only if|effective unless)|\bwaive or reduce (?:its|their)\b/i,
    examples: [
      'A waiver of any covenant shall not be construed to be a waiver of a later breach.',
      'No failure to exercise a right operates as a waiver.',
    ],
    counterExamples: ['The Distributor waives every claim against the Supplier.'],
  },
  {
    families: ['forum'],
    says: /\bprevail\w*\b|\b(?:recover|reimburse\w*|award\w*|entitled to)\b[^.]{0,80}\b(?:costs|fees|expenses)\b[^.]{0,120}\b(?:arbitrat\w*|proceedings?|appeal|trial)/i,
    unless:
      /\b(?:submit\w*|settled|resolved|referred|determined|decided)\b[^.]{0,60}\b(?:arbitrat|courts?\b)|\bexclusive(?:ly)?\b/i,
    examples: ['In any suit or arbitration the prevailing party recovers its fees.'],
    counterExamples: ['All disputes are settled by arbitration, and the prevailing party recovers its fees.'],
  },
  {
    families: ['forum'],
    says: /\b(?:legal fees|court)\b[^.]{0,30}\barbitration expenses\b|\barbitration\b[^.]{0,30}\bconfidential\b|\btribunal shall consist\b|\barbitrators?\b[^.]{0,120}\b(?:appointed|selected|unable|chosen)\b|\bmay be (?:initiated|brought)\b/i,
    unless:
      /\b(?:submit\w*|settled|resolved|referred|determined|decided)\b[^.]{0,60}\b(?:arbitrat|courts?\b)|\bexclusive(?:ly)?\b/i,
    examples: [
      'The arbitration shall be kept confidential.',
      'The tribunal shall consist of three arbitrators.',
    ],
    counterExamples: ['Disputes are settled by arbitration before arbitrators appointed by the Supplier.'],
  },
  {
    families: ['restraint'],
    says: /\bnot (?:now )?(?:under|bound by|subject to|party to)\b[^.]{0,60}\b(?:obligation|agreement|restriction|covenant)|\bhuman trafficking\b|\bpress release\b|\breverse engineer\w*|\bdecompil\w*/i,
    examples: ['Consultant is not under any obligation, such as non-competition, that prevents this.'],
    counterExamples: ['Consultant shall not work for a competitor.'],
  },
  {
    families: ['restraint'],
    says: /\bnon-?\s?exclusiv\w*|\bnot (?:be )?(?:create |an? )?exclusive\b|\bnot create an exclusive\b|\bexclusive(?:ly)?\b[^.]{0,60}\b(?:jurisdiction|courts?|venue|remed\w+|forum)\b|\b(?:heard|brought|determined|litigated|tried|commenced)\b[^.]{0,40}\bexclusively\b|\bexclusive (?:remedy|jurisdiction|property|owner)/i,
    unless: /\bcompet\w*|\bsolely from\b|\bexclusive (?:right|distributor|licen[cs]e|supplier|agent)/i,
    examples: [
      'This Agreement does not create an exclusive business relationship.',
      'All actions shall be heard exclusively in a court of New York.',
    ],
    counterExamples: ['Licensee is granted a non-exclusive licence and shall not compete with Licensor.'],
  },
  {
    families: ['deemed-consent'],
    says: /\b(?:notice|notices|request|communications?|demand)\b[^;]{0,260}\bdeemed\b[^;]{0,60}\b(?:given|made|received|delivered|served|effective)|\bdeemed (?:to be |to have been |an? )?(?:an? (?:assignment|original|amendment|part)|incorporated|part of|duly|reasonable|commercially|used|amended|severable|elected|independent|confidential|material|terminated|expired|employees?)\b|\bshall not be deemed\b/i,
    examples: [
      'Any notice shall be deemed to have been given three days after posting.',
      'Each amended order is deemed incorporated into this Agreement.',
    ],
    counterExamples: ['If Client does not object within five days, it is deemed to have accepted the work.'],
  },
  {
    families: ['minimum-commitment'],
    says: /\b(?:books|records|accounts?|documentation|samples)\b[^.]{0,220}\b(?:at least|minimum of|not less than)\b|\b(?:at least|not less than|minimum of)\b[^.]{0,24}\b(?:days?|weeks?|hours?|months?|years?)\b/i,
    unless: /\b(?:purchas\w*|buy\w*|order\w*|guarante\w*|royalt\w*|quota|commit\w*)\b/i,
    examples: ['All books of account shall be kept for at least two years.'],
    counterExamples: ['Distributor shall purchase at least 500 units a year.'],
  },
  {
    families: ['sudden-end'],
    says: /\b(?:not|fail\w*)\b[^.]{0,40}\b(?:cured?|remed\w+|corrected)\b|\bmaterial(?:ly)? (?:breach\w*|default\w*|violat\w*)\b|\bupon (?:any |the )?(?:expiration|termination|expiry)\b|\bautomatically terminate\w*\b|\bunanimous\b|\bmutual\b/i,
    unless: /\b(?:for any reason|without cause|sole discretion|at will|for convenience)\b/i,
    examples: ['Licensor may terminate if Licensee is in material breach that is not cured in 30 days.'],
    counterExamples: ['Supplier may terminate this Agreement at once, for any reason.'],
  },
  {
    families: ['cost-shifting'],
    says: /\b(?:party|parties) incurring\b|\beach party\b[^.]{0,60}\bits own\b|\bbear\w* (?:its|their) own\b|\bshall pay (?:the |all )?(?:fees|royalt\w+|commission|price|invoices?)\b|\b(?:defaulting|losing|unsuccessful\w*) party\b|\bparty (?:who|that|which) (?:unsuccessful\w*|loses)|\bindependent contractor\b/i,
    examples: [
      'All costs of this Agreement are paid by the party incurring them.',
      'Client shall pay Fees, Expenses and any bonus to Developer.',
    ],
    counterExamples: ['Distributor shall pay all costs of the recall.'],
  },
  {
    families: ['data-or-image'],
    says: /\b(?:software|source code|database|documentation|data logger|logs?|maps|technical|trade ?marks?|logos?|content|confidential|shipment)\b/i,
    unless:
      /\b(?:personal (?:data|information)|likeness|portrait|photograph of|voice|privacy|user data|customer data|track\w*|autograph|biograph\w*|film\w*)\b/i,
    examples: ['"Software" covers all data bases and documentation.', 'Company may use the logo on flyers.'],
    counterExamples: ['Sponsor may use the likeness and voice of the athlete.'],
  },
  {
    families: ['unilateral-change'],
    says: /\b(?:as agreed|agreed (?:upon )?(?:by|between)|mutual\w*)\b|\bas (?:amended|in effect|supplemented|from time to time (?:amended|in effect))\b|\breasonably request\w*|\b(?:financial|earnings|results of operations|business affairs|registration statement|prospectus)\b|\beach party['’]s reasonable policies\b/i,
    unless: /\bsole discretion\b|\bwithout (?:the )?(?:consent|notice)\b/i,
    examples: ['The phases are as agreed by the parties from time to time.'],
    counterExamples: ['Supplier may change its prices at any time in its sole discretion.'],
  },
  {
    families: ['no-promise', 'no-exit', 'uncapped-liability'],
    says: /\bheadings\b|\bindependent contractors?\b|\bdeemed to have (?:expired|terminated)\b|\bpro rata\b|\bneither party shall be liable\b|\bin no event shall either party\b/i,
    examples: ['NEITHER PARTY SHALL BE LIABLE FOR LOST PROFITS.'],
    counterExamples: ['Supplier makes no promise on dates of delivery.'],
  },
];

/** Titles in words of homes and private deals, and how they read between firms. */
export const TITLES_BETWEEN_FIRMS: readonly (readonly [everyday: RegExp, between: string])[] = [
  [/they may cancel the booking at once/i, 'they may end it at once'],
  [/they alone decide whether you may stay/i, 'they alone decide whether it goes on'],
  [/they do not pay for lost data or pictures/i, 'they do not pay for lost data'],
  [/they may use your pictures or words for free/i, 'they may use your work or marks for free'],
  [/you pay for repairs/i, 'you pay for upkeep'],
  [/this limits where or for whom you may work, buy or deal/i, 'this limits with whom you may deal'],
];
