/** Ten reports made by hand on the ten papers: what a careful reader would put at the top of each. They judge the screen, not the engine. */
import type { AnalyzeResponse, Quote, Report } from '../../backend/src/adapters/http/contract.ts';
import { answerByRules } from '../../tools/answer-by-rules.ts';
import { aRisk } from '../../frontend/src/mocks/report-builder.ts';
import { PAPERS, paperText, type PaperName } from './papers.ts';

/** Words of ours, and some of the paper by which the paragraph is found. */
type Said = readonly [text: string, from: string];

interface Top {
  readonly verdict: string;
  readonly sums: readonly (readonly [label: string, text: string, from: string, workedOut?: string])[];
  readonly wayOut: Said;
  /** ISO 8601 day, what is due, words of the paper; null where no date is to come. */
  readonly next: readonly [date: string, text: string, from: string] | null;
  readonly worst: readonly (readonly [severity: 'high' | 'medium', title: string, from: string])[];
}

const TEN: Readonly<Record<PaperName, Top>> = {
  gym: {
    verdict: 'Ask for 6 changes before you sign',
    sums: [
      ['Fee', '$54.00 a month.', '$54.00', 'With the joining fee, $1,061 over the 18 months.'],
      ['Leaving early', '75% of the fees that remain.', '75%'],
    ],
    wayOut: [
      'Only at the end of the 18 months, by registered letter 90 days before. Leaving early costs 75% of what remains.',
      'registered mail',
    ],
    next: ['2028-03-02', 'Last day for the letter that stops the renewal.', 'registered mail'],
    worst: [
      ['high', 'It renews for 12 months unless you write 90 days before', 'renews for further'],
      ['high', 'You cannot sue them, even for their own negligence', 'releases the Club'],
      ['high', 'Leaving early costs 75% of what remains', '75%'],
    ],
  },
  sublet: {
    verdict: 'Ask for 5 changes before you sign',
    sums: [
      ['Rent', '$1,150 a month.', '$1,150 a month', 'For the eight months, $9,200.'],
      ['Deposit', '$1,150, lost if you leave early.', 'deposit of $1,150'],
      ['Late', '$40 a day.', '$40 a day'],
    ],
    wayOut: [
      'You can end it with 60 days of notice, but leaving before August 31 costs you the deposit.',
      '60 days',
    ],
    next: ['2027-01-01', 'The sublease begins and the first rent is due.', 'January 1, 2027'],
    worst: [
      ['high', 'They can put you out with 14 days of notice', '14 days'],
      ['high', 'You lose the deposit of $1,150 if you leave early', 'keeps the deposit'],
      ['medium', 'Rent that is late costs $40 a day, without a limit', '$40 a day'],
    ],
  },
  phone: {
    verdict: 'Ask for 5 changes before you accept',
    sums: [
      ['Charge', '£32 a month, more each April.', '£32 a month', 'At least £768 over the 24 months.'],
      ['Late payment', '£12 each time.', '£12'],
    ],
    wayOut: [
      'Free within 14 days of the SIM. Before the end of 24 months you pay all that remains, less 4%.',
      'within 14 days',
    ],
    next: ['2028-11-28', 'The minimum term ends. After it, 30 days of notice.', '24 months from'],
    worst: [
      ['high', 'The price rises every April by inflation plus 3.9%', '3.9%'],
      ['high', 'They may change the plan at any time by putting it on a website', 'change the terms'],
      ['medium', 'You pay on while the service is switched off', 'while the service is suspended'],
    ],
  },
  'web-design': {
    verdict: 'Ask for 6 changes before you sign',
    sums: [
      ['Fee', '£6,400 in two halves.', '£6,400', 'The second half, £3,200, comes 75 days after they accept.'],
      ['Late delivery', '2% of the fee for each day, £128.', '2% of the fee'],
    ],
    wayOut: [
      'Only if they have not paid for 90 days. They can leave at any time and pay for accepted pages only.',
      'not paid for 90 days',
    ],
    next: ['2027-02-26', 'Delivery of the twelve pages.', '26 February 2027'],
    worst: [
      ['high', 'You answer for every loss without a limit, they for £500', 'without limit'],
      ['high', 'They decide alone whether you are paid the second half', 'sole discretion'],
      ['high', 'Your own older tools become theirs, paid or not', 'tools that the Freelancer'],
    ],
  },
  wedding: {
    verdict: 'Ask for 5 changes before you sign',
    sums: [
      ['Hire fee', '$9,800.', 'hire fee is $9,800', 'With the kitchen minimum (90 guests at $68), $15,920.'],
      ['Due on signing', '$2,940, never returned.', '$2,940'],
      ['Bond', '$1,500.', '$1,500'],
    ],
    wayOut: [
      'Cancelling costs the deposit, from nine months before 60% of the hire, from three months before all of it and the kitchen.',
      'More than nine months',
    ],
    next: ['2026-12-15', 'Sign and return it by then.', '15 December 2026'],
    worst: [
      ['high', 'They can cancel for any reason and owe you only what you paid', 'cannot host'],
      ['high', 'They can end the party if a neighbor complains, with nothing back', 'neighbour complains'],
      ['medium', 'They alone say what damage costs', 'decision is final'],
    ],
  },
  'car-loan': {
    verdict: 'Ask for 7 changes before you sign',
    sums: [
      ['Instalment', '₹16,980 a month, 60 times.', '₹16,980', 'In all ₹10,18,800 for a loan of ₹7,50,000.'],
      ['Fee', '₹8,850.', '₹8,850'],
      ['Late', '3% a month.', '3% a month'],
    ],
    wayOut: [
      'Early repayment only after 12 instalments, for 6% of what is still owed.',
      '6% of the outstanding',
    ],
    next: ['2027-01-05', 'The first instalment is due.', '5 January 2027'],
    worst: [
      ['high', 'They may take and sell the car after 15 days, without a court', 'without a court order'],
      ['high', 'They may raise the interest at any time', 'change the rate'],
      ['high', 'The arbitrator is chosen by the lender alone', 'sole arbitrator'],
    ],
  },
  'cafe-job': {
    verdict: 'Ask for 6 changes before you sign',
    sums: [
      [
        'Pay',
        '€14.20 an hour, for 0 to 30 hours a week.',
        '€14.20',
        'That is between nothing and €426 a week.',
      ],
      ['Course to pay back', '€850 if you leave within two years.', '€850'],
    ],
    wayOut: [
      'Two weeks of notice in the first nine months, eight weeks after that. Leaving within two years costs €850.',
      'eight weeks',
    ],
    next: ['2027-01-11', 'The job starts.', '11 January 2027'],
    worst: [
      ['high', 'No hours are promised, and you may refuse none', 'between 0 and 30 hours'],
      ['high', 'Leaving within two years costs €850 for any reason', '€850'],
      ['high', 'No work in another café within 30 km for six months after', '30 kilometres'],
    ],
  },
  daycare: {
    verdict: 'Ask about 2 points before you sign',
    sums: [
      [
        'Tuition',
        '$365 a week, also when closed.',
        '$365',
        'About $18,980 a year, with $150 on each September 1.',
      ],
      ['Deposit', '$730 (two weeks).', 'two weeks'],
      ['Late', '$25, and $2 a minute at pick-up.', '$2 per minute'],
    ],
    wayOut: [
      'Four weeks of written notice at any time; the deposit then pays the last two weeks.',
      'four weeks',
    ],
    next: ['2027-01-04', 'The first tuition is due.', 'January 4, 2027'],
    worst: [
      ['medium', 'You pay for weeks in which the center is closed', 'closed for weather'],
      ['medium', 'Two late payments can cost the place', 'two late payments'],
    ],
  },
  movers: {
    verdict: 'Ask for 6 changes before you sign',
    sums: [
      [
        'Estimate',
        '$3,850, not binding.',
        '$3,850',
        'The final price is set on the truck, in cash before unloading.',
      ],
      ['Deposit', '$600, lost if you cancel.', 'deposit of $600'],
      ['Storage', '$95 a day if you do not pay at once.', '$95'],
    ],
    wayOut: ['You can cancel at any time; it costs the deposit of $600.', 'We keep it if you cancel'],
    next: ['2026-12-14', 'Loading day.', 'December 14, 2026'],
    worst: [
      [
        'high',
        'They may keep and sell your belongings if you do not pay the final price',
        'keep your belongings',
      ],
      ['high', 'The price is open until everything is on the truck', 'not binding'],
      ['high', 'Lost things are paid at 60 cents a pound', '60 cents'],
    ],
  },
  software: {
    verdict: 'Check 1 point before you accept',
    sums: [['Price', '€948 a year in advance.', '€948', '€79 a month for five users.']],
    wayOut: [
      'Cancel in your account 30 days before the year ends. Nothing is paid back for unused months.',
      'at least 30 days',
    ],
    next: ['2027-01-01', 'The first year begins and €948 are due.', '1 January 2027'],
    worst: [['medium', 'It renews for a year unless you cancel 30 days before', 'renews for one year']],
  },
};

