import { READ, type LawRule } from './rule.ts';

/** Rules that hold in every member state of the European Union. */
export const EUROPEAN_UNION_RULES: readonly LawRule[] = [
  {
    areas: ['consumer'],
    families: [
      'unilateral-change',
      'sole-discretion',
      'forfeiture',
      'penalty',
      'broad-indemnity',
      'other-side-not-liable',
      'auto-renewal',
      'deemed-consent',
      'proof-burden',
      'thin-remedy',
      'waiver',
      'forum',
    ],
    strength: 'doubt',
    law: 'in the European Union a term that was not negotiated and is clearly lopsided does not bind a consumer',
    source: 'Directive 93/13/EEC arts. 3 and 6',
    checked: READ,
    examples: ['We may change the price at any time.'],
    counterExamples: [],
  },
];
