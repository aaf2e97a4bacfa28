import { note, type Jurisdiction } from './jurisdiction.ts';

/** United Arab Emirates: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const UNITED_ARAB_EMIRATES: Jurisdiction = {
  country: 'United Arab Emirates',
  notes: [
    note(
      'non-compete',
      'employment',
      'A ban may last at most two years and must be limited by place and kind of work',
      'Federal Decree-Law 33/2021 art. 10',
    ),
    note(
      '*',
      'employment',
      'A trial period is at most six months, notice is 30 to 90 days, and a gratuity is due at the end',
      'Federal Decree-Law 33/2021 arts. 9, 43 and 51',
    ),
    note(
      '*',
      'lease',
      'In Dubai the lease must be registered, changes need 90 days of notice, and eviction for sale needs 12 months',
      'Law 26/2007; Law 33/2008; Decree 43/2013',
    ),
    note(
      'liquidated-damages',
      '*',
      'A judge may bring an agreed sum in line with the real loss',
      'Civil Code of 1985 art. 390',
      'check',
    ),
    note(
      'governing-law',
      '*',
      'The free zones DIFC and ADGM have their own courts; elsewhere the Arabic text prevails',
      'DIFC and ADGM laws',
    ),
    note(
      '*',
      '*',
      'A new civil law was announced to replace the code of 1985',
      'Federal Decree-Law 25/2025',
      'check',
    ),
  ],
};
