import type { Concept } from './concept.ts';

/** Sums, paying, and what comes back. */
export const CONCEPTS_OF_MONEY: readonly Concept[] = [
  {
    id: 'late-money',
    words:
      'late payment*|pay* .. late|paid .. late|late .. pay*|late .. rent|late fee*|overdue|arrears|missed payment*|in default|unpaid|behind with|fall* behind|past due|not paid',
    asks: "late with|behind on|miss* a payment|miss* .. instalment*|miss* .. payment*|miss* .. months|forget to pay|can't pay|cannot pay|don't pay|doesn't pay|didn't pay|do not pay|short this month|skint|broke this month|a bit short|months behind|month behind|weeks behind|can't give .. money|bounces|can't afford",
    says: "* days late|* days overdue|weeks behind|of a late|is late|are late|comes late|is not with us|remains open|still open|when due|not received|is declined|hasn't come|without full payment|payment returned|missed ones|money is tight|short in a month|lose your job|go by without|delay in payment|a payment was late|days in arrear*|in arrear|fees are|got behind|each week .. unpaid",
  },
  {
    id: 'price',
    words: 'price*|fee|fees|cost|costs|rent|charge|tuition|tariff|rate|rates',
    asks: "how much is it|how much .. cost|what does it cost|what's it cost|what does .. cost|how much will .. cost|how much do i pay|what do i pay|what will i pay|what's the damage|how expensive|how dear|set me back|going to cost|how much for|how much are the",
    says: 'you pay|pays|is payable|to be paid|total|sum|per month|a month|a week|each week|a year|a term|an hour',
  },
  {
    id: 'earn',
    words: 'salary|wage*|pay|paid|stipend|remuneration|earn*|pocket money|gross|hourly rate',
    asks: "how much will i get|how much do i get|what do i get|how much am i getting|what .. get each|how much will i earn|weekly money|monthly money|my money|what's the money",
    says: 'we pay you|pay you|a year|an hour|per hour|in your hand|for each week|reaches your|is paid',
  },
  {
    id: 'payday',
    words: 'payday|pay day|day of pay*|paid on',
    asks: 'when .. paid|when .. money|when do i get my|money hit|when will the money',
    says: 'last friday|each friday|every friday|last working day|25th|of each month|on fridays|each wednesday|fortnightly|monthly|weekly|your money on|in arrears',
  },
  {
    id: 'balance',
    words:
      'balance|remainder|rest of the money|rest of the price|final payment|second half|second payment|outstanding',
    asks: "the rest due|pay the rest|rest of it|still owe|left to pay|what's left to pay|when's the rest|remaining|the other half|rest",
    says: 'the other|is payable|half now and half|half when|the rest|on completion|when .. finished|due on',
  },
  {
    id: 'upfront',
    words:
      'deposit|down payment|up front|in advance|booking fee|booking payment|advance payment|on signing|before you move in',
    asks: 'upfront|to start with|to begin with|pay now|right away|first of all|before i move|put down',
    says: 'now to hold|half now|month advance|is due when you book|before you carry|is paid when|at booking|key money|first payment',
  },
  {
    id: 'deposit',
    words: 'deposit*|bond|caution|security money|retainer|key money',
    asks: 'what i put down',
    says: 'lodged|stakeholder*|held as security|sum held|hold on card|security for|advance and one month deposit|breakages',
  },
  {
    id: 'money-back',
    words:
      'refund*|money back|reimburse*|repaid|repay*|get .. back|give* .. back|have .. back|returned to|returned|comes back|paid back|send* .. back|credit*|non refundable',
    asks: "get anything back|my cash back|do i lose|lose my money|lose what i've paid|what do we lose|what do i lose|keep my deposit|see my money again|recover my money|get cash back|still get my|return my|get .. deposit",
    says: 'goes back|back to you|you get back|comes back|hands it back|hand it back|all of it|every cent|every penny|is kept|we keep|keep* .. half|keeps the|stays with us|is forfeited|forfeit*|is retained|retain*|remains with|is mine|is lost|is gone|no refund*|we may keep|the remainder is yours|released|in proportion|everything back|all your money|all but|is spent|taken off the|stays in the pot|what you paid|everything is refunded|are refunded',
  },
  {
    id: 'penalty',
    words: 'penalt*|fine|fines|surcharge|late fee*|charge* .. late|extra charge*|punish*',
    asks: 'do they charge me|pile on charges|will i be charged|get fined|stung for|what do they charge',
    says: 'is added|on top|bears|interest at|per cent for each|a day after|each day|adds|is billed|is charged|charged at|admin* fee|handling fee|per cent a month|for every day|each started|a minute|no charge|nothing is added|is owed|owe you',
  },
  {
    id: 'price-up',
    words:
      'price* .. change*|price* .. up|price increase*|increase*|rise|rises|raise*|go up|goes up|put up|higher|dearer|review*|adjust*|revise*|uplift|index*|more expensive',
    asks: 'creep up|hike|jack up|put .. up|cost more later|go up|gets dearer|will it stay the same|price fixed|rent go up|bump up|pay more later|up every year|bigger bill',
    says: "fixed|stay* put|does not change|won't change|will not change|can't be raised|doesn't move|set .. anew|leave the price alone|price stays|never within|looked at|reviewed each|reviewed|inflation|consumer price*|not be subject to|is ours|stays at|stays where|anniversary|yearly increase|never raise|may go up|can go up|cannot change|can't change|can't move|the same rate|won't ask for more|final price|is all you pay|held until",
  },
  {
    id: 'discount',
    words: 'discount*|reduction|reduced|cheaper|less expensive|half price|concession*|rebate',
    asks: 'money off|any deals|get it cheaper|special price|is there a deal|student price|pensioner*|family price|knock .. off|pay less|cash discount',
    says: 'pay half|is taken off|taken off|a tenth less|less and|% off|per cent off|10% off|take .. off|off parts|pays $*|pay $*|falls by|prompt payment|sibling*|brother or sister|loyalty',
  },
  {
    id: 'early-pay',
    words:
      'early repayment|prepay*|pay .. early|paying early|settle .. early|settlement figure|ahead of time|overpay*',
    asks: 'clear it early|pay it off|pay off|sooner|quicker|clear the debt|pay it back early|paying up front|year up front|pay the lot|pay it all at once|all at once|in one go',
    says: 'pay more than is due|at any time|whenever you like|as much as you like|settle the whole|the whole before|pay the whole|before it ends|no fee for that|down in pieces|in full before',
  },
  {
    id: 'instalments',
    words:
      'instal*|in parts|in pieces|payment plan|monthly payments|spread .. cost|spread .. payments|four payments|three payments',
    asks: 'pay in bits|bit by bit|pay later|a bit at a time|split the payment|pay monthly|over time|pay it off slowly',
    says: 'equal parts|four parts|equal payments|two halves|an even sum|over three months|end of the month|two cheques|pay when you can|three payments|four payments|equal instal*|ten parts',
  },
  {
    id: 'hardship',
    words: "hardship|can't pay|cannot pay|money is tight|struggl*|difficult*|afford*",
    asks: "made redundant|lost my job|i've lost my job|out of work|no money|skint|hard up|another way to pay|can't pay this month|short of money|broke",
    says: 'loss of work|lose your job|repayment plan|payment plan|work the fee off|work .. off|nobody leaves over|pay half|put off|difficult|talk to us|wait till|let us know|speak to us|universal credit|community services|put off up to',
  },
  {
    id: 'total',
    words: 'total*|altogether|in all|all in|whole price|overall|in full|sum of all',
    asks: 'in the end|at the end of the day|how much .. altogether|whole thing cost|how much will i have paid|all together',
    says: 'total amount|package price|sum of all payments|for the * nights|final price|including',
  },
  {
    id: 'who-pays',
    words: 'who pays|bears the cost|at .. expense|at our cost|at your cost|borne by|is payable by',
    asks: "who coughs up|who foots the bill|who covers|who picks up the tab|do i pay|do we pay|do they pay|will they pay|will she pay|must i pay|have to pay for|does it come out of|do i have to pay|chip in|do i owe|what do we owe|am i on the hook|on the hook|pay for it|who has to pay|liable|is that on him|who's responsible|cover it",
    says: "is on us|on us|is ours|are ours|our bill|are yours|is yours|yours to|for you|we pay|you pay|we carry|pays for|answer for|is for|are for|we'll pay|is for you|on our account|at your risk|own risk|is free|no charge|not our concern|not my concern|responsible|we cover|meet|make good|makes good|mine to|reimburse*|included|bear|bears|we refund|your bill|charged to|falls on|fall upon|compensate",
  },
  {
    id: 'interest',
    words: 'interest|apr|per cent a year|% a year|variable',
    asks: 'interest on it|how much interest|interest-free|cost of borrowing',
    says: 'rate of interest|no interest|bears|% variable|per annum|a month on',
  },
  {
    id: 'share-cut',
    words: 'commission|percentage|share of|royalt*|slice|cut of|% of',
    asks: "your cut|take a cut|how much .. keep|take a percentage|what's your cut|their cut|skim",
    says: 'our share|we take no|per cent of it|of what guests pay|of what you sell|keeps|is ours|of it is ours',
  },
  {
    id: 'costs-included',
    words: 'included|inclusive|include*|bills|covers|extra*|on top',
    asks: 'all inclusive|anything extra|on top of that|extra on top|part of the price|come with|come with it|is .. free|do i need to bring|thrown in|do i have to bring|hidden costs',
    says: 'in the price|inside that price|is free|are free|in the fee|is in it|are in it|not included|without charge|no extra|go with|for nothing|in the job',
  },
  {
    id: 'cap-spend',
    words: 'up to|at most|maximum|no more than|limit*|not exceed|ceiling|cap',
    asks: 'at most|worst case|how high can|most i could|how bad can it get|how much could i lose|upper limit|highest|go over',
    says: 'never above|never more than|in no year|not a penny|by more than|nothing after it|and no more|by no more than|is never|over this estimate',
  },
  {
    id: 'spend-freely',
    words: 'without asking|without calling|without permission|without approval',
    asks: 'spend my money|order things|call somebody|call a plumber|get someone in|without asking me|on my account|go ahead and',
    says: 'spend up to|without calling|your okay|reach one of us|signed a price|before doing anything',
  },
  {
    id: 'tax',
    words: 'tax*|vat|gst|stamp duty|national insurance|tax credit*|withh*',
    asks: 'tax break|tax man|taxman|before tax',
    says: 'exemption|revenue|levy|income tax',
  },
  {
    id: 'bonus',
    words: 'bonus*|gratuity|incentive|thirteenth|reward*',
    asks: 'extra when i finish|get a bonus|something extra|tip',
    says: 'completion|each christmas|a further|on top of it we give',
  },
  {
    id: 'pension',
    words: 'pension*|superannuation|super|provident|401k|retirement',
    asks: 'for my old age|when i retire',
    says: 'workplace scheme|the fund you choose|enrolled|put in',
  },
  {
    id: 'expenses',
    words: 'expenses|mileage|petrol|fuel|travel costs|fares|gas money|airtime',
    asks: 'get my costs back|pay for my train|pay for gas|driving costs|fills the tank|fill the tank|fill up',
    says: 'refunded at|per kilometre|receipts|allowance|full tank|quarter of a tank|by the kilometre',
  },
  {
    id: 'resale',
    words: 'resale|profit|gain|shortfall|proceeds',
    asks: 'sells for more|make a profit|who gets the profit|goes up in value|sells for less|money left over',
    says: 'rest of the sale money|above the loan|share what comes in|auction',
  },
  {
    id: 'set-off',
    words: 'set off|set-off|deduct*|withhold*|withheld|hold back',
    asks: 'dip into|take it from my savings|take it out of my|out of my wages|out of my pay|dock*|keep my money|help themselves',
    says: 'take it .. from any|from any current|joint accounts|taken off|less any|hold* back|nothing is deducted|comes out of your pay|your wages',
  },
  {
    id: 'reserve',
    words: 'credit limit|limit of|allowance of data|data|gb|units',
    asks: 'how much data|data allowance|spending limit',
    says: 'with a limit|gb|included data',
  },
  {
    id: 'spending-money',
    words: 'pocket money|spending money|allowance|cash',
    asks: 'how much money can .. take|bring money|money with',
    says: 'at most .. please',
  },
];
