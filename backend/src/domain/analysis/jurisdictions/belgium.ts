import { note, type Jurisdiction } from './jurisdiction.ts';
import { EUROPEAN_UNION } from './european-union.ts';

/** Belgium: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const BELGIUM: Jurisdiction = {
  country: 'Belgium',
  notes: [
    note(
      '*',
      'services sale commercial distribution license',
      'Lists of barred terms apply between businesses since 1 December 2020',
      'Code of Economic Law VI.91/1–10',
    ),
    note('*', 'consumer subscription', 'A list of terms is banned', 'Code of Economic Law VI.82–84'),
    note(
      'non-compete',
      'employment',
      'A ban needs a pay threshold, lasts at most 12 months and costs the employer at least half of the pay',
      'Employment Contracts Act 1978 art. 65',
    ),
    note(
      '*',
      'employment',
      'Papers must be in the language of the region, and there is no trial period since 2014',
      'language decrees; Act of 26 December 2013',
    ),
    note(
      '*',
      'lease',
      'Regional law applies; the deposit is two or three months of rent as a rule',
      'regional decrees',
      'check',
    ),
    ...EUROPEAN_UNION,
  ],
};
