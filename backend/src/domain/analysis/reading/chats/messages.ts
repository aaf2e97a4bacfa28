import type { LegalText } from '../../document/legal-text.ts';
import { CHAT_LINE } from '../languages/chat-lines.ts';
import { isSpeaker } from './speaker-names.ts';
import { findTurns } from './turns.ts';

/** What one person says at a time, in a chat or in mails that answer each other. */
export interface Message {
  readonly speaker: string;
  /** Where the words begin, behind the name in front of them. */
  readonly start: number;
  readonly end: number;
}

const FROM = /^from ?: ?(?<name>[^<\n]{2,60})/i;
/** The head of a mail: whom it goes to, when and about what. */
const HEAD = /^(?:to|cc|sent|date|subject|re) ?: ?\S/i;

const known = new WeakMap<LegalText['paragraphs'], readonly Message[]>();

/** The messages of a chat, or of mails to and fro, in their order. Empty where fewer than two people write. */
export function messagesOf(text: LegalText): readonly Message[] {
  const before = known.get(text.paragraphs);
  if (before !== undefined) return before;
  const heads = headsOf(text);
  const isTalk = new Set(heads.map(({ speaker }) => speaker)).size > 1;
  const messages = isTalk
    ? heads.map(({ speaker, start }, index): Message => ({
        speaker,
        start,
        end: heads[index + 1]?.from ?? text.text.length,
      }))
    : [];
  known.set(text.paragraphs, messages);
  return messages;
}

interface Head {
  readonly speaker: string;
  /** Where the line begins that names who speaks, and where that ends. */
  readonly from: number;
  readonly start: number;
}

function headsOf(text: LegalText): Head[] {
  const turns = findTurns(text);
  if (turns.length > 0)
    return turns.map(({ name, start, end }) => ({ speaker: name.toLowerCase(), from: start, start: end }));
  const lines = text.paragraphs.flatMap(({ text: words, start }): Head[] => {
    const match = CHAT_LINE.exec(words.slice(0, 120));
    if (match === null || !isSpeaker(text, match[1]!)) return [];
    return [{ speaker: match[1]!.toLowerCase(), from: start, start: start + match[0].length }];
  });
  return lines.length > 0 ? lines : mailsOf(text);
}

function mailsOf({ paragraphs }: LegalText): Head[] {
  const heads: Head[] = [];
  for (const [index, { text: words, start, end }] of paragraphs.entries()) {
    const name = FROM.exec(words)?.groups?.['name']?.trim().toLowerCase();
    if (name === undefined) continue;
    let last = end;
    for (const { text: line, end: lineEnd } of paragraphs.slice(index + 1, index + 5)) {
      if (!HEAD.test(line)) break;
      last = lineEnd;
    }
    heads.push({ speaker: name, from: start, start: last });
  }
  return heads;
}
