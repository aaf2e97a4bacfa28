import type { LegalText, Sentence } from '../../../document/legal-text.ts';
import { piecesOf } from '../../classifier/pieces.ts';
import type { Actor, Frame } from '../../frames/frame.ts';
import { findSpeakers } from '../../frames/speakers.ts';
import type { PaperSide, PaperSides } from '../../sides/side.ts';
import { createSideMarker } from '../registers/mark-sides.ts';
import type { Proposal } from '../trust/proposal.ts';
import { hashOf, hashOn } from '../../../classifier/hash-of.ts';
import { SignGatherer, type HashedSigns } from './hashed-signs.ts';
import { aroundNames, isName, namedIn, wordsOf, type SideWords } from './words.ts';

const MONEY =
  /[$€£₹₦₱]|\b\d+(?:[.,]\d+)* ?(?:eur|usd|gbp|euros?|dollars?|pounds?|rand|rupees|francs?|quid|%)|\b(?:aed|chf|rs|usd|eur|ksh|s\$|hk\$|r)\.? ?\d/i;
const DENIES = /\b(?:not|never|no|nobody|nothing)\b|n.t\b/;
const MOST_HEAD = 8;
const MOST_LEAD = 6;

/** What tells whether a sentence is a duty of a side. What the rules say of it is among them. */
export type WhoseSigns = (sentence: Sentence, side: PaperSide) => HashedSigns;

/** What is known of a paper before its sentences are looked at. */
export interface Known {
  /** Id of the side that pays. */
  readonly payer: string | null;
  readonly frames: readonly Frame[];
  /** What the rules propose, and whether it was left out since. */
  readonly proposals: readonly { readonly proposal: Proposal; readonly isLeftOut: boolean }[];
}

/**
 * Signs of a sentence for one of the sides: its words with that side as `S`, another as `O` and both as `B`, alone and with what kind of
 * side it is (its hand, its pronoun, whether it pays), who acts in its clauses, what stands above and before it, and what the rules make
 * of it. Made once for a paper.
 */
export function createWhoseSigns(text: LegalText, sides: PaperSides, known: Known): WhoseSigns {
  const speakers = findSpeakers(text, sides);
  const mark = createSideMarker(sides);
  const { payer } = known;
  const placed = new Map(
    piecesOf(text)
      .toReversed()
      .map((piece) => [piece.sentence, piece]),
  );
  const framesIn = Map.groupBy(known.frames, (frame) => frame.sentence);
  const proposedIn = Map.groupBy(known.proposals, ({ proposal }) => proposal.sentence.index);
  const markedBefore = new Map<number, string>();
  const marked = ({ index, text: words, paragraph }: Sentence): string => {
    const before = markedBefore.get(index) ?? mark(words, speakers.get(paragraph) ?? null);
    markedBefore.set(index, before);
    return before;
  };
  return (sentence, side) => {
    const place = String(sides.all.indexOf(side));
    const speaker = speakers.get(sentence.paragraph) ?? null;
    const piece = placed.get(sentence.index);
    const kind: Kind = {
      hand: side.isStronger === null ? 'equal' : side.isStronger ? 'strong' : 'weak',
      pronoun: side.pronoun ?? '-',
      pays: payer === null ? '?' : payer === side.id ? 'pays' : 'paid',
      facing: [...new Set(sides.all.filter((one) => one !== side).map(({ pronoun }) => pronoun ?? '-'))]
        .toSorted()
        .join('/'),
    };
    const words = wordsOf(marked(sentence), place);
    const before = text.sentences[sentence.index - 1];
    const signs = new SignGatherer();
    signs.add([`sides ${Math.min(3, sides.all.length)}`]);
    if (speaker !== null) signs.add([speaker === side.id ? 'speaks' : 'spoken to']);
    signs.add(ofShape(sentence.text));
    signs.add(ofKind(words, kind, sentence.text));
    signs.add(aroundNames(words));
    addWords(signs, words, kind);
    if (piece !== undefined) {
      signs.add(ofLead(wordsOf(mark(piece.lead, speaker), place)));
      for (const word of wordsOf(mark(piece.heading, null), place).slice(0, MOST_HEAD))
        signs.add([`head ${word}`, `head ${kind.hand} ${word}`]);
    }
    if (before !== undefined) signs.add(ofSentenceBefore(before.text, wordsOf(marked(before), place), words));
    for (const frame of framesIn.get(sentence.index) ?? []) signs.add(ofFrame(frame, side.id, kind.hand));
    const proposed = proposedIn.get(sentence.index) ?? [];
    if (proposed.length === 0) signs.add(['rule none']);
    for (const { proposal, isLeftOut } of proposed) signs.add(ofRule(proposal, isLeftOut, side.id));
    return signs;
  };
}

interface Kind {
  readonly hand: string;
  readonly pronoun: string;
  readonly pays: string;
  /** Pronouns of the other sides. */
  readonly facing: string;
}

