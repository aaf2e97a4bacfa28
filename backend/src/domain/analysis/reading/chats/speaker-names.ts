import type { LegalText } from '../../document/legal-text.ts';
import { CHAT_LINE } from '../languages/chat-lines.ts';

const speakers = new WeakMap<LegalText, ReadonlySet<string>>();
/** Lines from which a word in front of a colon is somebody who speaks. */
const TURNS = 3;
/** … and one line is enough where day and hour stand in brackets before it. */
const SENT = /^\[[\d/.,: -]{8,24}(?:[ap]m)?\] /i;

/** Whether a label is the name of somebody in a chat: it stands in front of line after line, or behind the day and hour of one. */
export const isSpeaker = (text: LegalText, label: string): boolean => speakersOf(text).has(label);

/** Whether a paper is a chat that gives day or hour and a name on each line: two people speak in it. */
export const hasSpeakers = (text: LegalText): boolean =>
  speakersOf(text).size > 1 && text.paragraphs.filter(({ text: words }) => HOUR.test(words)).length >= TURNS;
const HOUR = /^\[?[^\p{L}\n]{0,14}\d{1,2}[:.]\d{2}/u;

function speakersOf(text: LegalText): ReadonlySet<string> {
  let known = speakers.get(text);
  if (known === undefined) {
    const counts = new Map<string, number>();
    for (const { text: words } of text.paragraphs.slice(0, 400)) {
      const name = CHAT_LINE.exec(words.slice(0, 90))?.[1];
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + (SENT.test(words) ? TURNS : 1));
    }
    known = new Set([...counts].filter(([, count]) => count >= TURNS).map(([name]) => name));
    speakers.set(text, known);
  }
  return known;
}
