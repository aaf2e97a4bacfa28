import { paragraphAt, type LegalText, type Sentence } from '../../document/legal-text.ts';
import type { DraftQuote } from '../../report/report-draft.ts';
import type { Frame } from '../frames/frame.ts';

/** The sentence before a short one that does not tell alone what it is about: `You must stay on the premises.` */
export function contextOf(sentence: Sentence, { sentences }: LegalText): DraftQuote | null {
  const before = sentences[sentence.index - 1];
  if (before === undefined || before.paragraph !== sentence.paragraph) return null;
  if (CASE_ASKED.test(before.text)) return { text: before.text, paragraph: before.paragraph };
  // `Forgot? Pay next time.`: the case in which it has to be done
  if (ASKS_WHETHER.test(before.text)) return { text: before.text, paragraph: before.paragraph };
  // `The Buyer shall not remove it`: only the sentence before says what
  if (OBJECT_BEFORE.test(sentence.text) && before.text.length <= LONGEST_FOR_OBJECT)
    return { text: before.text, paragraph: before.paragraph };
  if (before.text.length > LONGEST_CONTEXT || before.text.length < SHORTEST_CONTEXT) return null;
  if (SMALL_TALK.test(before.text)) return null;
  if (/^\W{0,3}(?:if|when|unless|should)\b/i.test(sentence.text)) return null;
  // what somebody never does says what it is about
  if (DOES_THIS.test(sentence.text)) return { text: before.text, paragraph: before.paragraph };
  if (OF_ANOTHER.test(before.text) || OF_ALL.test(sentence.text)) return null;
  if (/^(?:we|I) (?:do not|don['’]t|never|will not|won['’]t)\b/i.test(sentence.text)) return null;
  // `If rent is late we chase it`: what it is about stands in its own case
  if (OWN_CASE.test(sentence.text)) return null;
  const isBare =
    (sentence.text.length < BARE && !SAYS_OF_WHAT.test(sentence.text)) ||
    (sentence.text.length < BARE_WITH_POINTER && POINTS_BACK.test(sentence.text));
  // what has to be done once somebody cancels hangs on the sentence that lets them
  if (
    GOES_WITH_LEAVING.test(sentence.text) &&
    LEAVING.test(before.text) &&
    !IS_CONDITIONAL.test(sentence.text)
  )
    return { text: before.text, paragraph: before.paragraph };
  return isBare && !ORDER_LIKE.test(sentence.text)
    ? { text: before.text, paragraph: before.paragraph }
    : null;
}
/** `Q. And if the Club needs the bay?` */
const CASE_ASKED = /^\W{0,4}(?:Q[.:] )?(?:(?:and|but|what) )?if [^.?]{3,90}\?$/i;
/** `She may stay on rent-free.` over `She pays the oil.`: what somebody may do, or what the other has to do, says nothing of the next. */
const OF_ANOTHER =
  /\b(?:can|may|could) (?!not\b)(?!cancel|withdraw|leave|end|return|stop)|\bfor \p{L}+ to (?:say|decide|judge|choose)\b|\b(?:is|are) (?:kept|held) (?:with|by)\b/iu;
