import type { SidedRule } from './sided-rule.ts';

const PAPERS =
  '(passport|degree|diploma|certificate*|marksheet*|mark sheets?|identity card|id card|national id|licen*|title deed*|bank card|atm card)';
const SOMEBODY_NEW =
  '(a|the|another|any) (new|next|other|further|replacement|incoming) (R|resident|tenant|buyer|purchaser|member|owner|occupant|customer|student|client|licensee|shareholder)';

/** Papers, money and details of the reader that stay with the other side, or come back late and less. */
export const SIDED_HELD_BACK: readonly SidedRule[] = [
  {
    family: 'security',
    variant: 'papers',
    severity: 'high',
    says: [
      `R (shall|will|must|has to|have to|agree* to|to)? (deposit|deposits|hand|hands|hand over|hands over|give|gives|hand in|lodge|lodges|submit|submits|surrender|surrenders|leave|leaves) (R’s|your|his|her|their|the|all) (#word)? (original|originals of)? .. ${PAPERS} ... (with|to|at|until|till|for)`,
      `(R’s|your|his|her) (original)? (#word)? ${PAPERS} .. (stay*|remain*|is|are|be) (kept|held|retained|locked)? .. (with|by|in) (O|O’s)`,
      `O (may|will|shall)? (keep|keeps|hold|holds|retain|retains) R’s (original)? (#word)? ${PAPERS} ...`,
    ],
    unless: [
      'copy|copies|for inspection|to be seen|sight of|for one day|the same day|safe deposit|(at|on) R’s (request|wish)|any time R|not (keep|hold|retain)|insurance certificate|vehicle|log book|logbook',
    ],
    onlyWeaker: true,
    examples: [
      'You shall lodge your original diploma with the office until the year is over.',
      'Your passport is kept by us.',
    ],
    counterExamples: [
      'You shall hand in a copy of your diploma to the office.',
      'We do not keep your passport.',
    ],
  },
  {
    family: 'withheld-pay',
    variant: 'waits-for-another',
    severity: 'high',
    says: [
      `O .. (pay*|repay*|refund*|return*|give* back) ... (only|not|nothing)? .. (once|when|after|until|if) ${SOMEBODY_NEW} (has|have)? ...`,
      `(deposit|payment|money|contribution|price|sum|share|bond) ... (paid|repaid|refunded|returned|given) (back)? ... (once|when|after|until|if) ${SOMEBODY_NEW} (has|have)? ...`,
    ],
    unless: [
      'whether or not|even if|at (the)? latest|in any case within|no later than|sooner of|whichever is (earlier|sooner)|rent falls|R (pays?|owes?)',
    ],
    onlyWeaker: true,
    examples: [
      'We repay the contribution only when a new tenant has paid it.',
      'The deposit is returned after the next member has joined.',
    ],
    counterExamples: [
      'We repay the contribution within a month, whether or not a new tenant has come.',
      'You pay the rent until a new tenant has moved in.',
    ],
  },
  {
    family: 'withheld-pay',
    variant: 'late-pay',
    severity: 'medium',
    says: [
      '(rest|balance|invoice*|fee|fees|price|payment*|commission|royalt*) .... (60|75|90|100|120|180|sixty|seventy-five|ninety) days (after|from|of|net|following)',
      '(net|within) (60|75|90|100|120|180|sixty|seventy-five|ninety) days ...',
    ],
    and: ['pay*|paid|payment*|invoice*|rest|balance'],
    unless: ['R (shall|will|must|may|can|pays?) ... (within|pay)|refund*|warrant*|notice|complain*|claim*'],
    onlyPaid: true,
    examples: ['Invoices are settled 90 days after the end of the month.'],
    counterExamples: ['Claims are made within 90 days of delivery.'],
  },
  {
    family: 'data-or-image',
    variant: 'reads-device',
    severity: 'high',
    says: [
      'R (let|lets|allow*|permit*|agree* to let|give* O access|grant*) ... (read|access|see|use|collect|copy|scan|upload)? ... (contacts|address book|call log|messages|photos|gallery|microphone|location) ...',
      'O (may|can|will) (read|access|collect|copy|scan|upload) R’s ... (contacts|address book|call log|messages|photos|gallery|microphone) ...',
      'O (may|can|will) (call|text|ring|message|contact|tell|inform|write to) (or (call|text|ring|message))? .. (people|anyone|everyone|friends|family|relatives|employer|contacts) ... (R’s)? (contacts|phone|address book|debt|loan|late|owe*) ..',
    ],
    unless: [
      'emergenc*|not (read|access|use|see)|only (when|if|while) R (ask*|agree*|tap*|choose*|open*)|deliver* (the|your|R’s)|R may (switch|turn) (it|this|them) off',
    ],
    onlyWeaker: true,
    examples: [
      'You let us read your contacts and messages while the app is installed.',
      'We may text the people in your contacts.',
    ],
    counterExamples: [
      'We may call the people in your contacts in an emergency.',
      'You let us see your location only when you ask for a ride.',
    ],
  },
  {
    family: 'broad-indemnity',
    variant: 'free-of-claims',
    severity: 'medium',
    says: [
      'R (shall|will|must|agree* to)? (hold|holds|keep|keeps|save|saves) (the|O|all)? (#word)? (#word)? (free|harmless|clear|safe) (of|from|against) (every|all|any) .. (claim|claims|loss|losses|liability|demand|demands|action|actions|cost|costs) ...',
    ],
    unless: ['caused by R|R’s (own)? (fault|negligence|breach|carelessness)|to the extent|(each|both) '],
    graver: ['even (if|where|when)|whoever|whatever|regardless|whether or not'],
    onlyWeaker: true,
    examples: ['You keep the owners free of all claims by your guests, even where the stairs were bad.'],
    counterExamples: ['You keep us free of all claims that come from your own fault.'],
  },
];
