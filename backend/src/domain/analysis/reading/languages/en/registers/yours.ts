import type { RegisterRule } from './register-rule.ts';

/** What somebody does who has a task. */
const TO_DO =
  'see to|look after|pay|mend|fix|carry|keep|clear|clean|sort|arrange|insure|cover|settle|maintain|replace|provide|bring|supply|do|get|buy|mow|sweep|feed|empty|repair|report|organi[sz]e|obtain|apply|file|deliver|collect|return|check|bear|handle|prove|hold|book|fill|make|take care|put right|declare|watch';
/** What costs or has to be done: `the fuel is ours`. */
const BURDENS =
  "fuel|petrol|diesel|gas|electricity|power|water|heating|internet|wi-?fi|permits?|licen[cs]es?|fines?|tolls?|tickets?|tax(?:es)?|rates|duty|duties|insurance|insurances|premiums?|repairs?|maintenance|upkeep|servicing|cleaning|costs?|bills?|charges?|fees?|fares?|postage|carriage|delivery|freight|packing|packaging|rubbish|bins?|garbage|trash|recycling|laundry|linen|breakages?|damage|excess|deductible|food|meals?|feed|vet'?s?|dishes|shopping|cooking|paperwork|printing|advertising|training|uniforms?|tools|materials|equipment|furniture|plumbing|wiring|roof|boiler|furnace|stove|filters?|bulbs?|batteries|tyres?|tires?|oil|garden|hedges?|lawns?|grass|fences?|gates?|gutters?|drains?|windows?|snow|enrolment|registration|commission|parking|security|guards?|toilets?|stamps?|shots|vaccinations?";
const SUBJECT = String.raw`\b(?:${BURDENS})(?:,? (?:and|or|on|of|for|in|to) [^.;:]{2,40})?`;

