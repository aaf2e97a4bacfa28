import { note, type Jurisdiction } from './jurisdiction.ts';
import { EUROPEAN_UNION } from './european-union.ts';

/** France: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const FRANCE: Jurisdiction = {
  country: 'France',
  notes: [
    note(
      'non-compete',
      '*',
      'A ban needs a fair interest, limits of time and place, and pay; without pay it is void',
      'Cass. soc. 10 July 2002; Code du travail L.1121-1',
    ),
    note(
      'unilateral-change',
      '*',
      'A term that was not negotiated and is clearly unbalanced counts as unwritten',
      'Code civil art. 1171; Code de commerce L.442-1',
    ),
    note(
      '*',
      'consumer subscription',
      'Abusive clauses count as unwritten',
      'Code de la consommation L.212-1',
    ),
    note(
      'liquidated-damages',
      '*',
      'A judge may cut a sum that is plainly too high',
      'Code civil art. 1231-5',
    ),
    note(
      'cap-on-liability',
      '*',
      'A limit that empties the main duty counts as unwritten',
      'Code civil art. 1170',
    ),
    note(
      '*',
      'lease',
      'An unfurnished home is let for three years, with one month of rent as deposit; pets cannot be banned',
      'Law 89-462; Law 70-598 art. 10',
    ),
    note(
      'probation',
      'employment',
      'A trial period for managers is four months and can be extended once only if the branch agreement says so',
      'Code du travail L.1221-19',
    ),
    note(
      'renewal-term',
      'consumer subscription',
      'The provider must remind the consumer in time, or the consumer may leave at any time',
      'Code de la consommation L.215-1',
    ),
    note(
      'payment-terms late-fees',
      'services sale commercial distribution subscription',
      'Payment is due within 60 days of the invoice at most',
      'Code de commerce L.441-10',
    ),
    ...EUROPEAN_UNION,
  ],
};
