/** Words of praise and comfort. Explaining what a clause costs needs none of them; asking for something better may. */
const PRAISE =
  /\b(?:gems?|decent\w{0,2}|hearts?|kinder|kindest|lenien\w{1,4}|painless\w{0,2}|mild(?:er|est|ly)?|gentle|humane|clean(?:er|est)?|cheap(?:er|est)?|a steal|dreams?|smiles?|stars?|thumbs?|flying colou?rs|envy|luxury|treat for|better|best|perfect\w{0,2}|ideal\w{0,2}|excellent|great|superb|brilliant|wonderful|fantastic|lovely|nice\w{0,2}|good|fair(?:ness|ly)?|safe(?:ly|ty)?|secure|comfort\w{0,6}|relax\w{0,3}|calm|happy|glad|pleased|satisf\w{1,5}|friendly|generous\w{0,2}|kind(?:ly|ness)|lucky|fortunate\w{0,2}|wise\w{0,2}|smart|sensible|prudent|sound|solid|robust|reliable|trust\w{0,8}|honest\w{0,2}|transparent\w{0,2}|balanced?|even-handed|harmless|benign|innocuous|toothless|unfounded|groundless|boilerplate|routine|formality|textbook|model of|exemplary|flawless|faultless|spotless|impeccable|unproblematic|uncontroversial|recommend\w{0,6}|approv(?:al|es) (?:of|from)|approves|endors\w{1,6}|bless\w{1,3}|AAA|top[- ]rated|five[- ]star|first[- ]class|well[- ](?:advised|drafted|balanced|protected|written)|at heart|in mind|reassur\w{1,4}|congratulations?|enjoy|welcome|bargain|opportunity|advantage(?:ous)?|favou?r(?:able|ably|s)|beneficial|attractive|legit\w{0,6}|above board|watertight|bulletproof|exactly (?:what|as) it should|nothing but the|fully insured|seal of)\b/gi;

/** Before a word of praise these make it no praise: a denial, a question, a request, or what somebody else says or needs. */
const TURNED =
  /\b(?:not|no|never|nothing|none|nobody|neither|nor|without|less|hardly|barely|cannot|can['’]?t|won['’]?t|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t|too|whether|if|unless|until|only|ask|propose|request|negotiate|insist|demand|want|need|needs|lose|loses|losing|lost|instead|rather|should|says?|claims?|feels?|thinks?|finds?|finding|decides?|deems?|considers?|judges?|calls?|in (?:its|their|his|her) (?:view|opinion)|what|how|who|anybody|somebody|for|at a|keep|have|market|legal|your own)\b[^.;:]{0,28}$/i;

/** Fears that are talked away. */
const TALKED_AWAY =
  /\b(?:nothing|no|zero|never|not|without|any|all|neither)\b[^.;:]{0,30}\b(?:sinister|exposure|fears?|affected|against you|talk you out|blink\w{0,3}|worr\w{1,4}|afraid|scar\w{1,3}|alarm\w{0,3}|suspicio\w{1,3}|shady|fishy|scam|trick\w{0,3}|hidden|snags?|strings attached|hurdles?|qualms?|misgivings?|teeth)\b|\b(?:could not|couldn['’]t|cannot) (?:ask|wish|hope) for\b|\bexactly (?:what|as|how) (?:it|they|you) (?:should|would|need)|\bholds? up under\b|\b(?:protects?|serves?|guards?) your (?:interests?|rights?)\b/i;

/** Who stands behind a paper is no matter of a report. */
const PRAISES_PEOPLE =
  /\b(?:decent|honest|kind|good|nice|fair|friendly|reliable|trustworthy|reasonable) (?:people|persons?|folk|landlords?|landlady|company|firm|employers?|lenders?|sellers?|owners?)\b/i;

/** Whether a sentence praises or comforts where it should explain. `isRequest`: it asks for something. */
export function praises(sentence: string, quote: string, isRequest: boolean): boolean {
  if (TALKED_AWAY.test(sentence) || PRAISES_PEOPLE.test(sentence)) return true;
  if (isRequest) return false;
  return [...sentence.matchAll(PRAISE)].some(({ 0: word, index }) => {
    // The paper's own word, and a word inside a figure of speech of law: "good faith", "fair wear".
    if (quote.includes(word.toLowerCase())) return false;
    const after = sentence.slice(index + word.length, index + word.length + 18).toLowerCase();
    // goods that secure a debt are praised by nobody
    if (
      /^secure$/i.test(word) &&
      /^ (?:any|all|every|the|a|an|your|their|what|whatever|it|more)\b/.test(after)
    )
      return false;
    if (
      /^ (?:faith|cause|reason|repute|standing|condition|order|name|wear|market|value|dealing|deal of|share|use)\b/.test(
        after,
      )
    )
      return false;
    return !TURNED.test(sentence.slice(Math.max(0, index - 48), index));
  });
}
