import type { LegalText, Paragraph, Sentence } from '../../../document/legal-text.ts';
import type { DraftQuote } from '../../../report/report-draft.ts';
import { rememberedOfBoth } from '../../../remembered/remembered.ts';
import type { PaperSide, PaperSides } from '../../sides/side.ts';

/** What stands under a head of a few words: `You pay`, `We promise:`, `You may`. */
export interface UnderHead {
  /** The side whose task it is; null where it is nobody's: what somebody may do or should know. */
  readonly sideId: string | null;
  readonly sentence: Sentence;
  readonly head: DraftQuote;
}

const HEAD =
  /^\W{0,3}(?:\(?[a-z\d]{1,2}[.)] )?(?:what )?(?<who>(?:the )?[\p{L}][\p{L} .'’-]{0,30}?) (?:(?:also|always) )?(?<verb>pays?|owes?|do|does|gives?|brings?|provides?|supply|supplies|promises?|undertakes?|looks? after|sees? to|gets?|receives?|may|can|are free to|is free to|should know)\W{0,3}$/iu;
const GETS = /^(?:gets?|receives?)$/i;
const FREE = /^(?:may|can|are free to|is free to|should know)$/i;
const LONGEST_HEAD = 48;
const LONGEST_ITEM = 260;
const MOST_ITEMS = 14;
/** What stands in a list and asks for nothing: what is not given back, a choice, a sum of nothing. */
const NO_TASK =
  /^\W{0,3}(?:no (?:part|refund|money|fee|charge|cost|deposit)\b|nothing\b|free\b|(?:if|when) you (?:like|want|wish)\b|[^.;]{0,40}\b(?:if|when|whenever) you (?:like|want|wish)\b)|\?\W*$|\b(?:may|can|might) (?!not\b)/i;
const FEWEST_WORDS = 2;

/** The points under such heads, in the order of the paper. A point that names who acts in it is left to what it says itself. */
export const underShortHeads = rememberedOfBoth(
  (text: LegalText, sides: PaperSides): readonly UnderHead[] => {
    const out: UnderHead[] = [];
    let open: { readonly sideId: string | null; readonly head: Paragraph } | null = null;
    let count = 0;
    const sentencesIn = Map.groupBy(text.sentences, (sentence) => sentence.paragraph);
    for (const paragraph of text.paragraphs) {
      const match = paragraph.text.length <= LONGEST_HEAD ? HEAD.exec(paragraph.text.trim()) : null;
      const side = match === null ? undefined : sideCalled(match.groups!['who']!, sides);
      if (match !== null && side !== undefined) {
        const verb = match.groups!['verb']!;
        const isFree = FREE.test(verb);
        const sideId = isFree ? null : GETS.test(verb) ? facing(sides, side.id) : side.id;
        // of several others none can be named: what they give is left to what its words say themselves
        open = sideId === null && !isFree ? null : { sideId, head: paragraph };
        count = 0;
        continue;
      }
      if (open === null) continue;
      count++;
      if (!isPoint(paragraph) || count > MOST_ITEMS) {
        open = null;
        continue;
      }
      const { head, sideId } = open;
      for (const sentence of sentencesIn.get(paragraph.id) ?? []) {
        const words = sentence.text.replace(/^[^\p{L}\d$€£₹]+/u, '');
        if (sideId !== null && (sentence.start > paragraph.start + 4 || !isTaskPoint(words, sides))) continue;
        out.push({ sideId, sentence, head: { text: head.text, paragraph: head.id } });
      }
    }
    return out;
  },
);

/** `• €65 for the season`, `- roof mended each year`, `work the bed`: no sentence of its own that a head could not carry. */
const isPoint = ({ kind, text }: Paragraph): boolean =>
  kind !== 'heading' &&
  text.length <= LONGEST_ITEM &&
  (kind === 'list-item' ||
    /^\W{0,2}(?:[-•*–·▪]|\(?[a-z\d]{1,2}[.)]) /i.test(text) ||
    /^[\p{Ll}€$£₹]/u.test(text));

function isTaskPoint(words: string, { all }: PaperSides): boolean {
  if (NO_TASK.test(words) || words.split(/\s+/).length < FEWEST_WORDS) return false;
  const low = ` ${words.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
  const acts = (name: string) =>
    new RegExp(
      String.raw` ${name.replace(/[^\p{L}\d ]+/gu, ' ')} (?:(?:also|always|then|will|shall|must|can|may) ){0,2}\p{L}+`,
      'u',
    ).test(low) &&
    !new RegExp(
      String.raw` (?:by|to|from|with|for|of|at|the) (?:the )?${name.replace(/[^\p{L}\d ]+/gu, ' ')} `,
      'u',
    ).test(low);
  return !all.some(({ mentions, pronoun }) =>
    [...mentions, pronoun ?? ''].some((name) => name !== '' && acts(name)),
  );
}

function sideCalled(who: string, { all }: PaperSides): PaperSide | undefined {
  const low = who.toLowerCase().replace(/^the /, '');
  const named = all.filter(({ mentions, pronoun }) => pronoun === low || mentions.includes(low));
  return named.length === 1 ? named[0] : undefined;
}

const facing = ({ all }: PaperSides, id: string): string | null =>
  all.length === 2 ? (all.find((side) => side.id !== id)?.id ?? null) : null;
