/**
 * Papers that bind although nobody in them says so in the words of a contract: rules that a club adopts for its members, and a chat
 * in which two people book something and agree on what each pays when it goes wrong. Every pattern is bounded.
 */
const ADOPTED =
  /\b(?:rules|bye?-?laws|constitution|statutes|articles) of (?:the |this |our )?(?:[\p{L}’'&-]+ ){0,5}(?:club|society|association|co-?operative|union|league|guild|circle|choir|band|team)\b|\b(?:club|society|association|members?['’]?) (?:rules|bye?-?laws|constitution)\b/iu;
/** What rules do to members, one sign for each matter. */
const MEMBER_RULES: readonly RegExp[] = [
  /\b(?:subscriptions?|dues|membership fees?|joining fees?|annual fees?|levy|levies)\b[^.\n]{0,80}(?:[$€£₹]\s?\d|\bR ?\d|\bdue\b|\bpayable\b|\bmust be paid\b)/i,
  /\bmembers?\b[^.\n]{0,60}\b(?:suspended|expelled|excluded|removed|struck off|put out|ceases? to be|lose their membership)\b/i,
  /\b(?:ends?|lapses?|terminates?|forfeits?)\b[^.\n]{0,20}\bmembership\b|\bmembership\b[^.\n]{0,40}\b(?:ends|lapses|ceases|is lost)\b/i,
  /\bmembers?\b[^.\n]{0,60}\b(?:leave|resign)\b/i,
  /\b(?:answerable|liable|liability|responsible|at (?:their|your) own risk)\b/i,
  /\b(?:change|amend|alter)\b[^.\n]{0,24}\b(?:rules|bye?-?laws|constitution)\b|\b(?:wound up|winding[- ]up|dissol(?:ved|ution))\b/i,
  /\b(?:each|every|one|any|no|full|all)\b[^.\n]{0,40}\bmembers?\b[^.\n]{0,40}\b(?:votes?|vote)\b|\bmembers?\b[^.\n]{0,40}\bone vote\b/i,
];
const MEMBER_RULES_NEEDED = 4;

