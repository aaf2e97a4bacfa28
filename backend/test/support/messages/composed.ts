/**
 * Messages that code writes with values in them, or one by one, by the context of their field. Those of the tables (burdens, clauses,
 * what is missing, rules of law) are read from the tables themselves. What is written in the code and not here is found by the test
 * that has papers of every kind read.
 */
const UNITS = ['hour', 'day', 'week', 'month', 'quarter', 'year'];

export const PARTY = [
  'The side that the text calls “{words}”.',
  'We found no names of parties.',
  ...['{role}', '{role} ({role2})', '{role}, with {names}', '{role} ({role2}), with {names}'].flatMap(
    (names) => [`${names}.`, `${names}, called “{words}” in the text.`],
  ),
];

export const DOCUMENT = ['{paper}.', '{paper}, in {language}.'];

export const AMOUNT = [
  '{sum}.',
  ...UNITS.map((unit) => `{sum} a${unit === 'hour' ? 'n' : ''} ${unit}.`),
  '{sum} each time.',
  '{sum} ({words}).',
  '{sum} a night.',
  '{sum} an evening.',
  '{sum} a person.',
  '{sum} a term.',
  '{sum} a lesson.',
  '{sum} for each {words}.',
];

export const DATE = ['{date}.'];

export const RATE_OR_LENGTH = ['{rate}.', '{length}.'];

export const TERM = [
  '{length}.',
  'No end date was found.',
  '{length}; the sentence says from when.',
  'One calendar year, January to December.',
  'One month at a time, until somebody ends it.',
  'One quarter at a time, until somebody ends it.',
  'One year at a time, until somebody ends it.',
  '{date} to {date2}.',
  'Paid in {words}.',
  'No fixed end.',
  'It runs for an indefinite time.',
];

export const NOTICE = ['', '{who} – ', '{label} – ', '{who} – {label} – '].flatMap((lead) => [
  `${lead}{length}.`,
  `${lead}between {figure} and {length}.`,
  ...(lead.includes('{label}')
    ? []
    : [
        `${lead}{length}, {words}.`,
        `${lead}between {figure} and {length}, {words}.`,
        `${lead}{length}, after that.`,
      ]),
  `${lead}{length}, only in the case named there.`,
]);

export const LAW = [
  'The law of {place} applies.',
  'This is not the law of {place}.',
  'We found no words that choose a law.',
  'Courts are named here:',
  'It names statutes of {place}.',
  'It says this about courts:',
];

export const STRETCH = [
  '{length}',
  'about {length}',
  '{length} ({length2} counting both)',
  '{length} ({length2} counting both), about {length3}',
];

const RATES = ['day', 'week', 'fortnight', 'month', 'quarter'];

export const WORKED_OUT = [
  'From {date} to {date2}, that is {stretch}.',
  'From {date}, the day it is dated, to {date2}, that is {stretch}.',
  'The first term ends around {date}, counted from {date2}.',
  'The length is counted from the start date, which this text does not give, so no last day can be named.',
  'To stop the first renewal, notice must arrive by {date}.',
  'That day has passed, so it will renew on {date} unless the other side agrees to let it end.',
  'The first term is over, so ask whether it was renewed.',
  'Counted from {date}, that is until {date2}.',
  'That is {stretch}.',
  'The paper gives no year here; {date} follows from its other dates.',
  'The paper gives no year; counted from today, it is {date}.',
  'The deposit is about {figure} months of rent; usual is one to three.',
  'The deposit is about {figure} months of rent ({sum} against {price}); usual is one to three.',
  'The deposit is about {figure} months of rent.',
  'The deposit is about {figure} months of rent ({sum} against {price}).',
  '{figure} % a year; usual is 18 % a year at most.',
  '{figure} % per year is about {figure2} % a year.',
  ...RATES.flatMap((unit) => [
    `{figure} % a ${unit} is about {figure2} % a year; usual is 18 % a year at most.`,
    `{figure} % per ${unit} is about {figure2} % a year.`,
  ]),
  '{sum} a day comes to {sum2} in 30 days, against rent of {price}.',
  '{sum} a week comes to {sum2} in 4 weeks, against rent of {price}.',
];

export const WAY_OUT = [
  ...['You', 'Either side', 'A side'].flatMap((who) => [
    `${who} can leave with {length} of notice.`,
    `${who} can leave with between {figure} and {length} of notice.`,
    `${who} can leave with {length} of notice to the {words}.`,
    ...(who === 'You'
      ? ['You can leave with {length} of notice, but the paper ties it to this: “{quote}”.']
      : []),
  ]),
  'You can leave at any time.',
  'To stop the renewal takes {length} of notice.',
  'Leaving may cost something.',
  'It may cost something.',
  'A time has to pass first.',
  'It hangs on a condition.',
  'It may cost something and a time has to pass first.',
  'It may cost something and it hangs on a condition.',
  'A time has to pass first and it hangs on a condition.',
  'It may cost something and a time has to pass first and it hangs on a condition.',
];

