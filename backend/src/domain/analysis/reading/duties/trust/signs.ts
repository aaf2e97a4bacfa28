import type { LegalText } from '../../../document/legal-text.ts';
import type { Frame } from '../../frames/frame.ts';
import { createMentionFinder } from '../../frames/mentions.ts';
import { findSpeakers } from '../../frames/speakers.ts';
import { tokensOf } from '../../frames/tokens.ts';
import type { PaperSide, PaperSides } from '../../sides/side.ts';
import type { Proposal } from './proposal.ts';

/** Words looked at of a sentence; more would be a page. */
const MOST_TOKENS = 90;
const MONEY = /[$€£₹₦₱]|\b\d+(?:[.,]\d+)? ?(?:eur|usd|gbp|euros?|dollars?|pounds?|rand|rupees|%)/i;

/** Signs of whether a proposed duty is one, and that of the side it is told of. */
export type DutySigns = (proposal: Proposal) => string[];

/**
 * The rule that proposed a duty, what kind of clause and side it is, what stands around it, and the words of its sentence, those around
 * the sides above all. `S` stands for the side that it is told of, `O` for another, `B` for both. Made once for a paper.
 */
export function createDutySigns(text: LegalText, sides: PaperSides): DutySigns {
  const findMentions = createMentionFinder(sides);
  const speakers = findSpeakers(text, sides);
  const bySide = new Map(sides.all.map((side) => [side.id, side]));
  const ofPaper = [
    `sides ${Math.min(3, sides.all.length)}`,
    speakers.size > 0 ? 'paper spoken' : 'paper written',
    `pronouns ${['-', 'i', 'we', 'you'].filter((word) => sides.all.some(({ pronoun }) => (pronoun ?? '-') === word)).join(' ')}`,
    `reader ${sides.certainty}`,
  ];
  const wordsOf = (words: string, speaker: string | null, sideId: string | null): string[] => {
    const tokens = tokensOf(words).slice(0, MOST_TOKENS);
    const named = new Map(findMentions(tokens, speaker).map((mention) => [mention.from, mention]));
    const out: string[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const mention = named.get(at);
      if (mention === undefined || (mention.actor.kind !== 'side' && mention.actor.kind !== 'both')) {
        const { low } = tokens[at]!;
        if (!/^(?:the|a|an|said|such)$/.test(low)) out.push(/\d/.test(low) ? '#' : low);
        continue;
      }
      const letter = mention.actor.kind === 'both' ? 'B' : mention.actor.id === sideId ? 'S' : 'O';
      out.push(mention.isOwner ? `${letter}'s` : letter);
      at = mention.to - 1;
    }
    return out;
  };
  return (proposal) => {
    const { sideId, sentence, frame, how } = proposal;
    const speaker = speakers.get(sentence.paragraph) ?? null;
    const signs = new Set([
      ...ofPaper,
      ...ofSide(proposal, bySide.get(sideId ?? ''), sides.reader?.id),
      ...(speaker === null ? [] : [speaker === sideId ? 'speaks' : 'spoken to']),
      ...ofSentence(sentence.text),
      ...(frame === null ? [] : ofFrame(frame, how, sentence.start)),
      ...ofPlace(text, proposal),
      ...ofWords(wordsOf(sentence.text, speaker, sideId), how),
    ]);
    return [...signs];
  };
}

function ofSide(
  { sideId, how, frame, quotes }: Proposal,
  side: PaperSide | undefined,
  reader: string | undefined,
): string[] {
  const mode = frame?.mode ?? 'none';
  const kind =
    sideId === null || sideId === 'both' ? (sideId ?? 'nobody') : `${side?.pronoun ?? 'no'} pronoun`;
  const hand = side?.isStronger ?? 'equal';
  return [
    `how ${how}`,
    `how ${how} ${mode}`,
    `mode ${mode}`,
    `side ${kind}`,
    `how ${how} ${kind}`,
    side?.id === reader ? 'own' : 'of another',
    `hand ${hand}`,
    `how ${how} hand ${hand}`,
    side?.role === null ? 'no role' : 'role',
    ...(quotes.length > 1 ? ['two quotes'] : []),
  ];
}