/** What a guide to writing such rules says, and a text that reports on them. */
const ABOUT_RULES =
  /\b(?:should (?:include|say|cover|set out|contain)|how to (?:write|draft)|sample (?:rules|constitution)|your (?:club|group|society)(?:['’]s)? (?:rules|constitution))\b/i;

/** Whether rules are adopted by a body for its members and hold what binds them. */
export const isRulesOfMembers = (text: string): boolean =>
  ADOPTED.test(text.slice(0, HEAD)) &&
  !ABOUT_RULES.test(text) &&
  MEMBER_RULES.filter((sign) => sign.test(text)).length >= MEMBER_RULES_NEEDED;

/** A few households or neighbours that share something, over a list of how they do it. */
const CIRCLE =
  /\b(?:circle|pool|co-?op|syndicate|club|society|group|share|rota)\b[^]{0,120}\b(?:how (?:we do it|it works|this works|we share)|our rules|the rules|what we (?:have )?agreed|house rules|revised|how to take part)\b/i;
/** What such a list settles, one sign for each matter. */
const CIRCLE_RULES: readonly RegExp[] = [
  /\bnew (?:members?|families|people|sharers?|households?)\b[^.\n]{0,60}\b(?:get|pay|start|begin|join|need|are|bring)\b/i,
  /\b(?:when|if) (?:you|anyone|anybody|somebody|a member) leaves?\b/i,
  /\b(?:asked to (?:leave|go)|by a vote|majority|everyone (?:has|must) (?:to )?agree)\b/i,
  /\b(?:dues|subscription|kitty|each pays?|a year|a month)\b[^.\n]{0,40}[$€£₹]\s?\d|[$€£₹]\s?\d[^.\n]{0,24}\b(?:a year|a month|each|a (?:token|share|go|turn))\b/i,
  /\bif (?:you|anyone|somebody)(?:['’]re| are)? (?:cancel|late|more than|miss|forget|break|lose|don['’]t)\w*\b[^.\n]{0,60}\b(?:you|it['’]s|pay|give|lose|owe|still)\b/i,
  /\b(?:no one|nobody) is (?:to blame|liable|responsible)\b|\bown insurance\b|\bat (?:your|their) own risk\b/i,
  /\b(?:secretary|treasurer|organi[sz]er|keeper)\b[^.\n]{0,60}\b(?:keeps|settles|decides|holds|collects)\b/i,
];
const CIRCLE_RULES_NEEDED = 4;
const POINT = /^\s{0,4}(?:\d{1,2}[.)]|[-*•–]) ?\S/gm;
const FEWEST_POINTS = 5;

/** Whether a list says how a circle of people shares something, and what follows for whoever takes part. */
export const isRulesOfCircle = (text: string): boolean =>
  CIRCLE.test(text.slice(0, HEAD)) &&
  !ABOUT_RULES.test(text) &&
  (text.match(POINT)?.length ?? 0) >= FEWEST_POINTS &&
  CIRCLE_RULES.filter((sign) => sign.test(text)).length >= CIRCLE_RULES_NEEDED;

/** Minutes that hold an agreement with somebody, who signs them for it. */
const AGREED_WITH =
  /\b(?:agreed|settled|arranged) (?:between|with) (?:the |our )?[\p{L}’' -]{2,60}\b(?:and|that|as follows|on)\b/iu;
const AGREED_BELOW =
  /\b(?:seen and agreed|read and agreed|agreed and signed|signed and agreed|accepted|countersigned|agreed(?= ?(?:by|:)))(?: by)?:? {0,3}\p{Lu}/u;

/** Whether minutes record what a body and somebody else agreed, a sum, and the yes of both. */
export const isMinutedAgreement = (text: string): boolean =>
  AGREED_WITH.test(text) && AGREED_BELOW.test(text.slice(-TAIL)) && SUM.test(text);
const TAIL = 400;

/** Where rules say what they are, in characters. */
const HEAD = 600;

/** One message of an exported chat: `[14/6, 8:02 pm] Ana: …`, `14/06/2026, 20:02 - Ana: …`, `Ana, 20:02: …`. */
const MESSAGE =
  /^\s{0,3}\[?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?,? {1,2}\d{1,2}[:.]\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?\]?\s?[-–]?\s?([\p{L}][^:\n]{0,40}): (.{1,2000})$/gimu;
const MOST_MESSAGES = 400;
const SUM =
  /[$€£₹]\s?\d|\b(?:rs\.?|rm|chf|aed|r) ?\d{2}|\b\d[\d.,]{0,9} ?(?:euros?|pounds?|dollars?|bucks|quid|rupees|rand|kr|eur|gbp|usd)\b/i;
/** A price as people write it to each other, `15 a day`, `I send 110 today`. */
const BARE_PRICE =
  /\b\d{1,4} (?:a|per|each) (?:day|night|week|hour|month|visit|lesson)\b|\b(?:I|you|we) (?:send|pay|keep|sent|paid)(?: you| me)?(?: the)? \d{2,4}\b/i;
const SET_ASIDE =
  /\b(?:deposit|down ?payment|advance|up ?front|hold (?:the|your|it|them)|half now|keep the \d{2,5}|to (?:hold|secure|reserve|book))\b/i;
/** What follows when something happens: told for the time to come, never of what has happened. */
const CONSEQUENCE =
  /\b(?:if|after that|before|unless|once|when)\b[^.\n]{0,80}\b(?:refund|you get|(?:I|we) (?:keep|pay|charge|find|send (?:it|that|you|the)|don['’]?t refund|won['’]?t refund|give)|you (?:pay|lose|owe)|is not (?:returned|refunded)|half (?:each|half)|split)\b|\b(?:full|half|no) refund\b|\bthen (?:I|you|we) (?:keep|pay|get|owe|lose)\b/gi;
const DEAL =
  /\b(?:deal|agreed|let['’]?s do it|let['’]?s go (?:ahead|for it)|confirmed?|booked|book it|sounds good|works for (?:me|us)|happy with that|fair enough|you['’]?re on)\b/i;
/** A dispute, or a chat that tells somebody about somebody else. */
const TOLD_OF_OTHERS =
  /\b(?:my|the|our|his|her) (?:landlord|landlady|boss|employer|builder|sitter|agent|lawyer|ex)\b[^.\n]{0,60}\b(?:says|said|wants|won['’]?t|told|kept|refuse[sd]?)\b/i;

/** Whether two people, and nobody else, book something in a chat: a price, money set aside, what follows if plans change, and a yes. */
export function isBookingChat(text: string): boolean {
  const said: string[] = [];
  const speakers = new Set<string>();
  for (const [, speaker = '', words = ''] of text.matchAll(MESSAGE)) {
    speakers.add(speaker.trim());
    said.push(words);
    if (said.length >= MOST_MESSAGES || speakers.size > 2) break;
  }
  if (speakers.size !== 2 || said.length < 6) return false;
  const all = said.join('\n');
  let consequences = 0;
  for (const _match of all.matchAll(CONSEQUENCE)) if (++consequences >= 2) break;
  return (
    consequences >= 2 &&
    (SUM.test(all) || BARE_PRICE.test(all)) &&
    SET_ASIDE.test(all) &&
    DEAL.test(said.slice(-8).join('\n')) &&
    !TOLD_OF_OTHERS.test(all)
  );
}
