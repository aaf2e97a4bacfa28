import type { LegalText, Paragraph } from '../../../document/legal-text.ts';
import { documentType, type Family } from '../../../recognition/document-type.ts';
import { PAPER_KINDS } from '../../languages/en/kinds/paper-kinds.ts';
import {
  ABOUT_THE_FILE,
  ABOUT_YOURS,
  CREDIT,
  GYM_OR_CLUB,
  isOfAgent,
  isQuotedWork,
  OF_HOLIDAYS,
  OF_HOMES_OR_STALLS,
  OF_MONEY,
  OF_PLOT,
} from './look-alikes.ts';
import { letting } from './letting-kind.ts';
import { SAID_KINDS } from '../../languages/en/kinds/said-kinds.ts';
import { CHAT_STAMP } from '../../languages/chat-lines.ts';
import { isAnswerToLeaving, isOnDealMade, letterKind } from '../../letters/letter-kind.ts';
import { quoteAround } from '../places.ts';
import { messagesOf } from '../../chats/messages.ts';
import { findTurns } from '../../chats/turns.ts';
import { areFirmsNamed, ownName, ownTitle } from '../../titles/own-name.ts';
import type { DraftQuote } from '../../../report/report-draft.ts';
import { rememberedOf } from '../../../remembered/remembered.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** Lines at the top that may be a title. */
const LINES = 8;
const LONGEST = 130;
/** So often words of the running text have to stand there. */
const FEW = 3;
const BODY = 12_000;

/** The kind of paper as a person says it, with the line that shows it where one does. */
export interface DocumentKind {
  readonly label: string;
  readonly quotes: readonly DraftQuote[];
}

/** Tells the kind from a title line, else from the words of the running text, else from the general table. */
export const documentKind = rememberedOf((text: LegalText): DocumentKind => {
  const letter = letterKind(text);
  if (letter !== null && letter !== 'Letter') return { label: letter, quotes: [] };
  if (isAnswerToLeaving(text)) return { label: 'Letter', quotes: [] };
  const told = kindOf(text);
  const isUntitled = told.quotes.length === 0;
  // mails to and fro in which two people make a deal
  if (letter !== null && told.label === 'Agreement' && messagesOf(text).length > 1)
    return { label: IN_MESSAGES, quotes: [] };
  if (letter !== null && isUntitled && (told.label === 'Agreement' || isOnDealMade(text)))
    return { label: letter, quotes: [] };
  // things are lent that come back as they are, and no money
  const isCalled = told.quotes.some((title) => CREDIT.test(title.text));
  if (told.label === 'Loan agreement' && !isCalled && !OF_MONEY.test(text.text.slice(0, BODY)))
    return { label: 'Agreement', quotes: [] };
  // `Your tenancy from 6 January` over a letter says what it is about
  const [title] = told.quotes;
  if (letter !== null && title !== undefined && ABOUT_YOURS.test(title.text) && !OF_PAPER.test(title.text))
    return { label: letter, quotes: [] };
  if (told.label === 'Sale agreement' && isOfAgent(text))
    return { label: 'Sales or agency agreement', quotes: [] };
  // owners of homes and traders of a market have a committee and members too
  if (
    told.label === CLUB_MEMBERSHIP &&
    isUntitled &&
    OF_HOMES_OR_STALLS.test(text.text.slice(0, HEAD_OF_PAPER))
  )
    return { label: plainKind(body(text)), quotes: [] };
  // who works a plot belongs to no gym, unless a line calls it a membership
  if (told.label === CLUB_MEMBERSHIP && isUntitled && OF_PLOT.test(text.text.slice(0, HEAD_OF_PAPER)))
    return { label: 'Agreement', quotes: [] };
  if (
    told.label === CLUB_MEMBERSHIP &&
    (!GYM_OR_CLUB.test(text.text.slice(0, HEAD_OF_PAPER)) ||
      OF_HOLIDAYS.test(text.text.slice(0, HEAD_OF_PAPER)))
  )
    return { ...told, label: 'Membership agreement' };
  return letting(told, text);
});

