import type { LegalText, Sentence } from '../document/legal-text.ts';
import { deadlineAfter, dutyWords, isInsideCondition, openingCondition } from './duty-words.ts';
import { subjectBefore, type Side, type Sides, type Subject } from './sides.ts';

/** Something one side has to do or must not do. */
export interface Duty {
  readonly side: Side | 'both';
  readonly isBan: boolean;
  /** The document's words after the verb of duty, cut where the main point ends. */
  readonly action: string;
  /** When it applies, in the document's words, e.g. `if Tenant leaves early`; null when always. */
  readonly condition: string | null;
  /** A time or case that stands between the verb of duty and the action. */
  readonly lead: string | null;
  /** Words for an exception or condition that the action leaves out. */
  readonly limit: string | null;
  readonly sentence: Sentence;
  /** The piece a page or line break has cut off from the sentence, or null. */
  readonly carriedOn: Sentence | null;
  /** How much a reader needs it: money, deadlines and bans weigh most. */
  readonly weight: number;
}

const MODAL =
  /\b(shall not|must not|may not|will not|cannot|agrees? not to|agrees? that it (?:shall|will)(?: not)?|shall|must|agrees? to|undertakes? to|covenants? to|is required to|are required to|is obligated to|is obliged to|will|is responsible for|are responsible for|has to|have to)(?:\s{1,3}|(?=, (?:after|upon|on|within|following|before|during|at|if|when|promptly|immediately)\b))(?:also |(?:promptly|immediately) (?!(?:after|upon|on|following|within)\b)|at all times |at its (?:own|sole) (?:cost|expense),? |in addition |further |at (?:his|her|their|your) own expense )?/i;
/** The sentence forbids although its verb does not: `neither party shall …`. */
const NEGATED = /\b(?:neither|nor|none of|never|in no event|under no circumstances|no)\b[^.;]{0,80}$/i;
/** What a word means is no duty, nor what is merely acknowledged or believed. */
const DEFINITION =
  /["”]\s?(?:shall )?(?:means?|refers? to|includes?)\b|\b(?:shall mean|has the meaning|for (?:the )?purposes? of this|acknowledges? (?:and agrees? )?that|represents? (?:and warrants? )?that)\b/i;
/** A sentence that only opens a list: `The Receiving Party shall:`. */
const OPENS_LIST =
  /\b(shall not|must not|may not|will not|agrees? not to|shall|must|will|agrees? to|undertakes? to)(?:\s[^:;.]{0,60})?[:,—–-]?\s*$/i;
const LIST_ITEM = /^(?:(?:and|or) )?\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})[.)]\s{1,4}(?=\S)/i;
/** Items of one list that are looked at. */
const MOST_ITEMS = 12;

/** Words that no sentence ends with: what follows stands in the next paragraph, behind a page or a line. */
const BROKEN_OFF =
  /\b(?:the|an?|any|all|each|every|such|its|their|your|our|his|her|this|these|of|to|in|on|at|by|for|from|with|under|between|than|that|which|who|and|or)$/i;
const NEW_CLAUSE = /^(?:\(?\w{1,4}[.)]|\d+(?:\.\d+)*\b|(?:section|clause|article|page) \d|§)/i;

interface Opening {
  readonly side: Side | 'both';
  readonly modal: string;
  readonly condition: string | null;
  items: number;
}

/** Duties of every side, in order of place. Only sentences whose subject is a known side count. */
export function findDuties(text: LegalText, sides: Sides): Duty[] {
  const duties: Duty[] = [];
  let open: Opening | null = null;
  for (const sentence of text.sentences) {
    const broken = carriedOn(text, sentence);
    if (broken === 'lost') continue;
    const words = broken === null ? sentence.text : `${sentence.text} ${broken.text}`;
    const item = LIST_ITEM.exec(words);
    if (open !== null && item !== null && open.items < MOST_ITEMS) {
      open.items++;
      const duty = fromItem(words.slice(item[0].length), open);
      if (duty !== null) {
        duties.push({ ...duty, sentence, carriedOn: broken });
        continue;
      }
    }
    const opening = broken === null ? openingOf(sentence, sides) : null;
    if (opening !== null || item === null) open = opening;
    const duty = opening === null ? fromSentence(words, sides) : null;
    if (duty !== null) duties.push({ ...duty, sentence, carriedOn: broken });
  }
  return duties;
}

