import { note, type LawNote } from './jurisdiction.ts';

/** Rules that hold in every member state of the European Union. */
export const EUROPEAN_UNION: readonly LawNote[] = [
  note(
    '*',
    'consumer subscription',
    'A term that was not negotiated and is clearly unfair to a consumer does not bind the consumer',
    'Directive 93/13/EEC arts. 3 and 6',
  ),
  note(
    '*',
    'consumer subscription',
    'Most online deals can be undone within 14 days',
    'Directive 2011/83/EU art. 9',
  ),
  note(
    '*',
    'privacy',
    'A privacy notice must say who collects the data, why, on what basis, for how long and what your rights are',
    'GDPR arts. 13–14',
  ),
  note(
    'payment-terms late-fees',
    'services sale commercial distribution subscription',
    'Between businesses 60 days is the usual upper limit for payment, and late money bears 8 points above the reference rate',
    'Directive 2011/7/EU arts. 3 and 8',
  ),
  note(
    'governing-law',
    'employment consumer subscription',
    'A choice of foreign law cannot take away the core protection of your home country',
    'Rome I arts. 6 and 8',
  ),
  note(
    '*',
    'employment',
    'The key terms must be given in writing within a week, and a trial period is at most six months as a rule',
    'Directive (EU) 2019/1152',
  ),
  note(
    '*',
    'distribution',
    'A commercial agent is owed compensation or indemnity at the end',
    'Directive 86/653/EEC arts. 17–19',
  ),
];
