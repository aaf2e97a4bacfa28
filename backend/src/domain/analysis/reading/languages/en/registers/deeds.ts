const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** What somebody does for the other side, said in the present: `once a year we look inside`. Plain forms. */
export const DEEDS: ReadonlySet<string> = words(`
  answer arrange bring carry check clean clear collect cook cover cut deliver deduct do email e-mail empty feed fetch fill finish fit fix furnish give hand help hold
  install insure invite issue keep knock lay leave lend let list load maintain make measure mend mow notify order pack paint pay phone plan post prepare
  print provide put read refund remind remove repair repay replace reply report return ring see sell send serve show sign supply sweep take teach tell test tidy tow trim
  wait walk warn wash water work write adjust book credit honour honor inform look pass place produce`);

/** The same with what must follow, where the verb alone tells no deed. */
export const WITH_OBJECT: Readonly<Record<string, RegExp>> = {
  see: /^ (?:@|to (?!(?:it )?that)|him|her|them)/,
  look: /^ (?:after|inside|into|over (?:it|them|her|him|the|@))/,
  let: /^ @\d (?:in|into|know|have)/,
  give: /^ (?:@|back|notice|it back|(?:a|two|three) (?:receipts?|cop(?:y|ies)|weeks?|days?)|the (?:keys?|money|deposit)|[$€£₹]|her|him|them)/,
  write: /^ (?:@|to @|with)/,
  put: /^ (?:right|back|up|it|them|the|a|in)/,
  take: /^ (?:back|it back|them back|care|@\d(?:'s [a-z]+)? to|@\d home|the [a-z]+ (?:off|away|back|out|down|to)|away)/,
  work: /^ (?:on (?!a\b)|[a-z]+ hours|until|every|from)/,
  do: /^ (?:the|@\d's|all|it|that|this|any)/,
  keep: /^ (?:(?:the|@\d's|it|them)(?: [a-z]+){0,2} (?:clean|safe|locked|warm|open|dry|insured|apart|tidy|clear|up)\b|@\d informed|a (?:record|copy|log|list|register)|records)/,
  sell: /^ (?:@\d|it to @\d)/,
  pass: /^ (?:it|them|on (?:to|the))/,
  cover: /^ (?:the|@\d's|floors?|all)/,
  hold: /^ (?:it|them|at least|the (?:deposit|money|keys?))/,
  read: /^ the meters?/,
  sign: /^ (?:the|it|over)/,
  pay: /^ (?!(?:nothing|no|only|less|half|more|extra if)\b)/,
  leave: /^ (?:a|the|it|@\d|@\d's|two|clear)/,
  make: /^ (?:sure|good|up|it good)\b/,
  place: /^ (?:the|it|@\d's|a)/,
};

/** Words behind which a side and its verb only tell which one, or when: `the day you leave`. */
export const TELLS_WHICH =
  /(?:\b(?:the|that|those|any|this|all|every|each|what|which) (?:[a-z]+ )?(?:days?|dates?|time|moment|minute|weeks?|months?|years?|nights?|hours?|lessons?|sessions?|figure|sum|amount|price|way|work|things?)|\b(?:anything|everything|all|any|every|what|whatever|whoever|that|which|who|whom|where|when|whenever|if|unless|until|till|once|while|because|since|as|than|how|why|whether|so that|before|after|though|although|hope|think|know|say|says|said|believe|mean|sure|glad|afraid|promise|wish)|')$/;

/** People who work for one of the sides and speak for it. */
export const STAFF =
  'staff|manager|technician|engineer|team|desk|help ?desk|support|office|caretaker|warden|porter|nurse|teacher|surgeon|doctor|dentist|vet|veterinarian|consultant|editor|partner|director|counsellor|coordinator|co-ordinator|lead|secretary|treasurer|clerk|officer|supervisor|driver|mechanic|therapist|tutor|educator|mentor|foreman|branch|reception|receptionist|adviser|advisor|crew|carers?|caseworker|auditor|board|committee|ombudsperson|lifeguard|guide|instructor|coach|somebody with a key';
/** What they do. */
export const STAFF_DEEDS =
  'answers?|repl(?:y|ies)|knocks?|gives?|comes?|visits?|calls?|rings?|shows?|sends?|sees?|checks?|inspects?|reviews?|tests?|looks? (?:at|after|in)|explains?|helps?|tells?|acknowledges?|returns?|writes?|counts?|reads?|operates?|watches|leads?|meets?|cleans?|sits? down|trains?|teaches|collects?|delivers?|repairs?|works? next to';

/** What those who provide something do about it, in the passive, with a rhythm or a limit. */
export const SERVED =
  'tested|checked|serviced|inspected|emptied|repainted|maintained|answered|investigated|wiped|deleted|destroyed|shredded|erased|locked away|sent round|pinned up|updated|vetted|audited|swept|cleaned|registered|logged|read|looked at|acknowledged|dealt with|seen to|exchanged|put right|made safe|treated|repaired|mended|replaced|done over|made good|re-?done|kept in repair|posted|published|held (?:for @|in an? |every|twice)|shown on|insured';
export const RHYTHM = String.raw`(?:every|each|twice|once|daily|weekly|monthly|yearly|annually|(?:with)?in (?:a|an|one|two|three|four|five|six|seven|ten|twelve|fourteen|twenty|thirty|\d+)\b|after (?:\d+|[a-z]+) (?:days|weeks|months|years)|the same day|(?:the )?next day|free of charge|at no charge|at no cost|without (?:a )?(?:further )?(?:charge|bill)|round the clock|in advance|before (?:@|anyone|anybody))`;
