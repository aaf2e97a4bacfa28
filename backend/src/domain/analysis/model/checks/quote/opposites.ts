/**
 * What words of a quote rule out in a statement that rests on them: a limit is not called none, a half not all, a promise of the
 * other side no duty of the reader. These know English.
 */
export interface Opposite {
  readonly inQuote: RegExp;
  /** What the quote may not hold beside it. */
  readonly unless?: RegExp;
  readonly said: RegExp;
}

const I_PAY = String.raw`(?:we|I|I['’]ll|we['’]ll|I['’]d|we['’]d)(?: \w{1,8}){0,2} (?:pays?|owes? you|refunds?|reimburses?|carry|carries|covers?|bears?|stands?|answers? for|gives? you|take and pay|returns?|repays?|sends? (?:it|the deposit|you))`;
const YOU_PAY = String.raw`\byou(?: (?:must|shall|will|have to|would|may))? (?:\w{1,8} ){0,1}(?:pay|owe|bear|are (?:\w{1,9} )?liable|answer|reimburse|repay|refund|cover|carry|lose)\b|\b(?:charged to|is billed to|at your (?:own )?(?:cost|expense))\b`;

/** What a statement may not say of words that say this. */
export const OPPOSITES: readonly Opposite[] = [
  {
    inQuote:
      /\b(?:no|never|not) more than\b|, (?:and )?(?:not|no) more\b|\bup to\b|\bat most\b|\bcapped at\b|\bnot exceed\b/i,
    unless: /\bhowever (?:much|many)|\bwithout (?:any )?limit|\bat any time up to\b|\bunlimited\b/i,
    said: /\b(?:without (?:a |any )?(?:limit|cap|ceiling)|no (?:limit|cap|ceiling)|unlimited|uncapped|any (?:sum|amount)|(?:refunded|reimbursed|paid back|repaid|covered) in full|whatever it (?:comes to|costs)|however (?:much|high))\b/i,
  },
  {
    inQuote: /\b(?:half|a third|a quarter|part) of\b/i,
    unless: /\b(?:all|whole|full|everything|entire)\b/i,
    said: /\b(?:all of|the whole|everything|entire|in full)\b/i,
  },
  {
    inQuote: new RegExp(
      String.raw`\b${I_PAY}\b|\b(?:is|are) (?:on us|ours to pay)\b|\bat our (?:own )?(?:cost|expense)\b|\bsends? (?:me|us|we) the bills?\b|\b(?:the|all|their|his|her) bills? (?:come|go)?(?:es)? ?to (?:me|us|we)\b|\bsends? the bills? to (?:me|us|we)\b`,
      'i',
    ),
    unless:
      /\byou (?:must |shall |will |have to )?(?:pay|owe|reimburse|refund|bear|repay|carry)\b|\bI keep\b|\bwe keep\b/i,
    said: new RegExp(YOU_PAY, 'i'),
  },
  {
    inQuote:
      /\b(?:never|not|nobody|no one|n['’]t)\b[^.;]{0,30}\b(?:hold you|responsible|liable|charge you|bill|claim from you|recover from you)\b/i,
    unless:
      /\bwe (?:are|shall|will|do)(?: not|n['’]t)(?: be)? (?:liable|responsible)\b|\bnot (?:be )?(?:liable|responsible)\b|\bno (?:liability|responsibility)\b/i,
    said: new RegExp(YOU_PAY, 'i'),
  },
  {
    inQuote: /\byou (?:may|can|needn['’]t|need not|are free to)\b/i,
    unless: /\b(?:must|shall|have to|has to|only|provided|unless|may not|cannot|can['’]t)\b/i,
    said: /\byou (?:must|have to|need to|are obliged to)\b(?! (?:wait|first|still|then|act|be|know|watch|check)\b)/i,
  },
  {
    inQuote: /\bfrom you\b[^.;]{0,40}\bfrom us\b|\b(?:either|each|both) of us\b|\beither (?:party|side)\b/i,
    unless: /\bwe may\b|\bonly\b/i,
    said: /\b(?:they|the other side) (?:need|may|can)\b[^.;]{0,30}\b(?:none|no notice|without notice|at once)\b|\bwith no notice\b/i,
  },
  {
    // the reader chooses, and is told that they must
    inQuote:
      /\bshould you (?:ever )?(?:wish|want|like|prefer|decide|choose)\b|\bif you(?:['’]d| would)? (?:ever )?(?:wish|want|like|prefer|choose|rather)\b|\b(?:whenever|as often as|as much as) you like\b|\b(?:you choose|up to you|your choice|the choice is yours|entirely for you)\b/i,
    unless: /\b(?:must|shall|have to|has to|need to|only|provided|unless|may not|cannot|can['’]t|obliged)\b/i,
    said: /\byou (?:must|have to|need to|are obliged to|are forced to|are bound to)\b/i,
  },
  {
    // money that comes to the reader, called a cost of theirs
    inQuote:
      /\byour (?:\w{3,12} )?(?:wages?|salary|pay|fee|commission|bonus) (?:rises?|goes up|will rise|increases?|is raised|grows|is paid|is increased)\b/i,
    unless: /\b(?:repay|pay back|deduct\w{0,4}|less|reduc\w{1,4}|unless|only if)\b/i,
    said: /\b(?:you pay|you(?: must| have to)? owe|costs you|charged to you|the price you pay|you are charged)\b/i,
  },
  {
    inQuote:
      /\b(?:your|her|his) (?:fee|pay|wages?|salary|commission)\b[^.;]{0,16}\b(?:is|are|stays?|becomes?)\b/i,
    unless: /\b(?:repay|pay back|deduct\w{0,4}|due from|payable by)\b/i,
    said: /\byou (?:must |have to |will )?(?:pay|owe)\b/i,
  },
  {
    // somebody else is named as the one who pays
    inQuote:
      /\b(?:paid|borne|met|covered|settled) by (?!you\b|whoever|the (?:reader|one))(?:the \p{Ll}+|\p{Lu}\p{L}+)|\bwhom (?:the \p{Ll}+|we|I|\p{Lu}\p{L}+) pays?\b/u,
    unless: /\byou (?:must |shall |will |have to )?(?:pay|owe|bear|reimburse|repay|refund)\b/i,
    said: new RegExp(String.raw`\byou (?:also |must |have to |will )?(?:also )?pay\b|${YOU_PAY}`, 'i'),
  },
  {
    inQuote:
      /\b(?:gives?|returns?|refunds?|repays?|sends?|gets?|have|pays?) (?:you )?(?:back )?(?:what(?:ever)? (?:remains|is left|is over)|the rest|the balance|the remainder)\b|\bkeeps? only\b/i,
    unless: /\b(?:the whole|all of|entire|in full|everything)\b/i,
    said: /\b(?:the whole|all (?:of )?(?:the|your) (?:money|price|deposit|sum|payments?)|everything|the entire|(?:never|not) (?:returned|refunded|given back|paid back|repaid))\b/i,
  },
  {
    inQuote:
      /\b(?:do(?:es)?|will|shall|can)(?: not|n['’]t) (?:run out|expire|lapse)\b|\bnever (?:runs? out|expires?|lapses?)\b/i,
    unless: /\b(?:unless|except|until|but|only)\b/i,
    said: /\b(?:expires?|lapses?|runs? out|(?:is|are) lost|falls? away)\b/i,
  },
  {
    // what costs nothing, called a cost
    inQuote:
      /\b(?:for nothing|free of charge|for free|at no (?:extra |further |additional )?(?:cost|charge)|without (?:any )?(?:charge|extra cost)|no (?:extra )?charge|costs? (?:you )?nothing)\b/i,
    unless: /\b(?:except|unless|after that|afterwards|only|further|another|otherwise|beyond|more than)\b/i,
    said: /\b(?:you (?:must |have to |will )?pay|costs? (?:you|extra|more|money)|(?:is|are|you are) charged|comes? at a (?:cost|price)|for a fee)\b/i,
  },
  {
    inQuote: /\b(?:is|are|will be|shall be) (?:ours|mine|for us|our affair|our problem|our (?:own )?risk)\b/i,
    unless: /\b(?:yours|you (?:pay|bear|owe))\b/i,
    said: new RegExp(YOU_PAY, 'i'),
  },
  {
    inQuote: /\b(?:is|are|stays?|remains?|will be|shall be) yours\b|\bbelongs? to you\b/i,
    unless: /\b(?:ours|mine|damage|risk|costs?|bills?|loss|fault|fines?|to (?:pay|repair|clean))\b/i,
    said: /\b(?:theirs|they (?:own|get|take|keep)|(?:belongs?|passes?|goes?) to (?:them|the))\b/i,
  },
  {
    inQuote: /\b(?:is|are|stays?|remains?) (?:all )?(?:yours|hers|his)\b(?! (?:to|risk|loss|cost|problem))/i,
    unless: /\b(?:ours|mine|damage|risk|costs?|bills?|loss|fault|fines?)\b/i,
    said: /\byou lose (?:your|the|what)\b|\bbecomes? (?:theirs|the \p{L}+['’]s?)|\bis no longer yours\b/iu,
  },
  {
    inQuote: /\b(?:with|on|after|giving|gives?|by) [^.;]{0,30}\bnotice\b/i,
    unless: /\b(?:without|no) (?:any |prior )?notice\b|\bat once\b|\bimmediate|\bsame day\b|\bforthwith\b/i,
    said: /\bwithout (?:any |a )?(?:notice|warning)\b|\bwith no (?:notice|warning)\b|\bthe same day\b|\bfrom one day to the next\b|\bovernight\b/i,
  },
  {
    // a time that ends, called one without an end
    inQuote:
      /\bfor (?:up to |at most |(?:a|the) (?:period|term) of |the first )?(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty-four) (?:days?|weeks?|months?|years?)\b/i,
    unless: /\b(?:for ?ever|never|permanent\w*|for life|without (?:an )?end|without limit|indefinite\w*)\b/i,
    said: /\bnever\b[^.;]{0,40}\bagain\b|\bfor ?ever\b|\bfor (?:the rest of your )?life\b|\bever again\b|\bpermanently\b|\bwithout (?:an )?end\b|\bthere is no end\b/i,
  },
  {
    // what the reader does of their own will, told of what is done to them
    inQuote:
      /\bof your own (?:accord|will|choice)\b|\bif you (?:leave|resign|quit|go|stop|cancel|give up|hand in your notice)\b/i,
    unless:
      /\b(?:or (?:we|they|are|if we)|dismiss\w*|let you go|made redundant|terminat\w*|whoever|whichever|for any reason|for whatever reason)\b/i,
    said: /\b(?:(?:are|is|get|being) (?:let go|dismissed|fired|laid off|sacked|made redundant)|they (?:dismiss|fire|let you go|sack))\b/i,
  },
  {
    inQuote:
      /\b(?:is|are|be) (?:shared|split|divided)\b|\beach (?:of us |side |party )?(?:pays?|bears?|carries) (?:half|its own|their own)\b/i,
    unless: /\b(?:all|whole|full|everything|entire)\b/i,
    said: /\b(?:all of|the whole|everything|entire|in full|you alone)\b/i,
  },
  {
    inQuote: /\b(?:more than (?:that|this)|beyond (?:that|this)|nothing (?:more|else|further))\b/i,
    said: /\b(?:you (?:get|receive|have) nothing|(?:owes?|pays?|gives?) (?:you )?nothing|no (?:money|refund) (?:back|at all)|nothing (?:back|at all))\b/i,
  },
  {
    // the same notice on both sides
    inQuote:
      /\byou give (?:us |me |them )?(?<count>\p{L}{3,9}|\d{1,2})(?: (?:days?|weeks?|months?))?(?:['’]s?)?(?: notice)?,? and (?:we|I|they) give (?:you )?(?:\k<count>|the same)\b/iu,
    said: /\b(?:they|the other side|the \p{L}{4,12}) (?:need|give|may|can|have|must give|has to give|needs|gives)\b[^.;]{0,25}\b(?:only|one|none|less|fewer|shorter|no notice)\b/iu,
  },
];
