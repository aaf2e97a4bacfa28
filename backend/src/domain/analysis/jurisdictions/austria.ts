import { note, type Jurisdiction } from './jurisdiction.ts';
import { EUROPEAN_UNION } from './european-union.ts';

/** Austria: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const AUSTRIA: Jurisdiction = {
  country: 'Austria',
  notes: [
    note(
      '*',
      'consumer subscription services',
      'Side terms that put one party at a gross disadvantage are void',
      'ABGB §879(3); KSchG §6',
    ),
    note(
      'non-compete',
      'employment',
      'A ban lasts at most one year and needs a pay threshold',
      'AngG §§36–37',
    ),
    note('liquidated-damages', '*', 'A judge may lower the sum', 'ABGB §1336'),
    note(
      '*',
      'lease',
      'A fixed term is at least three years, five for business landlords from 2026',
      'MRG §29',
      'check',
    ),
    note(
      'payment-terms late-fees',
      'services sale commercial distribution subscription',
      'Late money between businesses bears 9.2 points above the base rate',
      'UGB §456',
    ),
    ...EUROPEAN_UNION,
  ],
};
