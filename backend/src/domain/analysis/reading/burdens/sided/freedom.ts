import type { SidedRule } from './sided-rule.ts';

/** Rights given up, ideas, data, homes, work, powers and security. */
export const SIDED_FREEDOM: readonly SidedRule[] = [
  {
    family: 'wide-power',
    variant: 'power-or-mandate',
    severity: 'high',
    says: [
      'O (may|can|is entitled to) sign ... (for|on behalf of|in the name of) R',
      'R .. (appoint*|authori*) .. O .. (as|to be)? ... (attorney|sign (any|every|all)|any other document|in R’s name|on R’s behalf)',
    ],
    unless: ['only (for|to)|may be (taken back|revoked) at any time'],
    examples: [
      'If you do not, we may sign it for you.',
      'You appoint us as attorney for any other document.',
    ],
    counterExamples: ['You may sign for us at the gate.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'entry',
    severity: 'medium',
    says: [
      'O ... (may|can|will|shall) (enter|come in|come into|go into|let (himself|herself|themselves|itself) in) ... (without (notice|warning|asking|knocking)|at any (time|hour)|by day or night|whenever|when nobody|not knock|also when)',
      'O (go*|come*|walk*) (through|into|in and out of) .. (the|R’s) (room*|flat|house|home) ... (also when|nobody|without|whenever|now and then)',
    ],
    unless: [
      '(only)? in (an)? emergenc*|(may|can|will|shall) not|after .. notice|with (#time|reasonable) notice',
    ],
    graver: ['without notice|day or night|not knock'],
    onlyWeaker: true,
    examples: ['We and our builders may enter the land by day or night, without notice.'],
    counterExamples: ['We may enter only in an emergency.', 'We will not come in without asking.'],
  },
  {
    family: 'waiver',
    variant: 'gives-up-claims',
    severity: 'medium',
    says: [
      'R .. (waive*|give* up|release*|renounce*|relinquish*|forgo|forgos|surrender*) (the|any|all|every|its|his|her|R’s)? .. (right*|claim*|defence*|objection*|appeal*|notice|jury|action*) ...',
      'R (may not|cannot|must not|shall not|will not|never) ... (object to|sue|bring (a|any) claim|challenge|contest|go to (a)? (court|tribunal)|take O to court|claim (any|damages|compensation)|be going to any) ...',
      'R .. (may|can) bring claims only ...',
      'R .. (and O)? each give* up ...|R and O (give* up|waive*) ...|(give* up|waive*) .. (trial by jury|jury|class)',
      'no (police|court|lawyer|claim|tribunal) .. (from|by|of) R ...',
      'R ... (ratify|ratifies|ratif*|confirm*) ... (whatever|all that|everything) .. O ...',
    ],
    unless: [
      'no waiver|not (a|operate as a) waiver|O .. (waive*|release*|give* up|renounce*) |without prejudice|keys|deposit|does not (affect|limit|waive)|R (do|does) not (waive|give up)',
    ],
    graver: ['(all|every|any) claim*|known or unknown|jury|class|court|whatever'],
    examples: [
      'You release us from every claim, known or unknown.',
      'You may bring claims only for yourself, not as part of a class.',
    ],
    counterExamples: ['We release you from every claim.', 'You do not waive any right.'],
  },
  {
    family: 'ip-grab',
    variant: 'rights-pass',
    severity: 'medium',
    says: [
      '(idea*|work*|design*|concept*|draft*|name*|format*|character*|recipe*|invention*|content|photo*|text*|drawing*|code|tool*|list*|data|improvement*|feedback) ... (belong* to|become* the property of|becomes? O’s|vest* in|pass* to|owned by|property of|transfer* to|go* to) O',
      'R (assign*|transfer*|grant*|license*|give*) (to)? O ... (right*|copyright|licen*|recipes|inventions|ownership|title) ...',
      '(created|made|written|developed|produced|conceived|invented) by R .... ... (belong* to|become* the property of|vest* in|pass* to|owned by) O',
      'R transfers? to O all ...',
      'O may ... (use|publish|sell|copy|adapt|exploit|sew|print|show) (R’s|the|them|it) ... (drawing*|idea*|design*|work*|content|music|text*|for (other|others|free)|without (payment|asking|paying))',
    ],
    and: [
      'own time|whether or not|perpetual|irrevocabl*|for ever|forever|worldwide|before (today|this|now)|outside|first used|feedback|idea*|concept*|characters?|recipe*|sequels?|without (further)? (payment|pay|limit)|for no (further)? payment|for other*|all recipes|list of customers',
    ],
    unless: [
      '(on|upon|after|once|against) .. (full)? (payment|paid)|R (remain*|keep*|stay*)|(only|solely) (to|for) (the purpose|carry|provide)|with R’s consent|(house|car|vehicle|goods|flat|shares?) ... title',
    ],
    graver: [
      'own time|whether or not|perpetual|irrevocable|for ever|made before|worldwide|all (rights|recipes|inventions)',
    ],
    onlyWeaker: true,
    examples: [
      'Characters and recipes first used in the show belong to us.',
      'You transfer to us all recipes, including those made before today.',
      'All code created by you, whether at the office or at home and whether or not connected with your tasks, shall vest in us.',
    ],
    counterExamples: ['Your drawings stay yours.', 'On payment in full the design passes to us, once paid.'],
  },
  {
    family: 'data-or-image',
    variant: 'consents',
    severity: 'medium',
    says: [
      'R .. (agree*|consent*|permit*|allow*|authori*) .. (to|that)? .. (O|O’s)? ... (record*|film*|photograph*|track*|publish*|show* R|share*|giv*|pass*|synthetic|log*|monitor*|use* .. (picture*|photo*|image*|name|voice|face|likeness|recording*|data))',
      'R ... (picture*|photo*|voice|face|image|likeness) ... (recorded|used|published|shown) ... (by O|in any|without|for)',
    ],
    and: ['{data}|picture*|photo*|titles|watch|location|keystrokes|screens'],
    unless: [
      'R (may|can) (withdraw|refuse|object|opt)|only with|with R’s consent|if R (agree*|wish*)|not (agree|consent)',
    ],
    graver: ['any medium|without (time)? limit|advertis*|keystrokes|synthetic|sell|day and night'],
    onlyWeaker: true,
    examples: [
      'You permit us to publish your picture and voice in any medium.',
      'By entering you agree that your picture is recorded and used by us without payment.',
    ],
    counterExamples: ['You may refuse that your picture is used.', 'If you agree, we show your picture.'],
  },
  {
    family: 'security',
    variant: 'security',
    severity: 'high',
    says: [
      'R .. (charge*|pledge*|mortgage*|gives? .. as security|hypothecat*) (the|its|his|her|R’s|all) .. (interest|land|home|house|property|goods|shares|salary|car|equipment) ...',
      '(lien|charge|mortgage|caveat) ... (over|on|upon|against) (R’s|the|all) (land|home|house|property|goods|contents|salary|equipment|boat|car)',
    ],
    unless: [
      'free of|no (lien|charge|mortgage)|(release|discharge*) ... (mortgage|charge)|charge (a|the) fee|not (charge|pledge|mortgage)',
    ],
    examples: ['You charge your interest in the land with the payment of all sums due.'],
    counterExamples: ['You sell the car free of any lien.'],
  },
  {
    family: 'benefit-lost',
    variant: 'permission-missing',
    severity: 'high',
    says: [
      '(has not|have not|had not|not|never) (yet)? (been)? (asked|told|informed) ... (about|of|for|that|about a|yet)?',
      '(has not|have not|had not) (got|had|received|obtained|been given) (it|permission|consent|approval|a yes|his|her) .. (yet)?',
      '(permission|consent|approval|licence|ok) ... (not (yet)? (been)? (given|granted|obtained|there)|still (open|missing|pending))',
    ],
    and: [
      'landlord*|lease|head lease|owner*|insur*|council|permit|permission|consent|sublet*|licen*|freeholder|bank|mr #word|mrs #word',
    ],
    unless: [
      'R (has|have|had) not .. (asked|told|informed|received)|(if|where|when|unless|until) .. (has|have|had|is|are) not',
    ],
    onlyWeaker: true,
    examples: [
      'The head lease needs the consent of the owner, and it has not been given yet: consent not yet given.',
    ],
    counterExamples: ['You have not told the landlord about the dog.'],
  },
  {
    family: 'work-demands',
    variant: 'imposed-work',
    severity: 'medium',
    says: [
      'O (may|can) (at any time)? (require|ask|instruct|direct) R to (work|travel|move|serve|cover|mind|stay|do) ...',
      'R (may|can|will|shall) (at any time)? be (required|asked|instructed|moved|transferred|posted|sent|called) (to|on|out|in)? ... (work|any|other|another|at any time|whenever|sundays?|weekends?|nights?|abroad)',
      'R (must|shall|will|has to|have to) (be)? (on call|reachable|available|on stand-?by) ... (at any time|at all times|weekends?|evenings?|nights?|whenever|each|every|#number)',
    ],
    unless: [
      'with R’s (consent|agreement)|R (may|can) (refuse|decline)|not (be)? (required|asked|obliged)|#time .. notice ... (paid|mileage)|paid (extra|at)',
    ],
    graver: ['anywhere|any (country|place)|without (extra|further|additional)'],
    onlyWeaker: true,
    examples: [
      'You may at any time be required to work at any other branch.',
      'You must be reachable at all times.',
    ],
    counterExamples: ['You will not be asked to work on Sundays.', 'We must be reachable at all times.'],
  },
];
