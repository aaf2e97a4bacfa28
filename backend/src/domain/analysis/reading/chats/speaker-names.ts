import type { LegalText } from '../../document/legal-text.ts';
import { CHAT_LINE } from '../languages/chat-lines.ts';

const speakers = new WeakMap<LegalText, ReadonlySet<string>>();
/** Lines from which a word in front of a colon is somebody who speaks. */
const TURNS = 3;
/** … and one line is enough where day and hour stand in brackets before it. */
const SENT = /^\[[\d/.,: -]{8,24}(?:[ap]m)?\] /i;

/** Whether a label is the name of somebody in a chat: it stands in front of line after line, or behind the day and hour of one. */
export function isSpeaker(text: LegalText, label: string): boolean {
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
  return known.has(label);
}
