/** Sentences that read like a task and are talk, a freedom or a tip. A lawyer can add one with examples. */
export interface JustSaid {
  readonly says: RegExp;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

/** Words of a promise or an order, beside which a sentence is more than talk. */
const NO_TASK_BESIDE = String.raw`(?![^]{0,300}\b(?:must|shall|pays?|owes?|has to|have to|need to|within)\b)`;

/** Each entry is tried on one sentence; order does not matter. */
export const JUST_SAID: readonly JustSaid[] = [
  {
    // what somebody may choose
    says: /^(?![^]{0,300}\b(?:must|shall|has to|have to|need to|within|by the)\b)[^.;]{3,60}\b(?:is|are) (?:entirely |quite |always )?(?:your|his|her|their) (?:own )?choice\b/iu,
    examples: [
      'The cover is your choice: ours costs €4, or show us your own.',
      'Paint or paper is their choice.',
    ],
    counterExamples: [
      'The cover is your choice, but you must have one.',
      'Your choice of school is told to us by May.',
    ],
  },
  {
    // what nobody has to pay
    says: /^\W{0,3}(?:\d[\d.]*[.)]? )?no (?:[\p{L}-]+ ){0,3}(?:fees?|charges?|deposit|bond|rent|payment|commission|premium|interest|costs?) (?:is|are|will be|shall be|becomes?|falls?) (?:then )?(?:due|payable|owed|asked|charged|taken|added|needed|required)\b(?![^.;]*\b(?:until|before|but|unless|must|shall)\b)/iu,
    examples: [
      'No second joining fee is due when a brother or sister comes.',
      'No deposit is asked.',
      '3. No further charge is payable for the second lane.',
    ],
    counterExamples: [
      'No deposit is due until 1 May, but the fee must be paid now.',
      'The fee is due when no deposit was paid.',
    ],
  },
  {
    // how somebody does what they do is theirs to choose
    says: new RegExp(
      String.raw`^${NO_TASK_BESIDE}.*\b(?:you|he|she|they|I|we|the \p{L}+) (?:may |can |are free to |is free to )?(?:organi[sz]es?|arranges?|plans?|sets?|choos\w+|fix(?:es)?|divides?|spends?|uses?|decorates?|furnish(?:es)?|runs?|works?|does|do|fills?|orders?)\b[^.;,]{0,60}\b(?:as|how|however|when|whenever|where|wherever) (?:you|he|she|they|I|we|it) (?:sees? fit|thinks? (?:fit|best|right)|likes?|pleases?|chooses?|prefers?)\b`,
      'iu',
    ),
    examples: [
      'You plan your rounds as you think best.',
      'The Coach divides the hour as she sees fit.',
      'You set your own hours however you like.',
    ],
    counterExamples: [
      'You must plan the rounds as we think fit.',
      'You arrange the chairs as the drawing shows.',
    ],
  },
  {
    // who sent somebody, and what others said
    says: /^(?:\p{Lu}[\p{L}.’'-]+ ){1,3}(?:said|says|told me|tells me|reckons|thinks|mentioned|suggested)(?: that)? (?:I|we) (?:shld|should|shd|could|cld|might|ought to|can|may)\b(?![^]{0,200}\b(?:must|shall|pay)\b)/u,
    examples: ['Cousin Amadi said I should ring you', 'Mrs Petrov told me we could ask here'],
    counterExamples: ['Mrs Petrov said she will pay the deposit', 'Mr Lowe says I must pay by Friday'],
  },
  {
    // a question that has lost its mark
    says: /^(?:(?:ehn|eh|abeg|ok|okay|so|right|hmm|um|oh|please|pls)[\s,.!–-]{1,3}){0,3}(?:and|but|so|or) (?:the|that|my|your|what of the|what about the) [^.;:,]{0,14}\b(?:one|ones|part|bit|half|rest|other)\b(?: (?:that |which )?(?:I|we|you) \p{L}+(?: \p{L}+){0,2})?\W{0,3}$/iu,
    examples: ['Ehn. And the ones you keep', 'And the part we talked of', 'So the other half'],
    counterExamples: ['And the rest I pay on Friday the ninth', 'And you carry the other one upstairs'],
  },
  {
    // teases, and what nobody should be able to say later
    says: /^(?:(?:and|but|so|please|pls|now|just)[\s,]{1,2}){0,2}(?:do not|don['’]t|dont|never) (?:(?:ever|go and|now) )?(?:say|tell me|think|believe|imagine|pretend|claim)(?: that)? (?:I|we|it|this|nobody|there) (?:am|are|is|was|were|have|has|had|do|does|did|don['’]t|didn['’]t|never|can|can['’]t|will|won['’]t)\b/i,
    examples: ['Don’t say I never do anything for you', 'And do not think we are made of stone.'],
    counterExamples: ['Don’t tell anyone what we agreed.', 'Do not say what the price was to others.'],
  },
  {
    // feelings
    says: new RegExp(
      String.raw`^\W{0,3}(?:and |but |honestly,? )?(?:I|we) (?:(?:really|truly|do|so|just|quite|will|shall|am going to|['’]ll) )*(?:hate|dread|regret|miss|love|enjoy|adore|dislike|loathe|detest|admire|cherish|appreciate) (?!to (?:inform|tell|pay))${NO_TASK_BESIDE}[^.;]{0,80}[.!]?$`,
      'iu',
    ),
    examples: ['I hate writing letters like this.', 'We will miss the sound of your piano.'],
    counterExamples: ['I return the keys I love.', 'I hate to be late, so you must ring.'],
  },
  {
    // courtesies: time to think, and gladness over an answer
    says: /^\W{0,3}(?:please |do |just )?take (?:all the|your|a|an|as much|some|two|three) (?:(?:few|couple of|good|little|own) )?(?:days?|weeks?|evenings?|nights?|time|moment|while|hours?|weekend)(?: (?:you (?:need|like|want)|or (?:two|so)))?(?: (?:over|about|with|on|to (?:think|read|look|consider|sleep)|and (?:think|read|talk))\b[^.;]{0,50})?[.!]?$|\b(?:I|we) (?:shall|will|should|would|['’]d|['’]ll) be (?:very |most |only )?(?:glad|happy|pleased|delighted|grateful|curious) to (?:hear|learn|see|know|meet|read|have (?:your|an) (?:answer|reply))\b(?![^.;]{0,120}\b(?:must|at the latest|or else)\b)/i,
    examples: [
      'Take a week to think about it.',
      'Take your time.',
      'We would be happy to hear what you think of it.',
      'I shall be glad to learn that it suits you.',
    ],
    counterExamples: [
      'Take two days off each week and tell the office which.',
      'We shall be glad to pay for the train.',
    ],
  },
  {
    // what was done already, while they sat together
    says: new RegExp(
      String.raw`^\W{0,3}(?:and |but |so )?(?:I|we|you|he|she|they) ${NO_TASK_BESIDE}(?:(?:both|all|then|already|have|just) ){0,2}(?:[\p{L}’' ]{2,40}) (?:just now|yesterday|last (?:week|night|month|year|summer|winter|spring|autumn)|this (?:morning|afternoon)|(?:two|three|four|five|a few|some|\d+) (?:days|weeks|months|years) ago|already|back then)(?:[,;] [^.;]{2,60})?[.!]?$`,
      'iu',
    ),
    examples: [
      'We split the plates yesterday, Jonas counted.',
      'I put the last box in the loft this morning.',
    ],
    counterExamples: [
      'You return what we lent you last week by Friday.',
      'We pay on the first and not this morning.',
    ],
  },
  {
    // a thing that is named, and what was not settled about it
    says: /^\W{0,3}(?:the|our|his|her|their|my|your) [^.;:,]{2,60} (?:that |which )?(?:I|we|they|the two of us) (?:(?:could|did|do)(?: not|n['’]t)|can['’]t|cannot) (?:agree|settle|decide|sort out|divide|split)(?: \p{L}+){0,3}[.!]?$/iu,
    examples: ['The blue rug we did not settle.', 'Our old gramophone that we can’t agree on.'],
    counterExamples: ['The rent we agreed is paid on Monday.', 'What we can’t agree on goes to the umpire.'],
  },
  {
    // a tip on what to choose
    says: /^\W{0,3}(?:please |just |better )?(?:choose|pick|use|take|try|think of|go for) (?:one|an? \p{L}+|something|somewhere|anything) (?:(?:that|which|nobody|you)(?:['’]s)?|easy|hard|simple) (?:is|isn['’]t|is not|are not|can|will|won['’]t|likes?|finds?|remembers?|suits|fits|knows?|guess(?:es)?|to (?:remember|spell|find|guess|read))\b[^.;]{0,60}[.!]?$/iu,
    examples: ['Pick something that is easy to remember.', 'Choose a password that isn’t your name.'],
    counterExamples: ['Choose one of the two dates by Friday.', 'Use a ladder with rubber feet.'],
  },
  {
    // whoever is in trouble may ring: an invitation
    says: /^\W{0,3}(?:please |just |do )?(?:ring|call|phone|text|tell|write to|ask|message|come to|talk to) (?:us|me)\b[^.;]{0,90}[;,:–—-] ?(?:and |as |since )?(?:we|I)(?: are|['’]re| am|['’]m) (?:not (?:an? )?(?:monsters?|ogres?|unreasonable|made of stone|robots?|strict)|human|only human|reasonable|parents too|friendly|nice|here|happy|glad|always)\b/i,
    examples: ['Tell us when money is tight; we are human.', 'Ring me if the bus is late, I am not an ogre.'],
    counterExamples: ['Ring us when you are late; we are at work until six.'],
  },
  {
    // regards, how people are, a formula of assent, an invitation to take time
    says: /^\W{0,3}(?:(?:please |and |do )?(?:greet|say (?:hello|hi) to|give my (?:love|regards|best) to|kiss|hug) |(?:I|we) (?:are|am) (?:all |both )?(?:of us )?(?:well|fine|sober|sane|healthy|of sound mind)\b|(?:read|seen|checked),? (?:and|&) (?:agreed|accepted|understood|approved)\b|(?:please )?take (?:a|one|two|five|ten|some|your)(?: \p{L}+)? ?(?:moments?|minutes?|time)\b(?![^]{0,200}\bto (?:lock|check|clean|sweep|count)\b))/iu,
    examples: [
      'Greet your father for me.',
      'We are both well and nobody is pressing us.',
      'Read and agreed.',
      'Please take a moment.',
    ],
    counterExamples: ['We are both to read the meter.', 'Take one key each.', 'Read the meter and tell us.'],
  },
  {
    // the title of a sheet with what to do with it, a call in a footer, a gift for whoever shows the letter
    says: /^[^.;:!?]{4,70}: (?:kindly|please) (?:read|sign|return|complete|fill|keep|retain)\b[^.;]{0,60}$|^\W{0,3}(?:name|label|mark|remember|enjoy|mind|follow|like|share|love) (?:the|your|our|all|those) (?:\p{L}+ ){0,2}\p{L}+!\W*$|^\W{0,3}(?:show|present|bring) this (?:letter|card|leaflet|voucher|page|note|e-?mail|text|message)\b[^.;]{0,90}\bfor (?:a|an|your|one|two)\b/iu,
    examples: [
      'Bike shed permit 2031: kindly sign and return to the porter',
      'Name your hats!',
      'Show this letter at the counter for your free cake.',
    ],
    counterExamples: [
      'Rent: please pay by Friday.',
      'Name your guests by Friday.',
      'Lock the gate!',
      'Show this card for entry.',
    ],
  },
  {
    // what is not done before the money is in: what the one who is paid holds back
    says: /^\W{0,3}(?:if|unless|until|till|without|where)\b(?=[^;]{0,160}\b(?:balance|deposit|payment|money|rent|fee|price|paid|pay|instalment)\b)[^.;]{5,160}\b(?:I|we|the \p{L}+) (?:(?:shall|will) not|won['’]t|do not|don['’]t|does not) (?!pay\b|refund\b|charge\b|ask\b|owe\b|keep\b)\p{L}+(?![^]{0,200}\b(?:you|must) (?:must|pay|owe)\b)/iu,
    examples: [
      'If the balance is not in by Friday we shall not deliver and the deposit is gone.',
      'Until the fee is paid the School does not hand over the certificate.',
    ],
    counterExamples: [
      'If you pay early we will not charge the fee.',
      'If the gate is open we will not leave it.',
      'If it rains we will not come.',
    ],
  },
  {
    // whose word counts
    says: /^\W{0,3}(?:what(?:ever)? (?:is |stands |stood |it says )?(?:in |on )?(?:my|our|his|her|the \p{L}+['’]s) (?:own )?(?:\p{L}+ )?(?:book|list|meter|records?|ledger|register|count|clock|figures?|diary)\b[^.;]{0,40}\b(?:is|are|counts?|stands?)|what [^.;]{3,60} (?:is|are) for (?:me|us|\p{Lu}\p{L}+|the \p{L}+) to (?:say|decide|judge|choose|settle)\b)/iu,
    examples: [
      'What my list says is right.',
      'What stands in our own book is the correct sum, so bring no photos.',
      'What fare is fair is for Ruth to say.',
    ],
    counterExamples: ['What is on the list is for you to bring.', 'What the book says must be paid.'],
  },
  {
    // the most that somebody answers for
    says: /^(?![^]{0,300}\b(?:must|shall)\b)[^.;]{0,120}\b(?:I|we|the \p{L}+)(?: will|['’]ll)? (?:pays?|owes?|refunds?|compensates?)(?: you| him| her| them)? (?:at (?:the )?(?:very )?most|no more than|not more than|a maximum of)\b/iu,
    examples: [
      'For a broken leg we pay at most one week’s fee.',
      'Whatever happens, the Yard pays no more than the price.',
    ],
    counterExamples: [
      'The Firm shall pay no more than the rate and must do so by May.',
      'You pay most of it in May.',
    ],
  },
];
