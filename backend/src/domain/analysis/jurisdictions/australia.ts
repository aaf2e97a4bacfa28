import { note, type Jurisdiction } from './jurisdiction.ts';

/** Australia: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const AUSTRALIA: Jurisdiction = {
  country: 'Australia',
  notes: [
    note(
      '*',
      'consumer subscription services license distribution franchise',
      'Unfair standard terms are banned, with penalties since 9 November 2023, also for many small businesses',
      'Australian Consumer Law ss. 23–28',
    ),
    note(
      'warranty-disclaimer warranty-duration cap-on-liability',
      '*',
      'Consumer guarantees cannot be excluded',
      'Australian Consumer Law s. 64',
    ),
    note(
      'non-compete',
      '*',
      'A ban must be reasonable, and courts in New South Wales may read it down',
      'Restraints of Trade Act 1976 (NSW)',
    ),
    note(
      'non-compete',
      'employment',
      'A ban for staff below a pay threshold was announced for 2027',
      '2025–26 federal budget',
      'check',
    ),
    note(
      '*',
      'employment',
      'Fixed terms above two years are mostly barred, and the national minimum standards cannot be lowered',
      'Fair Work Act 2009 ss. 333E and 61',
    ),
    note(
      '*',
      'lease',
      'State law applies, and most states cap the bond at four weeks of rent',
      'for example Residential Tenancies Act 2010 (NSW)',
    ),
  ],
};
