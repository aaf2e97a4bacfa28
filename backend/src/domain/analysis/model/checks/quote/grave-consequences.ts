/**
 * Grave things that a model may threaten a reader with, or hold out to them, and that a paper has to speak of before they are
 * said of it: bailiffs, a record of debts, a mortgage, a saving of tax, the whole deposit lost.
 */
const NAMED_BY_PAPER: readonly { readonly said: RegExp; readonly inPaper: RegExp }[] = [
  {
    said: /\b(?:bailiffs?|sheriffs?|repo(?:ssession)? (?:agents?|men|man))\b/i,
    inPaper: /bailiff|sheriff|repossess|gerichtsvollzieher|huissier|oficial de justiça|alguacil/i,
  },
  {
    said: /\b(?:police|prison|jail|arrest\w{0,3}|criminal\w{0,3}|prosecut\w{1,4}|felony|offences?|offenses?)\b/i,
    inPaper:
      /police|garda|prison|jail|arrest|criminal|prosecut|felony|offen[cs]e|polizei|straf|polic|gefängnis|delito|crime/i,
  },
  {
    said: /\b(?:deport\w{0,5}|visas?|immigration)\b/i,
    inPaper: /deport|visa|visum|immigra|einwander|residen/i,
  },
  {
    said: /\b(?:credit (?:files?|scores?|records?|ratings?|history|reports?)|blacklist\w{0,3})\b/i,
    inPaper: /credit|blacklist|schufa|bureau|fichier|bonität|spc|serasa|ficher/i,
  },
  { said: /\bmortgag\w{1,3}\b/i, inPaper: /mortgag|hypothe|hypoth|hipotec|ipotec|charge/i },
  {
    said: /\btax (?:deductible|relief|free|allowances?|benefits?|breaks?)\b/i,
    inPaper: /tax|steuer|impôt|impuesto|imposto|fiscal/i,
  },
  {
    said: /\b(?:chang(?:e|es|ing) (?:the|your) locks?|lock(?:s|ed|ing)? you out)\b/i,
    inPaper: /lock|schloss|schlösser|serrure|cerradura|fechadura/i,
  },
  {
    said: /\b(?:sell|sells|selling|auction\w{0,3}) (?:off )?(?:your|the reader['’]s|the tenant['’]s) \p{L}+/iu,
    inPaper: /\bsell|\bsale|\bsold|auction|dispos|realis|realiz|verkauf|verwert|vend|versteiger|leil/i,
  },
  {
    said: /\b(?:cuts?|switch\w{0,3}|shuts?) off (?:the |your )?(?:utilities|power|water|heat\w{0,3}|gas|electricity)\b|\b(?:utilities|power|water|heating|gas|electricity) (?:is|are) (?:cut|switched|shut) off\b/i,
    inPaper: /\bcut|disconnect|suspend|switch|shut|sperr|coup|cort/i,
  },
  {
    said: /\bwages? (?:can|may|will|could) be (?:seized|attached|garnish\w{0,3})\b|\bseiz\w{1,3} your (?:wages?|salary|pay)\b/i,
    inPaper: /seiz|attach|garnish|assign|pfänd|saisi|embarg|penhor/i,
  },
  { said: /\b(?:bankrupt\w{0,3}|insolven\w{1,3})\b/i, inPaper: /bankrupt|insolv|konkurs|faillite|concurso/i },
];

const DEPOSIT_GOES =
  /\b(?:los(?:e|es|ing)|forfeit\w{0,3}|keeps?|retains?)\b[^.;]{0,16}\b(?:whole|entire|full|all)\b[^.;]{0,12}\b(?:deposit|bond)\b|\b(?:whole|entire|full) (?:deposit|bond) (?:is|are|will be) (?:lost|gone|kept|forfeit\w{0,3}|retained)\b/i;
const DEPOSIT = /deposit|bond|caution|kaution|garant|fianza|cauzione|caução/i;

const NEEDS_NOTHING =
  /\bneeds? (?:no|neither|not (?:a|any)) (?:permission|reasons?|cause|court|notice|consent|approval|proof|warning|grounds?)\b/i;
const LEAVES_FREE =
  /\b(?:without|no|not|nothing|never|any|discretion|sole|solely|free|wish\w{0,2}|pleas\w{1,5}|thinks? fit|at will|opinion|enough)\b/i;

/** "The landlord needs no permission", of words that leave them no such freedom. */
export const needsNothing = (sentence: string, around: string): boolean =>
  NEEDS_NOTHING.test(sentence) && !LEAVES_FREE.test(around);

/** Whether a sentence names a grave consequence that the paper does not. */
export const inventsConsequence = (sentence: string, paper: string): boolean =>
  NAMED_BY_PAPER.some(({ said, inPaper }) => said.test(sentence) && !inPaper.test(paper));

/** Whether a sentence has the whole deposit lost, and no note does. */
export const losesUnnotedDeposit = (sentence: string, notes: readonly string[]): boolean =>
  DEPOSIT_GOES.test(sentence) &&
  !notes.some(
    (note) =>
      DEPOSIT.test(note) &&
      /\b(?:whole|entire|all|full|forfeit\w{0,3}|los[et]\w{0,2}|keeps?|kept)\b/i.test(note),
  );

/** Whether a sentence has the whole deposit lost of which the words around its quote are silent. */
export const losesDeposit = (sentence: string, around: string): boolean =>
  DEPOSIT_GOES.test(sentence) && !DEPOSIT.test(around);
