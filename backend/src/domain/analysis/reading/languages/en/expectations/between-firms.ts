import type { Family } from '../../../../recognition/document-type.ts';
import type { Expectation } from './expectation.ts';

/** What firms deal in with firms. */
const DEALS: readonly Family[] = [
  'services',
  'subscription',
  'commercial',
  'license',
  'distribution',
  'franchise',
  'sale',
];

const POINTS: readonly Omit<Expectation, 'among' | 'counterExamples'>[] = [
  {
    id: 'limit-of-liability',
    purse: 'paid',
    families: ['services', 'subscription', 'commercial', 'license', 'distribution', 'sale'],
    title: 'A limit on liability',
    absent: 'a limit on what one side can owe the other',
    why: 'Without a limit, one mistake could cost more than the whole deal is worth.',
    traces: [
      '(liab*|damages|consequential|indirect|incidental|punitive|remed*|recover*|losses)',
      '(exceed*|limited to|maximum|cap|capped) .... (paid|fees|amount*|price)',
      'as is',
      'own risk',
      'hold* .. harmless',
    ],
    nearest: ['(breach|default|negligen*)', '(warrant*|guarant*)', 'responsib*'],
    wording:
      'Each side owes the other at most the sums paid under this agreement in the twelve months before the claim. This limit does not cover intent, death or injury.',
    examples: [
      'In no event shall either party be liable for indirect damages.',
      'Liability is limited to the fees paid.',
      'This shall be the sole remedy.',
    ],
  },
  {
    id: 'which-law',
    families: ['nda', ...DEALS],
    title: 'Which law applies',
    absent: 'which law applies, or which court decides',
    why: 'With firms in two places, you may first argue about where to argue.',
    traces: [
      '(govern*|construed|interpreted|subject to|accordance with|according to|under) .... (law|laws|code|legislation)',
      '(law|laws) (of|in) (the)?',
      '(law|laws) (applies|apply|governs|govern|counts|rules)',
      '(jurisdiction|venue|courts?|forum|arbitrat*|tribunal|governing)',
      '(english|german|french|swiss|california|delaware|new york|indian|chinese|israeli|ontario) law',
    ],
    nearest: ['(dispute*|disagree*|claim*)', '(notice*|notif*)'],
    wording: 'The law of … applies, and the courts of … decide.',
    examples: [
      'This Agreement shall be governed by the laws of Texas.',
      'Disputes go to arbitration in Geneva.',
      'New Zealand law applies.',
      'The courts of Oslo decide.',
    ],
  },
  {
    id: 'keeping-secrets',
    families: DEALS,
    title: 'Keeping secrets',
    absent: 'a promise to keep secret what the other side tells',
    why: 'What you tell them about prices, plans and customers could be told on.',
    traces: ['(confiden*|secre*|non-disclos*|nondisclos*|disclos*|proprietary|divulg*)'],
    nearest: ['(information|data|records)', '(custom*|client*)'],
    wording:
      'Each side keeps secret what it learns about the other’s business, and uses it for this agreement only, for three years after the end.',
    examples: ['Each party shall hold it in confidence.', 'Distributor shall not disclose the price list.'],
  },
  {
    id: 'passing-it-on',
    families: DEALS,
    title: 'Passing the agreement on',
    absent: 'whether a side may pass the agreement on to somebody else',
    why: 'You could end up with a partner whom you did not choose.',
    traces: [
      '(assign*|transfer*|delegat*|novat*|successor*|sublicens*|sub-licens*|subcontract*|sub-contract*|sublet*|change of control|merger)',
    ],
    nearest: ['(third part*|affiliate*)', '(consent|approv*)'],
    wording: 'No side may pass this agreement on without the written consent of the other.',
    examples: ['Neither party may assign this Agreement.', 'It binds successors.'],
  },
  {
    id: 'how-to-end',
    families: DEALS,
    title: 'How it ends',
    absent: 'how a side can end it',
    why: 'You would not know how to get out, or what it costs.',
    traces: [
      '(terminat*|cancel*|expir*|rescind*|rescission|withdraw*|revoke*|revocable|at will|discontinu*)',
      '(end|ends|ended|ending|last|lasts|until|duration|in force|in effect|continu*|term|period of|renew*|extend*)',
    ],
    nearest: ['(breach|default)', '(months|years)'],
    wording: 'Either side may end this by two months of written notice, and at once after a serious breach.',
    examples: ['Either party may terminate it by notice.', 'It ends in May.'],
  },
  {
    id: 'beyond-control',
    purse: 'paid',
    families: ['services', 'commercial', 'distribution', 'sale'],
    title: 'Events that nobody controls',
    absent: 'what happens when an event that nobody controls stops the work',
    why: 'After a fire, a strike or a flood you could owe damages for a delay that nobody caused.',
    traces: [
      '(force majeure|act* of god|beyond .... control|frustrat*|impossib*|unforesee*|hardship|natural disaster*|strike*|lockout*|epidemic|earthquake*|flood*|embargo*|excus*)',
    ],
    nearest: ['(delay*|late|perform*)', '(deliver*|suppl*)'],
    wording:
      'A side that an event beyond its control stops from performing is not liable for the delay, and either side may end this after 60 days of it.',
    examples: ['Neither party is liable for acts of God.', 'Force majeure excuses a delay.'],
  },
];

/** What firms settle with firms, whatever the deal is about. Each is tried on the same sentence, which settles none of them. */
export const BETWEEN_FIRMS: readonly Expectation[] = POINTS.map((point) => ({
  ...point,
  among: 'firms',
  counterExamples: ['The Supplier shall deliver the goods in May.'],
}));