/** `The fuel is ours`, `the boiler is for me`, `that is for you to arrange`: whose a task or a cost is. */
export const WHOSE_IT_IS: readonly RegisterRule[] = [
  {
    bearer: 'named',
    isAnywhere: true,
    says: [
      String.raw`\b(?:is|are|'s|stays?|remains?|will be|shall be) (?:all |still |also )?(?:SIDE's own|SIDE's|for SIDE|up to SIDE|on SIDE|with SIDE) to (?:${TO_DO})\b`,
      String.raw`\bit (?:is|will be|shall be|'s|falls) (?:for|to|on) SIDE to [a-z]{3,}`,
      String.raw`${SUBJECT} (?:is|are|'s|stay|stays|remain|remains|will be|shall be) (?:all |still |also )?(?:SIDE's own(?! (?:to|from|for as long))|for SIDE|on SIDE|with SIDE|down to SIDE|SIDE)(?=[.,;:!]| and | but |$)`,
      String.raw`\b(?:is|are|'s|will be|shall be) (?:also |still |always )?SIDE's (?:own )?(?:job|task|department|duty|bill|treat|turn|responsibility|expense|cost|charge|problem|lookout|work|to (?:see|pay))(?=[\s.,;:!]|$)`,
      String.raw`, (?:that|that is|that's|it's|it is) (?:for |on )?SIDE(?:'s own)?[.!]?$`,
      String.raw`[a-z)]: (?:all |both )?SIDE's own[.!]?$`,
    ],
    unless: [
      String.raw`^if\b[^.;]{0,80}\bthat's on @|\b(?:choice|decision|free to|welcome to)\b`,
      String.raw`\bnot (?:@|for @|on @)`,
      String.raw`\bto (?:say|decide|judge|choose|name|sell|use|publish|show|make and)\b`,
    ],
    examples: [
      'the fuel and the tolls are @0’s own.'.replaceAll('’', "'"),
      'whatever breaks in the kitchen is for @0 to mend.',
      "the bins are @0's job.",
      'gutters and drains, that is @0.',
      'it is for @0 to tell the neighbours.',
      "lights, water, guards: @0's own.",
    ],
    counterExamples: [
      "the flat is @0's own from monday.",
      "the peats are @0's own to burn.",
      "the choice is @0's own.",
      "the last day is @0's birthday.",
      "any drawing @1 sends in is @0's own to make and sell.",
    ],
  },
  {
    bearer: 'named',
    isAnywhere: true,
    says: [
      String.raw`\b(?:is|are|will be|shall be|must be) (?:also |always |then )?(?!(?:owned|received|signed|held|decided|determined|recorded|switched|fixed|assessed|judged|reviewed|monitored|processed|stored|shared|issued|settled|charged|varied|amended|changed|caused|named|approved|authori[sz]ed|permitted|allowed|required|entitled|represented|defined|governed|accepted|agreed|appointed|employed|engaged|affected|covered|occupied|damaged|signed|requested|needed|wanted|liked|used|created|designed|introduced|followed|accompanied|offered|expected|released|waived|cancelled|ended|terminated|barred|prevented|protected|invited)\b)(?:[a-z]{3,}ed|swept|fed|read|built|done|cut|hung|taught|written|cooked|paid for)(?: [a-z]+){0,5} by SIDE(?!'s)\b`,
    ],
    unless: [String.raw`\b(?:not|never|no)\b`],
    examples: ['the alarms are tested twice a year by @0.', 'their tea is cooked by @0.'],
    counterExamples: [
      'the boat is owned by @0.',
      'the gate is not locked by @0.',
      'it ends on the day on which the fee is received by @0.',
    ],
  },
  {
    bearer: 'named',
    isAnywhere: true,
    says: [
      String.raw`\b(?:\d+|[a-z-]+) (?:clear |full |calendar |working |business )?(?:hours?|days?|weeks?|fortnights?|months?)'?s? (?:written )?(?:notice|warning)(?: in writing)? from SIDE\b`,
      String.raw`\bnotice from SIDE (?:is|must be|shall be|has to be|takes) `,
    ],
    unless: [
      String.raw`\bfrom @\d's\b`,
      String.raw`\bfrom @\d\b[^.;]{0,60}\b(?:from|or|and) @`,
      String.raw`\b(?:if|unless|without|after|on|when|upon|until|with)\b[^.;,]{0,40} from @`,
    ],
    examples: ["two weeks' notice from @0 is enough.", 'notice from @0 is four weeks.'],
    counterExamples: ["after a week's notice from @0 the gate is locked."],
  },
  {
    bearer: 'named',
    says: [
      String.raw`(?<!!)SIDE(?: will|'ll| also| do| does)? needs? (?:an?|at least|@\d's own|\d|two|three|valid|proof|insurance|cover) ?[a-z]`,
    ],
    unless: [
      String.raw`\bneeds? (?:an? )?(?:break|rest|hand|help|lift|place|room|home|plumber|hand|repair|new|doctor(?!')|reason|word|holiday|day off|favour|friend)\b`,
      String.raw`\b(?:tell|ask|call|ring|let) `,
    ],
    examples: ['@0 need a valid pass on board.', '@0 will need at least two referees.'],
    counterExamples: ['if @0 need a lift, ask.', '@0 need a break now and then.'],
  },
  {
    bearer: 'named',
    says: [
      String.raw`!?SIDE(?: will| shall|'ll| also| then| always)? (?:gets?|obtains?|fetch(?:es)?|applies for|apply for) (?:the |an? |any |all )?(?:[a-z]+ ){0,2}(?:permits?|licen[cs]es?|permission|consents?|certificates?|visas?|approvals?)(?: for (?!@)[^.;,]{2,30})? (?:from|at) (?!@)`,
    ],
    examples: ['@0 also get the licence from the town.', '!@0 get the permit from the council.'],
    counterExamples: ['@0 get the certificate from @1.', 'if @0 get the permit from the town, @1 starts.'],
  },
  {
    bearer: 'named',
    isAnywhere: true,
    says: [
      String.raw`\bcosts? SIDE (?:an? |another |extra )?(?:[$€£₹₦₱]|(?:rs|r|aed|usd|eur|chf|s\$)\.? ?\d|\d)`,
    ],
    unless: [String.raw`\b(?:nothing|not|never|saves?|used to|would)\b`],
    examples: ['each reminder costs @0 €9.', 'each letter @1 has to send costs @0 r95,00.'],
    counterExamples: ['it would cost @0 €90 elsewhere.'],
  },
];
