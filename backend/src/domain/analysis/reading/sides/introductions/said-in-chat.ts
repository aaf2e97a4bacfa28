import type { LegalText } from '../../../document/legal-text.ts';
import { CHAT_LINE } from '../../languages/chat-lines.ts';
import { nameAtStart } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';

/** `Jonno: I, Jonathan Peake, sell …`: who says `I` and a name in a line of a chat is the one in front of the line. */
export const saidInChat =
  (text: LegalText) =>
  (naming: Naming): Naming => {
    if (naming.pronoun !== 'i' || naming.names.length === 0) return naming;
    const { start: at } = naming.span;
    const words = text.paragraphs.find(({ start, end }) => start <= at && at < end)?.text ?? '';
    const speaker = CHAT_LINE.exec(words.slice(0, 90))?.[1];
    // `Who: Priya Shah (that's me)` is a row of a form
    const isPerson = speaker !== undefined && !isRole(speaker) && nameAtStart(speaker)?.name === speaker;
    return !isPerson || naming.names.includes(speaker)
      ? naming
      : { ...naming, names: [...naming.names, speaker], pronoun: null };
  };
