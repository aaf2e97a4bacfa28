/**
 * Places in a sentence where the name of a side stands. `NAME` is the name; the words around it are phrases as in `phrase.ts`.
 * A lawyer can add one with an example; the counter-examples name somebody who may well be no side.
 */
export interface NamePosition {
  readonly phrase: string;
  /** Whether it takes a firm with its legal form (`Ltd`) only, or any name. */
  readonly takes: 'firm' | 'any';
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

export const NAME_POSITIONS: readonly NamePosition[] = [
  {
    phrase:
      '(employment|engagement|this contract|this agreement|your contract|your agreement|services agreement) with NAME',
    takes: 'any',
    examples: ['English law governs your employment with Corvid Fenland Limited.'],
    counterExamples: ['You must not take employment with a competitor.'],
  },
  {
    phrase:
      '(employed|engaged|supplied|issued|prepared|granted|owed|payable|paid|borne|refunded|returned|charged|invoiced|billed|retained|withheld|approved) by NAME',
    takes: 'firm',
    examples: ['The wages are payable by Corvid Fenland Limited.', 'Issued by Corvid Fenland Ltd'],
    counterExamples: ['The wages are payable by the Company.', 'Insured by Corvid Fenland Ltd'],
  },
  {
    phrase:
      '(ceded|assigned|terminated|cancelled|varied|transferred|ended|signed as a deed|executed as a deed) by NAME',
    takes: 'any',
    examples: ['This mandate may not be ceded by Corvid Fenland Homes without your consent.'],
    counterExamples: ['It may not be ceded by either party.'],
  },
  {
    phrase: '(payable|owed|due|paid|refunded|returned|surrendered|handed over) to NAME',
    takes: 'firm',
    examples: ['The fee is payable to Corvid Fenland Ltd.'],
    counterExamples: ['The fee is payable to the landlord.'],
  },
  {
    phrase: '(pay|pays|owe|owes|repay|repays) ... to NAME',
    takes: 'firm',
    examples: ['The customer pays all fees to Corvid Fenland Ltd.'],
    counterExamples: ['The customer pays all fees to the owner.', 'You pay what Corvid Fenland Ltd asks.'],
  },
  {
    phrase:
      '(indemnify|indemnifies|hold harmless|holds harmless|compensate|compensates|sue|release|releases) NAME',
    takes: 'firm',
    examples: ['You indemnify Corvid Fenland Ltd against claims.'],
    counterExamples: ['You indemnify the owner against claims.'],
  },
  {
    phrase: '(belong|belongs|vest|vests|pass|passes) (to|in) NAME',
    takes: 'firm',
    examples: ['All rights in the pictures belong to Corvid Fenland Inc.'],
    counterExamples: ['All rights in the pictures belong to the Client.'],
  },
  {
    phrase: 'for and on behalf of NAME',
    takes: 'firm',
    examples: ['For and on behalf of Corvid Fenland Limited'],
    counterExamples: ['For and on behalf of the Company'],
  },
  {
    phrase: '(signed|executed|accepted|agreed) .. (for|on behalf of) NAME',
    takes: 'firm',
    examples: ['Signed for and on behalf of Corvid Fenland LLP'],
    counterExamples: ['Signed for and on behalf of the Landlord'],
  },
  {
    phrase:
      '(complaint*|claim*|objection*|notice*|request*) (shall|must|may|should|can|are|is) (to)? be (made|sent|given|addressed|put|handed) (in writing)? to NAME',
    takes: 'any',
    examples: ['Complaints shall be made to Corvid Fenland in writing.'],
    counterExamples: ['Complaints shall be made to the manager in writing.'],
  },
  {
    phrase: '(handed|given|brought) (in|back|over) .. to NAME',
    takes: 'any',
    examples: ['On Friday the bike is handed back at the shop to Corwin Fenland.'],
    counterExamples: ['The keys are handed over to the tenant.'],
  },
  {
    phrase: '(make|makes) NAME (the|a|an) (employer|owner|agent|partner|insurer|carrier|seller)',
    takes: 'any',
    examples: ['Nothing here makes Corvid Fenland (Pty) Ltd the employer of any driver.'],
    counterExamples: ['Nothing here makes you the employer of any driver.'],
  },
  {
    phrase:
      'NAME (shall|must|undertakes|agrees|covenants|warrants|indemnifies|is liable|is not liable|reserves|disclaims|accepts|is entitled|has the right|may at any time)',
    takes: 'firm',
    examples: ['Corvid Fenland Ltd shall keep the unit insured.'],
    counterExamples: ['The Tenant shall keep the unit insured.'],
  },
  {
    phrase:
      'NAME (promises to|undertakes to|covenants to|agrees to (pay|give|hand|return|keep|deliver|repair)|shall (pay|permit|hand|return|deliver|keep|give)|must (pay|permit|hand|return|deliver)|pays for what)',
    takes: 'any',
    examples: ['Corwin Fenland promises to hand over both keys.', 'Ms Ada Corvid pays for what she breaks.'],
    counterExamples: [
      'The buyer promises to hand over both keys.',
      'Corwin Fenland paints the hall on Friday.',
      'Every Flatmate shall pay a share.',
    ],
  },
  {
    phrase: 'the said NAME',
    takes: 'any',
    examples: ['THE said Corwin Fenland shall permit it.'],
    counterExamples: ['The said premises are let as they are.'],
  },
  {
    phrase: '(president|director|secretary|partner|proprietor|manager|chairman|ceo) NAME',
    takes: 'firm',
    examples: ['By: ELLA MARCH, President, Corvid Fenland Inc.'],
    counterExamples: ['By: ELLA MARCH, President'],
  },
  {
    phrase: '(liability|obligations|rights|property|consent|approval) of NAME',
    takes: 'firm',
    examples: ['The liability of Corvid Fenland GmbH is limited to the price.'],
    counterExamples: ['The liability of the Supplier is limited.'],
  },
];
