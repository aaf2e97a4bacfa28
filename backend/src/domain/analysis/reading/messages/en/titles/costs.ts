import type { NamedTitle } from '../../named-title.ts';

/** What somebody pays that could be the other side’s to pay. */
export const COSTS_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  'cost-shifting/pays-while-closed': [
    {
      says: ['clos*|shut*|suspen*|unavailable|unable to open|cancelled|out of'],
      title: 'You pay even while it is closed',
    },
  ],
  'cost-shifting/their-firm': [
    { says: ['clean*'], title: 'You must pay a cleaning firm that they choose' },
    {
      says: ['by|use|hire|pay|employ|book|engage|instruct'],
      title: 'You must use a firm that they choose, at your cost',
    },
  ],
  'cost-shifting': [
    {
      says: [
        '(holiday*|absence*|absent|sick*|ill|illness|days off|time off|not (there|come|attend*)|away) ... (charged|paid|payable|billed|due)',
      ],
      unless: ['repair*|insur*|tax*'],
      title: 'You pay for days that you do not use',
    },
    {
      says: ['lawyer*|legal|attorney*|solicitor*|court|collection|recovery|enforcement'],
      title: 'You pay their legal or collection costs',
    },
    {
      says: ['repair*|mend*|maint*|roof|boiler|structure|servic*'],
      and: ['repair*|mend*|maint*|roof|boiler|structure'],
      unless: ['maintain (a|an|at|two|three|four|#number) ...'],
      title: 'You pay for repairs',
    },
    {
      says: ['(insurance|the|an|any|your) excess|excess (of|on|payable|payment)|deductible'],
      unless: ['excess (mileage|usage|baggage|luggage|weight|water|noise|speed|energy|electricity|use)'],
      title: 'You pay what the insurance leaves to you',
    },
    {
      says: ['insur*|premium*'],
      unless: [
        'insurance money|(insurance|insurer) (pays|money|payment)|(national|social|unemployment) insurance',
      ],
      title: 'You pay for insurance',
    },
    { says: ['levy|levies'], unless: ['tax|taxes'], title: 'You pay the levy' },
    {
      says: ['tax|taxes|rates|duty|duties|stamp duty'],
      unless: [
        'tax (law|laws|office|return*|year|adviser)',
        '(commission|fee|fees|price|rent|charge*|cost*|premium) .... (with|plus|and|including) .. (tax|vat|gst)|value-?added tax (thereon|on top)',
      ],
      title: 'You pay taxes or levies',
    },
    { says: ['clean*'], title: 'You pay for cleaning' },
    {
      says: [
        'shipping|return postage|postage|transport|freight|return of|carriage',
        '(cost*|charge*|fee|fees|price) .. (of|for) .. deliver*|deliver* (cost*|charge*|fee|fees)',
      ],
      unless: ['vet|vets|veterinary|doctor*|medical|hospital'],
      title: 'You pay for transport or returns',
    },
    { says: ['travel|mileage|accommodation|meals|fuel'], title: 'You pay for travel or meals' },
    {
      says: ['uniform*|tools|equipment|materials|dress|books|clothing|laptop|phone|tunic*|knives'],
      unless: ['damage*|lost|broken'],
      title: 'You pay for what you need to do it',
    },
    { says: ['vet|vets|vet’s|veterinar*'], title: 'You pay vet or medical bills' },
    { says: ['medical|doctor|hospital'], title: 'You pay medical bills' },
    {
      says: [
        'survey*|inspection*|audit*|valuation*|(a|the|any|all|every) permits?|permits? (fee|fees|cost*)|licen*',
      ],
      title: 'You pay for inspections or permits',
    },
    {
      says: ['service charge*|common|utilities|electricity|water|heating|outgoings'],
      title: 'You pay running costs on top',
    },
  ],
};
