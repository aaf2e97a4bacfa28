import { note, type Jurisdiction } from './jurisdiction.ts';

/** Canada: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const CANADA: Jurisdiction = {
  country: 'Canada',
  notes: [
    note(
      'non-compete',
      'employment',
      'Ontario bans such clauses for most staff since 25 October 2021',
      'Employment Standards Act 2000 s. 67.2',
    ),
    note(
      'non-compete',
      '*',
      'In Québec a ban must be in writing and limited in time, place and work',
      'Civil Code of Québec art. 2089',
    ),
    note(
      'notice-employment termination-for-convenience',
      'employment',
      'In Ontario, one clause below the legal minimum can void the whole ending clause',
      'Waksdale v Swegon 2020 ONCA 391',
    ),
    note(
      'interest late-fees',
      '*',
      'A rate not stated per year may fall to 5 %, and more than 35 % a year is a crime since 1 January 2025',
      'Interest Act s. 4; Criminal Code s. 347',
    ),
    note(
      'unilateral-change',
      'consumer subscription',
      'In Québec, abusive or unreadable clauses can be void, and a French version comes first',
      'CCQ arts. 1435–1437; Charter of the French language s. 55',
    ),
    note(
      '*',
      'lease',
      'Ontario has a standard lease form and allows only the last month of rent as deposit',
      'Residential Tenancies Act 2006',
    ),
    note('*', '*', 'The duty to perform honestly cannot be excluded', 'Bhasin v Hrynew 2014 SCC 71'),
  ],
};
