import { note, type Jurisdiction } from './jurisdiction.ts';

/** Switzerland: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const SWITZERLAND: Jurisdiction = {
  country: 'Switzerland',
  notes: [
    note(
      'non-compete',
      'employment',
      'A ban must be written and lasts at most three years',
      'OR arts. 340–340c',
    ),
    note('cap-on-liability', '*', 'No limit works for intent or gross negligence', 'OR art. 100'),
    note(
      'termination-for-convenience',
      'services',
      'A mandate can be ended at any time, whatever the contract says',
      'OR art. 404',
    ),
    note('liquidated-damages', '*', 'A judge cuts excessive sums', 'OR art. 163(3)'),
    note('*', 'consumer subscription', 'A clear and unfair imbalance is barred', 'UWG art. 8'),
    note(
      '*',
      'lease',
      'The deposit is at most three months of rent on a blocked account, and notice needs the official form',
      'OR arts. 257e and 266l',
    ),
    note('*', 'privacy', 'The revised data protection act applies since 1 September 2023', 'FADP'),
  ],
};
