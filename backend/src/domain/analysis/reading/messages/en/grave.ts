import type { TellRisk } from '../risk-message.ts';

/** What hurts most when it happens, told with the clause's own figure. */
export const GRAVE_MESSAGES: Readonly<Record<string, TellRisk>> = {
  'exit-cost/refilled': () => ({
    title: 'You pay even if they find somebody else',
    reason: 'You pay for something that you do not get, and they may be paid for it twice.',
    ask: 'Ask that what they earn from somebody else is taken off.',
    wording: 'What is earned by giving the place to somebody else is taken off what is owed on cancelling.',
    fallback: 'Ask that you may name somebody who takes over.',
  }),
  'sudden-end/out-soon': ({ deadline }) => ({
    title:
      deadline === undefined
        ? 'You may have to leave very soon'
        : `You may have to be out within ${deadline}`,
    reason: 'You would have very little time to find another place, so it matters what can set it off.',
    ask: 'Ask for a written warning, time to put things right, and some weeks to leave.',
    wording: 'Nobody has to leave sooner than four weeks after a written warning.',
    fallback: 'Ask that paying what is late puts everything back as it was.',
    asks: { ask: ['grace'], wording: ['grace', 28] },
  }),
  'cost-shifting/excess': ({ sum }) => ({
    title: sum === undefined ? 'You pay an excess if something happens' : `You pay the first ${sum} yourself`,
    reason: 'If something happens, this part comes out of your own pocket.',
    ask: 'Ask what a lower excess costs, and what is not covered at all.',
    wording: null,
    fallback: null,
    asks: { ask: ['cover'] },
  }),
  'benefit-lost/not-covered': () => ({
    title: 'Something here is not covered',
    reason: 'If it happens, this cover does not pay for it.',
    ask: 'Ask what exactly is covered, and insure the rest where it matters to you.',
    wording: null,
    fallback: null,
  }),
};
