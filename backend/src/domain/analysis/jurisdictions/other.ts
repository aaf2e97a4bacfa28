import { note, type Jurisdiction } from './jurisdiction.ts';

/** Every other country: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const OTHER: Jurisdiction = {
  country: 'Other',
  notes: [
    note(
      'uncapped-liability indemnity liquidated-damages unilateral-change cap-on-liability arbitration termination-for-convenience',
      '*',
      'Many legal systems do not enforce very unequal exit rights, sums far above the loss, limits for intent or injury, or changes by one side without notice',
      'general principle',
    ),
  ],
};
