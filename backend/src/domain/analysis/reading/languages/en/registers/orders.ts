const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Verbs with which a sentence may open that asks for something: `Mow the paths`, `Label your food`. Not the names of things as well. */
export const PLAIN_ORDERS: ReadonlySet<string> = words(`
  accompany acquaint add adhere advise allow apply arrange arrive ascertain attach attend avoid be behave bring brush bury buy carry clean clear collect
  complete comply confirm consult cook cover cut declare defrost deliver destroy disclose discuss dispose do dress drive dry dust eat empty
  ensure erase examine explain fasten feed fetch fill fit fold follow furnish gather get give greet groom guard hang hoover identify inform inspect
  insert install insure introduce invoice iron join keep knock learn leave let lift list listen lock log maintain make mend mow mop move notify
  obey observe obtain open organise organize pack pay phone pick polish prepare present produce protect prove provide prune pull quote rake read receive record recycle refrain
  register reimburse remember remind remit remove renew repair repay replace report respect retain return rinse salt scrub seal secure see
  send serve settle sew share shovel shut sign sit soak sort speak spray sprinkle squeeze stack stay sterilise store strip submit supervise supply surrender sweep switch
  take tap teach tell tend tether throw tidy tie tighten touch train treat trim turn uninstall unload unplug unpack update upload use vacate
  vaccinate vacuum walk warn wash water wear weed weigh wipe wrap write`);

/** The same, and names of things as well: they ask only where what they ask it of comes right behind. */
export const NOUN_ORDERS: ReadonlySet<string> = words(`
  answer back book brief bolt call charge check close contact copy credit deposit dig dispatch document download draft drain email e-mail exit finish
  hand hold hose id label land load mail mark measure message mount name number oil order paint park photograph pin place plant plug post practise practice
  print process produce prop put rack ring run scan schedule screen service set ship shoe show shower sketch soap spread stand start stamp stop store support
  text time title towel transfer travel visit wait watch work worm`);