/** Dental plans and daycares for dogs have members too. */
const CLUB_MEMBERSHIP = 'Gym or club membership';
const HEAD_OF_PAPER = 1_500;
function kindOf(text: LegalText): DocumentKind {
  // what people say in a chat is no title
  const talkAt = findTurns(text)[0]?.start ?? Infinity;
  const lines = text.paragraphs
    .slice(0, LINES)
    .filter(({ text: words, start }) => start < talkAt && isTitle(words));
  // the first line that calls itself a paper counts; what stands below may be another paper or a part
  const named = lines.findIndex(({ text: words }) => PAPER.test(words) && rankOf(words) >= 0);
  if (named >= 0) lines.splice(named + 1);
  let best: { readonly rank: number; readonly label: string; readonly quote: DraftQuote } | null = null;
  for (const line of lines) {
    // a row says who or what, a title what it is
    const isRow = /[|:]/.test(line.text) && !/^(?:subject|re)\b/i.test(line.text) && !TITLED.test(line.text);
    const words = isRow ? (line.text.split(/[|:]/)[0] ?? '') : line.text;
    const rank = rankOf(words, text.text.slice(0, BODY));
    if (rank >= 0 && isOnlyOfName(words, PAPER_KINDS[rank]!, text)) continue;
    if (rank >= 0 && !isRow && (best === null || rank < best.rank))
      best = { rank, label: PAPER_KINDS[rank]!.label, quote: { text: line.text, paragraph: line.id } };
  }
  const isVague =
    best === null ||
    /^(?:Terms and conditions|Services agreement|Sale agreement|Hire agreement|Agreement)$/.test(best.label);
  const own = ownName(text);
  if (best?.label === LEAVE_AND_LICENCE && (body(text).match(BUSINESS_PLACE)?.length ?? 0) >= FEW)
    return {
      label: LEAVE_AND_LICENCE.replace('residential rental', 'business premises'),
      quotes: [best.quote],
    };
  if (!isVague && (own === null || sharesWord(best!.label, own)))
    return { label: best!.label, quotes: [best!.quote] };
  if (own !== null) return { label: labelOf(own), quotes: isVague && best !== null ? [best.quote] : [] };
  // the words of everyday papers say nothing about what firms agree on
  const formal = areFirmsNamed(text) ? documentType(null, text.text) : null;
  if (
    formal !== null &&
    formal.id !== 'contract' &&
    COMMERCIAL.has(formal.family) &&
    // a word of the kind stands where papers say what they are
    sharesWord(formal.label, text.text.slice(0, HEAD_OF_PAPER))
  )
    return { label: capital(formal.label.replace(/^an? /, '')), quotes: best === null ? [] : [best.quote] };
  const said = saidInText(text);
  if (said !== null) return said;
  if (isVague && isQuotedWork(text))
    return { label: 'Building or renovation contract (works)', quotes: best === null ? [] : [best.quote] };
  const titled = titleOfItsOwn(lines, best?.label ?? null);
  if (isVague && titled !== null) return titled;
  const words = body(text);
  const counted = PAPER_KINDS.flatMap((one) =>
    one.body === undefined ||
    one.needs?.test(words) === false ||
    (one.unless !== undefined && (words.match(one.unless)?.length ?? 0) >= FEW)
      ? []
      : [{ label: one.label, count: countOf(words, one.body) }],
  ).toSorted((a, b) => b.count - a.count);
  const [first] = counted;
  // a line that says another kind, or none, proves nothing
  if (first !== undefined && first.count >= FEW)
    return {
      label: first.label,
      quotes: best !== null && sharesWord(first.label, best.quote.text) ? [best.quote] : [],
    };
  if (best !== null) return { label: best.label, quotes: [best.quote] };
  // of what people write for themselves only its titles tell, not a licence or a service that is spoken of
  const { label, id, family } = documentType(null, areFirmsNamed(text) ? text.text : titlesThen(lines, text));
  if (talkAt < Infinity) return { label: IN_MESSAGES, quotes: [] };
  const isSaid = !COMMERCIAL.has(family) || sharesWord(label, text.text.slice(0, HEAD_OF_PAPER));
  if (id === 'contract' || !isSaid) return { label: plainKind(words), quotes: [] };
  return { label: capital(label.replace(/^an? /, '')), quotes: [] };
}

