import type { TellRisk } from '../risk-message.ts';
import { worded } from '../../../wording/worded.ts';

/** How it ends, who may end it, and what leaving costs. */
export const ENDING_MESSAGES: Readonly<Record<string, TellRisk>> = {
  'unequal-exit': () => ({
    title: 'They have a way out here that you may not have',
    reason: 'The clause lets the other side end or leave it. Check whether you may do the same, and as soon.',
    ask: 'Ask for the same notice and the same grounds for both sides.',
    wording: 'Either side may end this agreement by one month of written notice.',
    fallback: 'Ask that their notice is at least as long as yours.',
    asks: {
      ask: ['same-for-both', 'level-notice'],
      wording: ['same-for-both', 'level-notice'],
      fallback: ['same-for-both'],
    },
  }),
  'unequal-exit/only-they': ({ notice }) => ({
    title: notice === undefined ? 'They may end it' : `They may end it with ${notice} of notice`,
    reason: 'The clause gives this right to them, so your plans rest on their wish to go on.',
    ask: 'Ask for the same right, and for notice that is long enough to find something else.',
    wording: 'Either side may end this agreement by one month of written notice.',
    fallback: 'Ask for a first period in which they cannot end it without a good reason.',
    asks: { ask: ['same-for-both'], wording: ['same-for-both', 'level-notice'] },
  }),
  'unequal-exit/long-notice': ({ notice }) => ({
    title: `You must give ${notice ?? 'long'} notice`,
    reason: 'You stay bound, and go on paying or working, for that long after you decide to leave.',
    ask: 'Ask for one month.',
    ...worded('{You} may end this agreement by one month of written notice.'),
    fallback: 'Ask that you may leave sooner if a replacement is found.',
    asks: { ask: ['level-notice'] },
  }),
  'unequal-exit/other-leaves-freely': () => ({
    title: 'The other side may leave freely, and you cannot stop it',
    reason: 'You may have spent money or turned others away by then.',
    ask: 'Ask for notice, or for pay for what has been done.',
    wording: 'Who ends the agreement early gives two weeks of notice and pays for what was done until then.',
    fallback: 'Ask for a sum that covers your costs.',
  }),
  'no-exit': ({ bound }) => ({
    title: bound === undefined ? 'You cannot leave early' : `You are bound for ${bound}`,
    reason: 'If your life changes, you are still bound until the time is over.',
    ask: 'Ask for a way out with one or two months of notice, at least for illness, a job elsewhere or hardship.',
    ...worded(
      '{You} may end this agreement at any time by two months of written notice. In case of illness, loss of work or a move, one month is enough.',
    ),
    fallback: 'Ask that you may leave if you find somebody suitable who takes over.',
    asks: { ask: [60], wording: [60, 30] },
  }),
  'no-exit/pays-on': () => ({
    title: 'You go on paying after you leave',
    reason:
      'What you owe then depends on when somebody else is found or the term is over, and you have little say in that.',
    ask: 'Ask for an end date to what you owe, and that they must look for somebody else.',
    wording: 'What is owed after leaving ends after one month, or sooner if somebody else takes over.',
    fallback: 'Ask that you may name a successor.',
    asks: { wording: [30] },
  }),
  'auto-renewal': () => ({
    title: 'It goes on by itself unless you stop it',
    reason: 'If you miss the moment to say stop, you are bound once more.',
    ask: 'Ask that it ends by itself, or runs on from month to month with a way out at any time.',
    wording:
      'The agreement ends at the end of the term. If both go on, it runs from month to month and either side may end it by one month of notice.',
    fallback: 'Ask for a written reminder thirty days before the last day to cancel.',
    asks: { wording: ['same-for-both', 30], fallback: ['grace', 30] },
  }),
  'auto-renewal/full-price-follows': () => ({
    title: 'The full price starts by itself after the first offer',
    reason: 'If you do nothing, you pay the higher price without being asked again.',
    ask: 'Ask what the full price is and when it starts, and put the last day to cancel in your calendar.',
    ...worded('The full price is charged only if {you confirm} that {you want} to go on.'),
    fallback: 'Ask for a reminder a week before the first full payment.',
    asks: { fallback: [7] },
  }),
  'sudden-end': ({ isSudden, purse }) => ({
    title: isSudden === true ? 'They may end it at once' : 'They may end or suspend it',
    reason:
      isSudden === true
        ? 'You could lose it from one day to the next, with no time to put things right or find something else.'
        : 'You could lose it although you still count on it, so look at what it takes and how much warning you get.',
    ask: 'Ask for a written warning, time to put things right, and notice.',
    wording:
      'The agreement may be ended without notice only for a serious breach that is not put right within fourteen days of a written warning.',
    fallback:
      purse === 'pays'
        ? 'Ask for a reason in writing and your money back for what is not used.'
        : 'Ask for a reason in writing.',
    asks: { ask: ['grace'], wording: ['grace', 'breach-put-right', 14] },
  }),
  'exit-cost/sliding': () => ({
    title: 'The later you cancel, the more you owe',
    reason:
      'You pay for something that you do not get, even where they can give your place to somebody else.',
    ask: 'Ask that they take off what they save and what somebody else pays for your place.',
    wording:
      'Who cancels pays the costs that can be shown and that could not be avoided. What comes in from somebody else is taken off.',
    fallback: 'Ask for another date instead of the charge, or insure it.',
  }),
  'exit-cost': ({ sum, each, rate }) => ({
    title:
      // what is owed for each month is no price of leaving
      each !== undefined
        ? 'Leaving early costs you money'
        : sum !== undefined
          ? `Leaving costs ${sum}`
          : rate !== undefined
            ? `Leaving costs you ${rate}`
            : 'Leaving early costs you money',
    reason: 'The sum is due because you leave, not because of a loss that they show.',
    ask: 'Ask that you pay only the loss that they can show, and less with every month that passes.',
    ...worded(
      'Who leaves early pays only the loss that {they} can show, and no more than one month of payments.',
    ),
    fallback:
      'Ask that the sum falls by the same part every month, and is not owed if you leave for a good reason.',
    asks: {
      ask: ['proof-of-loss', 'less-with-time'],
      wording: ['proof-of-loss', 'month-of-payments'],
      fallback: ['less-with-time'],
    },
  }),
  'exit-cost/on-sale': () => ({
    title: 'If you sell or move, all of it is due at once',
    reason: 'A sale or a move would cost you the whole rest, at a time that you may not choose freely.',
    ask: 'Ask that the buyer may take it over, or that you may go on paying as before.',
    ...worded('On a sale the agreement passes to the buyer, or goes on unchanged with {you}.'),
    fallback: 'Ask that no fee is added and that you have six months after the sale.',
  }),
  'exit-cost/pays-on-calling-off': () => ({
    title: 'If you cancel, you have to pay',
    reason: 'It is owed whatever made you cancel, illness included.',
    ask: 'Ask for an exception for illness and for what nobody can help, and for an upper limit.',
    wording:
      'Who cancels because of illness or an event beyond control pays back what was paid, and no more.',
    fallback: 'Ask that a new date may be offered first.',
    asks: { ask: ['a-limit'] },
  }),
  forfeiture: ({ sum, rate, isKept, isPart, isOfDeposit }) => ({
    title:
      sum !== undefined && isKept === true
        ? `You do not get ${sum} back`
        : rate !== undefined && isKept === true
          ? `You lose ${rate}`
          : isPart === true
            ? 'They keep part of what you paid'
            : 'Money or benefits that are yours are lost',
    reason:
      isPart === true
        ? 'What they keep need not be what they lost.'
        : 'What you paid or earned would be gone, whatever it was worth and whatever the other side lost.',
    ...(isOfDeposit === true || isPart === true
      ? {
          ask: 'Ask that only a loss that they can show is taken from it, and that the rest is paid back.',
          wording:
            'Only a loss that can be shown is taken from it. The rest is paid back within fourteen days.',
          fallback: 'Ask for a list with proof before each deduction, and a limit for it.',
          asks: {
            ask: ['proof-of-loss'],
            wording: ['proof-of-loss'],
            fallback: ['proof-of-loss', 'a-limit'],
          },
        }
      : {
          ask: 'Ask for the part that was not used to be paid back.',
          wording: 'What was paid for the time or services not used is paid back within fourteen days.',
          fallback: 'Ask for a credit or another date that does not run out.',
          asks: { ask: ['unused-back'], wording: ['unused-back'] },
        }),
  }),
  'forfeiture/earned-benefit-lost': () => ({
    title: 'What you have earned or collected can lapse',
    reason: 'It is lost by the passing of time or by leaving, whatever it is worth by then.',
    ask: 'Ask that what is earned stays yours or is paid out.',
    wording: 'What has been earned until the last day is paid out in proportion.',
    fallback: 'Ask for a reminder and time to use it before it lapses.',
  }),
  'short-deadline': ({ deadline }) => ({
    title: deadline === undefined ? 'You have very little time' : `You have ${deadline} only`,
    reason: 'Miss it, and a right may be gone or a cost may follow.',
    ask: 'Ask for at least thirty days, counted from the day on which you could know.',
    wording: 'The period is thirty days from the day on which the person concerned could know of the matter.',
    fallback: 'Ask for fourteen days, and that a short message is enough.',
    asks: { ask: [30], wording: [30], fallback: [14] },
  }),
  'forfeiture/debt-falls-away': () => ({
    title: 'What they owe you may fall away',
    reason: 'You would lose the rest of it, however much that is, although nothing was your fault.',
    ask: 'Ask that an estate, an insurance or a surety pays what is left.',
    wording: 'What is still owed then is paid from the estate.',
    fallback: 'Ask for insurance that pays the rest, or that only a part falls away.',
  }),
};
