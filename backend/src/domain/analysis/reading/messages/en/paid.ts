import type { TellRisk } from '../risk-message.ts';
import { worded } from '../../../wording/worded.ts';

/**
 * What is said instead to a reader who is paid in this paper: a worker, a freelancer, a seller, a landlord. A cap on a price, a refund or
 * `only what is ordered is paid for` would turn against them.
 */
export const PAID_MESSAGES: Readonly<Record<string, TellRisk>> = {
  'unilateral-change/price': () => ({
    title: 'They may change what you are paid',
    reason: 'What you earn could become less, and your agreement is not needed for it.',
    ask: 'Ask that what you are paid is lowered only with your written agreement.',
    wording: 'What is paid under this agreement is changed only by a written agreement of both sides.',
    fallback:
      'Ask that a change never counts for work already done, and that you may leave before it starts.',
  }),
  'unilateral-change/service': () => ({
    title: 'They may change what is asked of you',
    reason: 'It may differ from what you agreed to, and the clause does not say that you may refuse.',
    ask: 'Ask for notice, for limits, and for more pay where it means more work.',
    wording: 'A change of what was agreed needs the consent of both sides.',
    fallback: 'Ask that you may say no for a good reason.',
    asks: { ask: ['a-limit'] },
  }),
  'open-price': () => ({
    title: 'You cannot tell what you will get, or what is taken from it',
    reason: 'The amount is not fixed here, and it is worked out by somebody else or later.',
    ask: 'Ask for a fixed sum, or for the formula and the right to see the figures.',
    wording: 'The figures from which payments are worked out are shown on request.',
    fallback: 'Ask for a sum that you get in any case.',
  }),
  'no-promise': () => ({
    title: 'They do not promise what you count on',
    reason: 'If less comes than you expect, or nothing, this clause leaves you little to hold them to.',
    ask: 'Ask for a least amount, or for notice before it becomes less.',
    wording: null,
    fallback: 'Keep other work that you can turn to.',
  }),
  'sudden-end': ({ isSudden }) => ({
    title: isSudden === true ? 'They may end it at once' : 'They may end or suspend it',
    reason: 'Your income from it could stop, and the clause decides how much warning you get.',
    ask: 'Ask for a written warning, time to put things right, and notice.',
    wording:
      'The agreement may be ended without notice only for a serious breach that is not put right within fourteen days of a written warning.',
    fallback: 'Ask for a reason in writing, and pay for what was done until then.',
    asks: { ask: ['grace'], wording: ['grace', 'breach-put-right', 14] },
  }),
  forfeiture: ({ sum }) => ({
    title: sum === undefined ? 'Money or benefits that are yours can be lost' : `You can lose ${sum}`,
    reason: 'What you earned would be gone, whatever it was worth and whatever the other side lost.',
    ask: 'Ask that what is earned stays yours or is paid out.',
    wording: 'What has been earned until the last day is paid out in proportion.',
    fallback: 'Ask for a reminder and time to use it before it lapses.',
  }),
  'minimum-commitment': () => ({
    title: 'You must reach a minimum',
    reason: 'If you do or deliver less, you may lose pay or the agreement itself.',
    ask: 'Ask for a lower minimum, and for exceptions for what you cannot control.',
    wording:
      'A shortfall in one month may be made up in the next three. Illness and what could not be controlled do not count.',
    fallback: 'Ask for a first period without a minimum.',
  }),
  'exit-cost': ({ sum, each, rate }) => ({
    title:
      // what is owed for each month is no price of leaving
      each !== undefined
        ? 'Leaving early costs you money'
        : sum !== undefined
          ? `Leaving costs you ${sum}`
          : rate !== undefined
            ? `Leaving costs you ${rate}`
            : 'Leaving early costs you money',
    reason: 'The sum is due because you leave, not because of a loss that they show.',
    ask: 'Ask that you pay only the loss that they can show, and less with every month that passes.',
    ...worded(
      'What is owed on leaving falls by an equal part every month, and nothing is owed if {they end} it.',
    ),
    fallback: 'Ask that nothing is owed if you leave for a good reason.',
    asks: { ask: ['proof-of-loss', 'less-with-time'], wording: ['less-with-time'] },
  }),
  'no-exit': ({ bound }) => ({
    title: bound === undefined ? 'You cannot leave early' : `You are bound for ${bound}`,
    reason: 'If your life changes, you remain bound until the time is over.',
    ask: 'Ask for a way out with one or two months of notice, at least for illness or hardship.',
    wording: 'Either side may end this agreement at any time by two months of written notice.',
    fallback: 'Ask for a way out for a good reason, such as illness.',
    asks: { ask: [60], wording: ['same-for-both', 'level-notice', 60] },
  }),
  'cost-shifting': ({ sum, isUnlimited }) => ({
    title: sum === undefined ? 'You pay costs that could be theirs' : `You pay costs here (${sum})`,
    reason: isUnlimited
      ? 'The clause puts these costs on you and sets no limit.'
      : 'The clause puts these costs on you, so check who usually carries them in a deal like this.',
    ask: 'Ask that they carry these costs or pay them back against a bill.',
    wording: 'Necessary costs are paid back against a bill within fourteen days.',
    fallback: 'Ask for an upper sum.',
    asks: { ask: ['proof-of-loss'], wording: ['proof-of-loss', 'expenses'], fallback: ['a-limit'] },
  }),
};
