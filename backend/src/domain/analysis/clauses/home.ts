import type { ClauseKind } from './clause-kind.ts';

/** `If the Tenant leaves before the end …, the Deposit is forfeited`, in either order. */
const EARLY_LOSS =
  /^(?=[^]*\b(?:deposit|bond)\b)(?![^]*\b(?:not|never)\b[^.;]{0,30}\bforfeit)(?=[^]*\bforfeit)[^]*\b(?:(?:leav|vacat|terminat|end|quit|mov|cancel|surrender)\w*\b[^.;]{0,80}\b(?:before|prior to|early|earlier|during)|early (?:termination|end|exit|departure))\b/i;

/** What tenants and landlords meet. */
export const HOME: readonly ClauseKind[] = [
  {
    id: 'rent',
    title: 'Rent',
    find: /\brent\b[^.]{0,100}(?:[$€£₹]|\b(?:USD|EUR|GBP|INR|CHF|AED|SGD|AUD|CAD|ZAR|Rs)\b|\bper (?:month|week|annum)\b|\bmonthly\b|\bpayable\b)|\bmonthly (?:base )?rent\b/i,
    onlyIn: ['lease'],
    subjectIs: 'burdened',
    expected: { in: ['lease'], why: 'The amount of the rent is the heart of a lease.' },
  },
  {
    id: 'deposit',
    title: 'Deposit',
    find: /\b(?:security |rental |tenancy |damage )?(?:deposit|bond)\b[^.]{0,140}/i,
    except: /\bdeposit(?:ed)? (?:in|into|with) (?:the )?(?:mail|post|court)\b/i,
    onlyIn: ['lease'],
    subjectIs: 'burdened',
    turned:
      /^(?![^]*\b(?:shall|must|will|agrees? to) (?:promptly )?(?:return|refund|repay))[^]*\b(?<verb>may|can|entitled to|rights? to|shall|will) (?:also |then )?(?:retain|keep|withhold|forfeit|deduct|apply|use|set off|draw|be (?:retained|withheld|forfeited|deducted|kept (?!in\b|with\b|safe)))\b/di,
    expected: { in: ['lease'], why: 'Without rules on the deposit, it is unclear when you get money back.' },
    usual: {
      says: 'one to three months’ rent, returned within 14 to 30 days with a list of deductions',
      note: { says: 'compare the UK Tenant Fees Act 2019 and §551 BGB', only: ['kingdom'] },
      length: [
        { count: 14, unit: 'day' },
        { count: 3, unit: 'month' },
      ],
    },
    risk: {
      title: 'The deposit could be hard to get back',
      severity: { against: 'low', mutual: null, unknown: 'low' },
      against: 'What may be kept, and by when the rest comes back, decides how much you see again.',
      mutual: 'The deposit is money that could stay with the other side.',
      ask: 'for a date of return and a written list of deductions with receipts.',
      worse:
        /\bnon-?refundable|\bforfeit|\bwithout interest|\bsole discretion|\b(?:four|five|six|4|5|6) months/i,
      graves: [
        {
          sign: EARLY_LOSS,
          title: 'You lose the deposit if you leave early',
          why: 'All of it could be gone, even when nothing is broken and no rent is owed.',
        },
        {
          sign: /^(?![^]*\b(?:not|never|neither)\b[^]{0,30}\b(?:retain|ke(?:ep|pt)|withh[eo]ld|forfeit|deduct))(?![^]*\breason (?:other than|except))(?=[^]*\b(?:retain|ke(?:ep|pt)|withh[eo]ld|forfeit|deduct|not (?:be )?(?:refund|return))\w*)[^]*\b(?:(?:for )?(?:any|whatever|no) reason|(?:sole|absolute|full|free|unfettered|(?:landlord|lessor|owner)['’]s(?: own)?) discretion|at (?:its|his|her|their|the) discretion|(?:sees?|thinks?|deems?|considers?) (?:fit|proper|appropriate)|as (?:it|he|she|they) (?:wish|pleas|choos)\w+|without (?:giving |stating |having )?(?:any )?(?:reason|cause|explanation))\b/i,
          title: 'The deposit may be kept at will',
          why: 'Nothing has to be owed or broken for that, so you could lose all of it.',
        },
      ],
      rank: 68,
    },
    wording:
      'The landlord returns the deposit within 30 days after the keys are handed back, less only the proven cost of damage, with receipts. Normal wear is not damage.',
    fallback: 'ask for a joint inspection with photos on the first and the last day.',
  },
  {
    id: 'repairs',
    title: 'Repairs',
    find: /\b(?:repair|maintenance|maintain|upkeep|redecorat|decorat)\w*\b[^.]{0,160}\b(?:premises|property|apartment|flat|house|unit|dwelling|tenant|landlord|roof|plumbing|heating|appliances|fixtures|room|cost|expense)|\b(?:structure|heating|plumbing|roof|boiler|premises|property)\b[^.]{0,80}\bin (?:good )?repair\b/i,
    onlyIn: ['lease'],
    subjectIs: 'burdened',
    expected: { in: ['lease'], why: 'If nothing is said, you may argue over every broken boiler.' },
    usual: {
      says: 'the landlord repairs the building, heating and pipes; the tenant pays for small things and own damage',
      does: ['landlord', 'tenant'],
    },
    risk: {
      title: 'You pay for repairs',
      severity: { against: 'medium', mutual: null, unknown: 'low' },
      against: 'What breaks could be your cost, so look at what this covers.',
      mutual: 'Repair costs could land on you.',
      ask: 'which repairs are meant, and for a yearly limit on what they cost you.',
      worse:
        /\b(?:all|any) (?:repairs|maintenance)|\bstructur|\broof\b|\bregardless of cause|\bwhatever the cause/i,
      rank: 72,
    },
    wording:
      'The landlord repairs the structure, roof, pipes, heating and power at the landlord’s cost. The tenant pays only for damage the tenant caused.',
    fallback: 'ask for a yearly limit on repair costs, for example one month’s rent.',
  },
  {
    id: 'entry',
    title: 'Landlord’s access',
    find: /\b(?:landlord|lessor|owner|agent)\b[^.]{0,80}\b(?:may|shall have the right to|can|reserves the right to|right to)\b[^.]{0,60}\b(?:enter|inspect|access|visit|show)\b/i,
    onlyIn: ['lease'],
    subjectIs: 'favored',
    usual: {
      says: '24 hours of notice, at a reasonable time, except in an emergency',
      length: [
        { count: 24, unit: 'hour' },
        { count: 24, unit: 'hour' },
      ],
    },
    risk: {
      title: 'The landlord may come in',
      severity: { against: 'low', mutual: null, unknown: 'low' },
      against: 'Visits without warning disturb your home.',
      mutual: 'Visits could disturb the home.',
      ask: 'for twenty-four hours of notice, except in an emergency.',
      worse: /\b(?:at any time|without (?:prior )?notice|without (?:the )?(?:tenant['’]s )?consent)\b/i,
      rank: 48,
    },
    wording:
      'The landlord may enter only with 24 hours’ written notice, at a reasonable hour, and in an emergency at any time.',
    fallback: 'ask to agree on fixed days for viewings.',
  },
  {
    id: 'subletting',
    title: 'Subletting',
    find: /\bsub-?let(?:ting)?\b|\bsublease/i,
    onlyIn: ['lease'],
    subjectIs: 'burdened',
    usual: { says: 'allowed with consent that may not be refused without reason' },
  },
  {
    id: 'eviction',
    title: 'Losing the home',
    find: /\b(?:evict|vacate|repossess|re-?enter|forfeit(?:ure)? (?:of )?(?:this|the) lease|terminate (?:this|the) (?:lease|tenancy))\w*\b[^.]{0,160}/i,
    onlyIn: ['lease'],
    subjectIs: 'burdened',
    usual: { says: 'a written warning, time to pay, and a court order before anyone must leave' },
    risk: {
      title: 'You could lose the home quickly',
      severity: { against: 'low', mutual: 'low', unknown: 'low' },
      against: 'A short deadline leaves little time to pay or to find another place.',
      mutual: 'A short deadline could leave little time to act.',
      ask: 'for fourteen days to put things right after a written warning.',
      worse:
        /\b(?:immediate(?:ly)?|without notice|24 hours|(?:three|3|five|5) days|without (?:a )?court|change the locks|dispose)\b/i,
      rank: 74,
    },
    wording:
      'Before ending the lease for unpaid rent, the landlord gives a written warning and 14 days to pay.',
    fallback: 'ask for at least one warning a year without further effect.',
  },
  {
    id: 'rent-notice',
    title: 'Notice to move out',
    find: /\b(?:tenant|lessee|either party|landlord|lessor)\b[^.]{0,120}\b(?:terminate|end|give|vacate)\b[^.]{0,100}\b(?:notice)\b[^.]{0,60}|\bnotice\b[^.]{0,60}\b(?:months?|weeks?|days?)\b[^.]{0,80}\b(?:vacate|terminate|end|quit)/i,
    except: /\b(?:renew|extend|overdue|increase|inspect|enter)/i,
    onlyIn: ['lease'],
    subjectIs: 'favored',
    expected: { in: ['lease'], why: 'Without it you do not know how to leave early, or whether you can.' },
    usual: {
      says: 'one to three months for the tenant, and at least as long for the landlord',
      length: [
        { count: 1, unit: 'month' },
        { count: 3, unit: 'month' },
      ],
    },
  },
];
