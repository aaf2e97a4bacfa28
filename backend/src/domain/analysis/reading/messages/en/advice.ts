import type { Advice } from '../risk-message.ts';

const KEEP_RECORDS =
  'Such terms are the same for everyone and are seldom changed for one. Complain in writing and early, keep your messages and receipts, and ask a consumer office which court or ombudsman is open to you.';

/**
 * What a reader can do where terms are the same for everyone, by family of burden, and where the paper itself gives a way out that ends
 * on a day.
 */
export const ADVICE: Advice = {
  optOut: (deadline) =>
    deadline === undefined
      ? 'Use the way out that the paper gives you here: say in writing that you opt out, and keep a copy.'
      : `Use the way out that the paper gives you here: say in writing within ${deadline} that you opt out, and keep a copy.`,
  forEveryone: {
    waiver: KEEP_RECORDS,
    forum: KEEP_RECORDS,
    'unilateral-change':
      'Keep a copy of the terms and prices of today, read their messages about changes, and cancel before a change that you do not want.',
    'auto-renewal': 'Put the last day to cancel in your calendar now, and cancel in writing.',
    'data-or-image':
      'Look in the settings for what you can switch off, and ask them what they hold about you.',
    'ip-grab': 'Put up only what you would let others use, and keep the originals.',
    'other-side-not-liable':
      'Keep copies of what matters to you, and insure what you could not afford to lose.',
    'sudden-end': 'Keep copies elsewhere of all that you would miss, and do not pay far ahead.',
    forfeiture: 'Use what you have paid for or collected in good time, and do not pay far ahead.',
  },
};
