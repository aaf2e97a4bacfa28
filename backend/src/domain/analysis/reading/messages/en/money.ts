import type { TellRisk } from '../risk-message.ts';
import { worded } from '../../../wording/worded.ts';

const costs = (sum: string | undefined, each: string | undefined, rate: string | undefined): string | null =>
  sum !== undefined ? (each === undefined ? sum : `${sum} ${each}`) : (rate ?? null);

/** The whole rest falls due: a charge, and the end of paying in parts. */
const acceleration: TellRisk = () => ({
  title: 'Miss payments and all of it falls due',
  reason: 'A few missed payments could make you owe the whole rest within days, when you can least pay it.',
  ask: 'Ask for a written warning and time to catch up before the rest falls due.',
  wording:
    'The rest falls due only if the missed payments are not made within thirty days of a written warning.',
  fallback: 'Ask that paying what is late puts everything back as it was.',
  asks: { ask: ['grace'], wording: ['grace', 30] },
});

/** Charges, pay that is held back, costs that are passed on. */
export const MONEY_MESSAGES: Readonly<Record<string, TellRisk>> = {
  'penalty/acceleration': acceleration,
  'sudden-end/acceleration': acceleration,
  'penalty/on-demand': ({ sum }) => ({
    title: sum === undefined ? 'They may ask for the money back early' : `They may ask for ${sum} back early`,
    reason:
      'You may have to find the money at a time that you did not choose, although you have kept every promise.',
    ask: 'Ask that money is called back early only if you break the agreement.',
    wording: 'Payment is due on the dates agreed. It may be asked for earlier only after a serious breach.',
    fallback: 'Ask for more time to pay, and for parts instead of one sum.',
  }),
  penalty: ({ sum, each, rate, mayProve }) => ({
    title:
      costs(sum, each, rate) === null
        ? 'A charge that may come on top'
        : `It costs you ${costs(sum, each, rate)!}`,
    ...(sum === undefined && rate !== undefined && mayProve !== true
      ? {
          // a rate is the price of money as often as a charge for a breach
          reason: 'It is a share of what is owed, so it grows with that.',
          ask: 'Ask for a lower rate, and for a limit to what it can come to.',
          wording: null,
          fallback: null,
        }
      : {
          reason:
            mayProve === true
              ? 'It is a flat sum, and it is for you to prove that the loss was smaller.'
              : 'The clause does not tie the sum to what they lost.',
          ask: 'Ask that you pay only the loss that they can show, up to a fixed limit.',
          wording:
            'A breach that is not put right within ten days of a written reminder leads to payment of the loss that can be shown, up to [amount].',
          fallback: 'Ask for one free warning and a limit for the whole term.',
        }),
    asks: {
      ask: ['proof-of-loss', 'a-limit', 'breach-put-right'],
      wording: ['proof-of-loss', 'a-limit', 'grace', 'breach-put-right', 10],
      fallback: ['a-limit', 'breach-put-right'],
    },
  }),
  'penalty/late-fee': ({ sum, each, rate, isUnlimited, isRunning }) => ({
    title:
      costs(sum, each, rate) === null
        ? 'Paying late costs extra'
        : `Being late costs ${costs(sum, each, rate)!}`,
    reason:
      isRunning !== true
        ? rate !== undefined && sum === undefined
          ? 'It is a share of what is owed, so it grows with that.'
          : 'It is due whether or not anybody lost by it.'
        : isUnlimited
          ? 'It goes on adding up, and the clause says itself that there is no limit.'
          : 'It goes on adding up for as long as you are late; look for an upper limit.',
    ask: 'Ask for some days of grace, one modest fee, and a limit to it all.',
    wording:
      'If a payment is more than seven days late, interest at the statutory rate is owed on it. No other charge is added.',
    fallback: 'Ask for a limit of one twentieth of the late payment.',
    asks: {
      ask: ['a-limit', 'grace', 'one-fee'],
      wording: ['late-payment', 7],
      fallback: ['a-limit', 'late-payment'],
    },
  }),
  'withheld-pay': () => ({
    title: 'Your money may come late or not in full',
    reason: 'You have done your part by then, and you carry the risk that less comes, or later.',
    ask: 'Ask that nothing is held back or taken off without your agreement.',
    wording: 'Nothing is deducted or held back without written agreement or the decision of a court.',
    fallback: 'Ask for a list with proof before each deduction, and a limit for it.',
    asks: { fallback: ['proof-of-loss', 'a-limit'] },
  }),
  'withheld-pay/late-work': ({ rate }) => ({
    title: rate === undefined ? 'Late work lowers what you are paid' : `Late work lowers your pay by ${rate}`,
    reason:
      'The clause names no loss, so it adds up even if the delay harmed nobody; look for an upper limit.',
    ask: 'Ask for an upper limit, and that delays by the other side do not count.',
    wording:
      'What is taken off for delay is limited to [percent] of the price and counts only for delays of one’s own making.',
    fallback: 'Ask for some days of grace.',
    asks: { ask: ['a-limit'], fallback: ['grace'] },
  }),
  'withheld-pay/unpaid-hours': () => ({
    title: 'Time that you work may stay unpaid',
    reason: 'The clause asks for work, or counts it as covered, without pay for it.',
    ask: 'Ask for pay or time off for every hour beyond the agreed ones.',
    wording: 'Work beyond the agreed hours is paid at the usual rate or given back as time off.',
    fallback: 'Ask for a limit in hours a month.',
    asks: { fallback: ['a-limit'] },
  }),
  'withheld-pay/other-may-withhold': () => ({
    title: 'They may hold back what they owe you',
    reason: 'You may have to wait for your money, and prove that it is due, while they hold it.',
    ask: 'Ask for notice and a limit to what may be held back.',
    wording:
      'Only the part that is disputed in good faith may be held back, up to [percent], after written notice.',
    fallback: 'Ask that you are told before and may put things right first.',
    asks: { ask: ['a-limit'], wording: ['a-limit'] },
  }),
  'cost-shifting/pays-while-closed': ({ time }) => ({
    title: 'You pay even while it is closed',
    reason:
      time === undefined
        ? 'You would pay for a time in which you get nothing for it.'
        : `You would pay for a time in which you get nothing for it; the clause names ${time}.`,
    ask: 'Ask that nothing is owed for days on which they are closed.',
    wording: 'For days on which the service is not provided no payment is due; what was paid is credited.',
    fallback: 'Ask for half the price for such days, and for a limit of a few days a year.',
    asks: { fallback: ['a-limit'] },
  }),
  'cost-shifting/their-firm': () => ({
    title: 'You must use a firm that they choose, at your cost',
    reason: 'You cannot look for a better price, and you pay even where nothing needed to be done.',
    ask: 'Ask that you may do it yourself or choose the firm, and only where it is needed.',
    wording: 'The thing is left in the condition in which it was received. How that is done is free.',
    fallback: 'Ask for an upper sum.',
    asks: { fallback: ['a-limit'] },
  }),
  'cost-shifting': ({ sum, isUnlimited }) => ({
    title: sum === undefined ? 'You pay costs that could be theirs' : `You pay costs here (${sum})`,
    reason: isUnlimited
      ? 'The clause puts these costs on you and sets no limit.'
      : 'The clause puts these costs on you, so check who usually carries them in a deal like this.',
    ask: 'Ask that each side carries its own costs, or for a limit and a bill as proof.',
    wording:
      'These costs are carried by the side that owns the thing or caused them, against a bill, up to [amount] a year.',
    fallback: 'Ask for your agreement before any such cost is made.',
    asks: { ask: ['proof-of-loss', 'a-limit'], wording: ['proof-of-loss', 'a-limit', 'owner-carries'] },
  }),
  'minimum-commitment': ({ purse }) => ({
    title: purse === 'pays' ? 'You must reach a minimum, used or not' : 'You must reach a minimum',
    reason: 'If you need or achieve less, it counts against you all the same.',
    ask: 'Ask for a lower minimum, or that what is missing may be made up later.',
    wording: purse === 'pays' ? 'Only what is actually used or ordered is paid for.' : null,
    fallback: 'Ask that a shortfall in one month may be made up in the next three.',
  }),
  security: () => ({
    title: 'They hold something of yours as security',
    reason: 'They could keep or use it while you and they still disagree about what is owed.',
    ask: 'Ask what exactly it secures, when it comes back, and that a court decides first.',
    wording: 'The security covers only [debt] and is given back within seven days of its payment.',
    fallback: 'Ask for a receipt and a smaller security.',
  }),
  'cost-shifting/pays-anyway': () => ({
    title: 'You owe this in any case',
    reason:
      'The clause says itself that it is due whether or not something happens, so look at what that is.',
    ask: 'Ask that nothing is due for what you do not get.',
    ...worded(
      'Nothing is owed for time in which the thing or the service cannot be used for a reason that lies with {them}.',
    ),
    fallback: 'Ask for an end in time, or for half of the sum in that case.',
  }),
};
