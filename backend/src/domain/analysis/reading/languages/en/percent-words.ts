/** What a percentage is of, by the words right in front of it or right behind it. Order: most specific first. */
interface PercentPurpose {
  readonly label: string;
  readonly before?: RegExp;
  readonly after?: RegExp;
}

export const PERCENT_PURPOSES: readonly PercentPurpose[] = [
  {
    label: 'Discount',
    before: /\b(?:discount|reduction|less|rebate)(?: of)? $/i,
    after: /^ (?:discount|off\b|is taken off)/i,
  },
  { label: 'Interest', before: /\binterest\b[^.;]{0,40}$/i, after: /^ (?:interest|APR\b)/i },
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
  { label: 'Late payment', before: /\b(?:late|overdue|arrears)\b[^.;]{0,40}$/i },
  { label: 'Bonus', before: /\bbonus\b[^.;]{0,24}$/i },
  { label: 'Pension', before: /\bpension\b[^.;]{0,60}$/i },
  { label: 'Fee', before: /\bfees?(?: of| is| are| at|:)?(?: up to)? $/i },
  {
    label: 'Payment',
    after:
      /^ (?:(?:is |are )?(?:due |payable |paid )?(?:on|upon|at|with|after|before)) (?:signature|signing|start|delivery|completion|the (?:first|final|last|start|day|order|booking)|order|booking|acceptance|arrival|handover)/i,
  },
];
