import { note, type Jurisdiction } from './jurisdiction.ts';
import { EUROPEAN_UNION } from './european-union.ts';

/** Netherlands: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const NETHERLANDS: Jurisdiction = {
  country: 'Netherlands',
  notes: [
    note(
      '*',
      'consumer subscription services',
      'Standard terms must be handed over, and some are barred for consumers',
      'BW 6:233–237',
    ),
    note(
      'non-compete',
      'employment',
      'A ban must be written; in a fixed-term job it also needs written weighty reasons',
      'BW 7:653',
    ),
    note('liquidated-damages', '*', 'A judge may lower a penalty', 'BW 6:94'),
    note('*', 'employment', 'Three contracts or 36 months make the job permanent', 'BW 7:668 and 7:668a'),
    note(
      '*',
      'lease',
      'Open-ended leases are the rule since 1 July 2024, and the deposit is at most two months of rent',
      'Wet vaste huurcontracten; BW 7:261b',
    ),
    note(
      '*',
      'services',
      'Rules against false self-employment are enforced again since 1 January 2025',
      'Wet DBA',
      'check',
    ),
    ...EUROPEAN_UNION,
  ],
};
