import type { LegalText } from '../../document/legal-text.ts';
import type { Actor, Frame } from '../frames/frame.ts';
import { createMentionFinder } from '../frames/mentions.ts';
import { findSpeakers } from '../frames/speakers.ts';
import { tokensOf } from '../frames/tokens.ts';
import type { RiskFamily } from '../burdens/families.ts';
import { rememberedOfBoth } from '../../remembered/remembered.ts';
import type { PaperSides, Span } from '../sides/side.ts';

/** A stretch of a paper of which is asked who bears it. */
export interface Place {
  /** Index in `LegalText.sentences`. */
  readonly sentence: number;
  readonly span: Span;
  /** The clauses that touch it. */
  readonly frames: readonly Frame[];
  readonly family: RiskFamily;
}

/** A sign of who bears a place, and whether it stands there for the reader (1) or for another side (-1). */
export type Sign = readonly [name: string, whose: 1 | -1];

/** Words looked at of a place; more would be a page. */
const MOST_TOKENS = 200;
/** How far behind and before a name words count as said of it. */
const AHEAD = 7;
const BEHIND = 4;

/**
 * Signs of who bears a place: the words around each name, role or pronoun of a side, and who acts in its clauses. A sign reads the
 * same for either side, so exchanging the sides turns each to its opposite. None where no side is named. Made once per paper and
 * reader; null where the reader is not known.
 */
export const createSigns = rememberedOfBoth(
  (text: LegalText, sides: PaperSides): ((place: Place) => Sign[]) | null => {
    const { reader } = sides;
    if (reader === null) return null;
    const findMentions = createMentionFinder(sides);
    const speakers = findSpeakers(text, sides);
    const letterOf = (actor: Actor) => (actor.kind === 'side' ? (actor.id === reader.id ? 'R' : 'O') : '');
    return (place) => {
      const lead = place.frames[0]?.lead ?? null;
      const carried = lead === null ? '' : `${text.text.slice(lead.start, lead.end)} `;
      const words = carried + text.text.slice(place.span.start, place.span.end);
      const tokens = tokensOf(words).slice(0, MOST_TOKENS);
      const speaker = speakers.get(text.sentences[place.sentence]?.paragraph ?? 0) ?? null;
      const stream: string[] = [];
      const named = new Map(findMentions(tokens, speaker).map((mention) => [mention.from, mention]));
      for (let at = 0; at < tokens.length; at++) {
        const mention = named.get(at);
        const letter = mention === undefined ? '' : letterOf(mention.actor);
        if (mention === undefined || letter === '') {
          if (!ARTICLES.has(tokens[at]!.low)) stream.push(plain(tokens[at]!.low));
          continue;
        }
        stream.push(mention.isOwner ? `${letter}'s` : letter);
        at = mention.to - 1;
      }
      const signs = new Map<string, 1 | -1 | 0>();
      // what stands there for both sides alike tells nothing
      const add = (name: string) => {
        const sign = signOf(name);
        if (sign === null) return;
        const known = signs.get(sign[0]);
        signs.set(sign[0], known === undefined || known === sign[1] ? sign[1] : 0);
      };
      aroundNames(stream, add);
      inFrames(place, letterOf, add);
      return [...signs].flatMap(([name, whose]): Sign[] => (whose === 0 ? [] : [[name, whose]]));
    };
  },
);

/** The sign that a place names one side alone. */
export const ONLY_ONE = 'only R';

const plain = (low: string): string => (/\d/.test(low) ? '#' : low);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'said', 'such']);
const NAMES: ReadonlySet<string> = new Set(['R', 'O', "R's", "O's"]);
const isName = (word: string): boolean => NAMES.has(word);

/** All other words are lower case. */
const LETTERS = /[RO]/g;

