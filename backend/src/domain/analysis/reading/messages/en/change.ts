import type { TellRisk } from '../risk-message.ts';
import { worded } from '../../../wording/worded.ts';

/** One side may change the deal, or decides alone. */
export const CHANGE_MESSAGES: Readonly<Record<string, TellRisk>> = {
  'unilateral-change': () => ({
    title: 'They may change the deal without you',
    reason: 'What you agree to today may be different later, and your agreement is not needed for it.',
    ask: 'Ask that changes need your written agreement, or that you may leave without cost before a change takes effect.',
    ...worded(
      'A change to {your} disadvantage takes effect only if {you agree} to it in writing. If {you do} not agree, the agreement goes on unchanged, or {you} may end it without cost.',
    ),
    fallback: 'Ask for at least thirty days notice and the right to leave before the change.',
    asks: { fallback: [30] },
  }),
  'unilateral-change/price': ({ rate, isUnlimited, isAtWill, purse }) =>
    purse === 'pays'
      ? {
          title:
            rate !== undefined && !isUnlimited
              ? `The price may go up by ${rate}`
              : 'The price may change without your agreement',
          reason: isAtWill
            ? 'They decide when and by how much, so the price you see today is not one you can count on.'
            : 'The clause does not tie a change to your agreement, so look for a way out when it comes.',
          ask: 'Ask for a fixed price for the whole term, or a cap on each increase and a free way out when it comes.',
          ...worded(
            'The price may rise once a year at most, by no more than the official inflation rate, on sixty days written notice. {You} may end the agreement without cost before an increase takes effect.',
          ),
          fallback: 'Ask for a cap in percent a year, written into the agreement.',
          asks: {
            ask: ['a-limit'],
            wording: ['a-limit', 60],
            fallback: ['a-limit'],
          },
        }
      : {
          title: 'What is paid may change without your agreement',
          reason: 'They decide on it, so the sum you see today is not one you can count on.',
          ask: 'Ask that it changes only with your written agreement.',
          wording: 'What is paid under this agreement is changed only by a written agreement of both sides.',
          fallback: 'Ask for notice, and the right to leave before a change takes effect.',
        },
  'unilateral-change/only-upward': () => ({
    title: 'It can go up, but never down',
    reason: 'If prices fall you go on paying the old amount, and every review can only make it dearer.',
    ask: 'Ask that a review may lower it too, or that it follows an official index with a cap.',
    wording:
      'At each review the amount is set at the market level, whether that is higher or lower than before.',
    fallback: 'Ask for a cap on each increase and a way out when it comes.',
    asks: { ask: ['a-limit'], fallback: ['a-limit'] },
  }),
  'unilateral-change/terms': ({ isAtWill }) => ({
    title: 'They may change the rules that bind you',
    reason: isAtWill
      ? 'New rules may come at a time that they choose, and you are bound by words that you have not seen yet.'
      : 'You would be bound by words that you have not seen yet.',
    ask: 'Ask that the version you were given today counts, and that changes need your written agreement.',
    ...worded(
      'The version attached to this agreement applies. A later version applies only if {you have} agreed to it in writing.',
    ),
    fallback:
      'Ask for thirty days notice by letter or e-mail and the right to end the agreement before a change.',
    asks: { fallback: [30] },
  }),
  'unilateral-change/terms-prevail': () => ({
    title: 'Another document overrides what you sign here',
    reason:
      'Where the two differ, the paper in front of you loses, so you need to read the other one before you agree.',
    ask: 'Ask for a copy of that document, and that this agreement comes first where they differ.',
    wording: 'Where this agreement and any other document differ, this agreement applies.',
    fallback: 'Ask that the version of today is attached and stays in force.',
  }),
  'unilateral-change/service': ({ isUnlimited, purse }) => ({
    title: 'What was agreed may be changed to something else',
    reason: isUnlimited
      ? 'They may put something else in its place, and you have no say in it.'
      : 'They may put something else in its place, and the clause does not say that you may refuse.',
    ask: 'Ask that what comes in its place is at least as good, and that you may refuse it.',
    wording:
      purse === 'pays'
        ? 'A change of what was agreed needs your consent. If you do not agree, you may cancel without cost and get back what you have paid for the part not used.'
        : 'A change of what was agreed needs the consent of both sides.',
    fallback:
      purse === 'pays'
        ? 'Ask for a lower price where the replacement is worth less.'
        : 'Ask for notice and reasons in writing.',
  }),
  'open-price': () => ({
    title: 'You cannot tell what it will cost',
    reason: 'The final amount is not fixed here, and it is worked out by somebody else or later.',
    ask: 'Ask for a fixed sum, or for the formula, an upper limit and the right to see the bills.',
    wording:
      'The total of these costs is no more than [amount] a year. Copies of the bills are shown on request.',
    fallback:
      'Ask for a written estimate now and for your agreement before it is exceeded by more than a tenth.',
    asks: { ask: ['a-limit'] },
  }),
  'open-price/new-costs-passed-on': () => ({
    title: 'New costs of theirs are passed on to you',
    reason: 'Costs that nobody knows today would be added to what you pay.',
    ask: 'Ask that only taxes that the law puts on you are passed on, with a bill as proof.',
    wording: 'The agreed price includes all taxes, levies and charges during the term.',
    fallback: 'Ask for a limit in money, and the right to leave when it is passed.',
    asks: { ask: ['proof-of-loss'], fallback: ['a-limit'] },
  }),
  'sole-discretion': () => ({
    title: 'They alone decide this',
    reason: 'There is no measure that you could point to if you disagree.',
    ask: 'Ask for a measure that both can check, reasons in writing, and a third person if you disagree.',
    ...worded(
      'The decision is made on reasonable grounds, given in writing. If {you disagree}, an independent expert chosen by both decides.',
    ),
    fallback: 'Ask that they must act reasonably and show the proof.',
  }),
  'sole-discretion/if-it-considers': () => ({
    title: 'It is enough that they think so',
    reason: 'Their belief is the test, not what happened, so being in the right may not help you.',
    ask: 'Ask that facts count, shown to you before anything is done.',
    ...worded(
      'This applies only on reasonable grounds that have been given to {you} in writing, with at least seven days to answer.',
    ),
    fallback: 'Ask for the word “reasonably” and for reasons in writing.',
  }),
  'sole-discretion/may-refuse': () => ({
    title: 'They may say no without giving a reason',
    reason: 'You would need their yes, and you could do nothing about a no.',
    ask: 'Ask that consent may be refused only for a good reason and within a set time.',
    wording:
      'Consent is not unreasonably refused, and counts as given if no reason for a refusal is sent within ten days.',
    fallback: 'Ask for a reason in writing.',
  }),
  transfer: () => ({
    title: 'You may end up with somebody else on the other side',
    reason: 'What this clause lets them hand on may go to another, whom you did not choose.',
    ask: 'Ask that this needs your consent, or that they stay answerable.',
    wording: 'Neither side may transfer this agreement without the written consent of the other.',
    fallback: 'Ask for notice and the right to leave when it happens.',
  }),
  'deemed-consent': ({ time }) => ({
    title:
      time === undefined
        ? 'Saying nothing, or going on, counts as your yes'
        : `Say nothing for ${time}, and it counts as your yes`,
    reason: 'A message that you miss, or simply carrying on, may bind you to something.',
    ask: 'Ask that only an express yes from you counts.',
    wording: 'Silence, use or the passing of time does not count as consent, acceptance or receipt.',
    fallback: 'Ask for thirty days to object and a message that says what silence means.',
    asks: { fallback: [30] },
  }),
  'no-promise': ({ purse }) => ({
    title: 'They do not promise what you count on',
    reason: 'If it turns out otherwise than you expect, this clause leaves you little to hold them to.',
    ask: 'Ask what they do promise, in figures, and what you get if it is missed.',
    wording:
      purse === 'pays'
        ? 'What was agreed is provided by [date]. If it is not, you may cancel without cost and get back what you have paid.'
        : null,
    fallback: purse === 'pays' ? 'Ask that you need not pay for the time until it is there.' : null,
  }),
  'sole-discretion/may-require': () => ({
    title: 'They may require you to do this, and you cannot refuse',
    reason: 'It is for them to decide whether and when, and you are bound by it.',
    ask: 'Ask for a short time in which they may ask for it, a fair price, and reasons that must be given.',
    wording:
      'This may be required only after a breach that is not put right within fourteen days of a written warning.',
    fallback: 'Ask that the price falls with age, use and condition.',
    asks: { wording: ['grace', 'breach-put-right'], fallback: ['less-with-time'] },
  }),
  'unilateral-change/rises': () => ({
    title: 'The price goes up by itself',
    reason: 'The rise is fixed in advance, so add it to what the whole time will cost you.',
    ask: 'Ask for the same price for the whole time, or a way out when it rises.',
    wording: null,
    fallback: 'Ask for the sum of the whole time in writing.',
  }),
};
