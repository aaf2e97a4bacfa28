import type { LegalText } from '../../../document/legal-text.ts';
import { CHAT_STAMP } from '../../languages/chat-lines.ts';
import { nameAtStart } from './names.ts';
import type { Naming } from './naming.ts';
import { isRole } from './role-words.ts';
import { findTurns } from '../../chats/turns.ts';

const TURN = new RegExp(
  String.raw`^${CHAT_STAMP}?[ ,–-]{0,4}(\p{Lu}[\p{L}'’-]{1,24}(?: [\p{L}'’-]{1,24}){0,2})(?: \([^()\n]{1,40}\))?: ?\S`,
  'u',
);

interface Talking {
  count: number;
  chars: number;
  readonly start: number;
  readonly end: number;
}

/** Who talks in a chat, whether the name stands in front of each message or on a line above it; null where it is no chat. */
function talkingIn(text: LegalText): [name: string, place: Talking][] | null {
  const speakers = new Map<string, Talking>();
  const add = (name: string, chars: number, start: number, end: number) => {
    const known = speakers.get(name) ?? { count: 0, chars: 0, start, end };
    known.count++;
    known.chars += chars;
    speakers.set(name, known);
  };
  const heads = findTurns(text);
  for (const [index, { name, start, end }] of heads.entries())
    add(
      name,
      (heads[index + 1]?.start ?? text.text.length) - end,
      start,
      start + Math.min(end - start, name.length),
    );
  if (heads.length === 0)
    for (const { text: words, start } of text.paragraphs.slice(0, 400)) {
      const match = TURN.exec(words);
      if (match === null || /^(?:From|To|Date|Subject|Sent|Re|Cc)$/i.test(match[1]!)) continue;
      add(match[1]!, words.length, start, start + match[0].length);
    }
  const talking = [...speakers]
    .filter(([, { count }]) => count >= 2)
    .toSorted((a, b) => b[1].chars - a[1].chars);
  const turns = talking.reduce((sum, [, { count }]) => sum + count, 0);
  const isChat = heads.length > 0 || (turns >= 5 && turns >= text.paragraphs.length * 0.3);
  if (talking.length < 2 || !isChat) return null;
  return talking.filter(
    ([, { count }], index) => index < 2 || (index < MOST_TALKING && count >= turns * PART_OF_TALK),
  );
}
const MOST_TALKING = 6;
/** Who says less than this part of a group's messages only looks in. */
const PART_OF_TALK = 0.08;

/** Those who write in a chat, each a side; null where the paper is no chat. */
export function chatNamings(text: LegalText): Naming[] | null {
  const talking = talkingIn(text);
  if (talking === null) return null;
  return talking.map(([name, place], index): Naming => ({
    names: [nameAtStart(name)?.name ?? name],
    roles: talking.length > 2 ? [] : calledBy(text, talking[1 - index]![0]),
    aliases: [name],
    pronoun: null,
    span: { start: place.start, end: place.end },
    weight: 3,
  }));
}

/** What the other speaker of a chat calls somebody: `you're the sitter Ana recommended`. */
const YOU_ARE = /\byou(?:['’]re| are) (?:the|our|my) (\p{Ll}[\p{Ll}-]{2,20})\b/u;

function calledBy(text: LegalText, speaker: string): string[] {
  for (const { text: words } of text.paragraphs.slice(0, 40)) {
    if (TURN.exec(words)?.[1] !== speaker) continue;
    const role = YOU_ARE.exec(words.slice(0, 300))?.[1];
    if (role !== undefined && isRole(role)) return [role];
  }
  return [];
}