function ofSentence(words: string): string[] {
  const { length } = words;
  const size =
    length < 40 ? 'tiny' : length < 90 ? 'short' : length < 200 ? 'middle' : length < 420 ? 'long' : 'huge';
  return [
    `length ${size}`,
    ...(words.includes('|') ? ['row'] : []),
    ...(/["“]/.test(words) ? ['quoted'] : []),
    ...(MONEY.test(words) ? ['money'] : []),
    ...(/[.;!]\W?$/.test(words) ? ['ended'] : []),
    ...(/^\p{Ll}/u.test(words) ? ['small'] : []),
    ...(/^\W{0,3}(?:if|when|where|should|unless|once|after|before|until)\b/i.test(words)
      ? ['opens condition']
      : []),
    ...(words.includes('?') ? ['asks'] : []),
  ];
}

function ofFrame(
  { verb, actor, condition, exception, time, lead, span, object, mode }: Frame,
  how: string,
  start: number,
): string[] {
  const at = span.start - start;
  return [
    `verb ${verb}`,
    `${mode} ${verb}`,
    `how ${how} actor ${actor.kind}`,
    `object ${/[a-z]{3,}/.exec(object.toLowerCase())?.[0] ?? ''}`,
    ...(condition === null ? [] : ['condition']),
    ...(exception === null ? [] : ['exception']),
    ...(time === null ? [] : ['time']),
    ...(lead === null ? [] : ['lead']),
    `place ${at < 6 ? 'first' : at < 60 ? 'near' : 'far'}`,
  ];
}

/** What stands before and behind a sentence. */
function ofPlace({ sentences }: LegalText, { sentence, quotes }: Proposal): string[] {
  const before = sentences[sentence.index - 1]?.text ?? '';
  const next = sentences[sentence.index + 1]?.text ?? '';
  const lead = quotes.length > 1 ? (quotes[0]?.text ?? '') : '';
  return [
    ...(/[;,]\s*$/.test(before) || /[;,]\s*$/.test(sentence.text) ? ['item'] : []),
    ...(/:\s*$/.test(before) ? ['behind lead'] : []),
    ...(/:\s*$/.test(sentence.text) ? ['leads'] : []),
    ...(/\?\W*$/.test(before) ? ['behind question'] : []),
    ...(/^\p{Ll}/u.test(next) ? ['goes on'] : []),
    ...(lead === '' ? [] : [/\b(?:not|never|no)\b/i.test(lead) ? 'lead bans' : 'lead plain']),
  ];
}

const isName = (word: string): boolean => /^[SOB](?:'s)?$/.test(word);

function ofWords(words: readonly string[], how: string): string[] {
  const names = words.flatMap((word, at) => (isName(word) ? [at] : []));
  const whose = ['B', 'O', 'S'].filter((letter) => names.some((at) => words[at]![0] === letter)).join('');
  const out = [
    `names ${whose}`,
    `how ${how} names ${whose}`,
    `order ${names
      .slice(0, 3)
      .map((at) => words[at])
      .join(' ')}`,
    `opens ${words.slice(0, 2).join(' ')}`,
    `opens ${words[0] ?? ''}`,
  ];
  for (const [at, word] of words.entries()) {
    out.push(`w ${word}`);
    if (!isName(word)) continue;
    const [y, z, a, b] = [words[at - 2], words[at - 1], words[at + 1], words[at + 2]];
    if (a !== undefined) out.push(`${word} ${a}`);
    if (b !== undefined) out.push(`${word} ${a} ${b}`);
    if (z !== undefined) out.push(`${z} ${word}`);
    if (y !== undefined) out.push(`${y} ${z} ${word}`);
  }
  return out;
}