function ofShape(words: string): string[] {
  const { length } = words;
  const size =
    length < 40 ? 'tiny' : length < 90 ? 'short' : length < 200 ? 'middle' : length < 420 ? 'long' : 'huge';
  return [
    `length ${size}`,
    ...(words.endsWith('?') ? ['asks'] : []),
    ...(words.includes('|') ? ['row'] : []),
    ...(/[.!;]\W?$/.test(words) ? ['ended'] : []),
    ...(/^\W{0,3}[a-z]/.test(words) ? ['small'] : []),
  ];
}

function ofKind(words: SideWords, { hand, pronoun, pays, facing }: Kind, sentence: string): string[] {
  const who = namedIn(words);
  const names = words.filter(isName);
  const hasMoney = MONEY.test(sentence);
  const denies = DENIES.test(sentence.toLowerCase());
  return [
    `hand ${hand}`,
    `pronoun ${pronoun}`,
    pays,
    `who ${who}`,
    `hand ${hand} who ${who}`,
    `pronoun ${pronoun}/${facing} who ${who}`,
    `order ${names.slice(0, 3).join(' ')}`,
    ...(names.length > 0 ? [`first ${names[0]}`, isName(words[0] ?? '') ? 'opens name' : 'name later'] : []),
    ...(hasMoney
      ? [
          'money',
          `money ${pays}`,
          `money ${hand}`,
          `money who ${who}`,
          `money ${pays} ${who}`,
          `money ${pronoun} ${who}`,
        ]
      : []),
    ...(denies ? ['denies', `denies who ${who}`, `denies ${hand}`, `denies ${pronoun} ${who}`] : []),
  ];
}

const isSeparator = (word: string): boolean => word === '|' || word === ':' || word === ';';

/** Each word and each two of them, alone and with what kind of side it is: `w pay rent`, `w weak pay rent`. */
function addWords(signs: SignGatherer, words: SideWords, { hand, pronoun, pays }: Kind): void {
  const who = namedIn(words);
  const [first = '', second = ''] = words.filter((word) => !isSeparator(word));
  signs.add([
    `opens ${first} ${second}`,
    `opens ${first}`,
    `opens ${hand} ${first}`,
    `opens ${pronoun} ${first}`,
  ]);
  const ofTwo = [hand, who].map((kind) => hashOf(`w ${kind} `));
  const ofOne = [pays, pronoun].map((kind) => hashOf(`w ${kind} `));
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const addTwo = (before: number): void => {
      const one = hashOn(before, word);
      signs.addHash(one);
      if (next !== undefined) signs.addHash(hashOn(hashOn(one, ' '), next));
    };
    addTwo(OF_WORD);
    if (isName(word)) continue;
    for (const before of ofOne) signs.addHash(hashOn(before, word));
    for (const before of ofTwo)
      if (next === undefined || isName(next)) signs.addHash(hashOn(before, word));
      else addTwo(before);
  }
}
const OF_WORD = hashOf('w ');

function ofLead(words: SideWords): string[] {
  if (words.length === 0) return [];
  return [
    'lead',
    `lead who ${namedIn(words)}`,
    `lead ${words.slice(0, 2).join(' ')}`,
    ...words.slice(-MOST_LEAD).map((word) => `lead .. ${word}`),
  ];
}

function ofSentenceBefore(before: string, words: SideWords, own: SideWords): string[] {
  return [
    `before who ${namedIn(words)}`,
    ...(words.length > 0 && namedIn(own) === '' ? [`before opens ${words[0]}`] : []),
    ...(before.endsWith('?') ? ['before asks'] : []),
    ...(before.endsWith(':') ? ['before leads'] : []),
  ];
}

function ofFrame({ actor, towards, mode, verb }: Frame, sideId: string, hand: string): string[] {
  const who = letterOf(actor, sideId);
  const to = letterOf(towards, sideId);
  return [
    `act ${who} ${mode}`,
    `act ${who} ${mode} ${verb}`,
    `act ${who} ${verb}`,
    ...(/[-X]/.test(who) ? [`act ${who} ${mode} ${hand}`, `act ${who} ${mode} ${verb} ${hand}`] : []),
    ...(/[SO]/.test(to) ? [`to ${to} ${mode}`, `to ${to} ${mode} ${verb}`] : []),
  ];
}

const letterOf = (actor: Actor, sideId: string): string =>
  actor.kind === 'side'
    ? actor.id === sideId
      ? 'S'
      : 'O'
    : { both: 'B', outsider: 'X', none: '-' }[actor.kind];

function ofRule({ sideId, how, frame }: Proposal, isLeftOut: boolean, own: string): string[] {
  const who = sideId === own ? 'S' : sideId === 'both' ? 'B' : sideId === null ? '?' : 'O';
  return [
    `rule ${who}`,
    `rule ${who} ${how}`,
    `rule ${who} ${how} ${frame?.mode ?? ''}`,
    ...(isLeftOut ? [`rule left out ${who}`] : []),
  ];
}