/** The titles of a paper, and its text behind what the general table takes for an opening. */
const titlesThen = (lines: readonly Paragraph[], { text }: LegalText): string =>
  `${lines.map(({ text: words }) => words).join('\n')}\n`.padEnd(OPENING_OF_TYPES, ' ') + text;
const OPENING_OF_TYPES = 400;

/** Kinds by whose words schools, clubs and houses are called as well. */
const OF_NAMES = new Set(['School or tuition agreement', CLUB_MEMBERSHIP, 'Wedding or event booking']);
/** `Friends of the School`: who writes, where the line names no paper and the text says nothing more of that kind. */
const isOnlyOfName = (
  line: string,
  { label, body: words }: (typeof PAPER_KINDS)[number],
  text: LegalText,
): boolean =>
  OF_NAMES.has(label) && !OF_PAPER.test(line) && words !== undefined && countOf(body(text), words) < FEW;

/** How often words of a kind stand in a text; one word alone, said a few times, makes no kind. */
function countOf(words: string, body: RegExp): number {
  const found = words.match(body) ?? [];
  const different = new Set(found.map((word) => word.toLowerCase().replace(/(?:s|ed|ing)$/, '')));
  return different.size < 2 && found.length < OFTEN ? 0 : found.length;
}
/** From here on one word makes a kind by itself. */
const OFTEN = 6;

const body = ({ text }: LegalText): string => text.slice(0, BODY);
const LEAVE_AND_LICENCE = 'Leave and licence agreement (residential rental)';
const BUSINESS_PLACE = /\b(?:shop|office|godown|warehouse|showroom|commercial premises)\b/gi;

/** `Childcare Agreement: Key Facts`: what stands in front of the colon names the paper. */
const TITLED = sifted(
  /^[^|:]{0,80}\b(?:agreement|contract|lease|licen[cs]e|terms|rules|deed|policy): \p{Lu}|^(?:standard |general |our )?(?:terms|conditions) (?:of|for) [^|:]{3,50}: \p{L}/iu,
);

const HOME = /\b(?:flat|apartment|dwelling|residence|maisonette)\b/i;

/** What a sentence near the top says outright: `as my guest and not as a tenant`, `demise … for the term of ten years … rent`. */
function saidInText(text: LegalText): DocumentKind | null {
  const head = text.text.slice(0, BODY);
  for (const [words, label] of SAID_KINDS) {
    const match = words.exec(head);
    // a long lease of somebody's home is left to the other rules
    if (match !== null && !(label.startsWith('Lease') && HOME.test(match[0])))
      return { label, quotes: [quoteAround(text, match.index, match.index + Math.min(match[0].length, 60))] };
  }
  return null;
}

/** A line that names the paper as no list does: `PLOT AGREEMENT 2026/27`. */
function titleOfItsOwn(lines: readonly Paragraph[], listed: string | null): DocumentKind | null {
  for (const { text, id } of lines) {
    const name = ownTitle(text);
    if (name === null || (listed !== null && sharesWord(listed, name))) continue;
    return { label: capital(name), quotes: [{ text, paragraph: id }] };
  }
  return null;
}

/** A kind of the list where the name itself says it, else the name. */
function labelOf(own: string): string {
  const known = PAPER_KINDS[rankOf(own)];
  return known !== undefined && sharesWord(known.label, own) ? known.label : capital(own);
}

const SAYS_NO_KIND = new Set(['agreem', 'contra', 'terms', 'and', 'for', 'the']);
const stemsOf = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 6));
/** Whether a kind and the name of a paper have a word in common. */
const sharesWord = (label: string, own: string): boolean => {
  if (label.startsWith('Non-disclosure') && /\bconfidential|\bsecrecy|\bdisclosure/i.test(own)) return true;
  const known = new Set(stemsOf(label).filter((stem) => !SAYS_NO_KIND.has(stem)));
  return stemsOf(own).some((stem) => known.has(stem));
};

