import { CHAT_STAMP } from '../../languages/chat-lines.ts';

const NUMBER =
  /^(?:[^.;]{0,60}?(?<![\w.])\d{1,2}\.\d{1,2}\.?\s{1,4}(?=\p{Lu})|(?:\(?(?:\d{1,2}|[a-z])[.)]\s{1,4})+(?=\S))/u;

/** Where the sentence itself begins, behind the clause number and the heading that stand in front of it. */
export const numberEnd = (sentence: string): number =>
  (NUMBER.exec(sentence) ?? STAMP.exec(sentence) ?? SHOUTED_HEAD.exec(sentence))?.[0].length ?? 0;
/** `WHERE EVERYONE LIVES You pay …`: a heading that no stop parts from what stands below it. */
const SHOUTED_HEAD = /^(?:[A-Z][A-Z'’&-]+ ){2,10}(?=[A-Z][a-z]+ [a-z])/;
/** When a message of a chat was sent. */
const STAMP = new RegExp(`^${CHAT_STAMP}(?=\\p{Lu})`, 'u');
