import type { Risk } from '../report.ts';

/** What is said to the other side about a point: of either side and to nobody in particular, so that it fits both. */
interface RequestWords {
  /** One sentence. */
  readonly why: string;
  /** Completes `Please …` and `Would you be willing to …`. */
  readonly ask: string;
}

/**
 * What to say to the other side, by family. The report speaks to its reader, about money, fears and what to accept in the end;
 * none of that goes out of the house. Null for what concerns the reader alone.
 */
export const REQUEST_WORDS = {
  'unilateral-change': {
    why: 'One side can change the terms alone, and the other would be bound by what it has not agreed to.',
    ask: 'let changes need the agreement of both sides, or give notice of each and a way to leave free of charge before it applies',
  },
  'sole-discretion': {
    why: 'The decision is left to one side alone, without a test that the other could rely on.',
    ask: 'add a test that both sides can check, such as good reasons given in writing',
  },
  'unequal-exit': {
    why: 'The two sides cannot end this on the same terms.',
    ask: 'give both sides the same right to end it, with the same notice',
  },
  'no-exit': {
    why: 'No way to end this early is given, even for a good reason.',
    ask: 'add a right to end it with reasonable notice',
  },
  'auto-renewal': {
    why: 'It would go on by itself unless somebody remembers a date.',
    ask: 'let it go on only when both sides confirm, or send a reminder before the last day to object',
  },
  'sudden-end': {
    why: 'It could end without time to prepare or to put things right.',
    ask: 'add a notice period, and a chance to put the matter right first',
  },
  'exit-cost': {
    why: 'Leaving costs money, whatever the loss it causes.',
    ask: 'limit the cost of leaving to the loss that can be shown',
  },
  forfeiture: {
    why: 'Money or benefits would be lost, whatever the loss on the other side.',
    ask: 'have what was paid and not used, or earned already, paid out',
  },
  penalty: {
    why: 'A fixed charge is due whether or not there is a loss of that size.',
    ask: 'replace the fixed charge by the loss that can be shown, up to a stated limit',
  },
  'broad-indemnity': {
    why: 'One side would pay for losses that it did not cause.',
    ask: 'limit this to losses that the paying side caused by its own fault',
  },
  'uncapped-liability': {
    why: 'There is no limit to what could be owed.',
    ask: 'state a limit in proportion to the value of this agreement',
  },
  'other-side-not-liable': {
    why: 'One side does not answer for loss that it causes itself.',
    ask: 'let each side answer for its own fault, at least up to what its insurance pays',
  },
  'answers-for-others': {
    why: 'One side answers for what other people do, even where it has no say over them.',
    ask: 'limit this to people whom that side has chosen and can direct',
  },
  'cost-shifting': {
    why: 'Costs fall on one side without a highest amount.',
    ask: 'name the costs and a highest amount, or share them',
  },
  waiver: {
    why: 'Rights are given up in advance, before anybody knows what will happen.',
    ask: 'leave in place the rights that the law gives',
  },
  forum: {
    why: 'The place, the law or the kind of court may be out of reach for one side.',
    ask: 'agree on courts and a law that both sides can reach',
  },
  restraint: {
    why: 'The limit on other work or trade is wide.',
    ask: 'limit it in time, place and kind of work to what protects a real interest',
  },
  gag: {
    why: 'It covers more than real secrets.',
    ask: 'limit it to information marked as confidential, for a fixed time, and leave advice, authorities and honest opinion free',
  },
  'ip-grab': {
    why: 'It takes more rights than this agreement pays for.',
    ask: 'limit the transfer to the work that is made and paid for under this agreement',
  },
  'data-or-image': {
    why: 'Data or images could be used for more than this agreement needs.',
    ask: 'limit the use to what this agreement needs, and ask for consent to anything more',
  },
  'entry-or-seizure': {
    why: 'What it allows could happen without enough notice.',
    ask: 'add written notice in good time, except in an emergency',
  },
  'deemed-consent': {
    why: 'Silence would count as agreement.',
    ask: 'let only an answer count as agreement',
  },
  'short-deadline': {
    why: 'The time is short, and a right could be lost by missing it.',
    ask: 'give more time, counted from the day on which the matter becomes known',
  },
  'withheld-pay': {
    why: 'Pay could be held back without a clear reason or a fixed day.',
    ask: 'name a fixed day of payment, and let only a disputed part be held back',
  },
  'open-price': {
    why: 'The price is open or can rise without a limit.',
    ask: 'state the price, or how it is worked out and how far it may rise',
  },
  'no-promise': {
    why: 'It does not promise that what is paid for will be delivered.',
    ask: 'state what is promised, and what happens where it is not kept',
  },
  'thin-remedy': {
    why: 'What is offered when something goes wrong may not put it right.',
    ask: 'add repair, replacement or money back where the promise is not kept',
  },
  transfer: {
    why: 'The agreement could be passed on to somebody whom the other side does not know.',
    ask: 'let a transfer need consent, which is not refused without a good reason',
  },
  'work-demands': {
    why: 'Work could be asked for without a limit to hours, place or kind.',
    ask: 'state the limits, and the notice and pay for anything beyond them',
  },
  'minimum-commitment': {
    why: 'A minimum is due even where less is needed or delivered.',
    ask: 'lower the minimum, or let it follow what is in fact used',
  },
  'spoken-promises-lost': {
    why: 'What was promised in talks or messages would not count.',
    ask: 'add the promises that were made to the text',
  },
  'wide-power': {
    why: 'The power given here is wider than its purpose seems to need.',
    ask: 'limit it to its purpose, with notice before it is used',
  },
  security: {
    why: 'The security goes beyond the debt that it is for.',
    ask: 'limit it to that debt, and release it when the debt is paid',
  },
  'proof-burden': {
    why: 'The records of one side would settle what happened.',
    ask: 'let both sides show evidence',
  },
  'benefit-lost': {
    why: 'A protection that is usual would not apply.',
    ask: 'keep this protection in place',
  },
  'drafting-error': {
    why: 'There seems to be a slip here: the text can be read in more than one way, or points to something that is not there.',
    ask: 'correct the text, so that it can be read in one way only',
  },
  'orders-to-machines': {
    why: 'These words speak to computer programs and not to a party.',
    ask: 'take them out',
  },
  'hidden-text': {
    why: 'There are words that cannot be seen on the page.',
    ask: 'take them out or show them',
  },
  'foreign-law': {
    why: 'The law of another place is named than the one where this is carried out.',
    ask: 'agree on a law that both sides know',
  },
  deadline: null,
  other: {
    why: 'This point is not clear enough as it stands.',
    ask: 'talk it through and set it out in plain words',
  },
} as const satisfies Readonly<Record<Risk['family'], RequestWords | null>>;

/** The same for what the paper does not settle. */
export const MISSING_WORDS = {
  why: 'The text does not seem to settle this point.',
  ask: 'add a clause on it',
} as const satisfies RequestWords;

type Said = NonNullable<(typeof REQUEST_WORDS)[Risk['family']]> | typeof MISSING_WORDS;

/** Words of a request: the key of their translations. */
export type RequestWord = Said['why'] | Said['ask'];