/** What comes right behind an order that could be a name. */
export const ASKED_OF =
  /^(?:the|your|our|my|his|her|its|their|it|them|him|this|these|those|an?|all|any|each|every|both|us|me|to|from|up|out|off|in|on|at|down|over|back|only|everything|anything|anyone|everyone|with|people|people's|\d)\b/;

/** An order that is a condition: `Cancel by noon and you pay nothing`; or an offer, a wish or a permission. */
export const NO_ORDER =
  /^(?:please |just )?(?:speak|talk|write|complain|go|turn) to\b|\btake notice\b|\b(?:your own|an?) (?:lawyer|solicitor|attorney|accountant|doctor|adviser|advisor)\b|^[^.;]{2,120}\b(?:and|or|but) (?:(?:you|we|i|it|they|he|she|nobody|nothing|everything|everyone|all|whatever|that|what)(?:'|\b)|(?:the|your|our|my|his|her) [^.;,]{2,40} (?:is|are|will|shall|comes?|goes|gets?|stays?|drops?|rises?|starts?|ends?)\b)|^(?:see|contact|enjoy|join|ask|add|get|use|read|consult|learn|choose|pick|help|save|mind|note|remember that|join|apply|visit|watch|share|follow|download|quote|travel|start|stop|upgrade|try|check out|book|write|run|see) (?:(?:the )?(?:attached|clause|section|page|below|above|our (?:website|site|app|terms|privacy)|schedule|more|how|what)\b|(?:us|me) (?:on|at|any|for)\b)|\b(?:if|when|whenever|as|where|wherever|any ?time) (?:you|u|they|he|she)(?:'d)? (?:like|want|wish|please|prefer|rather|fancy|can|need one)\b|\bfeel free\b|\bby all means\b|\b(?:take|make) (?:your (?:time|pick|choice|own)|as (?:much|long))\b|^(?:have a|be (?:our|my) guest|be aware|make yourself|help yourself|let(?:'s| us| me)\b|get in touch|come (?:whenever|any|and|as)|see you|say hello|enjoy|thank|give (?:my|our) (?:love|regards)|take care|keep (?:well|in mind|in touch))|\bfor (?:free|nothing)\b|\bno (?:need|obligation)\b/;

/** What `no …` of a rule does not forbid, but says is not there: `no fee`, `no notice`. */
export const ABSENT =
  /^\W{0,3}(?:\d[\d.]*[.)]? )?no (?:fees?|charges?|costs?|deposits?|interest|penalt\w+|refunds?|notices?|reasons?|contracts?|minimum|commitments?|obligations?|ties?|limits?|tax(?:es)?|vat|gst|commissions?|extras?|hidden|surprises?|problem|worries|doubt|one|part|other|further|more|less|later|sooner|such|party|parties|person|claims?|waiver|changes?|rights?|liabilit\w+|warrant\w+|guarantees?|responsib\w+|money|payments?|rent|price|increase|increases|rises?|insurance|questions?|promises?|hard|lock-?in|agreement|variation|delay|failure|terms?|provision|oral|verbal|amendments?|partnership|employment|relationship|tenancy|licen[cs]e|rounding|processing|forms|cameras?|member|resident|customer|client|buyer|seller|hirer|owner|landlord|mark-?up|booking|joining|cancellation|admin\w*|set-?up|cleaning|early|late|credit|cash|paperwork|appointment|experience|cover|holiday|overtime|tips|bonus|additional|exceptions?|appeals?|set-?off|counterclaims?|deductions?|evidence|sum|amount|matter|longer|less|sign|record|dispute|receipt|reply|answer|news|need|harm|hurry|rush|bother|trouble|offence|tutor|teacher|member|carer|driver|girl|child|student|staff|guest|tenant|employee|cheque|action|step|order|work|extension|transfer|assignment|modification|binding|third|prior|written|information|data|advertising|adverts?|ads|spam|marketing|judgment|court|law|rule|clause|signature|consent|permission|approval|thanks|way|idea|point|use|good|bad|big|small|long|short|real|drama|stress|fuss|judg\w+)\b/;

/** A ban without a verb, and where it holds: `No pictures of Dad on the internet`, `No living aboard`. */
export const BAN =
  /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:(?:please|and|so|but|strictly|absolutely),? )?no (?:[a-z-]{3,}ing\b(?! (?:is |are )?(?:fees?|charges?|costs?|required|needed|necessary|needs?|deposit))|(?:[a-z-]+,? (?:(?:and|or|nor|no) )?){1,5}(?:in|inside|on|within|at|after|near|outside|indoors|during|while|when|before|without|over|under|anywhere|allowed|please|ever|past|between|aboard|upstairs|behind|through|by|around|by the|off)\b)/;

/** What nobody may do, or what is not allowed. */
export const FORBIDDEN =
  /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:(?:nobody|no one|no-one|none of you) (?:may|is (?:allowed|permitted) to|is to)(?! (?:just |ever |simply )?(?:take|evict|disconnect|enter|seize|repossess|touch|force|read|open|search|stop|be (?:forced|made|asked|charged|required|evicted|dismissed)))\b|[^.;:,@]{3,80} (?:is|are) (?:strictly |absolutely )?(?:not (?:allowed|permitted)|forbidden|prohibited|banned|off limits|out of bounds)\b|(?:it|the [a-z]+) is not for [a-z]{3,}ing\b)/;

/** Things that people use, wear or leave about, and what rules of a house say of them: `Boots stay in the porch`. */
export const HOUSE_RULE =
  /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:(?!our |my |its |their )[a-z-]+ ){0,2}(?:rubbish|litter|trash|garbage|waste|recycling|peels|ashes|shoes|boots|trainers|slippers|phones?|mobiles|bikes?|bicycles|prams?|buggies|scooters|dogs?|pets?|cats|children|kids|cars?|vehicles|vans?|trailers?|music|doors?|gates?|windows|lights|towels|dishes|plates|cups|mugs|pans|tools|ladders?|keys?|coats|helmets?|hairnets?|gloves|aprons?|life ?jackets?|badges?|food|bottles|cans|toys|chairs|tables|furniture|equipment|cigarettes|candles|barbecues?|fires|tents|boats?|dinghies|mud|user data|passwords?|fingernails|nails|jewellery|hair|hands)(?:(?:,| and|,? or) [a-z-]+){0,3} (?:(?:goes|go|stays?|remains?) (?:in|on|off|at|out|outside|inside|indoors|home|shut|closed|locked|with|under|behind|away|down|short|clean|dry|back|ashore|into|to)\b(?! (?:our|your|my|his|her|their) property)|comes? (?:off|inside)|(?:is|are|(?:is|are) to be|must be) (?:not )?(?:kept|left|parked|worn|put|turned (?:off|down)|switched off|locked|shut|closed|stored|stacked|swept|wiped|labelled|washed(?: up)?|tied|short|on (?:a |the )?leads?|worn|taken (?:home|off|away|back|out)))\b(?![^.;]{0,60} by\b)/;

/** What an order is given of that nothing else takes right behind it: `tape it`, `peg them`, `fetch your card`. */
export const TAKES_ORDER = /^ (?:it|them|us|me|him|your|yourself)\b/;
/** Words that stand there as well and are no verb. */
export const NO_DEED_BEFORE =
  /^(?:half|all|both|none|any|some|each|most|much|many|of|to|for|with|without|on|not|only|even|plus|minus|less|and|or|but|by|from|in|at|as|until|till|after|before|than|that|like|because|while|once|when|where|what|who|if|unless|since|so|is|are|was|were|do|does|did|can|may|will|shall|would|could|should|might|must|has|have|had|be|been|about|over|under|against|between|behind|beside|near|off|up|down|out|into|onto|through|during|per|via|how|why|whether|though|although|let|lets|thank|thanks|hope|see|help|tell|please|then|just|here|there|this|these|those|i|we|you|they|he|she|it|nor|yet|forget|ignore|strike|skip|give|gives|lend|lends|pays?|costs?|gets?|saves?|takes?)$/;

/** `Cancel by Thursday and nothing is charged`: an order that is the condition of what follows. */
export const CONDITIONAL_ORDER =
  /^(?:(?:just|simply|please) )?[a-z-]{3,12} (?:it|them|us|me|your?|the|by|within|before|in|back|early|a|an|this)\b[^.;:]{2,70}\band (?:(?:(?:you|we|i|they)(?:'ll| will| get| have| pay nothing| are| is|'re))|nothing|nobody|everything|(?:all|whatever) (?:you|that)|(?:the|your|our|what) [^.;,]{2,40} (?:is|are|comes?|goes) (?:free|yours|refunded|returned|back|paid back|given back|waived|lifted|cancelled))\b/;
