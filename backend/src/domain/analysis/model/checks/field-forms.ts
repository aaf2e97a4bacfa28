/** What each field of a finding is: advice asks or tells to look, what is usual says so, a proposed clause reads like one. */

const ADVISES =
  /^(?:(?:before|if|when|once|until|unless|while|after|as)\b[^.,;]{3,90}, ?)?(?:(?:at least|in writing|then|also|and|otherwise|better|ideally|alternatively|please),? )?(?:ask|request|propose|suggest|insist|negotiate|demand|push|seek|offer to|try|check|consider|compare|clarify|confirm (?:that|whether|what|with|in|who|how|when)|note|beware|remember|watch|look (?:out|up|for|at|into)|keep|limit|cap|reduce|shorten|extend|remove|delete|strike|cross out|add|replace|define|name|state|avoid|refuse|wait|calculate|work out|count|budget|plan|find out|make sure|ensure|do not|don['’]t|never|take (?:photos|pictures|a photo|notes|advice|legal advice|care|out|time|your time)|photograph|record|write|have|get|agree|talk to|speak to|show|see (?:that|whether|a|an|what|how)|put|set|send|give|tell|save|store|inspect|measure|test|document|diari[sz]e|mark|say|speak|decide|know|make (?:it|this|the|a|any)|let|leave out|hold|require|use|pay (?:only|by|the|no|on|in)|report|fix|bring|return|read (?:the|it|this|what|clause|how|every|all|that|both|section|article|up)|be (?:sure|clear|ready|careful|aware|prepared)|stop|cancel|split|link|tie|exclude|include|allow|accept (?:this )?only|treat|expect|insure|think of|list|find|choose|pick|switch|turn|move|offer|go (?:through|over))\b/i;
/** Whether a sentence tells the reader to do nothing. */
export const calms = (sentence: string): boolean => CALMS.test(sentence);

/** Asked of the reader, not of the other side. */
const ASKS_READER =
  /\b(?:would|could|will|can|might) you (?:please |kindly |mind )?(?!lose|owe|be|have|still|really|afford|leave|end|get)\w+|\b(?:be so (?:kind|good)|please|kindly|it (?:helps?|would help|pays) to|you will want to|say the word|feel free|you may (?:now|simply)|why not|how about|let us|let['’]s)\b/i;

/** To do nothing is no advice. */
const CALMS =
  /^\W{0,3}(?:(?:ask|change|do|check|request|add|note|question|read|expect) (?:for )?(?:no|nothing|none)\b|read (?:on|further)\b|(?:try|remember|make sure|be sure)? ?(?:not to|to stop|do not|don['’]t) (?:think|worry|fret|dwell|ask|read|bother|mind))/i;

/** Whether advice asks for something or tells what to look at, and asks nothing for anybody else. */
export function asksForSomething(sentence: string): boolean {
  if (ASKS_READER.test(sentence)) return false;
  return ADVISES.test(sentence);
}

/** Whether an explanation explains: no question, no shout, nothing asked of the reader. */
export const readsLikeExplanation = (sentence: string): boolean =>
  !/[!?]["”’')]{0,2}\s*$|[!?] /.test(sentence) && !ASKS_READER.test(sentence);

const RULE =
  /\b(?:shall|must|may|will|is|are|has|have|cannot|can|does|do|applies|apply|ends?|pays?|bears?|gives?|keeps?|returns?|continues?|remains?|needs?|requires?|owns?|owes?|covers?|begins?|starts?|counts?|takes?|falls?|renews?|lasts?|gets?|goes|stays?|answers?|repairs?|holds?|runs?|charges?|repays?|refunds?|agrees?)\b/i;
/** A length of time, share or sum of a proposed clause stands in words that hold it down. */
const HELD_DOWN =
  /\b(?:at least|at most|no(?:t)? (?:more|less|later|longer|earlier|fewer) than|up to|within|maximum|minimum|max|min|limited to|capped|exceed\w{0,3}|only|after|before|by|if|once|until|unless|either|both|prior|reminder|days?['’]|months?['’]|weeks?['’]|hours?['’])\b/i;
const WORSENS =
  /\b(?:doubl\w{1,3}|tripl\w{1,3}|forfeit\w{0,3}|loses?|lock(?:ed)?[- ]in|around the clock|backdat\w{1,3}|surcharge|fine|penalty of|half of|a third|two thirds|a quarter|three quarters|renews? for|goes up|rises?|rais(?:e|es)|increases? by|ahead|in advance|runs for|lasts (?:for|until)|runs at|nearer|effective(?:ly)?|works? out)\b/i;

/** Whether proposed words are a clause: a rule about somebody, and none that speaks to the reader as a person beside them. */
export const readsLikeClause = (sentence: string): boolean =>
  RULE.test(sentence) && !/[!?]/.test(sentence) && !SETS_RIGHT.test(sentence) && !ASKS_READER.test(sentence);

/** "Notice is one month, not two": a clause sets nobody right. */
const SETS_RIGHT = /, (?:and )?(?:not|never) (?:\p{L}+ ){0,2}[\p{L}\d]+\.?$/iu;

/** Whether a proposed clause names a number of its own that no limit holds down, or one that makes things worse. */
export const isLooseOffer = (sentence: string): boolean =>
  WORSENS.test(sentence) || !HELD_DOWN.test(sentence);

/** Whether words say what is usual, or are such a thing without a verb. */
export const readsLikeUsual = (sentence: string): boolean =>
  readsLikeExplanation(sentence) &&
  (/\b(?:usual(?:ly)?|normal(?:ly)?|common(?:ly)?|typical(?:ly)?|standard|customary|market|often|most|many|mostly|generally|average|elsewhere|as a rule|in general|such (?:papers|contracts|leases|clauses)|(?:leases|contracts|papers|agreements|loans|terms|clauses|policies) (?:like|of) )\b/i.test(
    sentence,
  ) ||
    !/\b(?:you|your|is|are|was|will|would|should|may|can|could|has|have|had|bears?|starts?|stops?|begins?|grows?|comes?|receives?|charges?|pays?|owes?|replaces?)\b/i.test(
      sentence,
    ));
