import { note, type Jurisdiction } from './jurisdiction.ts';

/** China: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const CHINA: Jurisdiction = {
  country: 'China',
  notes: [
    note(
      'non-compete',
      'employment',
      'Only senior, technical or trusted staff can be bound, for at most two years, with monthly pay',
      'Labor Contract Law arts. 23–24',
    ),
    note(
      'liquidated-damages training-bond',
      'employment',
      'A worker owes a fixed sum only for paid training or a ban on competing',
      'Labor Contract Law arts. 22–25',
    ),
    note(
      '*',
      'employment',
      'Without a written contract within a month, double pay is due',
      'Labor Contract Law arts. 82 and 19',
    ),
    note(
      'cap-on-liability unilateral-change',
      '*',
      'Standard terms must be fair and pointed out, and excluding injury or gross negligence is void',
      'Civil Code arts. 496–497 and 506',
    ),
    note(
      'liquidated-damages',
      '*',
      'A court may cut a sum that is far above the loss; 30 % over it is a guide',
      'Civil Code art. 585',
    ),
    note('*', 'lease', 'A lease runs at most 20 years', 'Civil Code art. 705'),
    note(
      'governing-law',
      '*',
      'Foreign law can be chosen only for foreign-related contracts',
      'Law on Choice of Law 2010',
    ),
  ],
};
