import type { LanguagePack } from '../languages/pack.ts';
import { prepareText } from '../languages/phrase-set.ts';
import { chooseDeal } from './choose-deal.ts';
import { compilePack } from './compiled-pack.ts';
import { dutyPhrasesOf } from './duty-phrases.ts';
import { fold } from './fold.ts';
import { givenDeal } from './givers.ts';
import { createMarkSides } from './mark-sides.ts';
import { namedSides } from './named-sides.ts';

/** What a text in the language of a pack does, as shares and counts. */
export interface PackSpeechActs {
  /** Share of sentences that bind or allow. */
  readonly binds: number;
  /** Two sides are named or speak. */
  readonly sides: number;
  /** An act is done by saying it. */
  readonly acts: number;
  /** Signs of adoption, of those the pack knows. */
  readonly adopts: number;
  /** Legal words, by groups. */
  readonly legal: number;
  /** Share of sentences that tell. */
  readonly tells: number;
  /** Most words of one other kind of text, for each sentence. */
  readonly others: number;
  /** Numbered clauses. */
  readonly clauses: number;
  /** Share of questions. */
  readonly asks: number;
  /** Sides with a name. */
  readonly named: number;
  /** A line at the top names a kind of paper. */
  readonly titled: number;
  /** Share of sentences by which one of the sides does something. */
  readonly duties: number;
  /** Lengths of time and sums of money, up to three of each, as a share. */
  readonly figures: number;
  /** Two people are named of whom one gives something to the other. */
  readonly deals: number;
}

/** Weights by hand: binding words and sides speak for a legal paper; telling, teaching and selling against it. */
const WEIGHTS: Readonly<Record<keyof PackSpeechActs, number>> = {
  binds: 2.2,
  sides: 0.5,
  acts: 0.9,
  adopts: 0.22,
  legal: 0.14,
  tells: -3.6,
  others: -1.6,
  clauses: 0.4,
  asks: -1.5,
  named: 0.6,
  titled: 0.4,
  duties: 1.2,
  figures: 0.5,
  deals: 0.5,
};
/** What the signs of another kind of text (a recipe, a manual page) weigh against it, by their strength. */
const OTHER_KIND = 0.6;
/** From here on a text is read, and from the second on nothing is doubtful about it. */
const READ = 1.5;
const SURE = 1.9;

/** A text as the judgement sees it. */
interface SpokenText {
  readonly sentences: readonly string[];
  /** Its clauses have numbers. */
  readonly isNumbered: boolean;
  /** How many of its two sides have names. */
  readonly names: number;
}

/** Sentences that are looked at in each part of a long text. */
const PART = 110;

/** Counts what the sentences of a text do. Looks at parts of long ones, so it takes the same time for any length. */
function packSpeechActs(
  pack: LanguagePack,
  { sentences: all, isNumbered, names }: SpokenText,
): PackSpeechActs {
  const middle = all.length >> 1;
  const looked =
    all.length <= PART * 3
      ? all
      : [...all.slice(0, PART), ...all.slice(middle, middle + PART), ...all.slice(-PART)];
  const sample = looked.join('\n');
  const deal = chooseDeal(pack, sample);
  const mark = createMarkSides(pack, deal.words);
  const compiled = compilePack(pack);
  const { speech } = pack;
  const binds = compiled.set(speech.binds);
  const tells = compiled.set(speech.tells);
  const sentences = looked.filter((words) => words.length > 20).map((words) => prepareText(mark(words)));
  const count = Math.max(6, sentences.length);
  const whole = prepareText(mark(sample));
  const duties = (['w', 's', 'b'] as const).map((sign) => dutyPhrasesOf(compiled)[sign].says);
  const folded = fold(sample);
  const has = (phrase: string) => compiled.set([phrase]).isIn(whole);
  const places = (phrase: string) => compiled.set([phrase]).find(whole.lower).length;
  return {
    binds: Math.min(0.7, sentences.filter((words) => binds.isIn(words)).length / count),
    sides:
      (deal.words.weaker.length > 0 || deal.words.hasYou) &&
      (deal.words.stronger.length > 0 || deal.words.hasWe || deal.words.hasMe === true)
        ? 1
        : 0,
    // people who give themselves names and lend, let or sell do so by saying it
    acts: speech.acts.some(has) || namedSides(pack, sample) !== null ? 1 : 0,
    adopts: speech.adopts.filter(has).length,
    legal: speech.legal.filter(has).length,
    tells: Math.min(0.6, sentences.filter((words) => tells.isIn(words)).length / count),
    others: Math.min(1, Math.max(0, ...speech.others.map(places)) / count),
    clauses: isNumbered ? 1 : 0,
    asks: Math.min(0.5, looked.filter((words) => words.trimEnd().endsWith('?')).length / count),
    named: names / 2,
    titled: isTitled(pack, sample) ? 1 : 0,
    duties: Math.min(0.7, sentences.filter((words) => duties.some((set) => set.isIn(words))).length / count),
    figures: (upToThree(folded, compiled.time) + upToThree(folded, SUM)) / 6,
    deals: givenDeal(pack, sample) === null ? 0 : 1,
  };
}

const SUM =
  /(?:€|\$|£|\b(?:eur|chf|usd|cop|brl|mxn)\b)\s?\d|\d\s?(?:€|\b(?:euros?|eur|chf|reais|pesos|franken|francs)\b)/gu;

function upToThree(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _match of text.matchAll(pattern)) if (++found === 3) break;
  return found;
}

/** Lines at the top that may be a title, and letters in one. */
const TITLES = 5;
const LONGEST_TITLE = 70;

/** Whether a line at the top is the title of a kind of paper, neither a sentence nor a question. */
function isTitled(pack: LanguagePack, sample: string): boolean {
  const { set } = compilePack(pack);
  return sample
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, TITLES)
    .some(
      (line) =>
        line.length <= LONGEST_TITLE &&
        !/[.!?:]\s|[.!?]$/u.test(line) &&
        pack.kinds.some(({ title }) => set(title).find(fold(line)).length > 0),
    );
}

/** How much speaks for a legal paper: read from `READ` on, surely from `SURE` on. */
function weighPackSpeech(acts: PackSpeechActs): number {
  let weight = 0;
  // the table is keyed by the acts
  for (const [act, value] of Object.entries(WEIGHTS)) weight += value * acts[act as keyof PackSpeechActs];
  return weight;
}

/** Whether a text in the language of a pack is a paper with legal effect. */
export function judgeByPack(
  pack: LanguagePack,
  text: SpokenText,
  otherKind = 0,
): { readonly isLegal: boolean; readonly isDoubtful: boolean } {
  const weight = weighPackSpeech(packSpeechActs(pack, text)) - OTHER_KIND * otherKind;
  return { isLegal: weight >= READ, isDoubtful: weight < SURE };
}
