import type { ClauseKind } from './clause-kind.ts';
import { worded } from '../wording/worded.ts';

/** What is paid, when, and what it costs to be late or to leave. */
export const MONEY: readonly ClauseKind[] = [
  {
    id: 'payment-terms',
    title: 'When payment is due',
    find: /\b(?:pay(?:ment|able|s)?|paid|invoice[ds]?|fees?|salary|rent|price)\b[^.]{0,120}\b(?:within|due|no later than|in advance|net|on or before|monthly|weekly|upon receipt|on the (?:first|last|\d{1,2}(?:st|nd|rd|th)))\b[^.]{0,80}/i,
    proof:
      /\b(?:shall|will|must|is|are|be|agrees? to|pays?)\b[^.]{0,80}\b(?:pay|paid|payable|due|invoices?|invoiced)\b[^.]{0,160}\b(?:within|no later than|in advance|net \d+|on or before|monthly|weekly|upon receipt|on the (?:first|last|\d{1,2}(?:st|nd|rd|th))|days?)\b|\bpays?\b[^.]{0,80}\b(?:within|in advance|monthly)\b/i,
    notProof:
      /\bdeduct|\binsur|\bindemnif|\btax(?:es)?\b|\blate (?:fee|charge)|\boverdue|\btermination fee|\bdamages\b|\bliab|\brefund|\bdeposit\b/i,
    subjectIs: 'burdened',
    expected: {
      in: ['services', 'sale', 'subscription', 'commercial', 'distribution'],
      why: 'Without a due date you cannot say when money is late.',
    },
    usual: {
      says: '30 days from invoice',
      further: [
        { says: 'EU Directive 2011/7/EU allows 60 days between businesses', only: ['union', 'firms'] },
      ],
      length: [
        { count: 30, unit: 'day' },
        { count: 60, unit: 'day' },
      ],
    },
  },
  {
    id: 'late-fees',
    title: 'Late fees and interest',
    find: /\b(?:late|overdue|unpaid|past due|outstanding|delinquent)\b[^.]{0,120}\b(?:interest|fee|charge|penalt|per ?cent|%)|\b(?:interest|late charge|late fee)\b[^.]{0,140}\b(?:late|overdue|unpaid|past due|not paid|default)/i,
    proof:
      /\b(?:late|overdue|unpaid|past[- ]due|outstanding|delinquent|not paid|fails? to pay|arrears)\b[^.]{0,200}(?:\b(?:interest|late (?:fee|charge)|penalty|surcharge)\b|\b(?:per ?cent|percent)\b|%)|\b(?:interest|late (?:payment )?(?:charge|fee)s?|service charge|finance charge)\b[^.]{0,200}\b(?:late|overdue|unpaid|past[- ]due|not paid|when due|default|delinquent|arrears)\b/i,
    notProof:
      /\b(?:security|ownership|equity) interests?\b|\btitle,? (?:and|or) interest|\bright,? title|\binterests? of\b|\blien\b|\bbest interest/i,
    more: /\b(?:not(?: been| being)? paid|non-?payment|fail(?:s|ure)? to pay|delay(?:ed|s)?|late|overdue|unpaid|past[- ]due|arrears|outstanding|default)\b[^;]{0,200}(?<!\b(?:equity|ownership|security|partnership|membership|voting|beneficial) )\b(?:interest|penalty|charge)\b[^;]{0,80}(?:%|per ?cent\b|percent\b)|(?<!\b(?:equity|ownership|security|partnership|membership|voting|beneficial) )\b(?:interest|penalty|charge)\b[^;]{0,120}(?:%|per ?cent\b|percent\b)[^;]{0,160}\b(?:not(?: been| being)? paid|non-?payment|delay(?:ed|s)?|late|overdue|unpaid|past[- ]due|arrears)\b/i,
    subjectIs: 'burdened',
    turned:
      /^(?![^]*\b(?:shall|must|will|agrees? to) (?:also )?pay\b)[^]*\b(?<verb>may|can|entitled to|rights? to|shall|will) (?:also |then )?(?:charge|levy|impose|demand|claim|collect|receive|interest|(?:a |an )?(?:late|penalty|fee))\b/di,
    usual: {
      says: '1 to 1.5 % a month at most',
      further: [
        {
          says: 'the UK Late Payment Act sets 8 points over the base rate between businesses',
          only: ['kingdom', 'firms'],
        },
        {
          says: 'EU Directive 2011/7/EU sets 8 points over the base rate between businesses',
          only: ['union', 'firms'],
        },
      ],
    },
    risk: {
      title: 'Late payment costs extra',
      severity: { against: 'medium', mutual: 'low', unknown: 'low' },
      against: 'A missed date adds charges on top of the debt, so a small delay could grow.',
      mutual: 'Charges run on late sums, so check that they apply to money owed to you too.',
      ask: 'for a grace period of seven to ten days and a lower rate.',
      worse: /\b(?:per day|each day|daily|a day|(?:[3-9]|\d\d)(?:\.\d+)? ?% (?:per|a|each) month|compound)/i,
      rank: 40,
    },
    wording:
      'No charge applies if payment arrives within 10 days of the due date. After that, simple interest of 1 % a month applies to the unpaid amount.',
    fallback: 'ask for one free reminder before any charge.',
  },
  {
    id: 'price-change',
    title: 'Price increases',
    find: /\b(?:increase|raise|adjust|change|revise)\w*\b[^.]{0,80}\b(?:fees?|prices?|rates?|rent|charges|subscription)\b|\b(?:fees?|prices?|rent|charges)\b[^.]{0,80}\b(?:increase|be (?:raised|adjusted|revised))/i,
    except: /\bchange (?:of|in) (?:the )?control\b|\bexchange\b/i,
    notProof:
      /\b(?:interest|exchange|tax|royalty) rates?\b|\brate of (?:interest|exchange|return)\b|\bchange orders?\b|\bno (?:increase|change)\b|\binsur|\bexchange\b|\b(?:shall|will|may) not\b|\bcommission rate/i,
    subjectIs: 'favored',
    usual: {
      says: 'once a year, with 30 to 60 days of notice, by inflation or a stated cap such as 3 to 5 %',
      length: [
        { count: 30, unit: 'day' },
        { count: 60, unit: 'day' },
      ],
    },
    risk: {
      title: 'The price can go up',
      severity: { against: 'medium', mutual: 'low', unknown: 'low' },
      against: 'They set the new price, so you could pay more than you agreed to.',
      mutual: 'The price is not fixed, so plan for a rise.',
      ask: 'for a cap on any rise, sixty days of notice and the right to leave.',
      worse: /\b(?:sole discretion|at any time|without notice|any amount)\b/i,
      milder: /\bnot (?:be )?(?:increase|raise|exceed)/i,
      rank: 58,
    },
    ...worded(
      'Prices may rise once a year, by no more than 3 %, with 60 days’ written notice. {You} may end the Agreement before the rise takes effect.',
    ),
    fallback: 'ask to fix the price for the first term.',
  },
  {
    id: 'liquidated-damages',
    title: 'Fixed sum on breach or early exit',
    find: /\bliquidated damages\b|\b(?:early )?(?:termination|cancellation|break|exit) (?:fee|charge|payment|penalty)\b|\bpenalt(?:y|ies)\b[^.]{0,120}\b(?:pay|of|amount|equal)\b|\bpay[^.]{0,100}\bas a penalty\b|\bforfeit\w*\b[^.]{0,80}\b(?:deposit|sum|amount|pay|salary)|\bpay[^.]{0,120}\b(?:remaining|balance of the)\b[^.]{0,60}\b(?:term|months|rent|fees)/i,
    proof:
      /\bliquidated damages\b|\b(?:early )?(?:termination|cancell?ation|break|exit) (?:fee|charge|payment|penalty)\b|\bpenalt(?:y|ies)\b[^.]{0,60}(?:\b(?:pay|amount|equal|sum|apply)\b|[$€£₹]|\d)|\bpay[^.]{0,100}\bas a penalty\b|\b(?:violat|breach|infring)\w*\b[^.]{0,120}\b(?:shall|must|will) pay\b[^.]{0,80}(?:\b(?:equal to|equivalent (?:of|to)|(?:sum|amount) of)\b|[$€£₹])|\bforfeit\w*\b[^.]{0,50}\b(?:deposit|sums?|amounts?|payments?|salary|fees?|advance|guarantee)\b|\b(?:deposit|salary|payments?|fees?|advance)\b[^.]{0,40}\bforfeit|\bpay[^.]{0,120}\b(?:remaining|balance of the|rest of the)\b[^.]{0,60}\b(?:term|months|rent|fees)/i,
    notProof:
      /\b(?:no|without(?: any)?|free of) (?:early |other |further |such )?(?:penalt\w+|liquidated damages|(?:termination|cancell?ation) (?:fee|charge|payment|penalt)\w*)|\b(?:criminal|civil|statutory|regulatory|tax) (?:and \w+ )?penalt|\bfines\b|\bdamages,? (?:including|and penalties)|\bexemplary\b|\bclaims?\b[^.]{0,80}\bpenalties/i,
    subjectIs: 'burdened',
    usual: { says: 'a sum that is a fair guess of the real loss' },
    risk: {
      title: 'You owe a fixed sum if you leave early or break it',
      severity: { against: 'high', mutual: 'medium', unknown: 'medium' },
      against: 'You pay this sum even if the real loss is smaller.',
      mutual: 'The sum falls due even if the real loss is smaller, so it could cost you a lot.',
      ask: 'to pay only the real loss, or a much lower sum that shrinks over time.',
      rank: 85,
    },
    wording:
      'If a party ends this Agreement early, it pays only the loss the other can prove, and never more than one month’s payments.',
    fallback: 'ask that the sum falls by an equal part each month.',
  },
  {
    id: 'revenue-profit-sharing',
    title: 'Share of income',
    find: /\broyalt(?:y|ies)\b|\b(?:revenue|profit|income|sales|receipts|proceeds)s?\b[^.]{0,60}\b(?:shar(?:e|ing)|split)|\b(?:percent|per cent|%)\)?[^.]{0,80}\b(?:of|on)\b[^.]{0,40}\b(?:gross|net|revenue|profit|sales|receipts|proceeds|fees)\b|\bcommissions?\b[^.]{0,80}\b(?:percent|%|equal|rate)/i,
    proof:
      /\broyalt(?:y|ies)\b[^.]{0,200}|\b(?:revenue|profit|income|sales|receipts|proceeds)s?\b[^.]{0,60}\b(?:shar(?:e|ing)|split)|(?:percent|per cent|%)\)?[^.]{0,80}\b(?:of|on)\b[^.]{0,60}\b(?:gross|net|revenue|profit|sales|receipts|proceeds|fees)|\bcommissions?\b[^.]{0,80}(?:percent|%|equal|rate)/i,
    notProof: /\broyalty[- ]free\b|\bmeans\b|\binterest\b[^.]{0,40}%|\bno royalt/i,
    subjectIs: 'burdened',
    risk: {
      title: 'A share of income must be paid',
      severity: { against: 'medium', mutual: 'low', unknown: 'low' },
      against: 'You give up part of your income, so what counts as income could decide what you earn.',
      mutual: 'What counts as income decides who gets what, so unclear words could cost you.',
      ask: 'for a clear sum to count from, with taxes, refunds and discounts taken off first.',
      rank: 30,
    },
    wording:
      'The share is worked out on money actually received, after taxes, refunds and discounts. A statement comes with each payment.',
    fallback: 'ask for a yearly limit on the share.',
  },
  {
    id: 'minimum-commitment',
    title: 'Least that must be bought, paid or done',
    find: /\bminimum\b[^.]{0,80}\b(?:purchase|order|quantit|payment|guarantee|commitment|royalt|fee|amount|volume|annual|spend|charge|sales|number|requirement)|\b(?:at least|not less than|no fewer than|no less than)\b[^.]{0,60}\b(?:units|per (?:year|month|quarter|annum)|impressions|hours|purchases?|orders?)\b|\btake[- ]or[- ]pay\b/i,
    proof:
      /\bminimum (?:\w+ ){0,3}(?:purchase|order|quantit|payment|guarantee|commitment|royalt|fee|volume|spend|charge|sales|goals?\b|targets?\b|performance\b)\w*|\bminimum of\b[^.]{0,20}(?:[$€£₹]|\bunits\b)|\b(?:purchase|buy|order|pay|spend|sell|guarantee\w*|commit\w*|produc\w*|deliver\w*|provid\w*|featur\w*|plac\w*|appear\w*|make available|maintain\w*|publish\w*)\b[^.]{0,120}\b(?:at least|not less than|no fewer than|no less than|a minimum of|minimum)\b[^.]{0,40}(?:[$€£₹]|\d[\d,]*|\b(?:units|tons|orders|cases|quantit\w+)\b|\bthe following\b)|\bpay\w*\b[^.]{0,120}\bshortfall\b|\bshortfall\b[^.]{0,120}\bpay|\bnot less than [$€£₹]|\btake[- ]or[- ]pay\b/i,
    notProof:
      /\binsur|\bcoverage\b|\bminimum (?:wage|price)|\bmeans\b|\bno minimum\b|\bmaximum\b|\bverify\b|\bcontest\b|\b(?:at least|not less than|no less than|no fewer than|minimum of)\s(?:(?!per\b)[\w-]+\s){0,2}(?:\(\d+\)\s)?(?:days?|weeks?|months?|hours?|years?)\b|\bno obligation\b|\bper ?cent\b|%/i,
    subjectIs: 'burdened',
    usual: { says: 'no minimum, or one that can be made up in the next period' },
    risk: {
      title: 'You must reach a minimum',
      severity: { against: 'high', mutual: 'medium', unknown: 'low' },
      against: 'You owe it even if you need or sell less.',
      mutual: 'A floor applies even when business is slow, so it could turn into a loss.',
      ask: 'to lower the minimum, or to make up a shortfall in the next period.',
      rank: 66,
    },
    wording:
      'A shortfall in one year may be made up in the next. The other party’s only remedy for a shortfall is to end the Agreement on 30 days’ notice.',
    fallback: 'ask for a first year without a minimum.',
  },
  {
    id: 'most-favored-nation',
    title: 'Best-price promise',
    find: /\bmost[- ]favou?red\b|\b(?:no|not) less favou?rable\b[^.]{0,120}\b(?:than|terms|price|offered|customer)|\b(?:as|more) favou?rable\b[^.]{0,100}\b(?:than|as)\b[^.]{0,80}\b(?:any|other|third)\b[^.]{0,60}\b(?:customer|part|person|licensee|client)|\b(?:lowest|best) (?:price|rate|terms)\b[^.]{0,80}\b(?:any|other)\b/i,
    proof:
      /\bmost[- ]favou?red (?:customer|nation|licensee|buyer|client|distributor|pric|status|treat)\w*|\b(?:pric\w+|fees?|rates?|charges?|royalt\w+|terms|discounts?|treated)\b[^.]{0,120}\b(?:no|not(?: be)?|at least as|as) (?:less )?favou?rabl[ey]\b[^.]{0,120}\b(?:than|as)\b[^.]{0,100}\b(?:others?|any|customers?|distributors?|licensees?|sells?|offer\w*)\b|\bnot be charged (?:an? )?(?:higher|more|greater)\b[^.]{0,60}\bthan\b[^.]{0,80}\bothers?\b|\b(?:no|not) less favou?rable\b[^.]{0,80}\bthan\b[^.]{0,80}\b(?:offer|giv|grant|charg|provid|extend|availab)\w*\b[^.]{0,60}\b(?:any )?other\b|\b(?:as|more) favou?rable\b[^.]{0,100}\b(?:than|as)\b[^.]{0,80}\b(?:any|other|third)\b[^.]{0,60}\b(?:customer|part|person|licensee|client)|\b(?:lowest|best) (?:price|rate|terms)\b[^.]{0,80}\b(?:any|other)\b/i,
    notProof: /\binsur|\bemploy|\brejects?\b|\bfail to reach\b|\bsupply agreement shall/i,
    subjectIs: 'burdened',
    risk: {
      title: 'Your best terms must be shared',
      severity: { against: 'medium', mutual: 'low', unknown: 'low' },
      against: 'If you give anyone a better deal, you must give it here too.',
      mutual: 'A better deal elsewhere has to be matched here, which could limit your pricing.',
      ask: 'to limit it to buyers of the same size, and to one year.',
      rank: 38,
    },
    wording:
      'This promise covers only customers who buy the same volume on the same terms, and ends after twelve months.',
    fallback: 'ask to limit it to a yearly statement instead of an audit.',
  },
];
