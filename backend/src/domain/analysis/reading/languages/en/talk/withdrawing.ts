/** How people take back in a later message what one of them offered or asked for: the first group is what is meant. */
export const TAKEN_BACK: readonly RegExp[] = [
  // `forget the storage`, `never mind about the deposit`
  /(?:^|[.,;!?–-] ?|\b(?:so|then|ok|okay|fine|right|alright|and|well|let['’]s|we(?:['’]ll| can| will)?|I(?:['’]ll| will)?|please) )(?:just |all )?(?:forget|scrap|never ?mind|ditch|strike(?: out)?|skip|drop|leave out) (?:about )?(?:the|that|my|your|our|what I said about the) (?<what>[\p{L}\d][\p{L}\d'’-]*(?: [\p{L}\d][\p{L}\d'’-]*)?)(?= ?(?:[.,;:!?)]|$| (?:then|thing|idea|part|bit|please|again|for now)\b))/giu,
  // `no storage then`, `there is no petrol then`
  /\b(?:no|without(?: the| any)?) (?<what>\p{L}[\p{L}'’-]{2,20}) (?:then|after all)\b/giu,
];

/** How somebody turns down what they are offered, at the head of an answer or in it. */
export const TURNED_DOWN =
  /\b(?:no way|too (?:low|high|much|little|short|long|steep|dear|expensive)|(?:can['’]t|cannot|won['’]t|couldn['’]t|could not) (?:do|go|accept|manage|take|pay) (?:that|it|all|so|this)|not comfortable with|out of my budget|I['’]d rather not|(?:a bit|rather|pretty) (?:low|high|steep|much))\b|^\W{0,3}(?:ah |oh |hmm+ |er )?(?:no|nope|nah)\b/i;

/** How somebody takes what they are offered. */
export const TAKEN =
  /^\W{0,3}(?:ok(?:ay)?|yes|yep|yeah|sure|fine|deal|agreed?|done|alright|all right|fair(?: enough)?|works?|good|great|perfect|lovely|brilliant|super|no problem|of course|grand|sounds good|that['’]s fine|👍|👌|✅)(?!\p{L})|👍|👌|🤝/iu;

/** How somebody names another figure in answer to one. */
export const ANOTHER_OFFER =
  /\b(?:would you (?:take|do|accept|go)|how about|what about|(?:I|we) (?:could|can|would|might) (?:only )?(?:do|go|give|offer|pay|send|stretch|manage)|make it|meet (?:me|you|in the middle|half ?way)|tell you what|more like|at (?:the )?most|max|best (?:I|we) can|actually|I['’]d (?:prefer|say|go|want)|(?:can|could) (?:it|we|you) (?:be|do|say|go))\b/i;
