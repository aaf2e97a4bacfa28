import type { NamedTitle } from '../../named-title.ts';

/** Charges, pay and what stands for a debt. */
export const MONEY_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  'penalty/late-fee': [
    {
      says: ['(fee|price|pay|sum) ... (reduced|cut|lowered|less|deduct*)'],
      title: 'Being late cuts what you are paid by {rate}',
    },
    {
      says: ['storage|collect*|fetch*|left'],
      and: ['day|week'],
      title: 'Leaving it with them longer costs {sum} {each}',
    },
    { says: ['interest|surcharge'], and: ['#money'], title: 'Being late costs {rate} and {sum}' },
    {
      says: [
        '(returned|rejected|failed|bounced|dishono*|unpaid) .. (debit*|cheque*|check|payment*|transfer)',
        '(debit*|cheque*|payment*) .. (is|are|was)? .. (returned|rejected|fails|failed|bounces|bounced|dishono*|refused)',
      ],
      title: 'A payment that fails costs {sum}',
    },
    { says: ['(each|every|a|per) reminder'], title: 'A reminder costs {sum}' },
    {
      says: [
        'missed (service|servicing|inspection|visit|appointment|session|lesson|class|shift|meeting|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|(visit|appointment|session|lesson|class|shift|meeting|sunday|monday|tuesday|wednesday|thursday|friday|saturday) (is|that is)? missed',
      ],
      title: 'Missing it costs {sum}',
    },
    {
      says: [
        'hand .. back|bring .. back|overrun|overstay*|over time|begun|check-?out|late return|vacate|vacates|vacated|(move|moves|moved) out|returned late|return .. late|still on|after that date',
      ],
      unless: ['payment|debit|cheque|invoice'],
      title: 'Running over time costs {sum} {each}',
    },
    {
      says: [
        'hand .. back|bring .. back|overrun|overstay*|over time|begun|check-?out|late return|vacate|vacates|vacated|(move|moves|moved) out|returned late|return .. late|still on|after that date',
      ],
      unless: ['payment|debit|cheque|invoice'],
      title: 'Running over time costs {sum}',
    },
    {
      says: ['late|overdue|unpaid|delay*|arrears|not paid|missed|reminder|behind'],
      title: 'Being late costs {sum} {each}',
    },
    {
      says: ['late|overdue|unpaid|delay*|arrears|not paid|missed|reminder|behind'],
      title: 'Being late costs {sum}',
    },
    {
      says: [
        'interest (at|of|is|runs|accrues)',
        'interest ... #percent',
        '#percent ... interest',
        '#percent (a|per|each) (day|week|month)',
      ],
      title: 'Being late costs {rate}',
    },
    { says: ['interest'], title: 'Interest is added if you are late' },
    {
      says: ['late|overdue|unpaid|delay*|arrears|missed|reminder'],
      and: ['pay*|paid|invoice*|rent|fees|instal*|sum*|debt*|bill*|overdue|arrears|dues'],
      unless: [
        '(lost|damaged|missing) .. late|late (or|and|,) (lost|damaged|missing)|(parcel*|deliver*) .. late',
      ],
      title: 'Paying late costs extra',
    },
    { says: ['late|delay*|missed'], title: 'Being late costs extra' },
  ],
  'penalty/acceleration': [
    { says: ['miss*|late|unpaid|behind|default*|fail*'], title: 'Miss payments and all of it falls due' },
  ],
  penalty: [
    {
      says: [
        '(employ*|hire|hires|engag*|recruit*|take* on|poach*|entice*|solicit*) ... (staff|employee*|worker*|nann*|carer*|cleaner*|tutor*|teacher*|team|personnel|nurse*)',
      ],
      title: 'Taking on one of their people costs {sum}',
    },
    {
      says: [
        'fuel|refuel*|tank|(re)?charging (fee|point|cable|cost*)|(left|returned|comes back) (uncharged|not charged)',
      ],
      unless: ['leav*|switch*|early|each fuel|electricity|gas'],
      title: 'A refuelling charge of {sum}',
    },
    {
      says: ['(fee|price|pay|sum) ... (reduced|cut|lowered) ...'],
      title: 'Being late cuts what you are paid by {rate}',
    },
    { says: ['clean*|rubbish|litter|smok*|dirty|dirt'], title: 'A cleaning charge of {sum}' },
    {
      says: [
        '(lost|loss of|damaged|broken|not returned) ...|(lose|loses) (it|them|any|a|an|the|your) ...',
        '(is|are|goes|go|went) missing|missing (items?|things?|keys?|parts?|equipment)|to replace|replaced|replacing',
      ],
      unless: [
        'hours|time|(find*|teach*|train*|hire*) ... replacement',
        '(lose*|lost|losing) (a|the|my|our|your|other) (#word)? (family|client|customer|booking|slot|work|day|place|job|income|earnings|pay|chance)',
      ],
      title: 'A charge of {sum} for what is lost or damaged',
    },
    {
      says: [
        'miss|misses|missed|(a|for) missing|missing (it|one|two|a|an|any|your|the #word)|no-show|not attend*|fail* to attend|not turn up|absent',
      ],
      title: 'Missing it costs {sum}',
    },
    { says: ['inspection|call-?out|visit|diagnos*'], title: 'A call-out or inspection costs {sum}' },
    { says: ['liquidated|agreed damages|penalt*'], title: 'A fixed penalty of {sum} {each}' },
    { says: ['liquidated|agreed damages|penalt*'], title: 'A fixed penalty of {sum}' },
    {
      says: ['breach*|break|breaks|breaking|broke|broken|rule|rules|violat*|without (permission|consent)'],
      title: 'Breaking this rule costs {sum} {each}',
    },
    {
      says: ['breach*|break|breaks|breaking|broke|broken|rule|rules|violat*|without (permission|consent)'],
      title: 'Breaking this rule costs {sum}',
    },
    { says: ['interest'], title: 'Interest of {rate} is charged' },
    {
      says: ['instalment*|loan|balance'],
      and: ['at once|immediately|whole|full|all|entire|forthwith'],
      title: 'Miss a payment and all of it may be due at once',
    },
    {
      says: ['(three|four|five) times (the|as much|what)|triple|treble'],
      title: 'You may have to pay several times as much',
    },
    { says: ['twice (the|as much|what)|double'], title: 'You may have to pay double' },
    {
      says: [
        '(pass*|forward*|send*|hand*|transfer*|process*|handl*|deal* with) ... (fine|fines|ticket*|toll*)',
        '(admin*|handling|processing) (fee|charge|cost*) ... (fine|fines|ticket*|toll*)',
      ],
      title: 'They charge you for passing on a fine',
    },
    { says: ['fee|charge*|fine|cost*|pay*|owe*'], title: 'A charge of {sum} {each}' },
    { says: ['fee|charge*|fine|cost*|pay*|owe*'], title: 'A charge of {sum}' },
    { says: ['fine|fines'], title: 'You may be fined' },
    {
      says: ['late|overdue|unpaid|arrears'],
      and: ['pay*|paid|invoice*|rent|fees|instal*|sum*|debt*|bill*|dues'],
      unless: [
        '(lost|damaged|missing) .. late|late (or|and|,) (lost|damaged|missing)|(parcel*|deliver*) .. late',
      ],
      title: 'Paying late costs extra',
    },
    { says: ['late|late-comer*'], title: 'Being late costs extra' },
  ],
  'withheld-pay': [
    {
      says: [
        '(stop|suspend|cut|reduce|pause|withdraw) .. (the|your) .. (stipend|salary|wages?|pay|allowance|funding|grant)',
        '(stipend|salary|wages?|pay|allowance) (stops|ends|is suspended|falls away|is cut)',
      ],
      title: 'They may stop or cut your pay',
    },
    { says: ['(fee|price|pay|sum|rate|rent) covers'], title: 'Extra time is not paid' },
    {
      says: ['overtime|extra hours|additional hours|longer hours'],
      and: ['not|no|unpaid|without|included|covers|covered|deemed'],
      title: 'Overtime is not paid extra',
    },
    {
      says: ['(training|induction|trial|waiting|travel) ... (is|are) (unpaid|not paid)'],
      title: 'Training, waiting or travel is not paid',
    },
    {
      says: ['(pay|wage*|fee*) .. (is|are) (reduced|cut|lowered)'],
      title: 'What you are paid may be reduced',
    },
    {
      says: ['deposit|bond'],
      and: ['deduct*|take*|less|off|withh*|keep*|retain*|costs?'],
      title: 'They may take money off your deposit',
    },
    {
      says: ['bonus|commission|incentive'],
      and: ['not|no|unless|only|withh*|discretion|may'],
      title: 'A bonus or commission may not be paid',
    },
    {
      says: [
        '(deduct*|take*|dock*|recover*|withh*|set off|set-off) ... (from|off|against)',
        'deduct*|set off|set-off',
      ],
      and: ['pay|salary|wage*|fee*|earnings|payout*|invoice*|commission|sums'],
      title: 'They may take money off what you are paid',
    },
    {
      says: [
        '(after|once|when|until|only if|as soon as) ... (client|customer|employer|main contractor|we|it|agency) (has|have|had)? (also|fully|in turn|itself)? (paid|pays|received|been paid)',
      ],
      title: 'You are paid only after they are paid',
    },
    {
      says: ['withh*|hold|holds|held|retain*|keep back|suspend*'],
      title: 'Your money may be held back for {deadline}',
    },
    { says: ['withh*|hold|holds|held|retain*|keep back|suspend*'], title: 'Your money may be held back' },
    {
      says: [
        '(pay*|paid|settle*|invoice*|due|released) ... (within|after|in) .. #time',
        '(within|after|in) .. #time ... (pay*|paid|settle*|invoice*)',
      ],
      unless: ['deliver*|order|orders'],
      title: 'You may wait {deadline} for your money',
    },
    { says: ['no pay|unpaid|not paid|without pay'], title: 'Some of your work may not be paid' },
  ],
  'minimum-commitment': [
    {
      says: [
        '(due|payable|owed|charged|pay|pays) ... (whether or not|even (if|when)) ... (attend*|use*|come|comes|there|present|away|absen*)',
        'pay* .... whether or not ... (used|taken up|attended)',
      ],
      purse: 'pays',
      title: 'You pay whether you use it or not',
    },
    {
      says: ['(minimum|at least|not less than|no less than) .. (of)? #money', '#money .. (minimum|at least)'],
      purse: 'pays',
      title: 'You owe a minimum of {sum}, used or not',
    },
    {
      says: ['hours|shifts|days|deliveries|orders|score|rate|target*|quota|sales'],
      title: 'You must reach a minimum or target',
    },
  ],
  security: [
    {
      says: ['passport*|certificate*|original*|documents|papers'],
      unless: ['(credit*|energy|share|stock) certificate*'],
      title: 'They keep your papers',
    },
    {
      says: ['house|home|property|mortgage|land|flat'],
      unless: [
        'personal property|(mortgage|charge) .. (vehicle|car|van|goods|boat)',
        '(absolute|his|her|their|its|own) property|bangle*|jewel*|interest (on|for) .. mortgage|names? .. (stay*|remain*) .. mortgage',
        '(not|never|nor) ... (sell|let|lease|mortgage|charge|pledge|subdivide|alter)',
      ],
      title: 'Your home or property stands for what you owe',
    },
    {
      says: ['car|vehicle|truck|bicycle|bike|boat|goods|equipment|stock|contents|jewel*|machine*'],
      title: 'Your things stand as security for what you owe',
    },
    { says: ['cheque*|check|promissory'], title: 'They hold a signed cheque or note of yours' },
    { says: ['ownership|title|owner'], title: 'It is not yours until all is paid' },
  ],
};
