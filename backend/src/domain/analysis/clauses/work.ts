import type { ClauseKind } from './clause-kind.ts';

/** What employees and employers meet. */
export const WORK: readonly ClauseKind[] = [
  {
    id: 'salary',
    title: 'Pay',
    find: /\b(?:salary|wages?|remuneration|compensation|ctc|gross pay|base pay)\b[^.]{0,120}(?:[$€£₹]|\b(?:USD|EUR|GBP|INR|Rs|CHF|AED|SGD|per (?:annum|month|year|hour)|lakhs?|annual)\b)/i,
    onlyIn: ['employment'],
    subjectIs: 'burdened',
    expected: { in: ['employment'], why: 'The pay should be in writing.' },
  },
  {
    id: 'probation',
    title: 'Trial period',
    find: /\bprobation(?:ary)?\b[^.]{0,160}|\btrial period\b/i,
    onlyIn: ['employment'],
    subjectIs: 'burdened',
    usual: {
      says: 'three months, at most six',
      note: { says: 'EU Directive 2019/1152', only: ['union'] },
      length: [
        { count: 3, unit: 'month' },
        { count: 6, unit: 'month' },
      ],
    },
    risk: {
      title: 'The trial period leaves you with little protection',
      severity: { against: 'low', mutual: 'low', unknown: 'low' },
      against: 'In this time you could lose the job quickly.',
      mutual: 'In this time the job could end quickly.',
      ask: 'for three months at most, and no extension.',
      worse: /\b(?:nine|twelve|9|12|18)\s*(?:\(\d+\)\s*)?months|\bextend|\bone year/i,
      rank: 42,
    },
    wording:
      'The trial period is three months and cannot be extended. Notice in this time is two weeks on both sides.',
    fallback: 'ask for a review talk after six weeks.',
  },
  {
    id: 'working-hours',
    title: 'Hours and overtime',
    find: /\b(?:overtime|working (?:hours|time)|hours (?:of work|per week|a week)|hours? (?:each|per) (?:week|day))\b[^.]{0,160}/i,
    onlyIn: ['employment'],
    subjectIs: 'burdened',
    expected: { in: ['employment'], why: 'Without hours, you cannot tell what counts as extra work.' },
    usual: {
      says: '35 to 40 hours a week',
      further: [
        {
          says: 'extra hours are paid or taken as time off',
          note: { says: 'EU Directive 2003/88/EC sets 48 hours at most', only: ['union'] },
        },
      ],
    },
    risk: {
      title: 'Extra hours may be unpaid',
      severity: { against: null, mutual: null, unknown: null },
      against: 'You could work more hours for the same pay.',
      mutual: 'Extra hours could go unpaid.',
      ask: 'for pay or time off for every extra hour.',
      worse:
        /\b(?:no (?:additional|extra|overtime)|without (?:additional|extra|further) (?:pay|compensation|remuneration)|not (?:be )?(?:entitled|paid)|included in|unpaid|deemed (?:to be )?paid)\b/i,
      rank: 65,
    },
    wording:
      'Hours above the weekly hours are agreed in advance and are paid at 125 % or taken as time off within three months.',
    fallback: 'ask for a limit of ten extra hours a month.',
  },
  {
    id: 'holiday',
    title: 'Holidays',
    find: /\b(?:annual leave|paid leave|vacation|holidays?|days['’]? leave|paid time off|PTO)\b[^.]{0,140}/i,
    onlyIn: ['employment'],
    subjectIs: 'burdened',
    expected: { in: ['employment'], why: 'Paid leave should be in writing.' },
    usual: {
      says: 'at least four weeks a year',
      only: ['union'],
      note: { says: 'Directive 2003/88/EC' },
      further: [
        { says: '28 days a year in the UK', only: ['kingdom'] },
        { says: 'none by federal law in the US', only: ['states'] },
      ],
    },
  },
  {
    id: 'notice-employment',
    title: 'Notice to end the job',
    find: /\bnotice\b[^.]{0,120}\b(?:terminat|resign|end|employment|leav)|\b(?:terminat|resign|end)\w*\b[^.]{0,120}\bnotice\b|\bat[- ]will\b/i,
    // an end for misconduct, or a price for leaving without notice, is another clause
    except:
      /\b(?:misconduct|dishonest\w*|theft|fraud|serious breach|(?:for|just) cause|forfeit\w*|without (?:giving|serving|working)|a hearing|to be heard)\b/i,
    onlyIn: ['employment'],
    subjectIs: 'favored',
    expected: { in: ['employment'], why: 'Both sides should know how much warning ends the job.' },
    usual: {
      says: 'one to three months, the same for both sides',
      length: [
        { count: 1, unit: 'month' },
        { count: 3, unit: 'month' },
      ],
    },
    risk: {
      title: 'The job can end at short notice',
      severity: { against: 'medium', mutual: null, unknown: null },
      against: 'You could be out of work with little time to find another job.',
      mutual: 'The job could end with little warning.',
      ask: 'for the same notice on both sides, at least one month.',
      worse: /\b(?:at[- ]will|immediate(?:ly)?|without notice|(?:7|seven|3|three|14) days)\b/i,
      rank: 67,
    },
    wording: 'Either side may end the employment with one month’s written notice to the end of a month.',
    fallback: 'ask for two weeks of pay in place of notice.',
  },
  {
    id: 'training-bond',
    title: 'Paying back training or bonus',
    find: /\b(?:training|relocation|sign(?:ing|-on)|bonus|visa|recruitment)\b[^.]{0,160}\b(?:repay|reimburse|refund|recover|pay back|claw)|\b(?:repay|reimburse|refund|pay back|clawback)\b[^.]{0,160}\b(?:training|relocation|bonus|visa|recruitment)|\b(?:service|employment|training) bond\b|\bbond\b[^.]{0,60}\b(?:years?|months?|sum|amount)\b[^.]{0,80}\b(?:employ|service|leav|resign)/i,
    onlyIn: ['employment'],
    subjectIs: 'burdened',
    usual: {
      says: 'only the real cost of a course, falling each month to nothing within one or two years',
      length: [
        { count: 1, unit: 'year' },
        { count: 2, unit: 'year' },
      ],
    },
    risk: {
      title: 'You must pay money back if you leave',
      severity: { against: 'high', mutual: 'medium', unknown: 'high' },
      against: 'The debt could keep you in a job you want to leave.',
      mutual: 'Money may have to be paid back, which could be a heavy cost.',
      ask: 'to drop it, or that it falls by a twelfth each month.',
      rank: 88,
    },
    wording:
      'Only the proven cost of an outside course is paid back, less one twelfth for each month worked since, and nothing if the employer ends the job.',
    fallback: 'ask for a limit of one month’s pay.',
  },
  {
    id: 'deductions',
    title: 'Deductions from pay',
    find: /\b(?:deduct|withhold|set[- ]?off)\w*\b[^.]{0,120}\b(?:salary|wages?|pay|remuneration|final|compensation)\b/i,
    except: /\b(?:tax|taxes|social security|provident fund|statutory)\b/i,
    onlyIn: ['employment'],
    subjectIs: 'favored',
    risk: {
      title: 'Money may be taken from your pay',
      severity: { against: 'medium', mutual: 'low', unknown: 'medium' },
      against: 'They decide what you owe and take it, so you could get less than you earned.',
      mutual: 'Pay can be reduced, so you could get less than planned.',
      ask: 'for your written consent to each deduction.',
      rank: 61,
    },
    wording:
      'Nothing is deducted from pay without the employee’s written consent, except tax and social security.',
    fallback: 'ask for a limit of a tenth of a month’s pay.',
  },
];
