import type { ClauseKind } from './clause-kind.ts';
import { worded } from '../wording/worded.ts';

/** What borrowers and consumers meet. */
export const CREDIT: readonly ClauseKind[] = [
  {
    id: 'interest',
    title: 'Interest',
    find: /\binterest\b[^.]{0,120}(?:%|\bper ?cent|\bper annum|\brate of|\bAPR\b)|\b(?:annual percentage rate|APR)\b/i,
    onlyIn: ['loan'],
    subjectIs: 'burdened',
    expected: { in: ['loan'], why: 'The price of the loan is its interest.' },
    usual: {
      says: '5 to 15 % a year for unsecured private loans; rates above 35 % a year are criminal in Canada (Criminal Code s. 347)',
    },
    risk: {
      title: 'The interest is a heavy cost',
      severity: { against: null, mutual: null, unknown: null },
      against: 'At this rate the debt could grow faster than you pay it.',
      mutual: 'At this rate the debt could grow fast.',
      ask: 'for a lower rate, stated per year.',
      worse:
        /\b(?:[2-9]\d|1\d\d)(?:\.\d+)? ?(?:%|per ?cent)|\b(?:[2-9]|1\d)(?:\.\d+)? ?% (?:per|a|each) (?:month|week)|\bcompound/i,
      rank: 69,
    },
    wording: 'Simple interest of 8 % a year applies to the unpaid amount. No other cost is added.',
    fallback: 'ask for a written plan that shows each payment and the total.',
  },
  {
    id: 'repayment',
    title: 'Paying back',
    find: /\b(?:repay|instal+ments?|pay back|repayment)\b[^.]{0,140}/i,
    onlyIn: ['loan'],
    subjectIs: 'burdened',
    expected: { in: ['loan'], why: 'You need to know when and how much to pay back.' },
  },
  {
    id: 'acceleration',
    title: 'The whole debt at once',
    find: /\b(?:entire|whole|full|outstanding|unpaid|all)\b[^.]{0,80}\b(?:balance|amount|principal|debt|sum|loan)s?\b[^.]{0,100}\b(?:immediately|at once|on demand)\b|\baccelerat(?:e|ion)\b|\bimmediately due\b/i,
    proof:
      /\b(?:entire|whole|full|outstanding|unpaid|all|remaining)\b[^.]{0,100}\b(?:balance|amounts?|principal|debt|sums?|loan|rent|fees|instal\w+)\b[^.]{0,140}\b(?:immediately|at once|on demand|forthwith)\b|\baccelerat\w*\b[^.]{0,120}\b(?:balance|principal|debt|loan|rent|payments?|amounts?|sums?|instal\w+)\b|\b(?:balance|principal|debt|loan|rent|amounts?|payments?|sums?)\b[^.]{0,120}\b(?:accelerat\w*|immediately due)/i,
    notProof:
      /\b(?:awards?|options?|equity|vest\w*|shares?|stock|warrants?)\b|\bpersonal data\b|\bconfidential/i,
    subjectIs: 'burdened',
    usual: { says: 'only after two missed payments and a written warning' },
    risk: {
      title: 'One missed payment can make everything due',
      severity: { against: 'high', mutual: 'medium', unknown: 'medium' },
      against: 'You could have to find the whole sum at once.',
      mutual: 'The whole sum could fall due at once.',
      ask: 'for a written warning and thirty days to catch up first.',
      rank: 78,
    },
    wording:
      'The whole debt falls due only if two payments are missed and not paid within 30 days of a written warning.',
    fallback: 'ask for one payment holiday a year.',
  },
  {
    id: 'prepayment',
    title: 'Paying early',
    find: /\bprepay\w*\b[^.]{0,120}|\b(?:early|advance) repayment\b[^.]{0,100}/i,
    onlyIn: ['loan'],
    subjectIs: 'favored',
    usual: {
      says: 'allowed at any time',
      further: [{ says: 'EU Directive 2008/48/EC limits the charge to 1 %', only: ['union', 'consumers'] }],
    },
    risk: {
      title: 'Paying early costs extra',
      severity: { against: null, mutual: null, unknown: null },
      against: 'You could pay a charge for clearing the debt sooner.',
      mutual: 'A charge could apply to early payment.',
      ask: 'to be able to pay early free of charge.',
      worse: /\b(?:penalt|fee|charge|not (?:be )?(?:permitted|allowed|prepay))/i,
      rank: 34,
    },
    wording: 'The borrower may pay back all or part at any time without a charge.',
    fallback: 'ask for a limit of 1 % of the sum paid early.',
  },
  {
    id: 'collateral',
    title: 'Security',
    find: /\b(?:collateral|security interest|pledge[sd]?|mortgage|lien|hypothecat\w*)\b[^.]{0,140}/i,
    onlyIn: ['loan', 'guarantee'],
    subjectIs: 'burdened',
    risk: {
      title: 'You could lose what you pledge',
      severity: { against: 'medium', mutual: 'medium', unknown: 'medium' },
      against: 'If you fall behind, they may take and sell it.',
      mutual: 'If payments stop, the pledged thing could be sold.',
      ask: 'for a pledge that is worth no more than the debt.',
      rank: 59,
    },
    wording: 'The security is released when half of the loan is paid back.',
    fallback: 'ask for 30 days of warning before a sale.',
  },
  {
    id: 'cancellation',
    title: 'Canceling and refunds',
    find: /\b(?:cancel(?:lation|led)?|refund(?:able|ed|s)?|withdraw(?:al)?|cooling[- ]off)\b[^.]{0,160}/i,
    onlyIn: ['consumer', 'subscription', 'sale'],
    subjectIs: 'favored',
    expected: {
      in: ['consumer', 'subscription'],
      why: 'You should know how to stop paying and whether money comes back.',
    },
    usual: {
      says: '14 days to withdraw from online deals in the EU (Directive 2011/83/EU), and canceling as easily as signing up',
      only: ['union', 'consumers'],
      length: [
        { count: 14, unit: 'day' },
        { count: 14, unit: 'day' },
      ],
    },
    risk: {
      title: 'Getting out or money back is hard',
      severity: { against: null, mutual: null, unknown: null },
      against: 'You could go on paying for something you do not use.',
      mutual: 'Money paid could be lost.',
      ask: 'for a refund for the unused time.',
      worse:
        /\b(?:non-?refundable|no refunds?|not (?:be )?(?:refund|entitled to)|only (?:in person|by (?:registered|certified))|may not cancel|cannot (?:be )?cancel)/i,
      rank: 71,
    },
    ...worded(
      '{You} may cancel at any time with 30 days’ notice by e-mail. Prepaid sums for the time after that are paid back within 14 days.',
    ),
    fallback: 'ask for a freeze of three months in case of illness or moving.',
  },
  {
    id: 'data-use',
    title: 'What happens to your data',
    find: /\b(?:personal (?:data|information)|your (?:data|information|content))\b[^.]{0,200}\b(?:share|sell|disclos|transfer|use|third part|advertis|partners|process|collect|retain)/i,
    proof:
      /\b(?:share|sell|disclos|transfer|provid|pass|use|process|collect|retain)\w*\b[^.]{0,200}\b(?:third[- ]part\w+|advertis\w*|partners?|affiliat\w*|any purpose|perpetual\w*|data|information|content)\b/i,
    notProof:
      /\b(?:not|never)\b[^.]{0,60}\b(?:share|sell|disclos|rent|transfer|use)\w*|\byou (?:may|can|have the right)\b|\bdelet(?:e|ion)\b/i,
    onlyIn: ['consumer', 'subscription', 'privacy', 'policy'],
    subjectIs: 'favored',
    usual: { says: 'use for named purposes only, with a right to deletion (GDPR arts. 13 to 17)' },
    risk: {
      title: 'Your data may go further than you think',
      severity: { against: null, mutual: null, unknown: null },
      against: 'Others could get your data and use it for their own ends.',
      mutual: 'Data could be passed on.',
      ask: 'to opt out of sharing, and for deletion when you leave.',
      worse: /\b(?:sell|third[- ]part(?:y|ies)|advertis|partners|affiliates|any purpose|perpetual)/i,
      rank: 57,
    },
    wording:
      'Personal data is used only to provide the service, is not sold or shared for advertising, and is deleted within 30 days after the account ends.',
    fallback: 'ask for a list of everyone who receives the data.',
  },
  {
    id: 'account-closure',
    title: 'Closing your account',
    find: /\b(?:suspend|terminate|close|disable|remove|revoke)\b[^.]{0,100}\b(?:account|access|membership|service|licen[cs]e)\b/i,
    proof:
      /\b(?:may|can|reserves? the right|right to|will|at any time)\b[^.]{0,120}\b(?:suspend|terminate|close|disable|remove|revoke)\w*/i,
    notProof: /\byou (?:may|can)\b[^.]{0,60}\b(?:cancel|terminate|close|delete)|\bmay not\b/i,
    onlyIn: ['consumer', 'subscription', 'policy'],
    subjectIs: 'favored',
    risk: {
      title: 'They can close your account',
      severity: { against: 'medium', mutual: 'low', unknown: 'low' },
      against: 'You could lose access and what you stored there.',
      mutual: 'Access could end.',
      ask: 'for a warning, a reason and thirty days to fetch your data.',
      worse: /\b(?:without (?:prior )?notice|any reason|sole discretion|at any time|immediately)\b/i,
      rank: 64,
    },
    wording:
      'Before closing an account, the provider gives a reason and 30 days to export all data, except where the law forbids it.',
    fallback: 'ask for a refund of prepaid time.',
  },
];
