import type { SidedRule } from './sided-rule.ts';

const PAPERS =
  '(passport*|phones?|mobiles?|identity (card|papers)|(id|emirates id|national id|residence) (card|cards|permit|papers)?|ids|iqama|aadhaar|bank (card|book)|passbook|certificate*|diploma|degree|title deed*|marksheet*)';
const SOMEBODY_CLOSE =
  '(sister|brother|mother|father|uncle|aunt|auntie|husband|wife|spouse|partner|son|daughter|cousin|nephew|niece|friend|parents?|relative|in-law)';
const INSIDE =
  '(house|home|compound|premises|villa|hostel|dormitory|camp|yard|estate|residence|quarters|building|grounds)';

/** What everyday words do to people: papers and pay that are kept, doors that stay shut, cameras, and relatives who must pay. */
export const SIDED_SAID_OF_PEOPLE: readonly SidedRule[] = [
  {
    family: 'security',
    variant: 'said',
    severity: 'high',
    isCertain: true,
    says: [
      `${PAPERS} (and (#word)? ${PAPERS})? of R .. (stay|stays|remain|remains|is|are|be) (kept|held|locked|stored)? .. (with|by|in) (O|O’s) ...`,
      `R’s (original)? (#word)? ${PAPERS} (and (#word)? ${PAPERS})? .. (stay|stays|remain|remains|is|are|be|is kept|are kept|is held|are held) (kept|held|locked|stored)? (up|safe|safely)? (with|by|in) (O|O’s|the (office|safe|drawer|agency|manager)) ...`,
      `O .. (keep|keeps|hold|holds|take|takes|retain|retains) (on to)? R’s (original)? (#word)? ${PAPERS} ... (until|till|for as long|while|as long as|during|for safety) ...`,
      'R .. (bring|brings|give|gives|leave|leaves|hand|hands) .. original .. (papers|documents|deeds?|certificate*) ... (keep|hold) ...',
      '(bring|give|leave|hand over) .. original (papers|documents|deeds?|certificate*) .. let O keep ...',
    ],
    unless: [
      'copy|copies|photocop*|inspect*|check*|the same day|(on|at) R’s (own)? (request|wish)|any time R|not (be)? (kept|held|keep|hold)|insur*|repair*|vehicle|gas|safety certificate|log book|(during|in) (the)? (exam|lesson|class|test|swim|session)|pouch|for the (day|hour|time of)',
    ],
    onlyWeaker: true,
    examples: [
      'Passport and phone of you are kept with us for safety.',
      'Your ID card stays in our drawer.',
      'We hold your passport till the season is over.',
    ],
    counterExamples: [
      'A copy of your passport is kept with us.',
      'Her bank card stays in our drawer.',
      'Phones are kept in our pouch during the exam.',
      'We keep your passport copy until the visit.',
    ],
  },
  {
    family: 'withheld-pay',
    variant: 'first-pay',
    severity: 'high',
    isCertain: true,
    says: [
      '(salary|wage|wages|pay|earnings) (of|for) .. (first|last) .. (month*|week*|fortnight*|days) ... (remain|remains|stay|stays|kept|held|retained|withheld) (back)? (with|by|until|till|as|in) ...',
      '(first|last) (#word)? (month*|week*|fortnight*|days)(’s|’)? .. (salary|wage|wages|pay|earnings) .. (is|are|be|remain|remains|stay|stays) (kept|held|retained|withheld)? (back)? .. (with|by|until|till|as) ...',
      'O .. (keep|keeps|hold|holds|retain|retains|withhold|withholds) (back)? .. (first|last|one|two|three) (#word)? (month*|week*|fortnight*|days)(’s|’)? (of)? (R’s)? (salary|wage|wages|pay|earnings) ...',
    ],
    unless: [
      'not (be)? (kept|held|withheld|retained)|tax|pension|sick|holiday|advance|overpa*|until the (next|following) (pay|day|month|friday)|paid in arrears',
    ],
    onlyWeaker: true,
    examples: [
      'Salary of the first two months remains with us until the finish of the contract.',
      'We hold back the first two weeks of your pay till you leave.',
      'The first month’s wage is kept by us until the end of the season.',
    ],
    counterExamples: [
      'Salary for the first month is paid on the last day.',
      'The first month’s rent is held by us until you move in.',
    ],
  },
  {
    family: 'restraint',
    variant: 'stays-in',
    severity: 'high',
    isCertain: true,
    says: [
      'R (do|does|may|shall|must|will|can|is|are)? (not|never) (be)? (allowed|permitted|free)? (to)? (go|leave|step) (out|outside|out of) (of)? (the #word|at night|in the evening|alone|on #word)? ... (except|unless|without|only with) .. (permission|leave|consent|approval|pass|accompanied|O|saying so)',
      `R (do|does|may|shall|must|will|can|is|are)? (not|never) (be)? (allowed|permitted|free)? (to)? leave (the)? (#word)? ${INSIDE} ... (except|unless|without|only with) .. (permission|consent|approval|pass|accompanied|saying so)`,
      `R .. (stay|stays|remain|remains) (in|inside|on) (the|O’s)? ${INSIDE} ... (unless|except|until) .. (O|permission|allow*|say so|agree*)`,
    ],
    unless: [
      'child*|kids?|pupil*|camper*|minor|student*|patient*|resident*|goods|equipment|animal|dog|horse|(during|in) (working|work|lesson|school|duty|shift) (hours|time)?|on duty|emergenc*|alarm|unattended|unlocked',
    ],
    onlyWeaker: true,
    examples: [
      'On the rest day you do not go out of the house except with permission.',
      'You may not leave the compound without our approval.',
      'On Sundays you stay in the yard unless we allow more.',
    ],
    counterExamples: [
      'You may go out whenever you like on the rest day.',
      'You must not leave the house unlocked without permission.',
      'Children may not leave the camp without permission.',
      'He may not leave the house without permission.',
    ],
  },
  {
    family: 'work-demands',
    variant: 'on-call',
    severity: 'high',
    isCertain: true,
    says: [
      'R .. (at|on) (the|O’s)? (call|disposal|beck and call|stand-?by) .. (in|at|during)? (all hours|any hour|every hour|day and night|night and day|day or night|24 hours|round the clock|around the clock) ...',
      'R .. (work|works|available|ready|serve|serves|help|helps) .. (in|at|during)? (all hours|any hour|every hour|day and night|night and day|day or night|24 hours (a|per|every) day|round the clock|around the clock) ...',
    ],
    unless: [
      'not (be)? (on|at|available|work)|(emergenc*|phone|hotline|desk|line|lift|gym|gate|access|door) .. (available|open)|O (is|are|shall be|will be) .. (available|ready)|R (may|can) (call|use|reach)|on duty for #time',
    ],
    onlyWeaker: true,
    examples: [
      'You shall be at our call in all hours of day and night.',
      'You are available for work day and night.',
    ],
    counterExamples: [
      'We are available day and night.',
      'You may call us, and we help at any hour.',
      'She works day and night.',
    ],
  },
  {
    family: 'data-or-image',
    variant: 'said',
    severity: 'medium',
    isCertain: true,
    says: [
      '(camera*|cctv|microphone*) .. (in|inside) .. (rooms?|bedroom*|living room|kitchen|corridor|bathroom|changing room|where R .. sleep*) ...',
      '(camera|cctv) (is)? (recording|filming) .. (in|of) .. (room*|bedroom*|living room|kitchen|corridor|hall) ...',
      '(camera*|door|doors|gate*|machine*|app|terminal*) .. (scan|scans|read|reads|record|records) R’s (face|faces|fingerprint*|voice) ...',
      '(partner*|advertiser*|researcher*|sponsor*|third part*|other companies|insurer*) .. (get|gets|receive|receives|see|sees|is given|are given) R’s (#word)? (times|visits?|routes?|trips|location*|movements|data|face|number|details|messages) ...',
      'O .. (keep|keeps|store|stores|record|records)? ... (share|shares|sell|sells|pass|passes) (them|it|R’s (#word)? (times|visits?|routes?|trips|location*|movements|data|details|messages|photos)) (on)? (with|to) .. (partner*|advertiser*|researcher*|sponsor*|third part*|other companies|others|insurer*) ...',
      'R’s (routes?|trips|location*|movements|visits?|messages|face) .. (is|are) (shared|sold|passed) (on)? (with|to) ...',
    ],
    unless: [
      'of (a|the|O’s) (#word)? (museum|shop|store|gallery|station|bank|library|theatre|cinema|school|hospital)|not (share*|sell*|pass*|kept|record*|film*)|never|(no|none) .. camera*|none in|not in|only (with|if|when|where) ... (consent|agree*|R)|R (may|can) (switch|turn|say no|opt|object)|law|police|court|emergenc*|anonym*|without R’s name|(bad|broken) camera|camera (equipment|bag|gear|shop|crew)|R (put*|place*|install*)',
    ],
    graver: [
      'where R .. sleep*|R’s (#word)? (room|bedroom)|(in|inside) (#word)? (bathroom*|changing room*|toilet*)',
    ],
    onlyWeaker: true,
    examples: [
      'There are cameras in all rooms, also where you sleep.',
      'The new cameras scan your face and our marketing partner gets your visiting times.',
      'We keep your routes for five years and share them with mobility researchers.',
      'Your trips are shared with partners.',
    ],
    counterExamples: [
      'There are no cameras in the bedrooms.',
      'Cameras are in the rooms of the museum.',
      'CCTV is in the corridor of the station.',
      'There are cameras in the living room and the kitchen, none in the bathrooms.',
      'We never share your routes with anybody.',
      'You share the kitchen with others.',
    ],
  },
  {
    family: 'answers-for-others',
    variant: 'relative',
    severity: 'high',
    isCertain: true,
    says: [
      `R’s (#word)? ${SOMEBODY_CLOSE} .... (stand|stands|answer|answers|vouch*|guarantee*|liable|surety) .. (for)? (R|her|him|it|all|everything|the) ...`,
      `R’s (#word)? ${SOMEBODY_CLOSE} ... (pay|pays|settle|settles|cover|covers) ... (if|when|should) R ...`,
    ],
    and: [
      'whole|full|entire|all|everything|whatever|salary|wage*|pension|pay (check|slip)|(if|when|should) R (do|does|can|fail*|miss*|cannot)',
    ],
    unless: [
      '(not|never|nobody|no one|none) .. (stand*|answer*|liable|pay*|ask*)|may (also)? pay|insur*|up to #money',
    ],
    onlyWeaker: true,
    examples: [
      'Your elder sister has said that she will stand for you, the whole amount.',
      'Your uncle answers for it all, out of his pension.',
    ],
    counterExamples: [
      'Your sister does not answer for you, whatever happens.',
      'Your brother may also pay if you cannot come.',
      'Her father pays for everything if you cannot come.',
    ],
  },
];
