import type { LegalText } from '../../document/legal-text.ts';

/** A message of a chat whose sender stands on a line of its own. */
export interface Turn {
  /** Who sends it, as printed. */
  readonly name: string;
  /** Paragraph of the line that names the sender. */
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

/** Lines of a paper that are looked at. */
const READ = 800;
/** Fewest lines with a sender that make a chat, and fewest senders. */
const FEWEST = 4;
const FEWEST_SENDERS = 2;
const LONGEST = 80;

const DAY =
  '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|today|yesterday|\\d{1,2}[./-]\\d{1,2}(?:[./-]\\d{2,4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}\\.?(?: \\d{4})?|[a-z]{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?';
const TIME = String.raw`(?:(?:${DAY}),?\s(?:at\s)?)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`;
const NAME = String.raw`\p{Lu}[\p{L}'’-]{0,24}(?: [\p{L}'’.-]{1,24}){0,3}`;
const NOTE = String.raw`(?:\s\([^()\n]{1,40}\))?`;
const BEFORE_TIME = new RegExp(
  String.raw`^(?<name>(?-i:${NAME}))${NOTE}\s?[,–—|·-]?\s?[[(]?(?<!\d)${TIME}[\])]?:?$`,
  'iu',
);
const BEHIND_TIME = new RegExp(
  String.raw`^[[(]?${TIME}[\])]?\s?[,–—|·-]?\s?(?<name>(?-i:${NAME}))${NOTE}:?$`,
  'iu',
);
const ONLY_NAME = new RegExp(String.raw`^(?<name>(?-i:${NAME}))${NOTE}:?$`, 'iu');
/** `Voice note 3, Ida, 0:35 min`, `Memo 2 (Ida) 1:10`: the heading over what somebody has said. */
const SPOKEN = new RegExp(
  String.raw`^(?:voice ?(?:note|message|memo)|memo|(?:audio|recording|clip|message|note|part|voicemail))\s?(?:(?:no|nr)\.?\s?|#)?\d{1,3}\s?[,:;(|–—-]\s?(?:(?:by|from)\s)?(?<name>(?-i:${NAME}))\s?[,;)|–—-]{0,2}\s?[([]?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:min(?:ute)?s?|sec(?:ond)?s?|h)?\.?[)\]]?:?$`,
  'iu',
);
/** A day or a month is nobody, if it is no first name: the `Wed` of `Wed 7 Oct 2026, 07:12`. */
const NO_SENDER =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b|^(?:february|march|july|september|october|november|december|feb|mar|apr|jul|aug|sept?|oct|nov|dec)$|^(?:sent|date|dated|time|today|yesterday|at|on|received)$/i;
/** The head of a mail in a thread: `From: Ida Berg <ida@…>`. */
const MAIL = new RegExp(
  String.raw`^from ?: ?(?<name>(?-i:${NAME}))\s?(?:\([^()\n]{1,40}\)|<[^<>\n]{1,60}>)?$`,
  'iu',
);
/** So many mails of different senders make a thread. */
const FEWEST_MAILS = 2;
const ONLY_TIME = new RegExp(String.raw`^[[(]?${TIME}[\])]?$`, 'iu');

const known = new WeakMap<LegalText['paragraphs'], readonly Turn[]>();

/**
 * The messages of a chat that gives each sender a line of their own (`Ines 18:02`, `Ines` over `Tue 14:10`, `18:02 Ines`), and the mails
 * of a thread. Empty for every other paper.
 */
export function findTurns({ paragraphs }: Pick<LegalText, 'paragraphs'>): readonly Turn[] {
  const before = known.get(paragraphs);
  if (before !== undefined) return before;
  const found: Turn[] = [];
  let mails = 0;
  for (const [index, { id, text, start, end }] of paragraphs.slice(0, READ).entries()) {
    if (text.length > LONGEST || ONLY_TIME.test(text)) continue;
    const next = paragraphs[index + 1]?.text ?? '';
    const mail = MAIL.exec(text);
    if (mail !== null) mails++;
    const name =
      (mail ?? SPOKEN.exec(text) ?? BEFORE_TIME.exec(text) ?? BEHIND_TIME.exec(text))?.groups?.['name'] ??
      (ONLY_TIME.test(next) ? ONLY_NAME.exec(text)?.groups?.['name'] : undefined);
    if (name !== undefined && !NO_SENDER.test(name.trim()))
      found.push({ name: name.trim(), paragraph: id, start, end });
  }
  const senders = new Set(found.map(({ name }) => name));
  const isEnough = found.length >= FEWEST || (mails >= FEWEST_MAILS && mails === found.length);
  const turns = isEnough && senders.size >= FEWEST_SENDERS ? found : [];
  known.set(paragraphs, turns);
  return turns;
}
