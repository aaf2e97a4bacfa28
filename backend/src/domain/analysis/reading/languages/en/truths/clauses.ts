const SIDE = 'readerside|otherside|i|we|you|he|she|it|they|nobody|anyone';
const VERB =
  'is|are|was|were|will|shall|may|can|must|has|have|goes|falls?|comes?|stays?|counts?|costs?|ends?|renews?|lapses?';
/** A new subject with a verb of its own: `take your things` after `cannot enter and` goes on with the first. */
const SUBJECT = String.raw`(?:(?:if|when|where|until|before|after) |(?:for|within|in|during|from|on|at) (?:[\p{L}\d-]+ ){1,4}?)?(?:(?:${SIDE})(?!['’])\b|(?:the|a|an|any|all|every|each|no|this|that|[\p{L}]+['’]s|his|her|its|our|your|their) (?:[\p{L}-]+ ){1,5}?(?:${VERB})\b)`;
/** Where another clause begins, and the reader who loses, pays or owes after a condition without a comma. */
const BORDER = new RegExp(
  String.raw`;|(?:,? |^)(?:but|however|although|though|whereas)\b|,? (?:and|or) (?=${SUBJECT})|,? (?=readerside (?:(?:will|shall|must) )?(?:loses?|forfeits?|pays?|owes?|bears?)\b)`,
  'u',
);

/** What is denied holds after all where the reader owes. */
export const TAKES_BACK =
  /\b(?:unless|except)\b[^.;]*\b(?:late|unpaid|owes?|owed|arrears|behind|breach\w*|default\w*|not paid)\b/;

/** The clauses of marked words, each with a subject of its own. Linear in the length of the words. */
export const clausesOf = (words: string): string[] =>
  words
    .split(BORDER)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
