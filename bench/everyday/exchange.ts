import type { Mention } from '../../backend/src/domain/analysis/reading/frames/mentions.ts';
import { createMentionFinder } from '../../backend/src/domain/analysis/reading/frames/mentions.ts';
import { tokensOf, type Token } from '../../backend/src/domain/analysis/reading/frames/tokens.ts';
import type { PaperSide, PaperSides } from '../../backend/src/domain/analysis/reading/sides/side.ts';

type Form = 'subject' | 'object' | 'owner' | 'owned';

const PRONOUNS: Readonly<Record<'i' | 'we' | 'you', Readonly<Record<Form, string>>>> = {
  i: { subject: 'I', object: 'me', owner: 'my', owned: 'mine' },
  we: { subject: 'we', object: 'us', owner: 'our', owned: 'ours' },
  you: { subject: 'you', object: 'you', owner: 'your', owned: 'yours' },
};
const FORMS: Readonly<Record<string, Form>> = {
  i: 'subject',
  we: 'subject',
  me: 'object',
  us: 'object',
  my: 'owner',
  our: 'owner',
  your: 'owner',
  mine: 'owned',
  ours: 'owned',
  yours: 'owned',
};
const BEFORE_OBJECT =
  /^(?:to|from|by|with|for|of|on|at|against|about|between|than|give|gives|pay|pays|tell|tells|ask|asks|let|lets|charge|send|show|owe|owes|cost|costs|hold|allow|allows)$/;

/**
 * Exchanges the two sides in one sentence: names, roles and pronouns of each take the place of the other's. Null where the sentence names
 * neither side, or both as one (`each party`). `speaker` is the side that writes it in a chat or letter.
 */
export function exchangeSides(
  sentence: string,
  sides: PaperSides,
  speaker: string | null = null,
): string | null {
  const { reader } = sides;
  const other = sides.all.find((side) => side !== reader);
  if (reader === null || other === undefined) return null;
  const tokens = tokensOf(sentence);
  const mentions = createMentionFinder(sides)(tokens, speaker);
  if (mentions.length === 0 || mentions.some(({ actor }) => actor.kind !== 'side')) return null;
  let out = '';
  let from = 0;
  for (const mention of mentions) {
    const isReaders = mention.actor.kind === 'side' && mention.actor.id === reader.id;
    const start = tokens[mention.from]!.start;
    out += sentence.slice(from, start);
    out += wordsFor(isReaders ? other : reader, mention, tokens, speaker);
    from = tokens[mention.to - 1]!.end;
  }
  return out + sentence.slice(from);
}

function wordsFor(
  side: PaperSide,
  mention: Mention,
  tokens: readonly Token[],
  speaker: string | null,
): string {
  const first = tokens[mention.from]!.low;
  const form = formOf(mention, tokens);
  const isPronoun = first in FORMS || first === 'you';
  const own = speaker === null ? side.pronoun : side.id === speaker ? 'i' : 'you';
  const label = side.role ?? side.name;
  if (own !== null && (isPronoun || label === null)) return PRONOUNS[own][form];
  const article = side.role === null || tokens[mention.from - 1]?.low === 'the' ? '' : 'the ';
  return `${article}${label ?? 'the other'}${form === 'owner' ? "'s" : ''}`;
}

function formOf({ from, to, isOwner }: Mention, tokens: readonly Token[]): Form {
  const known = FORMS[tokens[from]!.low];
  if (known !== undefined) return known;
  if (isOwner) return 'owner';
  const next = tokens[to]?.low ?? '.';
  return BEFORE_OBJECT.test(tokens[from - 1]?.low ?? '') || !/^[a-z]/.test(next) ? 'object' : 'subject';
}
