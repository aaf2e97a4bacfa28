import type { NamedTitle } from '../../named-title.ts';

/** Titles of what hurts most when it happens: none of the family's own, which speak of other things. */
export const GRAVE_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  'exit-cost/refilled': [{ says: ['even'], title: 'You pay even if they find somebody else' }],
  'sudden-end/out-soon': [
    { says: ['#time'], title: 'You may have to be out within {deadline}' },
    { says: ['#time'], title: 'You may have to leave very soon' },
  ],
  'cost-shifting/excess': [
    {
      says: ['whoever|both|each|either|shared|half'],
      and: ['excess|deductible'],
      title: 'Insurance leaves the first {sum} to be paid',
    },
    { says: ['#money'], unless: ['up to'], title: 'You pay the first {sum} yourself' },
    { says: ['excess|deductible|first|pay*'], title: 'You pay an excess if something happens' },
  ],
  'withheld-pay/first-pay': [{ says: ['salary|wage*|pay|earnings'], title: 'Part of your pay is kept back' }],
  'restraint/stays-in': [
    {
      says: ['permission|leave|consent|approval|pass|unless|accompanied'],
      title: 'You may go out only with their permission',
    },
  ],
  'work-demands/on-call': [{ says: ['hour*|night*|clock'], title: 'You must be ready to work at any hour' }],
  'no-exit/restarts': [
    { says: ['start*|re-?start*|begin*|run*|apply|applies'], title: 'A new minimum time begins' },
  ],
  'sole-discretion/names-price': [
    { says: ['deposit|bond'], title: 'They alone decide what comes off your deposit' },
    {
      says: ['price|figure|rent|fee|sum|amount|rate|charge|share|value|sell*|percentage|whatever'],
      title: 'They alone set the amount',
    },
  ],
  'benefit-lost/not-covered': [
    { says: ['cover*|insur*|guarantee|warranty|policy'], title: 'Something here is not covered' },
  ],
};
