/** What a percentage is of, by the words right in front of it or right behind it. Order: most specific first. */
interface PercentPurpose {
  readonly label: string;
  readonly before?: RegExp;
  readonly after?: RegExp;
}

export const PERCENT_PURPOSES: readonly PercentPurpose[] = [
  {
    label: 'Discount',
    before: /\b(?:discount|reduction|rebate)(?: of)? $/i,
    after: /^ (?:discount|off\b|is taken off|for (?:early|prompt|cash)\b)/i,
  },
  {
    label: 'Interest when late',
    before:
      /\b(?:late|overdue|arrears|unpaid)\b[^.;]{0,60}\binterest\b[^.;]{0,40}$|\binterest\b[^.;]{0,30}\b(?:late|overdue|arrears|unpaid)\b[^.;]{0,24}$/i,
    after: /^[^.;,]{0,20}\binterest (?:on|for) (?:late|overdue|unpaid|arrears)/i,
  },
  {
    label: 'Yearly rate',
    before:
      /\b(?:APR|annual (?:percentage )?rate|effective (?:annual )?rate|comparison rate)\b[^.;%]{0,24}$/i,
    after: /^ (?:APR\b|annual percentage rate|comparison rate)/i,
  },
  {
    label: 'Interest',
    before: /\binterest\b[^.;]{0,40}$/i,
    after: /^,? (?:fixed |variable )?(?:interest|APR\b)/i,
  },
  { label: 'Commission', before: /\bcommission\b[^.;]{0,24}$/i, after: /^ commission/i },
  {
    label: 'Cancellation',
    before: /\bcancel\w*\b[^.;]{0,40}$|\bearly (?:exit|termination) (?:fee|charge)\b[^.;]{0,20}$/i,
  },
  { label: 'Deposit', before: /\bdeposit\b[^.;]{0,20}$/i, after: /^ deposit/i },
  { label: 'Royalty', before: /\broyalt\w+\b[^.;]{0,24}$/i, after: /^ royalt/i },
  {
    label: 'Yearly rise',
    before: /\b(?:rises?|increases?|goes up|go up)(?: each year| every year)? by(?: up to| at most)? $/i,
  },
  {
    label: 'Rise',
    before:
      /\b(?:rais(?:e|es|ed)|ris(?:e|es)|increas(?:e|es|ed)|go(?:es)? up|put(?:s)? up|step(?:s|ped)? up|uplift(?:s|ed)?)\b(?! (?:no|not)\b)[^.,;%\d]{0,40}\bby(?: up to| at most| no more than)? $/i,
  },
  {
    label: 'Late payment',
    before: /\b(?:late|overdue|arrears)\b(?![^.;]{0,40}\b(?:off|deduct\w*)\b)[^.;]{0,40}$/i,
  },
  { label: 'Bonus', before: /\bbonus\b[^.;]{0,24}$/i },
  { label: 'Pension', before: /\bpension\b[^.;]{0,60}$/i },
  { label: 'Fee', before: /\bfees?(?: of| is| are| at|:)?(?: up to)? $/i },
  {
    label: 'Payment',
    after:
      /^ (?:(?:is |are )?(?:due |payable |paid )?(?:on|upon|at|with|after|before)) (?:signature|signing|start|delivery|completion|the (?:first|final|last|start|day|order|booking)|order|booking|acceptance|arrival|handover)/i,
  },
];

/** A row that gives a rate: told under its own label. */
export const RATE_ROW =
  /\b(?:interest|rate|APR|percentage|discount|commission|deposit|share|increase|rise|bonus|royalt\w+|pension|penalty|fee|charge|tax|VAT|GST|contribution|retention|margin|surcharge)\b/i;
/** `a bit of interest though, 4% a year on what's still owed`: what the words behind a comma still belong to. */
export const INTEREST_BEFORE_COMMA = /\binterest\b[^.;,\d]{0,24}, $/i;