/** `R` and `O` stand for reader and other; the sign is named as if the first of them were the reader. */
function signOf(name: string): Sign | null {
  const [reader, other] = [name.indexOf('R'), name.indexOf('O')];
  if (reader === -1 && other === -1) return null;
  if (reader !== -1 && (other === -1 || reader < other)) return [name, 1];
  return [name.replace(LETTERS, (letter) => (letter === 'R' ? 'O' : 'R')), -1];
}

function aroundNames(stream: readonly string[], add: (name: string) => void): void {
  const names = stream.flatMap((word, at) => (isName(word) ? [at] : []));
  if (names.length === 0) return;
  add(`opens ${stream[names[0]!]}`);
  if (new Set(names.map((at) => stream[at]![0])).size === 1) add(`only ${stream[names[0]!]![0]}`);
  add(
    `order ${names
      .slice(0, 4)
      .map((at) => stream[at])
      .join(' ')}`,
  );
  for (const at of names) {
    const [a, b, c] = [stream[at + 1], stream[at + 2], stream[at + 3]];
    const self = stream[at]!;
    if (a !== undefined) add(`${self} ${a}`);
    if (b !== undefined) add(`${self} ${a} ${b}`);
    if (c !== undefined) add(`${self} ${a} ${b} ${c}`);
    const [y, z] = [stream[at - 2], stream[at - 1]];
    if (z !== undefined) add(`${z} ${self}`);
    if (y !== undefined) add(`${y} ${z} ${self}`);
    if (z !== undefined && a !== undefined) add(`${z} ${self} ${a}`);
    for (let next = at + 2; next <= Math.min(stream.length - 1, at + AHEAD); next++) {
      if (isName(stream[next]!)) break;
      add(`${self} .. ${stream[next]}`);
    }
    for (let back = at - 2; back >= Math.max(0, at - BEHIND); back--) {
      if (isName(stream[back]!)) break;
      add(`${stream[back]} .. ${self}`);
    }
  }
}

const EMPTY_VERBS: ReadonlySet<string> = new Set([
  '',
  'be',
  'have',
  'remain',
  'become',
  'get',
  'hold',
  'make',
  'take',
  'give',
]);

/** The first word that means something, with a negation before it. */
function firstWords(object: string): string {
  const words = object.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  const not = words.slice(0, 3).some((word) => word === 'no' || word === 'not') ? 'no ' : '';
  return (
    not +
    (words.find(
      (word) =>
        !/^(?:the|an|any|no|not|its|his|her|their|our|your|ours|yours|mine|hers|theirs|all|to|in)$/.test(
          word,
        ),
    ) ?? '')
  );
}

function inFrames(
  { frames, family }: Place,
  letterOf: (actor: Actor) => string,
  add: (name: string) => void,
): void {
  // the clause of a side that comes first carries the sentence as a rule
  let isFirst = true;
  for (const { actor, towards, mode, verb: main, object, extremity, whim, condition } of frames) {
    // `be liable`, `have no claim`: the verb alone says nothing
    const verb = EMPTY_VERBS.has(main) ? `${main} ${firstWords(object)}` : main;
    const self = letterOf(actor);
    const other = letterOf(towards);
    if (self !== '') {
      add(`act ${self} ${mode}`);
      add(`act ${self} ${mode} ${verb}`);
      add(`act ${self} ${family}`);
      add(`act ${self} ${mode} ${family}`);
      if (isFirst) {
        add(`first ${self} ${family}`);
        add(`first ${self} ${mode} ${family}`);
        add(`first ${self} ${mode} ${verb}`);
      }
      isFirst = false;
      if (extremity.length > 0) add(`act ${self} ${mode} far`);
      if (whim.length > 0) add(`act ${self} ${mode} whim`);
      if (condition !== null) add(`act ${self} ${mode} if`);
    }
    if (other !== '') {
      add(`to ${other} ${mode}`);
      add(`to ${other} ${mode} ${verb}`);
      add(`to ${other} ${mode} ${family}`);
    }
  }
}
