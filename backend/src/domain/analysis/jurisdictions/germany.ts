import { note, type Jurisdiction } from './jurisdiction.ts';
import { EUROPEAN_UNION } from './european-union.ts';

/** Germany: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const GERMANY: Jurisdiction = {
  country: 'Germany',
  notes: [
    note(
      '*',
      'consumer subscription services license distribution',
      'Pre-worded terms are reviewed even between businesses, and an unfair one falls away as a whole',
      '§§305–310 BGB',
    ),
    note(
      'cap-on-liability',
      '*',
      'Intent can never be excluded; standard terms cannot exclude injury, gross negligence or core duties',
      '§§276(3), 307 and 309 no. 7 BGB',
    ),
    note(
      'renewal-term',
      'consumer subscription',
      'A consumer’s first term is at most two years, and after that one month of notice is enough',
      '§309 no. 9 BGB',
    ),
    note(
      'non-compete',
      '*',
      'A ban must be in writing, last at most two years and pay at least half of the last income',
      '§§74–75d HGB; §110 GewO',
    ),
    note(
      '*',
      'lease',
      'The deposit is at most three net rents; rigid decorating plans and a blanket pet ban are void in form leases',
      '§551 BGB',
    ),
    note(
      '*',
      'employment',
      'Protection against dismissal starts after six months in firms with more than ten staff',
      '§§1 and 23 KSchG',
    ),
    note(
      'payment-terms late-fees',
      'services sale commercial distribution subscription',
      'Default starts 30 days after the invoice, at 9 points above the base rate between businesses',
      '§§286 and 288 BGB',
    ),
    ...EUROPEAN_UNION,
  ],
};
