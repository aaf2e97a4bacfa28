import type { LegalText, Sentence } from '../../document/legal-text.ts';
import { messagesOf } from '../chats/messages.ts';
import type { PaperSides } from '../sides/side.ts';

const TO_ALL =
  /\b(?:everyone|everybody|each|a head|per person|all of you|each of you|whoever|anyone|anybody|you (?:all|guys|lot|three|both))\b/i;
const TO_ONE = /\byou\b[^.;]{0,40}\b(?:me|my)\b|\b(?:me|my)\b[^.;]{0,40}\byou\b/i;
/** `me & Bo send ours`: two of them, and not all. */
const SOME_OF_US = /(?:^|: )(?:me|I) (?:&|and) \p{Lu}/u;

type Addressee = (sentence: Sentence) => string | null | undefined;

/** Whom a sentence binds that seems to bind all, in a talk among three or more: one of them where it is said to one, null where that one is not named. */
export function createGroupAddressee(
  text: LegalText,
  sides: PaperSides,
): (likely: string | null, sentence: Sentence) => string | null {
  const addressee = addresseeIn(text, sides);
  return (likely, sentence) => {
    const one = likely === 'both' ? addressee(sentence) : undefined;
    return one === undefined ? likely : one;
  };
}

/** The one whom a message names, null where it is meant for one but not said for whom, and undefined where it may be for all. */
function addresseeIn(text: LegalText, { all }: PaperSides): Addressee {
  const messages = all.length > 2 ? messagesOf(text) : [];
  return (sentence) => {
    if (messages.length === 0 || TO_ALL.test(sentence.text)) return undefined;
    if (SOME_OF_US.test(sentence.text)) return null;
    if (!/\byou\b/i.test(sentence.text)) return undefined;
    const message = messages.find(({ start, end }) => sentence.end > start && sentence.start < end);
    if (message === undefined) return undefined;
    const words = ` ${text.text.slice(message.start, message.end).replace(/[^\p{L}\d]+/gu, ' ')} `;
    const named = all.filter(
      ({ name, mentions }) =>
        name?.toLowerCase() !== message.speaker &&
        mentions.some((mention) => words.includes(` ${mention.charAt(0).toUpperCase()}${mention.slice(1)} `)),
    );
    if (named.length === 1) return named[0]!.id;
    return TO_ONE.test(sentence.text) ? null : undefined;
  };
}