const OF_ALL = /^\W{0,3}(?:each|both|every)\b/i;
const ASKS_WHETHER =
  /^\W{0,4}(?!who|what|why|how|which|where|when|whose|is that|is this|agreed|ok|all right|right|does that)\p{L}[\p{L}'’ ]{3,38}\?$/iu;
const OWN_CASE =
  /^(?:if|when|where|should|unless) (?!(?:it|they|he|she|this|that|these|those|so|not|you|we)\b)/i;
/** `We will not do this if …` says nothing without the sentence before it. */
const DOES_THIS =
  /^(?:\p{L}+ ){1,3}(?:will|shall|must|may|can|do|does|would)(?:n['’]t| not| never| only)? (?:do|apply|use|happen) (?:this|that|so)\b/iu;
/** An answer in a chat that says no more than that it was read. */
const SMALL_TALK =
  /(?:^|: )(?:(?:ha){2,6}|lol|ok|okay|noted|sure|great|thanks|perfect|cool|yes)(?:[\s,]{1,2}(?:ok|okay|noted|sure|thanks|then|yes))?[.!]{0,3}$/i;
const LONGEST_CONTEXT = 260;
const SHORTEST_CONTEXT = 25;
const BARE = 36;
/** `I do the bins.`, `We answer within ten working days.`, `Tell us about allergies.`: what it is about stands in it. */
const SAYS_OF_WHAT =
  /^(?:(?:I|we|tell|give|send|keep|bring|ask)\b|(?:the )?\p{L}+ (?:owes?|pays?|keeps?) (?:any|the|an?|all)\b)/iu;
const BARE_WITH_POINTER = 110;
const POINTS_BACK =
  /^\W{0,3}(?:it|they|he|she|this|that)\b|\bthen\b|\b(?:of|for|by|with|repays?|pays?|return|do) (?:it|this|that|them)\b[.,;]/i;
const LONGEST_FOR_OBJECT = 420;
const OBJECT_BEFORE =
  /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:(?:the |each |every )?\p{L}+ )?(?:\p{L}+ )?(?:shall|must|will|may|can|agrees? to|has to|have to)(?: not| never| always)? \p{L}+ (?:it|them)\b(?![^.;]{0,40}\b(?:if|when)\b)[^.,;:]{0,30}[.;]?$/iu;
/** An order and a sum say what they are about. */
const ORDER_LIKE = /^(?:please|do not|don['’]t|no)\b|[$€£₹]/i;

const LEAVING =
  /\b(?:may|can|could|have the right to|['’]re free to|are free to|if you) (?:also )?(?:cancel|withdraw|leave|end|return|send (?:it|them) back|change your mind)\b/i;
const GOES_WITH_LEAVING =
  /^(?:(?:send|return|bring|hand|post) (?:it |them |the [\p{L}]+ )?(?:back )?|you (?:only )?(?:pay|bear|return|send)|the (?:customer|buyer|member|guest|hirer|client|user) (?:only )?(?:pays|bears|returns|sends))/iu;
const IS_CONDITIONAL = /\b(?:if|when|unless|in that case)\b/i;

/** The heading `If the guest leaves early` under which a duty stands, and without which it would read as due in any case. */
export function conditionOf(sentence: Sentence, text: LegalText): DraftQuote | null {
  if (OWN_CONDITION.test(sentence.text)) return null;
  let below = sentence;
  for (let index = sentence.index - 1; index >= Math.max(0, sentence.index - FARTHEST); index--) {
    const before = text.sentences[index]!;
    if (before.paragraph !== below.paragraph) {
      const paragraph = paragraphAt(text, below.start);
      // a numbered clause or a new heading ends what stood under the one before
      if (paragraph?.kind === 'heading' || /^\d/.test(paragraph?.clause ?? '')) return null;
    }
    const head = CONDITION_HEAD.exec(before.text)?.groups?.['head'];
    const holder = paragraphAt(text, before.start);
    if (head !== undefined && holder?.start === before.start) {
      // what goes on behind it in one paragraph says no more of the next
      const isRunIn = before.end < holder.end - 2 && before.paragraph !== sentence.paragraph;
      return isRunIn ? null : { text: head, paragraph: before.paragraph };
    }
    if (HEAD_LIKE.test(before.text)) return null;
    below = before;
  }
  return null;
}
const FARTHEST = 8;
const OWN_CONDITION = /^\W{0,3}(?:if|unless|should)\b/i;
const CONDITION_HEAD =
  /^(?:\(?\d{1,2}(?:\.\d{1,2})?[.)]?\s{1,4})?(?<head>(?!(?:when|where) (?:we|I)\b)(?:if|when|where|should) (?![^.]{0,60}\b(?:we|I|they|he|she|it|you) (?!cancel|leave|end|withdraw|stop|go|pay|break|lose|miss|want|are|is)[a-z]+\b)(?![^.]{0,60}\b(?:must|will|shall|may|can|please|tell|ask|call|write|pay|pays|owes?)\b)[^.,;:?!]{3,60})[.:]?$/i;
const HEAD_LIKE = /^(?:\(?\d{1,2}[.)]?\s{1,4})?\p{Lu}[^.;:,?!]{2,50}$/u;

/** The line `Don’t` or `You will not:` over a list, without which its points would read as orders to do what is not wanted. */
export function banOver(sentence: Sentence, { sentences }: LegalText): DraftQuote | null {
  if (NEGATED.test(sentence.text)) return null;
  const isPoint = POINT.test(sentence.text) && !OWN_SUBJECT.test(sentence.text);
  for (let index = sentence.index - 1; index >= Math.max(0, sentence.index - FARTHEST_BAN); index--) {
    const before = sentences[index]!;
    const isNear = sentence.index - index <= FARTHEST;
    if (isNear && BAN_HEAD.test(before.text)) return { text: before.text, paragraph: before.paragraph };
    if (
      isPoint &&
      before.text.length <= LONGEST_BAN &&
      /:\s*$/.test(before.text) &&
      BAN_LEAD.test(before.text)
    )
      return { text: before.text, paragraph: before.paragraph };
    if (!LISTED.test(before.text) && !(isPoint && POINT.test(before.text))) return null;
  }
  return null;
}
/** Terms of service list thirty things that nobody may do under one line. */
const FARTHEST_BAN = 40;
const LONGEST_BAN = 240;
/** `You agree that you will not, under any circumstances:`, `Don’t post anything that:` */
const BAN_LEAD =
  /^(?!.*\b(?:liable|responsible|warrant\w*|represent)\b).*\b(?:(?:will|shall|must|may|should|do|can|agrees?) (?:not|never)|cannot|(?:ca|do|wo|must)n['’]t)\b[^.;:]{0,140}:\s*$/i;
/** A point of a list: it begins with what is done, and not with who does it. */
const POINT =
  /^\W{0,4}(?:(?:\(?[a-z\d]{1,4}[.)]|or|and) ){0,2}(?!(?:you|we|i|the|an?|this|that|these|those|there|if|it|in|on|at|all|any|each|every|our|your|my|no|please|when|where|as|to|for|by|with|unless|except|however|subject|members?|users?|customers?|tenants?)\b)\p{L}+ [^:]*$/iu;
/** `Products sold here must comply …` stands for itself. */
const OWN_SUBJECT =
  /^\W{0,4}(?:\(?[a-z\d]{1,4}[.)] )?\p{Lu}\S* (?:[\p{L}-]+ ){0,8}?(?:must|shall|will|may|reserves?|has|have|is|are)\b/u;
const BAN_HEAD =
  /^\W{0,4}(?:please |kindly )?(?:(?:you )?(?:must not|may not|should not|cannot|can['’]t|mustn['’]t)|do not|don['’]ts?|never|not allowed|what (?:not to do|we (?:do not|don['’]t) (?:want|allow|like)|is not allowed)|things (?:not to do|we (?:do not|don['’]t) (?:want|allow)))\W{0,4}$/i;
const NEGATED = /^\W{0,4}(?:please )?(?:do not|don['’]t|no|never)\b/i;
const LISTED = /^\W{0,4}(?:\(?[a-z\d]{1,2}[.)]\s)?(?:\p{Ll}|[-*•–])|^\W{1,4}\p{L}/u;

/** The lead-in of a list, which the item does not read well without. */
export function leadOf(frame: Frame, sentence: Sentence, { text, sentences }: LegalText): DraftQuote | null {
  if (frame.lead === null || frame.lead.start >= sentence.start) return null;
  const { lead } = frame;
  const holder = sentences.find(({ start, end }) => start <= lead.start && end >= lead.end);
  if (holder === undefined || lead.end - lead.start > 200) return null;
  const words = text.slice(lead.start, lead.end);
  return PUTS_A_DUTY.test(words) ? { text: words, paragraph: holder.paragraph } : null;
}

/** A lead-in that its items complete. `Here is what we said:` says nothing of who has to do what. */
const PUTS_A_DUTY =
  /\b(?:shall|must|will|may|can|cannot|has to|have to|needs? to|(?:is|are) (?:to|not)|agree[sd]?|undertakes?|promises?|covenants?|required|responsible|obliged|dut(?:y|ies)|obligations?|responsibilities|tasks)\b/i;