export const SUMMARY = [
  'This is {paper}.',
  'These are {paper}.',
  'This is {paper} between {name} and {name2}.',
  'These are {paper} between {name} and {name2}.',
  'This is {paper} in {language}.',
  'These are {paper} in {language}.',
  'This is {paper} in {language} between {name} and {name2}.',
  'These are {paper} in {language} between {name} and {name2}.',
  'It is not clear which side you are on.',
  'Where a risk says “you”, it means {name}.',
  'You are the {role}.',
  'You are {name}.',
  'The law of {place} applies.',
  'Rules in {country} may help you.',
  'Fix this first: {message}.',
  'Look at this first: {message}.',
  'Then look at this: {message}.',
  'The rules found no big risk.',
  'Some sentences are worth a second look.',
  'Look first at the risks in section 3.',
  'Read it all.',
  'Read it all before you sign.',
  'Still, read it all.',
  'Still, read it all before you sign.',
  'If you are not sure what it means for you, ask for help soon.',
  'If you are not sure what it means for you, ask for help.',
  'Do not sign before these points are clear.',
  'Ask about it before you sign.',
  'Ask what can still be changed.',
  'They know this language less well than English, so read it all.',
  'The first term ended about {date}.',
  'Its last day was {date}.',
  'Its last day is {date}.',
  'The first term ends about {date}.',
  'To stop the next term, say so by {date}.',
  'The day to stop the next term has passed, so it will go on unless both sides agree.',
  'You must {words}.',
  'The other side must {words}.',
  'Money: {price}.',
  'Money: {price} ({label}).',
  'Money: {price}; {price2} ({label2}).',
  'Money: {price} ({label}); {price2} ({label2}).',
  'On money, it says: “{quote}”',
  'On money, it says: “{quote}”.',
  'It has a sentence on how to leave.',
  'It has a sentence on how to leave; {message}',
  'We found a right to leave without a reason only for the other side.',
  'We did not find a sentence on how you can leave early.',
  'This is a legal document in {language}.',
  'The rules cannot read it.',
  'Names, dates and sums are in the first section.',
  'Have it read by someone who knows the language before you sign.',
  'A language model on this service could explain it too.',
];

export const VERDICT = [
  ...['Ask for one change', 'Ask for {count} changes'].flatMap((ask) => [
    `${ask} before you sign`,
    `${ask} before you accept`,
  ]),
  ...['Look at one point', 'Look at {count} points'].flatMap((look) => [look, `${look} and answer in time`]),
  ...['Check one point', 'Check {count} points', 'We found no change to ask for; read it all'].flatMap(
    (check) => [
      check,
      `${check} before you sign`,
      `${check} before you accept`,
      `${check} and answer in time`,
    ],
  ),
  'We could not judge this paper; have somebody read it with you',
  'Say which side you are on; one point depends on it',
  'Say which side you are on; {count} points depend on it',
];

/** Labels of facts beside those of the tables. */
export const LABELS = [
  'Document',
  'Party',
  'Party (you)',
  'Parties',
  'Term',
  'Shortest time to stay',
  'From start to end',
  'How long secrets are kept',
  'Renewal',
  'Last day to stop the renewal',
  'Governing law',
  'Law it refers to',
  'Courts',
  'Sum',
  'Amount',
  'Date',
  'Born',
  'Payment',
  'Deadline',
  'End',
  'Start',
  'Signed or dated',
  'Time limit',
  'Notice',
  'Notice: ending',
  'Reduction',
  'Estimate',
  'In some cases',
  'Until now',
  'Overtime',
  'Probation',
  'The earlier paper runs to',
  '{label} (end)',
];

/** What papers often call themselves; any other name of a paper is shown in quotation marks. */
export const PAPERS = [
  'Leave and licence agreement (business premises)',
  'Agreement',
  'Subscription agreement',
  'Service agreement',
  'Master services agreement',
  'Tenancy agreement',
  'Rental agreement',
  'Lease agreement',
  'Employment agreement',
  'Purchase agreement',
  'Membership agreement',
  'Partnership agreement',
  'Framework agreement',
  'Cooperation agreement',
  'Data processing agreement',
  'Loan contract',
  'Consultancy agreement',
  'Terms of service',
  'Terms of use',
  'House rules',
  'Joint venture',
  'Assignment agreement',
  'Amendment',
];
