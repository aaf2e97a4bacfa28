import { escaped } from '../languages/escaped.ts';
import type { LegalText } from '../../document/legal-text.ts';
import { CHAT_LINE } from '../languages/chat-lines.ts';
import { CHAT_DEEDS, DEEDS, DONE_BY_NAME } from '../languages/en/deeds.ts';
import type { Gathered } from './gather.ts';
import { rolesByLetter, type RolesOfTwo } from './roles-by-letter.ts';
import { shortForms } from './names/names.ts';

/** Deeds are looked for in this much of a paper. */
const HEAD = 12_000;
/** What a paper is about is said at its head; later on somebody may sell, lend or let something beside it. */
const OPENING = 1_200;
const TITLE = 500;
const LENDS = /\b(?:lend(?:ing)?|lent|loan|borrow(?:ing|ed)?|IOU)\b/i;
const MONEY = /[$€£₹]\s?\d|\d\s?(?:euros?|pounds?|dollars?|rand|rupees)\b|\b(?:money|loan|sum)\b/i;

/**
 * Who lends, lets, sells or employs is the lender, landlord, seller or employer, and the other one the borrower, tenant, buyer or
 * employee: for two sides to which the paper gives no roles. Two deeds of different kinds give none.
 */
export function giveRolesByDeeds(text: LegalText, sides: readonly Gathered[]): void {
  const [first, second, ...more] = sides;
  if (first === undefined || second === undefined || more.length > 0) return;
  if (first.roles.length > 0 || second.roles.length > 0) return;
  const head = text.text.slice(0, HEAD);
  const found =
    rolesByLetter(text, first, second) ??
    bySpeakers(head, first, second) ??
    byNames(head, first, second) ??
    inChat(head, first, second);
  if (found === null) return;
  const [doer, role, other, otherRole] = found;
  doer.roles.push(role);
  other.roles.push(otherRole);
}

function bySpeakers(head: string, first: Gathered, second: Gathered): RolesOfTwo | null {
  const speaker = [first, second].find(({ pronouns }) => pronouns.has('i') || pronouns.has('we'));
  const told = [first, second].find(({ pronouns }) => pronouns.has('you'));
  if (speaker === undefined || told === undefined || speaker === told) return null;
  const kinds = DEEDS.flatMap(({ roles, byMe, byYou }) => [
    ...(isMain(byMe, head, roles[0]) ? [[speaker, roles[0], told, roles[1]] as const] : []),
    ...(isMain(byYou, head, roles[0]) ? [[told, roles[0], speaker, roles[1]] as const] : []),
  ]);
  return kinds.length === 1 ? kinds[0]! : null;
}

/** Whether the deed stands at the head, or is a loan of money or what the paper is called. */
function isMain(deed: RegExp, head: string, role: string): boolean {
  const match = deed.exec(head);
  if (match === null) return false;
  // a laptop or a ladder that somebody lends makes no loan
  if (role === 'Lender' || role === 'Borrower')
    return MONEY.test(/^[^.;\n]{0,90}/.exec(head.slice(match.index))![0]) || LENDS.test(head.slice(0, TITLE));
  return match.index < OPENING;
}

/** In a chat everybody says `I`: what one of the two says they do for the other. */
function inChat(head: string, first: Gathered, second: Gathered): RolesOfTwo | null {
  const votes = head.split('\n').flatMap((line) => {
    const name = CHAT_LINE.exec(line.slice(0, 90))?.[1];
    if (name === undefined) return [];
    const named = [first, second].filter(({ names, aliases }) =>
      [...names, ...aliases].some((one) => one === name || one.split(' ')[0] === name),
    );
    const [speaker] = named;
    if (speaker === undefined || named.length > 1) return [];
    const other = speaker === first ? second : first;
    return [...DEEDS, ...CHAT_DEEDS].flatMap(({ roles, byMe, byYou }) => [
      ...(byMe.test(line) ? [[speaker, roles[0], other, roles[1]] as const] : []),
      ...(byYou.test(line) ? [[other, roles[0], speaker, roles[1]] as const] : []),
    ]);
  });
  const [vote] = votes;
  return vote !== undefined && votes.every(([doer, role]) => doer === vote[0] && role === vote[1])
    ? vote
    : null;
}

function byNames(head: string, first: Gathered, second: Gathered): RolesOfTwo | null {
  const forms = (side: Gathered) =>
    [...new Set(side.names.flatMap(shortForms))]
      .filter((form) => form.length > 2 && form.length < 40)
      .map(escaped)
      .join('|');
  const [a, b] = [forms(first), forms(second)];
  if (a === '' || b === '') return null;
  const kinds = DONE_BY_NAME.flatMap(({ roles, verb }) => {
    const does = (x: string, y: string) =>
      new RegExp(String.raw`\b(?:${x}),? (?:${verb})\b[^.;\n]{0,70}?\b(?:${y})\b`).test(head);
    return [
      ...(does(a, b) ? [[first, roles[0], second, roles[1]] as const] : []),
      ...(does(b, a) ? [[second, roles[0], first, roles[1]] as const] : []),
    ];
  });
  return kinds.length === 1 ? kinds[0]! : null;
}
