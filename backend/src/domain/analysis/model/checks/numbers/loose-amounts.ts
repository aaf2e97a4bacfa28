/** Amounts and days that are named without a number, and the words of a paper that bear them out, in its language. */
const LOOSE: readonly { readonly said: RegExp; readonly inPaper: RegExp }[] = [
  {
    said: /\b(?:half|halves|halved|halving)\b(?![- ](?:an? )?(?:hours?|days?|way))/i,
    inPaper:
      /\bhal[fv]|equal (?:parts|shares)|equally|50 ?%|fifty per|50 per cent|\bhalb|hälfte|moitié|\bdemi|mitad|\bmedi[oa]\b|metade|\bmeia\b|metà|mezz/i,
  },
  {
    said: /\b(?:a|one|two) thirds?(?= (?:of|more|less|in|within|over|every|each)\b)|\bby (?:a|one) third\b|\btwo[- ]thirds\b/i,
    inPaper: /\bthirds?\b|\b33|\b66|drittel|\btiers\b|tercio|terço|terzo/i,
  },
  {
    said: /\b(?:a|one|three)[- ]quarters?(?= (?:of|more|less|the)\b)|\bthree[- ]quarters\b/i,
    inPaper: /quarter|\b25 ?%|\b75 ?%|viertel|\bquarts?\b|cuart|quart[oi]/i,
  },
  {
    said: /\b(?:an?|one|two|three|four) (?:fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth|hundredth)s? (?:of|more|less)\b/i,
    inPaper:
      /fifths?\b|sixths?\b|eighths?\b|tenths?\b|twelfths?\b|twentieth|\b(?:5|10|20|40|60|80) ?(?:%|per)|fünftel|zehntel|cinquième|dixième|quinto|décim|quint/i,
  },
  {
    said: /\b(?:a|an|one|another|each) day['’]s (?:rent|pay|wages?|salary|fees?|interest|price|income)\b/i,
    inPaper:
      /\b(?:daily|(?:per|a|each|every|one|1) day)\b(?! of)|days?['’]s? (?:rent|pay|wage|salar|fee|interest)/i,
  },
  {
    said: /\b(?:a|an|one|another|each) week['’]s (?:rent|pay|wages?|salary|fees?|interest|price|income)\b/i,
    inPaper: /\bweek/i,
  },
  {
    said: /\b(?:bank|public|school) holidays?\b|\bpay ?days?\b/i,
    inPaper: /holiday|pay ?day|feiertag|férié|festivo|feriado|festivi/i,
  },
  {
    said: /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:working |business |calendar |clear )?day\b/i,
    inPaper:
      /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|2nd|3rd|[4-9]th|10th)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|10) (?:working |business |calendar |clear )?days\b|werktag|jour|día|dia\b|giorn/i,
  },
  {
    said: /\b(?:doubl(?:es?|ed|ing)|twice|two[- ]?fold)\b(?![- ]check)/i,
    inPaper: /doubl|twice|two times|200 ?%|\b2x\b|doppel|zweifach|dobl|dobro|doppio|dubbel/i,
  },
  {
    said: /\b(?:tripl(?:es?|ed)|trebl(?:es?|ed)|thrice|three[- ]?fold)\b/i,
    inPaper: /tripl|trebl|thrice|three times|300 ?%|dreifach/i,
  },
  {
    said: /\bfortnights?\b/i,
    inPaper:
      /fortnight|\b14\b|two weeks|fourteen|vierzehn|zwei wochen|quinze|quinz|catorce|dos semanas|duas semanas/i,
  },
  {
    said: /\b(?:grand|quid|bucks|fivers?|tenners?)\b/i,
    inPaper: /\b(?:grand|quid|bucks|fivers?|tenners?)\b/i,
  },
  { said: /\bmondays?\b/i, inPaper: /monday|montag|lundi|lunes|segunda|lunedì/i },
  { said: /\btuesdays?\b/i, inPaper: /tuesday|dienstag|mardi|martes|terça|martedì/i },
  { said: /\bwednesdays?\b/i, inPaper: /wednesday|mittwoch|mercredi|miércoles|quarta|mercoledì/i },
  { said: /\bthursdays?\b/i, inPaper: /thursday|donnerstag|jeudi|jueves|quinta|giovedì/i },
  { said: /\bfridays?\b/i, inPaper: /friday|freitag|vendredi|viernes|sexta|venerdì/i },
  { said: /\bsaturdays?\b/i, inPaper: /saturday|samstag|sonnabend|samedi|sábado|sabato/i },
  { said: /\bsundays?\b/i, inPaper: /sunday|sonntag|dimanche|domingo|domenica/i },
  {
    said: /\b(?:two|three|four|five|six|seven|eight|double|single)[- ]figure|\b(?:six|seven|eight) figures\b/i,
    inPaper: /figure/i,
  },
  {
    said: /\b(?:a (?:couple|few|handful)(?: of)?|several|some|many) (?:hundred|thousand|million|lakh|crore)s?\b|\b(?:hundreds|thousands|millions)\b|\b(?:hundred|thousand)s? (?:of )?(?:pounds|euros|dollars|rupees)|(?<!\b(?:credit|acceptance|risk|your|their|the|star) )\bscore\b(?! of| for)/i,
    inPaper:
      /hundred|thousand|million|tausend|hundert|mille|cent(?:s|aines)|\bmil\b|cien|\bcem\b|\bmila\b|score/i,
  },
  {
    said: /\b(?:noon|midday|midnight|dawn|dusk|sunset|sunrise|lunch(?:time)?|midsummer|midwinter|michaelmas|twelfth night|candlemas|lammas|equinox|generations?|centur(?:y|ies)|semesters?)\b/i,
    inPaper:
      /noon|midday|midnight|\b12(?::00)?\b|dawn|dusk|sunset|sunrise|lunch|midsummer|midwinter|michaelmas|twelfth|candlemas|generation|century|semester|mittag|mitternacht|midi|minuit|mediod|medianoche|mei[oa][- ](?:dia|noite)|mezz/i,
  },
  {
    said: /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) months?|years?|weeks?|pounds?|euros?|dollars?) and (?:a bit|change|more|then some)\b|\band (?:change|a bit)[.!]?$/i,
    inPaper: /and a bit|and change/i,
  },
  {
    said: /\b(?:year|month|week|day|life)(?:time)?['’]?s?['’]? worth of\b|\bthe (?:better|best|greater) part of\b/i,
    inPaper: /worth of|part of a/i,
  },
  { said: /\bdozens?\b/i, inPaper: /dozen|\b12 (?=\p{L})|twelve|dutzend|douz|docena|dúzia/iu },
  { said: /\bdecades?\b/i, inPaper: /decade|\b10 years|ten years|jahrzehnt/i },
  {
    said: /\b(?:christmas|new year['’]?s|easter|boxing day|thanksgiving|hallowe['’]?en|valentine|ramadan|diwali)\b/i,
    inPaper:
      /christmas|new year|easter|boxing day|thanksgiving|hallowe|valentine|ramadan|diwali|weihnacht|silvester|ostern|noël|pâques|navidad|natal\b|natale/i,
  },
];

