import type { LegalText, Sentence } from '../../document/legal-text.ts';
import { ANOTHER_OFFER, TAKEN, TAKEN_BACK, TURNED_DOWN } from '../languages/en/talk/withdrawing.ts';
import { messagesOf, type Message } from './messages.ts';
import { quotedBelow } from './quoted-mails.ts';

/** Messages behind an offer in which the other may answer it with another figure. */
const ANSWERS = 2;
/** Figures that take each other's place are no more than this many times as high. */
const LIKE = 2;
/** Longest message of people who haggle. */
const LONGEST = 400;
/** Smallest figure about which people haggle. */
const SMALLEST = 10;

/**
 * The sentences of a chat, or of mails to and fro, that hold only what was taken back or turned down later: `forget the storage`, or
 * a price that the other answered with a price of their own; and earlier mails that an answer carries below it. What the paper says
 * elsewhere stays.
 */
export function findWithdrawn(text: LegalText): Sentence[] {
  const messages = messagesOf(text);
  const quoted = quotedBelow(text);
  if (messages.length < 2) return quoted;
  const saidIn = sentencesBy(text, messages);
  const gone = new Map<number, Sentence>();
  /** Who speaks stays, whatever they take back. */
  const leave = (sentence: Sentence, { start }: Message) =>
    gone.set(sentence.index, { ...sentence, start: Math.max(sentence.start, start) });
  for (const [index, message] of messages.entries()) {
    const words = text.text.slice(message.start, message.end);
    for (const what of takenBack(words))
      for (const [at, earlier] of saidIn.slice(0, index).entries())
        for (const sentence of earlier) if (isOnlyOf(sentence.text, what)) leave(sentence, messages[at]!);
    for (const sentence of saidIn[index]!)
      if (isOutbid(text, messages, { index, sentence })) leave(sentence, message);
  }
  for (const sentence of quoted) gone.set(sentence.index, sentence);
  return [...gone.values()].toSorted((a, b) => a.index - b.index);
}

function sentencesBy({ sentences }: LegalText, messages: readonly Message[]): Sentence[][] {
  const out: Sentence[][] = messages.map(() => []);
  let at = 0;
  for (const sentence of sentences) {
    while (at + 1 < messages.length && sentence.end > messages[at + 1]!.start) at++;
    const message = messages[at]!;
    if (sentence.end > message.start && sentence.start < message.end) out[at]!.push(sentence);
  }
  return out;
}

/** Whether a sum stands beside what a later message takes back: `plus £6 for petrol` – `no petrol then`. */
export function isTakenBack(
  text: LegalText,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const later = whatIsTakenBack(text).filter((message) => message.start > end);
  if (later.length === 0) return false;
  const before =
    text.text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[,;.:\n]/)
      .at(-1) ?? '';
  const behind = text.text.slice(end, end + NEAR).split(/[,;.:\n]/)[0] ?? '';
  const clause = `${before}${text.text.slice(start, end)}${behind}`;
  const words = ` ${wordsOf(clause).join(' ')} `;
  return later.some(({ what }) => words.includes(` ${what} `));
}
const NEAR = 60;

interface TakenBack {
  /** Where the message begins that takes it back. */
  readonly start: number;
  readonly what: string;
}
/** By paper, as each of its sums asks. */
const known = new WeakMap<LegalText, readonly TakenBack[]>();

function whatIsTakenBack(text: LegalText): readonly TakenBack[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = messagesOf(text).flatMap(({ start, end }) =>
    takenBack(text.text.slice(start, end)).map((what) => ({ start, what })),
  );
  known.set(text, found);
  return found;
}

const takenBack = (words: string): string[] =>
  TAKEN_BACK.flatMap((pattern) =>
    Array.from(words.matchAll(pattern), ({ groups }) => groups!['what']!.toLowerCase()),
  ).map((what) => what.replace(/ (?:then|thing|idea|part|bit|please|again|for)$/, ''));

const wordsOf = (words: string): string[] => words.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];

/** Whether a sentence speaks of one thing, and names no sum beside it that may stand. */
function isOnlyOf(sentence: string, what: string): boolean {
  const words = ` ${wordsOf(sentence).join(' ')} `;
  return words.includes(` ${what} `) && figuresIn(sentence).length < 2;
}

const FIGURE =
  /(?<![\d.,:/])(?:\d{1,3}(?:[ ,.]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?)(?![\d:/%]|[.,]\d| ?(?:days?|weeks?|months?|years?|hours?|hrs?|mins?|minutes|pm|am|h|km|kg|cm|x|st|nd|rd|th)\b)/g;

const figuresIn = (words: string): number[] =>
  Array.from(words.replace(STAMP, '').matchAll(FIGURE), ([figure]) =>
    Number(/[ ,.]\d{3}/.test(figure) ? figure.replace(/[ ,.]/g, '') : figure.replace(',', '.')),
  ).filter((figure) => figure >= SMALLEST);
/** The time in front of a line of a chat. */
const STAMP = /^\[?[\d/., -]{0,12}\d{1,2}[:.]\d{2}(?::\d{2})?\]?/;

interface Offer {
  readonly index: number;
  readonly sentence: Sentence;
}

/** Whether the one figure of a sentence was answered with another one by somebody else, and never came back. */
function isOutbid(text: LegalText, messages: readonly Message[], { index, sentence }: Offer): boolean {
  const own = messages[index]!;
  const from = Math.max(sentence.start, own.start);
  const [offered, more] = figuresIn(text.text.slice(from, sentence.end));
  if (offered === undefined || more !== undefined || own.end - own.start > LONGEST) return false;
  const wordsAt = ({ start, end }: Message) => text.text.slice(start, end).trim();
  const answer = messages
    .slice(index + 1, index + 1 + ANSWERS)
    .find(({ speaker }) => speaker !== own.speaker);
  if (answer === undefined || answer.end - answer.start > LONGEST) return false;
  const words = wordsAt(answer);
  const others = figuresIn(words);
  const isLike = (other: number) => other <= offered * LIKE && offered <= other * LIKE;
  const isOther = others.some(isLike) && !others.includes(offered);
  const isCounter = TURNED_DOWN.test(words) || ANOTHER_OFFER.test(words);
  const isAsked = /\?\W*$/.test(sentence.text) && isSettledOn(messages.slice(index + 1), others, wordsAt);
  if (!isOther || (!isCounter && !isAsked) || (TAKEN.test(words) && !words.includes('?'))) return false;
  // a figure that is said once more may be what they settle on
  return messages.slice(index + 1).every((message) => !figuresIn(wordsAt(message)).includes(offered));
}

/** Whether somebody says yes to one of the figures with which a question was answered. */
const isSettledOn = (
  later: readonly Message[],
  others: readonly number[],
  wordsAt: (message: Message) => string,
): boolean =>
  later
    .map(wordsAt)
    .some((words) => TAKEN.test(words) && figuresIn(words).some((figure) => others.includes(figure)));
