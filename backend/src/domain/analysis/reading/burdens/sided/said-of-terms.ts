import type { SidedRule } from './sided-rule.ts';

const UNTIL =
  '(before|until|till) (that|the|this|#word)? (#word)? (day|date|time|end|month|year|season|term|period|minimum|#number|#time|january|february|march|april|may|june|july|august|september|october|november|december)';
const CONTRACT =
  '(agreement|contract|plan|lease|tenancy|membership|subscription|scheme|deal|loan|programme|program|policy|service|licen*)';
const PLACE =
  '(hall|room|house|home|building|site|camp|class|classroom|table|seat|stall|office|shop|kitchen|bed|car|bus|boat|school|work|ship|desk|post|place|premises|machine|engine|car|child|dog|alone|there|here|unattended)';
/** Nothing was heard of somebody. */
const NO_WORD =
  '((not|never|n’t) .. (heard|hear)|(hear|hears|heard) nothing|(no|not|never|n’t|without) .. (letter|reply|answer|word|message|objection))';

/** Terms in everyday words: being put out, being bound anew, claims and promises that are gone. */
export const SIDED_SAID_OF_TERMS: readonly SidedRule[] = [
  {
    family: 'sudden-end',
    variant: 'out-soon',
    severity: 'high',
    isCertain: true,
    says: [
      'O (may|can|shall|will) .. (recover|recovers|take back|repossess|have back|claim back) (possession of)? (the|R’s|his|her)? (#word)? (flat|room|house|home|premises|cottage|apartment|shop|plot|unit) (upon|on|with|within|at|after|by) .. (one|two|three|four|five|six|seven|ten|fourteen|1|2|3|4|5|6|7|10|14|24|48) (days?|hours?) ...',
      'O (want*|need*) (the)? (room|flat|house|unit|place|home) back(:)? (is|with|within|in|on|at)? .. (one|two|three|four|five|six|seven|ten|fourteen|1|2|3|4|5|6|7|10|14|24|48) (days?|hours?) ...',
      '(complaint*|grumble*|strike*|complain*|moan*) ... (and|then|,) (R|you)(’re)? (are|is|will be|shall be|would be)? (out|gone|expelled|thrown out|barred|banned) ...',
      '(out|gone|expelled|thrown out|barred) (that|the same|the next) (day|night|evening) .. no (hearing|appeal|argument|discussion)',
    ],
    unless: [
      'refund*|exchange*|return*|faulty|party|clean*|(breach*|unpaid|arrears|nuisance|misconduct|violen*|court)|(end|expiry) of (the)? (term|tenancy|lease)|R (may|can) (also)? (leave|go)|after (a)? (hearing|talk|warning)|both',
    ],
    onlyWeaker: true,
    examples: [
      'The Landlord may at any time recover the flat upon seven days’ notice to quit.',
      'We want the room back: 14 days by WhatsApp.',
      'A complaint from two members and you’re out that day, no hearing.',
    ],
    counterExamples: [
      'We may recover the flat upon seven days notice for unpaid rent by order of a court.',
      'You want the room back within ten days.',
      'A complaint is answered within seven days.',
      'We will take back the unit within 14 days for a full refund.',
    ],
  },
  {
    family: 'no-exit',
    variant: 'restarts',
    severity: 'high',
    isCertain: true,
    says: [
      '(contract|plan|term|membership|agreement|minimum|period|subscription|lease) (then|will|shall)? (re-?starts?|starts? (again|anew|over|afresh)|begins? (again|anew|afresh)) ... (fresh|new|another|further|full|whole|minimum) .. (month*|year*|#time) ...',
      '(fresh|new|another) (minimum|commitment|lock-?in) (term|period)? of #time (then|also)? (starts?|begins?|runs?|applies) (again)? (with|at|after|upon|each|every|whenever|when|as soon as|once|if) ...',
      '(starts?|begins?|runs?) (a|another) (fresh|new)? (minimum|commitment|lock-?in) (term|period)? (of)? #time ...',
    ],
    unless: [
      '(if|when|where|once|only) (R|you) (choose*|ask*|agree*|sign*|want*|wish*|upgrade*|confirm*)|R (may|can)|not (start*|restart*)|unless|notice|renew*|freeze|frozen|pause*|paused|free|trial|probation|warranty|guarantee',
    ],
    onlyWeaker: true,
    examples: [
      'Your contract restarts on 1 February 2027 for a fresh 24 months, however long you have been with us.',
      'A new minimum term of two years starts with each repair.',
    ],
    counterExamples: [
      'A new minimum term of two years starts on 1 May 2027.',
      'Another commitment period of 12 months runs from the day of this letter.',
      'A new minimum term of two years starts only if you choose a new phone.',
      'The warranty starts again for two years.',
      'The new term of one year begins on 1 September.',
      'Each January the contract starts afresh for twelve months unless one of us says no.',
      'After a freeze your membership starts again for the new month.',
    ],
  },
  {
    family: 'no-exit',
    variant: 'said',
    severity: 'high',
    isCertain: true,
    says: [
      `${UNTIL} .. R (can not|cannot|may not|are not able to|can never) (stop|leave)(,|.|;|:)`,
      `${UNTIL} .. R (can not|cannot|may not|are not able to|can never) (cancel|quit|get out) ...`,
      `${UNTIL} .. R (can not|cannot|may not|are not able to|can never) leave (O|(the|R’s|this|O’s) (#word)? (club|gym|course|group|team|job|position|co-?op|society|association|firm|company)) ...`,
      `${UNTIL} .. R (can not|cannot|may not|are not able to|can never) (stop|leave) (early|earlier|sooner|at all|for any|for whatever|even|either|neither|without|whatever|however|whether|if|and|or|free|with) ...`,
      `${UNTIL} .. R (can not|cannot|may not|are not able to|can never) (stop|leave|cancel|quit|end|get out of) (it|(the|R’s|this) (#word)? ${CONTRACT}) ...`,
      '(early (leaving|exit|termination|ending|cancellation)|cancelling early)(:)? (is|are)? (not (allowed|possible|permitted)|forbidden|impossible) ...',
      '(no|not a|not any) (date|day|time|moment) (by|at|on) which R (can|may) (call it off|cancel|leave|stop|end it|withdraw) ...',
      'R (can not|cannot|may not) (stop|leave|end|cancel|quit|get out) ... (moving|illness|sick*|death|job|abroad) .. (neither|either|included|no excuse)',
    ],
    unless: [
      'O (can not|cannot|may not)|both|neither (side|of|party)|(first|initial) (#number|two|three) (days|weeks)|probation|unless|without (notice|telling)|before (giving|telling|paying)|before .. notice|except',
      `(stop|leave|cancel|quit) (${PLACE}|the|R’s|a|an|this|that|these|any|his|her|their|O’s) (#word)? ${PLACE}`,
      `(stop|leave|cancel|quit) (${PLACE}|early)`,
      'lesson|class|work|shift|exam|session|permission',
    ],
    onlyWeaker: true,
    examples: [
      'Before that day you can not stop, moving abroad neither.',
      'Until the year is over you cannot leave.',
      'Until the end of the season you may not leave the club.',
      'Before 1 May you cannot cancel your order.',
      'Before the end of March you may not stop even if you move abroad.',
      'Early leaving: not allowed for you.',
      'That is a hope and there is no date by which you can call it off.',
    ],
    counterExamples: [
      'Before that day we cannot end it.',
      'You cannot leave before giving a month of notice.',
      'Early leaving is allowed.',
      'Until the alarm is over you cannot leave the hall.',
      'Before the bell you may not leave the room.',
      'Until 5 pm you cannot leave the stall alone.',
      'Early leaving is not allowed during the lesson.',
      'Before 9 o’clock you may not leave rubbish on the street.',
      'Before the end of your stay you cannot leave a review.',
      'Until the end of the month you cannot stop the music after ten.',
      'Until the last day of the fair you may not leave bikes in the yard.',
    ],
  },
  {
    family: 'deemed-consent',
    variant: 'said',
    severity: 'high',
    isCertain: true,
    says: [
      `(if|unless) ... ${NO_WORD} ... R (have|has|are|is|will have|then)? (said yes|say yes|saying yes|agree|agreed|agrees|accept|accepted|consented) ...`,
      `(if|unless) ... ${NO_WORD} ... R (are|is|will be|’re)? (on board|in) (for|again) ...`,
      'no (letter|reply|answer|word|objection|message|news) (from R)? .. (by|before|within|till|until) ... (means|counts as|is taken as|is) (that)? (R (agree*|accept*|consent*)|a yes|yes|agreement|consent)',
      '(silence|no reply|no answer|saying nothing) (is|means|counts as|will be) (taken as|read as)? (consent|yes|a yes|agreement|agreeing|acceptance)',
    ],
    unless: [
      // nothing is heard of others, both are needed, and an answer is not reached
      '(heard|hear|nothing|letter|reply|answer|word|message|objection) (back)? from (the|a|an|O’s|R’s|our|his|her|my|other|others|anybody|anyone) ...',
      '(and|or|but) (if|when|once)? R (also)? (have|has|then)? (said yes|say yes|agree|agreed|agrees|accept|accepted|accepts|consent|consented) ...',
      'R (then)? (agree|agrees|accept|accepts) (a|an|upon a|on a|another|new) ...|(agreement|consent|yes) (has|have|is|was|will)? (been|be)? not ...',
      'O (have|has) (said|agreed|accepted)|O (agree*|accept*)|not (mean|count)|never|nobody|(silence|no reply|no answer) .. (from|by|of) O|(by|at) no',
      'does not|nothing changes|the offer (ends|lapses)',
      '(let|lets|bring*|take*|call*|ask*|show*) R in',
    ],
    onlyWeaker: true,
    examples: [
      'If we have not got a letter from you by 15 January, you have said yes.',
      'No letter by Friday means you agree.',
      'If we hear nothing from you within a week, you have agreed.',
      'If there is no answer from you by then you agree to the new price.',
      'Silence means yes.',
    ],
    counterExamples: [
      'If nothing is heard a reminder is sent; nobody’s silence counts as a yes.',
      'If we have not got a letter from you by then, the offer ends.',
      'If you have not received the code, the porter lets you in.',
      'Silence does not mean yes.',
      'If we hear nothing from the bank and you agree, we will wait.',
      'If we have not heard from the insurer by Friday and you agree, we start the work.',
      'If there is no answer by then, you agree a new date with us.',
      'If no word comes from the council, you agree another plan with the builder.',
      'No reply within a week means agreement has not been reached.',
      'No answer from us means that we agree.',
      'If you do not have insurance, you agree to buy ours.',
      'If we have not received the rent you are in default.',
      'If you tell us that an order did not arrive, we refund you in every case and your word is final.',
    ],
  },
  {
    family: 'waiver',
    variant: 'said',
    severity: 'high',
    isCertain: true,
    says: [
      'R .. (will|shall|would|agree* to|promise* to|agree*|promise*) (never|not) (to)? (look for|ask for|claim|seek|demand) (anything|any more|something) (more|extra|else|further)? (for|from|against|of) ...',
      'R (say|says|agree|agrees|promise|promises|accept|accepts) (now)? (that)? (R|she|he|they) (will|shall|would) (never|not) (look for|ask for|claim|seek|demand) (anything|any more|something) (more|extra|else|further)? ...',
      'R .. (will|shall|would|agree* to|promise* to|agree*|promise*) (never|not) (to)? (come to O (about|over)|blame O|come after O|bring O to court|take O to court|go to law against O|sue O) ...',
      '(longer|legal|statutory|usual|proper|all) (#word)? notice* ... (waived|given up) by (the)? R',
    ],
    unless: [
      'unless|until|except|before|without first|if O (pay*|do|does|keep*)|for (a|the) (refund|deposit) while|more than (the)? agreed|R’s share|O (will|shall|may)? not (sue|claim|ask)|(if|where) O (is|are) (paid|sick)|first',
    ],
    onlyWeaker: true,
    examples: [
      'You say now that she will never look for anything extra for the years of minding.',
      'You will never look for anything extra for the years of minding, from us or from the estate.',
      'Whatever happens to you in the garden, you will not come to us about it.',
      'All longer notices known to law are hereby waived by the Tenant.',
    ],
    counterExamples: [
      'We say that we will never ask for anything extra.',
      'We will never ask for anything more from you.',
      'You will not sue us before a talk with a mediator.',
      'You do not ask for anything for that.',
      'You do not come to us for lessons, we come to you.',
    ],
  },
  {
    family: 'other-side-not-liable',
    variant: 'said',
    severity: 'high',
    isCertain: true,
    says: [
      'O (is|are) not to be (held|blamed) (liable|responsible|answerable|to blame)? for any ...',
      'nobody (may|can|will) (blame|hold) O for ...',
    ],
    unless: ['unless|except|R’s own|caused by R|beyond'],
    milder: ['delay*|weather|photo*|lost'],
    onlyWeaker: true,
    examples: ['We are not to be held for any stomach trouble.'],
    counterExamples: ['You are not to be held for any stain.'],
  },
  {
    family: 'spoken-promises-lost',
    variant: 'said',
    severity: 'medium',
    isCertain: true,
    says: [
      '(anything|whatever|everything|what|any promise) .. (O|O’s|the|our|his|her|anyone|anybody|somebody) .... (said|told|promised|wrote|mentioned|says|tells) .... (does not|do not|no longer|never|will not|is not|are not|not) (count|counts|bind|binding|binds|valid|hold|stand|matter|apply|part of this)',
      '(forget|ignore|disregard) (what|whatever|anything|everything) ... (said|promised|told) ...',
    ],
    unless: ['R .. (said|told|wrote)|unless|complain*|secret|(before|both|never|not|may|might) .. forget'],
    onlyWeaker: true,
    examples: [
      'Anything our manager said to you at the hospital about paying for therapy does not count.',
      'What the clerk told you does not count.',
    ],
    counterExamples: [
      'We write this down before we forget what you promised.',
      'What you told us does not count against you.',
      'What we said counts.',
    ],
  },
  {
    family: 'broad-indemnity',
    variant: 'said',
    severity: 'high',
    isCertain: true,
    says: [
      '(if|when|should|in case) (they|anyone|anybody|somebody|someone|the #word|people|others|it) .. ((come|comes|go|goes) (after|against)|(claim|claims) (against|from|on)|sue|sues|chase|chases) O ... R (will|must|shall)? (pay|pays|cover|covers|refund*|reimburse*|settle*|make good|makes good) ...',
      'R (will|shall|must)? (cover|covers) O for (the|any|every|all) (claim*|lawyer*|loss*) ...',
    ],
    unless: [
      'R’s (own)? (fault|negligence|carelessness|doing|mistake)|because of what R|up to #money|insur*|O (pay|pays)|to the extent',
    ],
    onlyWeaker: true,
    examples: [
      'Out of that money you take care of the hospital, and if they come after us you pay us back.',
      'If anyone at all gets hurt, you cover us for the claim and the lawyers.',
    ],
    counterExamples: [
      'If they come after you we pay you back.',
      'If anybody sues us because of your own fault you pay us back.',
      'When the invoice comes from us, you pay within 14 days.',
      'If the plumber comes for us, you pay him and we refund you.',
    ],
  },
  {
    family: 'thin-remedy',
    variant: 'said',
    severity: 'medium',
    isCertain: true,
    says: [
      '(remedy|warranty|guarantee)(:)? (is|means)? (repair|replacement|mending) only ...',
      'no (claim|claims|compensation|damages) (for|on|in case of|because of) (delay*|lateness|late #word|(units|goods|profit|income) lost|loss*) ...',
      '(warranty|guarantee) (ends|is void|is gone|lapses|falls away) if (anybody|anyone|somebody|someone) (other than|but|except) ...',
    ],
    unless: ['by R|R’s (own)? delay|against R|from R|not (more|later) than|within .. refund'],
    onlyWeaker: true,
    examples: [
      'Remedy is repair only; no refund.',
      'Completion: four to six weeks, no claim for delay.',
      'All warranty ends if anybody other than our own technician cleans the panels.',
    ],
    counterExamples: ['If repair fails you get a refund.', 'There is no claim against you for delay by you.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    severity: 'medium',
    isCertain: true,
    says: [
      '(substituted|replaced|swapped|exchanged) by O (with|for) .... (opinion|choice|discretion|likes?|wish*|choose*)',
      '(different|changed) .... (if|when|as) O (decide*|choose*|like*|want*|please*) (so)?',
      'O can (give|move|put|send) R (to|in|into)? another (bed|plot|room|place|seat|desk|pitch|berth|stall|locker|unit) ...',
    ],
    unless: [
      'only with|R (agree*|may choose|may refuse)|free (of charge)?|if R (ask*|want*)|after (talking|asking)|at R’s',
    ],
    onlyWeaker: true,
    examples: [
      'Make of panels can be substituted by us with any equivalent in our opinion.',
      'Size, color and even the material may end up different from the pictures if we decide so.',
      'We can give you another bed mid-season if the layout changes, crop or no crop.',
    ],
    counterExamples: [
      'We can give you another room if you ask.',
      'You may choose a different colour.',
      'Be careful with other members if we decide to meet.',
    ],
  },
];
