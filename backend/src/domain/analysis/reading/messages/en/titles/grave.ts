import type { NamedTitle } from '../../named-title.ts';

/** Titles of what hurts most when it happens: none of the family's own, which speak of other things. */
export const GRAVE_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  'exit-cost/refilled': [{ says: ['even'], title: 'You pay even if they find somebody else' }],
  'sudden-end/out-soon': [
    { says: ['#time'], title: 'You may have to be out within {deadline}' },
    { says: ['#time'], title: 'You may have to leave very soon' },
  ],
  'cost-shifting/excess': [
    { says: ['#money'], unless: ['up to'], title: 'You pay the first {sum} yourself' },
    { says: ['excess|deductible|first|pay*'], title: 'You pay an excess if something happens' },
  ],
  'benefit-lost/not-covered': [
    { says: ['cover*|insur*|guarantee|warranty|policy'], title: 'Something here is not covered' },
  ],
};
