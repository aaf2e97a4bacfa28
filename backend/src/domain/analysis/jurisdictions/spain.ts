import { note, type Jurisdiction } from './jurisdiction.ts';
import { EUROPEAN_UNION } from './european-union.ts';

/** Spain: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const SPAIN: Jurisdiction = {
  country: 'Spain',
  notes: [
    note(
      'non-compete',
      'employment',
      'A ban lasts at most two years for technical staff and six months for others, with fair pay',
      'Estatuto de los Trabajadores art. 21.2',
    ),
    note(
      '*',
      'employment',
      'A job counts as permanent; temporary ones need a named cause',
      'Estatuto de los Trabajadores art. 15',
    ),
    note(
      '*',
      'lease',
      'A home tenant may stay five years (seven if a company lets it) and may leave after six months on 30 days of notice',
      'LAU arts. 9, 11 and 36',
    ),
    note('*', 'consumer subscription', 'Abusive clauses are void', 'RDLeg 1/2007 arts. 82–91'),
    note(
      'liquidated-damages',
      '*',
      'A judge lowers a penalty when part of the duty was met',
      'Código Civil art. 1154',
    ),
    ...EUROPEAN_UNION,
  ],
};