/** Families of papers that firms sign with firms. */
const COMMERCIAL: ReadonlySet<Family> = new Set([
  'commercial',
  'distribution',
  'franchise',
  'license',
  'services',
  'subscription',
  'sale',
]);

/** Messages in which people made a deal are told as that; what shows no deal is only a document. */
const plainKind = (body: string): string =>
  CHAT.test(body) ? IN_MESSAGES : AGREED.test(body) ? 'Agreement' : 'Legal document';
const IN_MESSAGES = 'Agreement in messages';
const CHAT = new RegExp(String.raw`^(?:${CHAT_STAMP}[^\n]{1,400}\n+){3}`);

const AGREED = sifted(
  /\b(?:agree[ds]?|agreement|contract|deal|confirmed|accepted|promise[sd]?|undertakes?|shall|hereby|signed|signature|binding|what we (?:have )?settled)\b|_{5,}|\.{8,}/i,
);
const rankOf = (words: string, head: string | null = null): number =>
  PAPER_KINDS.findIndex(
    ({ title, needs }) => title.test(words) && (head === null || needs === undefined || needs.test(head)),
  );
/** A line that names a paper, not a part of one or a thing. */
const PAPER = sifted(
  /^(?:.{0,60} )?(?:AGREEMENT|CONTRACT|LEASE|LICEN[CS]E|TENANCY|DEED|WILL|TESTAMENT|NOTICE|POLICY|RECEIPT)(?: No\.? ?\d+)?[.:]?$|^(?:RECEIPT|CONTRACT|AGREEMENT|LEASE|DEED|LICEN[CS]E)\b/i,
);

/** A title is no sentence, no address and no line of a letter. */
function isTitle(words: string): boolean {
  if (words.length > LONGEST || ABOUT_THE_FILE.test(words) || /^\([^()]*\)$/.test(words.trim())) return false;
  if (
    /^(?:from|(?:not )?to|date|sent|dear|hello|hi|by (?=\p{Lu})|(?:sold|bought|lent|hired|let) (?:to|by))\b/iu.test(
      words,
    )
  )
    return false;
  if ((LABEL_LINE.test(words) || PRICED_LINE.test(words)) && !OF_PAPER.test(words)) return false;
  if (/\bP\.?\s?O\.? Box\b/i.test(words)) return false;
  // `What the club does`, `How it works`: the head of a part
  if (/^(?:what|how|when|who|where|why)\b(?![^\n]{0,60}\b(?:agreement|contract|terms|rules)\b)/i.test(words))
    return false;
  const isSentence = /[.!?;,]$/.test(words) && words.split(' ').length > 4;
  return !isSentence && !/\p{Ll}\. \p{Lu}/u.test(words);
}

/** `Cleaning of oven and carpets   £165.00`: a row of a bill. */
const PRICED_LINE = /\p{L} {1,60}[$€£₹]\s?\d[\d.,]*\W*$/u;

/** `Venue   Hartley Sailing Club`: a line of a form says where and who, not what the paper is. */
const LABEL_LINE = sifted(
  /^(?:venue|event|time|site|place|location|address|client|customer|band|organi[sz]er|operator|provider|supplier|seller|buyer|purchaser|hirer|member|parent|child|item|goods|product|gear|stall(?:holder)?|thing lent|lent (?:by|to)|run by|owner|employer|employee|school|club)\s/i,
);
const OF_PAPER = sifted(
  /\b(?:agreement|contract|terms|conditions|form|lease|licen[cs]e|tenancy|policy|order|confirmation|booking|hire|rules|receipt|letter|deed|memorandum|membership|loan|handbook|enrol?ment|tuition)\b/i,
);

/** A kind inside a sentence: `a residential lease`, `terms and conditions`. */
export function kindWords(label: string): { readonly words: string; readonly isPlural: boolean } {
  const bare = label.replace(/\s?\([^()]*\)/g, '');
  const words = /^[A-Z]{2}/.test(bare) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
  const isPlural = /\b(?:terms|conditions|minutes)\b/i.test(bare);
  return { words: isPlural ? words : `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`, isPlural };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
