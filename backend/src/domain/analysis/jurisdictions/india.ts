import { note, type Jurisdiction } from './jurisdiction.ts';

/** India: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const INDIA: Jurisdiction = {
  country: 'India',
  notes: [
    note(
      'non-compete',
      '*',
      'A ban on work after the job ends is generally void, however long it is; the sale of goodwill is the exception',
      'Indian Contract Act 1872 s. 27',
    ),
    note(
      'liquidated-damages training-bond',
      '*',
      'A court awards fair compensation up to the named sum, not the sum itself',
      'Indian Contract Act 1872 s. 74',
    ),
    note(
      'arbitration cap-on-liability covenant-not-to-sue',
      '*',
      'A clause that cuts the legal time to sue or bars the courts altogether is void, arbitration aside',
      'Indian Contract Act 1872 s. 28',
    ),
    note(
      '*',
      'lease',
      'A lease of a year or more must be registered, which is why eleven months are common',
      'Registration Act 1908 ss. 17 and 49',
    ),
    note(
      'payment-terms late-fees',
      'services sale commercial distribution subscription',
      'A micro or small supplier must be paid within 45 days, or compound interest runs',
      'MSMED Act 2006 ss. 15–16',
    ),
    note(
      'ip-ownership-assignment',
      '*',
      'A transfer that names no time and place counts for five years and India only',
      'Copyright Act 1957 s. 19',
    ),
    note(
      '*',
      'consumer subscription',
      'Unfair contracts can be struck down by the consumer commissions',
      'Consumer Protection Act 2019 s. 2(46)',
    ),
    note(
      '*',
      'privacy',
      'The data protection law applies in stages',
      'Digital Personal Data Protection Act 2023',
      'check',
    ),
    note(
      '*',
      'employment',
      'Four labour codes replaced many older acts from 21 November 2025, and state rules differ',
      'Code on Wages 2019 and others',
      'check',
    ),
    note(
      '*',
      '*',
      'A paper without the right stamp cannot be used as evidence until duty and penalty are paid',
      'Stamp Act 1899 ss. 33 and 35',
    ),
  ],
};
