import type { Sentence } from '../../document/legal-text.ts';
import { CHAT_STAMP } from '../languages/chat-lines.ts';
import { NOTHING_TO_DO } from '../languages/en/plain-bearers.ts';

/** Whether a sentence is a question, a permission, words of grant or a sum that is worked out. */
export const bindsNobody = ({ text }: Sentence): boolean => {
  if (LETTER_HEAD.test(text) || isOnlyLead(text)) return true;
  const words = text.replace(MESSAGE_HEAD, '').slice(0, 500);
  return NOTHING_TO_DO.some((sign) => sign.test(words));
};
const LETTER_HEAD = /^(?:from|to|cc|bcc|subject|sent|date)\s?:\s/i;
const MESSAGE_HEAD = new RegExp(
  String.raw`^${CHAT_STAMP}?(?:\p{L}[\p{L} ]{0,24}: )?(?:\d{1,2}(?:\.\d{1,2})*[.)]? )?`,
  'u',
);

/** `The Tenant shall:`: what has to be done stands in the points below. */
const isOnlyLead = (words: string): boolean =>
  /\b(?:shall|must|will|agrees?|undertakes?|covenants?|promises?|has to|is to|are to|to|that)\s?:[—–-]?\s*$/i.test(
    words,
  ) && words.length < 120;