/** A whole answer on one of the ten papers, its top made by hand, the rest of it left to the rules. */
export function byHandAnswer(name: PaperName): AnalyzeResponse {
  const answer = answerByRules(paperText(name), PAPERS[name]);
  const { report, paragraphs } = answer;
  if (report === null) throw new Error('The rules made no report.');
  const quote = (words: string): Quote => {
    const found = paragraphs.find(({ text }) => text.includes(words));
    if (found === undefined) throw new Error(`No paragraph of ${name} says “${words}”.`);
    const { id, clause, page, text } = found;
    return { text, paragraph: id, clause, page, status: 'exact' };
  };
  const { verdict, sums, wayOut, next, worst } = TEN[name];
  const facts = sums.map(([label, text, from, workedOut], index): Report['facts'][number] => ({
    id: `sum-${index + 1}`,
    kind: 'amount',
    label,
    text,
    quotes: [quote(from)],
    by: 'rules',
    ...(workedOut === undefined ? {} : { workedOut }),
  }));
  const risks = worst.map(([severity, title, from], index) =>
    aRisk({ id: `worst-${index + 1}`, severity, title, quotes: [quote(from)] }),
  );
  return {
    ...answer,
    report: {
      ...report,
      facts: [...facts, ...report.facts.filter(({ kind }) => kind !== 'amount')],
      risks,
      suggestions: [],
      brief: {
        verdict,
        level: risks.some(({ severity }) => severity === 'high') ? 'ask-first' : 'check',
        money: facts.map(({ id }) => id),
        wayOut: { id: 'way-out', text: wayOut[0], quotes: [quote(wayOut[1])], by: 'rules' },
        nextDate:
          next === null
            ? null
            : { id: 'next-date', date: next[0], text: next[1], quotes: [quote(next[2])], by: 'rules' },
        worst: risks.map(({ id }) => id),
      },
    },
  };
}
