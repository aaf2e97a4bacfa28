import type { LegalText, Paragraph } from '../../document/legal-text.ts';
import { findLengths, type FoundLength } from './find-spans-of-time.ts';
import { findTurns } from '../chats/turns.ts';
import { CHAT_LINE } from '../languages/chat-lines.ts';
import { isSpeaker } from '../chats/speaker-names.ts';
import { sifted } from '../../sieve/sifted.ts';

/** Messages behind an offer in which another length may take its place. */
const FOLLOWING = 4;
/** Words of a message that does no more than ask for something else, or agree to it. */
const SHORT = 16;

const ASKS_FOR_OTHER = sifted(
  /\?|\b(?:can|could|make it|how about|what about|say|rather|instead|prefer|need)\b/i,
);
const YES = sifted(
  /^(?:ok(?:ay)?|yes|yep|yeah|sure|fine|deal|agreed|done|alright|all right|fair(?: enough)?|works?|good|great|no problem|👍)\b|\b(?:deal|agreed|it is|works for me|then)\b|👍/iu,
);
const NO = sifted(/^(?:no|nope|sorry|can['’]t|rather not)\b|\b(?:no,? sorry|stays? at|has to be|must be)\b/i);

/** What a chat made of a length that somebody offered: another one that both took, with the line that says so. */
export interface AgreedLater {
  readonly length: FoundLength;
  readonly paragraph: Paragraph;
}

/**
 * In a chat, the length that took the place of one offered: `2 weeks` – `could it be 30 days?` – `30 days then, deal`. Null where
 * nothing came of it, and `open` where another length was asked for and the answer cannot be told.
 */
export function agreedLater(
  text: LegalText,
  paragraph: number,
  offered: FoundLength,
): AgreedLater | 'open' | null {
  const at = text.paragraphs.findIndex(({ id }) => id === paragraph);
  if (at < 0 || speakerOf(text, text.paragraphs[at]!) === null) return null;
  let asked: AgreedLater | null = null;
  for (const message of messagesBehind(text, at, FOLLOWING)) {
    const words = saidIn(text, message);
    if (words === null || words.split(/\s+/).length > SHORT) break;
    const [length, more] = findLengths(words);
    if (more !== undefined) break;
    if (asked === null) {
      if (length !== undefined && !isSame(length, offered) && ASKS_FOR_OTHER.test(words))
        asked = { length, paragraph: message };
      continue;
    }
    if (NO.test(words) || (length !== undefined && isSame(length, offered))) return null;
    if (length !== undefined && !isSame(length, asked.length)) return 'open';
    if (length !== undefined || YES.test(words)) return { length: asked.length, paragraph: message };
    return 'open';
  }
  return asked === null ? null : 'open';
}

const NUMBER =
  /(?<![\d.,:])\d{1,7}(?:[.,]\d{1,2})?(?![\d:%]|[.,]\d| ?(?:days?|weeks?|months?|years?|hours?|pm|am|h)\b)/g;
/** Sums that take each other's place are no more than this many times as high. */
const LIKE = 3;

/** In a chat, the sum that took the place of one offered: `I pay 16 euros` – `16 is low. 18?` – `ok 18`. Null where none did. */
export function agreedSum(
  text: LegalText,
  paragraph: number,
  offered: number,
): { readonly value: number; readonly paragraph: Paragraph } | null {
  const at = text.paragraphs.findIndex(({ id }) => id === paragraph);
  if (at < 0 || speakerOf(text, text.paragraphs[at]!) === null) return null;
  let asked: number | null = null;
  for (const message of messagesBehind(text, at, FOLLOWING - 1)) {
    const words = saidIn(text, message);
    if (words === null || words.split(/\s+/).length > SHORT) return null;
    const numbers = (words.match(NUMBER) ?? []).map((number) => Number(number.replace(',', '.')));
    if (asked === null) {
      const last = numbers.at(-1);
      if (!/\?/.test(words) || last === undefined) return null;
      if (last === offered || last > offered * LIKE || last * LIKE < offered) return null;
      asked = last;
      continue;
    }
    if (NO.test(words) || numbers.some((number) => number !== asked)) return null;
    return numbers.length > 0 || YES.test(words) ? { value: asked, paragraph: message } : null;
  }
  return null;
}

/** Words by which a sum is asked or offered, and not yet agreed. */
const ONLY_OFFERED = sifted(
  /\?|\b(?:(?:was|were|am|are|is) (?:asking|thinking|hoping)|(?:I['’]m|we['’]re) (?:asking|thinking|hoping)|(?:I|we) (?:can|could) (?:put in|offer|manage|do (?:it |that |you )?(?:for |at |about )?[$€£]?\d)|would you|could you|you said|how about|what about)\b/i,
);

/** Whether a sum only stands in an offer of a chat, and another one of its kind is named further down. */
export function isOnlyOffered(
  text: LegalText,
  {
    paragraph,
    value,
    later,
  }: { readonly paragraph: number; readonly value: number; readonly later: readonly number[] },
): boolean {
  const message = text.paragraphs.find(({ id }) => id === paragraph);
  if (message === undefined || (speakerOf(text, message) === null && !isOfMails(text))) return false;
  return (
    ONLY_OFFERED.test(message.text) &&
    later.some((other) => other !== value && other <= value * LIKE && value <= other * LIKE)
  );
}

/** Whether people write mails to and fro, as they would talk. */
const isOfMails = (text: LegalText): boolean => {
  const before = ofMails.get(text);
  if (before !== undefined) return before;
  const found = (text.text.match(/^from ?: ?\S/gim)?.length ?? 0) > 1;
  ofMails.set(text, found);
  return found;
};
/** By paper, as each of its sums asks. */
const ofMails = new WeakMap<LegalText, boolean>();

const isSame = (a: FoundLength, b: FoundLength): boolean => a.count === b.count && a.unit === b.unit;

/** The messages behind a paragraph, without lines that only name a sender. */
function messagesBehind(text: LegalText, at: number, count: number): Paragraph[] {
  const heads = new Set(findTurns(text).map(({ paragraph }) => paragraph));
  const behind = text.paragraphs.slice(at + 1, at + 1 + (heads.size === 0 ? count : 3 * count + 2));
  return behind
    .filter(({ id, text: words }) => !heads.has(id) && !(heads.size > 0 && ONLY_STAMP.test(words)))
    .slice(0, count);
}
const ONLY_STAMP = /^.{0,24}\d{1,2}[:.]\d{2}.{0,6}$/;

const speakerOf = (text: LegalText, { id, text: words }: Paragraph): string | null => {
  const turn = findTurns(text).findLast(({ paragraph }) => paragraph <= id);
  if (turn !== undefined) return turn.paragraph === id ? null : turn.name;
  const name = CHAT_LINE.exec(words.slice(0, 90))?.[1];
  return name !== undefined && isSpeaker(text, name) ? name : null;
};

/** What somebody says in a line of a chat, without the time and the name; null for a line that nobody says. */
function saidIn(text: LegalText, paragraph: Paragraph): string | null {
  if (speakerOf(text, paragraph) === null) return null;
  return paragraph.text.replace(CHAT_LINE, '').slice(0, 300);
}