/** The next sentence where a break has cut this one off; `lost` where nothing carries it on. */
function carriedOn(text: LegalText, sentence: Sentence): Sentence | 'lost' | null {
  if (/[.!?;:,]["”’)]*$/.test(sentence.text)) return null;
  const next = text.sentences[sentence.index + 1];
  const isItem = next !== undefined && LIST_ITEM.test(next.text);
  if (BROKEN_OFF.test(sentence.text) && !(isItem && /\b(?:and|or|to)$/i.test(sentence.text)))
    return next === undefined || isItem || NEW_CLAUSE.test(next.text) ? 'lost' : next;
  const goesOn = next !== undefined && !isItem && /^[a-z]{2}/.test(next.text) && sentence.text.length > 30;
  return goesOn && next.paragraph > sentence.paragraph ? next : null;
}

function openingOf(sentence: Sentence, sides: Sides): Opening | null {
  if (sentence.text.length > 400 || /[.!?;]["”]?$/.test(sentence.text)) return null;
  const match = OPENS_LIST.exec(sentence.text.slice(-120));
  if (match === null) return null;
  const at = Math.max(0, sentence.text.length - 120) + match.index;
  const subject = subjectBefore(sentence.text, at, sides);
  if (subject === null || subject.kind === 'unknown') return null;
  return {
    side: subject.kind === 'mutual' ? 'both' : subject.side,
    modal: match[1]!,
    condition: openingCondition(withoutSubject(sentence.text.slice(0, at), subject)),
    items: 0,
  };
}

type Found = Omit<Duty, 'sentence' | 'carriedOn'>;

function fromItem(words: string, { side, modal, condition }: Opening): Found | null {
  if (words.length < 10 || words.length > 1_200 || !/^(?:not )?[a-z]{2}/.test(words)) return null;
  if (MODAL.test(words.slice(0, 90))) return null;
  const found = dutyWords(words, modal);
  if (found === null) return null;
  return { side, ...found, condition, weight: weightOf(words, found.action) };
}

function fromSentence(text: string, sides: Sides): Found | null {
  if (text.length < 30 || text.length > 1_200) return null;
  const match = MODAL.exec(text);
  if (match === null || match.index > 260) return null;
  const front = text.slice(0, match.index);
  if (DEFINITION.test(front)) return null;
  if (!front.includes(',') && isInsideCondition(withoutSubject(front))) return null;
  const subject = subjectBefore(text, match.index, sides);
  if (subject === null || subject.kind === 'unknown') return null;
  const isNegated = NEGATED.test(front);
  const rest = text.slice(match.index + match[0].length);
  const modal = isNegated ? `${match[1]!} not` : match[1]!;
  const found = dutyWords(rest, modal);
  if (found === null) return null;
  const condition = openingCondition(withoutSubject(front, subject));
  const deadline = found.lead === null ? deadlineAfter(rest, found.action) : null;
  return {
    side: subject.kind === 'mutual' ? 'both' : subject.side,
    ...found,
    action: deadline === null || condition !== null ? found.action : `${found.action}, ${deadline}`,
    condition,
    weight: weightOf(text, found.action) - (condition === null ? 0 : 0.5),
  };
}

/** The words before the bearer of the duty: up to the last comma, or to the bearer's name. */
function withoutSubject(front: string, subject?: Subject): string {
  const comma = front.lastIndexOf(',');
  if (comma >= 0) return front.slice(0, comma);
  const words = front.trimEnd();
  const names = subject?.kind === 'side' ? subject.side.mentions : [];
  const name = names
    .filter((mention) => words.toLowerCase().endsWith(` ${mention}`))
    .toSorted((one, other) => other.length - one.length)[0];
  return name === undefined
    ? front.replace(/\s(?:you|we|(?:the )?[A-Z]\w+)\s*$/, '')
    : words.slice(0, -name.length - 1).replace(/ the$/i, '');
}

function weightOf(sentence: string, action: string): number {
  let weight = 1;
  if (/[$€£₹¥]|\b(?:pay|fee|rent|deposit|price|invoice|interest|royalt|salary|premium)\w*/i.test(action))
    weight += 3;
  if (/[$€£₹¥]\s?\d|\d\s?%/.test(sentence)) weight += 1;
  if (
    /\b(?:within|no later than|at least|prior to|on or before|by the)\b[^.]{0,50}\b(?:days?|months?|weeks?|date|hours)\b/i.test(
      sentence,
    )
  )
    weight += 2;
  if (
    /\b(?:indemnif|insur|confiden|compet|solicit|assign|deliver|return|repair|notif|report|maintain|vacate|keep|provide|perform|comply|repay|disclos|protect)/i.test(
      action,
    )
  )
    weight += 1.5;
  if (sentence.length > 600) weight -= 1;
  return weight;
}
