import { kind, type PaperKind } from './paper-kind.ts';
import { PUBLIC_KINDS } from './public-kinds.ts';
import { TRADE_KINDS } from './trade-kinds.ts';

/** What is let and is nobody's home. */
const NO_HOME =
  /\b(?:allotments?|plot|garage|lock-?up|shop|office|warehouse|workshop|field|grazing|pasture|stock|lands?|stall|parking|acres?|hectares?|ha|counter|hives?|stables?)\b/gi;

/** Most specific first. */
export const PAPER_KINDS: readonly PaperKind[] = [
  ...PUBLIC_KINDS,
  kind('Promissory note (loan)', /\bpromissory note\b/i),
  kind('Guarantee', /\bguarant(?:ee|y|or)\b|\bsurety\b/i, /\b(?:guarantor|surety)\b/gi),
  kind(
    'Charge over property (loan security)',
    /\bcharge over\b|\b(?:legal|fixed|floating|bond and) charge\b|\bdebenture\b|\bmortgage\b|\bhypothecation\b/i,
    /\b(?:chargor|mortgagor)\b/gi,
  ),
  kind('Buy now, pay later agreement (consumer credit)', /\bpay (?:later|in (?:three|four|\d))\b/i),
  kind(
    'Credit card agreement (consumer credit)',
    /\bcard ?(?:member|holder)?\b[^\n]{0,20}\bagreement\b|\bcredit card\b/i,
    /\b(?:credit limit|card ?(?:holder|member)s?|cash advances?|minimum payments?|balance transfers?|interest on purchases)\b/gi,
    /\bcard ?(?:member|holder)s?\b/gi,
  ),
  kind('Bank account terms', /\b(?:current|bank|savings) account\b/i),
  kind(
    'Loan of a thing (free use)',
    /\b(?:free )?(?:loan|lending) of (?:an?|my|our|the|his|her) (?!(?:sum|loan|money)\b)|\bborrowing (?:an?|my|our|the) (?!(?:sum|loan|money)\b)/i,
  ),
  kind(
    'Loan agreement',
    /\bloan\b|\bcredit agreement\b|\bline of credit\b|\boverdraft\b|\blending\b/i,
    /\b(?:borrower|lender|repay\w*|loan|lend|lending|lent|pay(?:s|ing)? (?:it |me |you |us |this )?back)\b/gi,
  ),
  kind('Non-disclosure agreement (NDA)', /\bnon-?\s?disclosure\b|\bconfidential\w*\b|\bnda\b|\bsecrecy\b/i),
  kind('Non-compete agreement (employment)', /\bnon-?compet\w*\b|\brestraint\b|\brestrictive covenant/i),
  kind(
    'Lease of business premises',
    /\b(?:shop|commercial|business|office|retail|indenture of) lease\b|\bfarm lease\b|\bagreement of lease\b|\blease of (?:shop|premises)/i,
    /\b(?:lessee|turnover rent|trading hours|demised|lock-?up shop|shop premises)\b/gi,
  ),
  kind(
    'Lodger or room agreement (rental)',
    /\blodger\b|\b(?:house|flat) rules\b[^\n]{0,50}\b(?:flat|house|room|pays)\b|\broom (?:share|rental|agreement)\b|\bflat ?share\b|\b(?:house|flat|household|(?:house|flat|room)-?mates?)['’]?s? agreement\b|\broommate\b|\bhouse ?share\b|\bsharing the (?:house|flat)\b|\b(?:the|your|yellow|attic|spare|back) room\b/i,
    /\b(?:lodger|roommate|flatmate|housemate)\b/gi,
    undefined,
    // who is cared for has a room as well
    /^(?![^]{0,1500}\b(?:au pair|nanny)\b)(?![^]{0,3000}\b(?:care home|nursing home|aged (?:care|living)|residential care|care plan|nurses?)\b)/i,
  ),
  kind(
    'Student room agreement (residential lease)',
    /\bstudent accommodation\b|\bhostel\b|\bhalls? of residence\b|\b(?:residence|student) halls?\b|\bstudent room\b|\bco-?living\b/i,
  ),
  kind('Leave and licence agreement (residential rental)', /\bleave and licen[cs]e\b/i),
  kind('Lease', /\ballotments?\b|\bgrazing\b|\bconacre\b|\bagistment\b|\bletting of (?:land|a field)\b/i),
  kind('Storage agreement', /\bstorage\b|\bstoring\b/i),
  kind(
    'Mooring agreement (licence)',
    /\bmoorings?\b|\bberth\b|\bmarina (?:agreement|contract|terms|rules|licen[cs]e)\b/i,
    /\b(?:mooring|berth|pontoon|moored)\b/gi,
  ),
  kind(
    'Repair order (services)',
    /\brepair (?:ticket|order|slip|agreement|form)\b|\brepairs?\b[^\n]{0,20}\bticket\b/i,
    /\brepair(?:s|ed|er)?\b/gi,
  ),
  kind(
    'Agency work terms (temporary work)',
    /\btemporary (?:agency )?workers?\b|\bagency workers?\b|\btemp(?:orary)? (?:staff|assignments?)\b|\bassignment terms\b/i,
  ),
  kind(
    'Holiday club or timeshare (membership)',
    /\b(?:holiday|vacation) (?:club|points|ownership)\b|\btime-?share\b|\bpoints rights\b/i,
  ),
  kind(
    'Workspace membership (desk or office)',
    /\bco-?working\b|\bworkspaces?\b|\b(?:hot|dedicated|flexible) desks?\b|\bserviced office\b/i,
  ),
  kind('Pest control agreement (services)', /\bpest\b/i, /\bpests?\b/gi),
  kind(
    'Hire of things for an event (services)',
    /\bmarquees?\b|\b(?:event|party) hire\b/i,
    /\bmarquees?\b/gi,
  ),
  kind(
    'Hall or room hire',
    /\b(?:hall|room|church|pitch|court|clubhouse) (?:hire|booking|letting)\b|\bhire of (?:the )?(?:hall|room|church)\b/i,
    /\bthe hall\b/gi,
    /\b(?:students?|residents?|tenants?|bedrooms?)\b/gi,
  ),
  kind(
    'Car subscription or hire agreement',
    /\b(?:car|van|camper|vehicle|motorbike|scooter) (?:hire|rental|subscription)\b/i,
  ),
  kind(
    'Licence or permit',
    /\b(?:trading|market|street|busking|allotment|fishing) (?:licen[cs]e|permit)\b|\bpermit\b/i,
  ),
  kind(
    'Nursery or child care contract',
    /\bday nursery\b|\bchild ?care\b|(?<!\b(?:dogs?|doggy|puppy|pets?|paws|cats?|animals?|kennels?)\b[^\n]{0,40})\bday ?care\b(?![^\n]{0,60}\b(?:boarding|grooming|kennels?|dogs?|cats?|pets?)\b)|\bkindergarten\b|\bchild-?mind(?:er|ing)\b|\bcare of your (?:child|children|baby|son|daughter)\b/i,
    /\b(?:nursery|kindergarten|cr[eè]che|pre-?school|day ?care|settling[- ]in|key (?:person|worker))\b/gi,
    /\b(?:dogs?|doggy|puppy|pets?|cats?|kennels?|nanny)\b/gi,
    // who finds a nanny for a family minds no child
    /^(?![^]{0,4000}\b(?:placement fee|candidates?|introduc\w+ (?:a|the|our) nann\w+|employment agency)\b)/i,
  ),
  kind(
    'Choir or orchestra membership',
    /\b(?:choir|orchestra) (?:membership|rules)\b/i,
    /\b(?:choir|orchestra|choral|singers?|conductor)\b/gi,
  ),
  kind(
    'Parking or garage agreement',
    /\bparking\b|\bdriveway\b|\b(?:lock-?up|garage) (?:rental|letting|tenancy|lease|licen[cs]e|agreement)\b|\b(?:letting|rental|lease|tenancy) of (?:a |the )?(?:lock-?up )?(?:garage|parking)|\block-?up garage\b/i,
  ),
  // a house with such a name may stand in any line
  kind(
    'Holiday rental booking',
    /\bholiday (?:let|home)\b|\b(?:cottage|villa|cabin|chalet)\b[^\n,]{0,24}\b(?:booking|rental|hire|let(?:ting)?|stay|agreement|contract|terms|conditions|rules)\b|\b(?:booking|rental|hire|let(?:ting)?|stay|agreement|contract|terms|conditions|rules)\b[^\n,]{0,24}\b(?:cottage|villa|cabin|chalet)\b|^(?:the )?(?:\p{L}+ ){0,3}(?:cottage|villa|cabin|chalet)(?:$| [-–] |: )/iu,
  ),
  kind(
    'Letting agent terms (services)',
    /\b(?:sole mandate|management terms|letting agen\w*|managing agent|lettings? and management|property management (?:agreement|contract|services))\b|\blettings\b[^\n]{0,60}\bterms\b|\bterms of business (?:for|with) landlords\b|\bterms\b[^\n]{0,60}\b(?:letting|lettings) (?:service|agen\w*|to landlords)\b/i,
  ),
  kind(
    'Residential lease (tenancy)',
    /\b(?:lease|tenancy|tenant|rental agreement|renting)\b/i,
    /\b(?:tenant|landlord|rent|tenancy|lessee|lessor)\b/gi,
    NO_HOME,
  ),
  kind(
    'Internship or apprenticeship agreement (employment)',
    /\bintern(?:ship)?\b|\bapprentice\w*\b|\btraineeship\b/i,
  ),
  kind('Service bond (employment)', /\bservice bond\b|\btraining bond\b|\bdeed of bond\b/i),
  kind(
    'Severance or settlement agreement',
    /\bseverance\b|\bsettlement\b|\bcompromise\b|\bseparation agreement\b|^(?![^\n]*\b(?:enrol\w*|consent|registration|waiver|permission|particip\w+|activit\w+|camp|trip|booking|membership|models?|photos?|photograph\w*|images?|pictures?|likeness|talent|video|film)\b)[^\n]*\brelease\b/i,
    /\b(?:release|settlement)\b/gi,
  ),
  kind('Staff handbook (employment)', /\bhandbook\b|\bcode of conduct\b/i),
  kind(
    'Share option or bonus letter (employment)',
    /\boption grant\b|\boptions?\b[^\n]{0,20}\b(?:letter|plan|agreement)\b|\bretention\b|\bbonus\b|\bequity\b|\bvesting\b/i,
    /\b(?:options?|vest(?:s|ed|ing)?)\b/gi,
  ),
  kind(
    'Zero-hours or casual work contract (employment)',
    /\bcasual\b|\bzero[- ]hours?\b|\bflexible hours\b/i,
  ),
  kind(
    'Job offer (employment contract)',
    /\boffer of employment\b|\bjob offer\b|\b(?:letter of appointment|appointment as)\b(?![^\n]{0,24}\b(?:distributor|dealer|stockist|franchisee|agent)\b)|\boffer letter\b/i,
  ),
  kind(
    'Child care or home care agreement (work)',
    /\bnanny\b|\bcarer\b|\bbaby-?sitt\w*\b|\bchild ?minder\b|\bau pair\b/i,
    /\b(?:twins|little ones|toddler|nappies|nursery wing|babysit\w*|look(?:ing)? after (?:mum|mam|mom|dad|gran|nan|my (?:mother|father))|washing and dressing|(?:her|his) tablets|carer)\b/gi,
    /\b(?:(?<!in the )nursery(?! wing)|kindergarten|cr[eè]che|pre-?school|day ?care|settling[- ]in|key (?:person|worker)|swaps?|points? (?:book|each))\b/gi,
    /^(?![^]{0,600}\b(?:swap|taking turns|take turns)\b)/i,
  ),
  kind(
    'Sales or agency agreement',
    /\bestate agency\b|\bsole agency\b|(?<!\bdebit )\bmandate$|\bsales representative\b|\bcommission agent\b|\bagency agreement\b|\bsales agent\b/i,
    /\bcommissions?\b|\bcommercial agents?\b|\b(?:your|the agent['’]s) territory\b/gi,
  ),
  kind('Cleaning agreement (services)', /\bclean(?:er|ing)\b/i, /\b(?:vacuum|cleaning|floors|mop)\b/gi),
  kind('House-sitting agreement (services)', /\bhouse[- ]?sit\w*\b|\bour house and\b|\bminding our\b/i),
  kind(
    'Platform work agreement (driver, courier)',
    /\b(?:driver|courier|rider|partner rider)\b[^\n]{0,24}\b(?:agreement|terms)\b/i,
    undefined,
    undefined,
    // who gives time for nothing works for no platform
    /^(?![^]{0,2500}\b(?:volunteers?|volunteer\w*|unpaid|gift of time)\b)/i,
  ),
  kind(
    'Creator or influencer agreement',
    /\b(?:creator|influencer|ambassador|(?:brand|product|celebrity) endorsement|endorsement (?:agreement|contract|deal)|endorser|(?:brand|content|paid|sponsored|social media) collaboration)\b/i,
  ),
  kind('Marketplace seller terms', /\bseller terms\b|\bmerchant terms\b|^selling on \p{Lu}/iu),
  kind(
    'Contract of employment',
    /\bemployment\b|\bemployee\b|\bappointment\b(?![^\n]{0,16}\b(?:distributor|dealer|stockist|franchisee)\b)/i,
    /\b(?:employ(?:er|ee|ment)|salary|wages?|overtime|sick pay|holiday pay|shifts?|roster|payslip)\b/gi,
    // a shop that sells on credit asks for an employer and a salary
    /\b(?:instal(?:l)?ments?|cash price|price of the goods|pay(?:s|ing)? for the goods|borrower|the loan)\b/gi,
  ),
  kind(
    'Lawyer’s letter of engagement (services)',
    /\bengagement\b|\bretainer\b/i,
    undefined,
    undefined,
    /\b(?:lawyers?|solicitors?|attorneys?|law firm|counsel|advocates?|barristers?|legal (?:advice|services|fees|work|matters?|costs))\b/i,
  ),
  kind('Statement of work (services)', /\bstatement of work\b/i),
  kind(
    'Freelance or contractor agreement (services)',
    /\bfreelanc\w*\b|\bcontract for services\b|\bconsult\w*\b|\bindependent contractor\b|\bvisual identity\b|\bdesign\w*\b|\b(?:copy-?)?editing\b|\btranslat\w+\b/i,
    /\b(?:invoice|drafts?|rounds? of changes|deliverables?|consultant)\b/gi,
  ),
  kind(
    'Building or renovation contract (works)',
    /\brenovation\b|\bbuilding\b|\bconstruction\b|\bworks contract\b|\bremodel\w*\b/i,
    /\b(?:builders?|tilers?|plumbers?|drawings|tiles|scaffold\w*|plaster\w*|renovat\w*|building (?:work|site|permit))\b/gi,
    /\b(?:mum|mom|mother|dad|father|grandmother|grandfather)\b/gi,
  ),
  kind('Solar or energy agreement', /\bsolar\b|\bpower purchase\b/i),
  kind(
    'Energy supply contract (services)',
    /\b(?:electricity|gas|energy)\b/i,
    undefined,
    undefined,
    /\b(?:kwh|smart meters?|meter(?:ed| reading)s?|tariffs?|standing charges?|unit (?:rate|price)s?|per unit|supply you|supply of (?:electricity|gas|energy|power)|(?:the|your) (?:meter|supply))\b/i,
  ),
  kind(
    'Phone or internet contract (services)',
    /\b(?:broadband|fibre|internet|telecom\w*)\b|\bmobile (?:phone|plan|contract|agreement|terms|services?|tariff|subscription|network)\b/i,
    /\b(?:airtime|handset|sim(?:-only| card)?|data allowance|broadband|router|modem|landline|fibre|roaming|texts|mbps|[45]g)\b/gi,
  ),
  kind(
    'Insurance policy',
    /\b(?:policy booklet|policy schedule|insurance|insur(?:er|ed)|travel cover|policy no)\b|\bpolicy summary\b/i,
    /\b(?:premiums?|insurer|policyholder|sum insured|policy (?:number|schedule|booklet))\b/gi,
  ),
  kind(
    'Privacy policy',
    /\bprivacy (?:policy|notice)\b|\bpersonal data\b|\b(?:looks? after|use|protect|handle) your (?:data|information)\b|\bwhat we know about you\b/i,
    /\bpersonal (?:data|information)\b/gi,
  ),
  kind(
    'Care home agreement',
    /\b(?:care home|nursing home|admission agreement|provision of care|contract of care)\b/i,
  ),
  kind(
    'School or tuition agreement',
    /\b(?:enrol?ment|tuition|lessons?|school|course|admission form|coaching|academy)\b/i,
    /\b(?:pupils?|lessons?|tuition|term fees?)\b/gi,
    undefined,
    // what somebody is paid for teaching or helping is another deal
    /^(?![^]{0,2500}\b(?:volunteers?|stipend|the coach is paid|(?:is|are) paid at|self-employed)\b)/i,
  ),
  kind(
    'Gym or club membership',
    /\bmembership\b|\bgym\b|\bclub\b|\brunners\b|\barticles and by-?laws\b/i,
    /\b(?:members?|membership|gym|committee)\b/gi,
    /\b(?:raffle|draw(?:n|s)?|lottery|prizes?|stubs?|syndicate)\b/gi,
  ),
  kind(
    'Wedding or event booking',
    /\b(?:wedding|birthday|banquet|for an event|event (?:hire|booking)|venue|(?<!\b(?:hire|rental|repair|parking|loan|pawn|storage) )ticket\w*(?! (?:cost |are |at )?[$€£]))\b/i,
    /\b(?:wedding|guests|venue|bride|reception|tickets?)\b/gi,
    /\b(?:raffle|draw(?:n|s)?|lottery|prizes?|stubs?|syndicate)\b/gi,
    /\b(?:weddings?|event|birthday|part(?:y|ies)|banquet|venue|bride|ceremony|concert|festival|tickets?|show)\b/i,
  ),
  kind(
    'Package holiday booking (travel terms)',
    /\bbooking conditions\b|\bholidays?\b(?! (?:park|home park|village))|\bpackage travel\b/i,
  ),
  kind('Airline conditions of carriage (travel terms)', /\bconditions of carriage\b|\bairlines?\b/i),
  kind(
    'Equipment hire agreement',
    /\b(?:equipment|tool|plant|machine|camera|bike|boat|dry) (?:rental|hire)\b|\bhire of (?:plant|equipment|tools|machin\w+)\b/i,
  ),
  kind(
    'Car subscription or hire agreement',
    /\b(?:car|camper|vehicle) (?:subscription|rental|hire)\b/i,
    /\b(?:the (?:vehicle|car|van|camper|scooter|motorbike)|mileage|odometer|rental (?:car|vehicle))\b/gi,
    /\b(?:buyer|purchaser|seller|vendor|bought|sold|purchase price|warranty|sale)\b/gi,
  ),
  kind(
    'Hire purchase agreement (sale on credit)',
    /\b(?:rental|hire|lease)[- ]purchase\b|\brent[- ]to[- ]own\b/i,
  ),
  kind(
    'Pet boarding agreement (services)',
    /\b(?:kennels?|(?:dog|pet|cat|animal) boarding|boarding (?:agreement|contract|terms|form)|cattery)\b/i,
  ),
  kind(
    'Removal contract (services)',
    /\bremovals?\b|\b(?:your|our) (?:house )?move (?:to|from)\b|\bmove service (?:order|agreement)\b|\b(?:local|long[- ]distance|household|office) move\b|\bvan lines\b|\bmoving (?:company|contract|services?|terms|quote|agreement|firm|estimate|order)\b|^moving\b/i,
  ),
  ...TRADE_KINDS,
];