/** What not even a proposed clause names of its own. */
const NEVER_OWN =
  /\b(?:grand|quid|bucks|christmas|easter|new year['’]?s?|(?:bank|public|school) holidays?|pay ?days?)\b/i;

/** Whether a sentence names an amount or a day in words that the paper does not bear out. */
export function hasLooseAmount(sentence: string, paper: string, isProposed = false): boolean {
  if (isProposed && !NEVER_OWN.test(sentence)) return false;
  return LOOSE.some(({ said, inPaper }) => said.test(sentence) && !inPaper.test(paper));
}

/** Sentences that ask for something or tell what is customary may name lengths of time and shares of their own. */
const PROPOSES =
  /^\W{0,3}(?:ask|propose|request|negotiate|insist|suggest|try|offer|limit|cap|replace|demand|push|add|put|set|reduce|shorten|extend|agree|keep|have|get|let|seek|require|name|fix|write|change|only|at most|at least|no more|not more|the same|equal|up to|between)\b|\b(?:ask|propos\w{1,4}|request|negotiat\w{1,4}|instead|usual(?:ly)?|normal(?:ly)?|common(?:ly)?|typical(?:ly)?|standard|market|often|most|many|fair(?:er)?|should (?:be|say|run|end|get|have))\b/i;

/** "30 days", "One to two months' rent": told as usual, without a verb of its own. */
const BARE = /^\W{0,3}(?:an?\b|one|two|three|four|six|seven|ten|twelve|fourteen|thirty|sixty|\d)/i;
const VERB =
  /\b(?:is|are|was|were|be|may|might|must|will|shall|can|could|has|have|had|do|does|comes?|goes|appl(?:y|ies)|owes?|pays?|runs?|costs?|starts?|begins?|ends?|adds?|rises?|grows?|falls?|lasts?|takes?|sets?|makes?|brings?|gives?|gets?|kicks?|you)\b/i;

/** Whether a sentence proposes something, or tells what is usual. */
export const isProposal = (sentence: string): boolean =>
  PROPOSES.test(sentence) || (BARE.test(sentence) && !VERB.test(sentence));
