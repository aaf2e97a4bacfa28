import type { PhraseLists } from '../phrase.ts';

/** Word lists that the rules share. Lower case, in the phrase language. */
export const WORDS: PhraseLists = {
  change: [
    'chang*|alter*|amend*|vary|varies|varied|revis*|adjust*|modif*|updat*|increas*|rais*|reduc*|lower*|replac*|substitut*|withdraw*|rewrit*|redefin*|reset*|correct*|relocat*',
    'put up',
    '(add|adds|added|adding) to',
  ],
  price: [
    'price*|fee*|rent|charge*|rate*|cost*|tariff*|premium*|amount*|rental|fare*|tuition|interest|contribution*|sum*|subscription|instal*|due*|share*|commission*|pay|salary|wage*|tier*|deposit*',
    'rate card|fee card|price list|price guide|payment*',
  ],
  terms: [
    'term*|condition*|rule*|polic*|agreement|contract|licen*|plan*|letter|handbook|manual|regulation*|guideline*|house rules|code',
  ],
  service: [
    'service*|feature*|benefit*|plan*|product*|good*|car|vehicle|room*|unit|venue|hall|content|programme|program|schedule|hours|timetable|date|dates|menu|teacher*|instructor*|location*|place|premises|limit*|cover|class*|duties|role|model|item*',
  ],
  end: [
    'end*|terminat*|cancel*|revok*|close*|suspend*|rescind*|dissolv*|disconnect*|determin*|block*|deactivat*|discontinu*|dismiss*|discharg*|expel*|exclud*',
    'switch* off|shut* off|cut* off|let .. go|throw* .. out|ask* .. to leave|ask* .. to move out',
  ],
  leave: [
    'leave|leaves|left|leaving|resign*|quit*|terminat*|cancel*|end|ends|ending|withdraw*|exit*|stop*|vacate|vacates|vacated|vacating|depart*|surrender*',
    'move* out|give* up|pull* out|back* out|walk away|go* before|move house|moving house|pay* off|repay* .. early|settle .. early|give* notice',
  ],
  agreementThing: [
    'agreement|contract|lease|licen*|tenancy|membership|subscription|account*|service*|supply|employment|policy|plan|booking|arrangement|loan|hire|enrol*|letting|order|appointment|engagement|deal|stay|listing*|access',
  ],
  keep: ['keep*|kept|retain*|forfeit*|withh*|hold* back|held back|hold back|stay* with'],
  loss: [
    'loss*|damage*|injur*|death|theft|harm*|cost*|expens*|claim*|liabilit*|fine*|penalt*|defect*|fault*|demand*|proceeding*|judgment*',
  ],
  bear: [
    'bear*|borne|pay*|paid|reimburs*|cover*|meet|meets|met|defray*|refund*|compensat*',
    '(is|are|be) for .. account|(is|are|be) responsible for|answer* for|(is|are|be) charged|(is|are|be) liable for',
  ],
  data: [
    'data|information|photo*|picture*|image*|video*|film*|recording*|location*|position*|voice*|face*|likeness|name|messages|details|record*|profile*|device|contacts|number*|footage|camera*|score*|measurements|history|finger*|biometric*',
  ],
  thirdParty: [
    'partner*|advertiser*|insurer*|affiliate*|sponsor*|buyer*|lender*|agenc*|compan*|employer*|universit*|anyone|others|platforms|processors|vendor*|broker*',
    'third part*|other (companies|businesses|people)|debt collect*',
  ],
  goods: [
    'goods|belongings|items|things|property|possessions|furniture|equipment|vehicle|car|articles|luggage|bike|bicycle|contents|box|boxes|bag*|anything|whatever|chattels|stock|tools',
  ],
  stop: [
    'without (any)? (prior|previous|advance|further|written)? notice|warning',
    'at once|immediately|forthwith|on the spot|instantly|summarily|the same day|that (day|evening|night)|with immediate effect',
    'without (giving|stating|needing|assigning|having)? (to give)? (a|any)? reason*|cause',
    'for any (other)? reason|(for)? no reason|any reason or none|need* (not)? (give|say|state) (no|why|a|any) reason?|with or without (a|any)? (reason|cause|notice)|at will|need* not say why|not have to say why',
  ],
  atAnyTime: [
    'at any (time|moment)|whenever .. (like*|wish*|want*|choose*|please*)|from time to time|as often as',
  ],
  work: [
    'work*|job|business|employ*|trade*|compet*|serv*|deal*|provide*|teach*|perform*|sell*|trad*|engag*|lessons|races|drive|train*|engage*|publish*',
  ],
  ownCost: [
    'at (his|her|its|their|your|our|my|the #owner) (own|sole)? (cost|expense)|from (his|her|its|their|your) own pocket',
  ],
  everCause: [
    '(from|for|of|by) (any|whatever|whatsoever|every) (cause|reason|kind|nature)',
    'howsoever|however (caused|arising|it)|whatever (the)? (cause|reason|it)|how* it (came|comes) about',
    '(even|also) (if|where|when|though) .. (not)? .. (fault|blame|negligen*|careless*|caused)',
    '(whether or not|regardless of|irrespective of|no matter) ... (fault|caused|blame|negligen*|insured|cause|who|whose)',
    'including ... (negligence|fault|own) ..',
    '(neglect|negligence) of (its|our|his|her|their) (own)?',
  ],
};
