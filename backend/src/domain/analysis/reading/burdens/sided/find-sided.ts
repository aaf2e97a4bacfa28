import type { Severity } from '../../../finding.ts';
import type { Frame } from '../../frames/frame.ts';
import { WORDS } from '../../languages/en/words.ts';
import { indexByKey, type KeyIndex } from '../../languages/index-by-key.ts';
import {
  createPhraseSet,
  prepareText,
  type PhraseSet,
  type PreparedText,
} from '../../languages/phrase-set.ts';
import { triggersOfAny } from '../../languages/triggers.ts';
import { LEAST_LIKELY } from '../confirm.ts';
import { figuresIn } from '../figures.ts';
import type { RuleBurden } from '../find-burdens.ts';
import { whoPays } from '../../sides/who-pays.ts';
import { handOf } from '../hand.ts';
import type { BurdenRule } from '../rule.ts';
import { createMarkReader } from '../truth/mark-reader.ts';
import type { WriteBurdensInput } from '../write-burdens.ts';
import { SIDED_RULES } from './all-rules.ts';
import { createMarkPronouns } from './mark-pronouns.ts';
import type { SidedRule } from './sided-rule.ts';

interface Compiled {
  readonly sided: SidedRule;
  /** The same for those who weigh and tell it. */
  readonly rule: BurdenRule;
  /** Phrases that name a side, and those that name none and leave it to the rest of the clause whose burden it is. */
  readonly named: PhraseSet;
  readonly open: PhraseSet;
  readonly and: PhraseSet | null;
  readonly unless: PhraseSet | null;
  readonly graver: PhraseSet | null;
  readonly milder: PhraseSet | null;
}

/** `R` and `O` as the words that stand for the sides in a marked text. */
const marked = (phrases: readonly string[]): string[] =>
  phrases.map((phrase) => phrase.replace(/\bR\b/g, 'readerside').replace(/\bO\b/g, 'otherside'));
const setOf = (phrases: readonly string[] | undefined): PhraseSet | null =>
  phrases === undefined ? null : createPhraseSet(marked(phrases), WORDS);

const ruleOf = ({
  family,
  variant,
  severity,
  says,
  isCertain,
  examples,
  counterExamples,
}: SidedRule): BurdenRule => ({
  family,
  ...(isCertain === true ? { isCertain } : {}),
  variant,
  severity,
  says,
  examples,
  counterExamples,
  hurts: 'actor',
  isPlain: true,
});

const NAMES = /\b[RO]\b/;

const compiled: (Compiled | undefined)[] = [];
const compile = (sided: SidedRule): Compiled => ({
  sided,
  rule: ruleOf(sided),
  named: createPhraseSet(marked(sided.says.filter((phrase) => NAMES.test(phrase))), WORDS),
  open: createPhraseSet(marked(sided.says.filter((phrase) => !NAMES.test(phrase))), WORDS),
  and: setOf(sided.and),
  unless: setOf(sided.unless),
  graver: setOf(sided.graver),
  milder: setOf(sided.milder),
});

let index: KeyIndex | undefined;

/** The rules that can match a piece, in the order of the table. */
function candidates({ keys }: PreparedText): readonly Compiled[] {
  index ??= indexByKey(SIDED_RULES.map(({ says }) => triggersOfAny(marked(says), WORDS)));
  return index(keys).map((at) => (compiled[at] ??= compile(SIDED_RULES[at]!)));
}

/** Longer pieces are no clause of plain words. */
const LONGEST = 700;
const HARDER: Readonly<Record<Severity, Severity>> = { low: 'medium', medium: 'high', high: 'high' };
const SOFTER: Readonly<Record<Severity, Severity>> = { low: 'low', medium: 'low', high: 'medium' };

/**
 * The burdens on the reader that name the sides in plain words, in the order of the pieces, of those that are `likely` enough. None
 * where the reader is not known. Linear in the length of the text.
 */
export function findSidedBurdens({
  text,
  frames,
  pieces,
  paperSides: sides,
}: Omit<WriteBurdensInput, 'reader'>): RuleBurden[] {
  const { reader } = sides;
  if (reader === null) return [];
  const mark = createMarkReader(sides);
  const markPronouns = createMarkPronouns(text, sides);
  const isUnder = (names: readonly string[] = []) =>
    sides.all.some(({ role, mentions }) =>
      names.some((name) => role?.toLowerCase() === name || mentions.includes(name)),
    );
  const isStronger = handOf(reader, sides) === 'stronger';
  const isPaid = whoPays(sides, text.text).payee === reader.id;
  const bySentence = new Map<number, Frame[]>();
  for (const frame of frames)
    bySentence.set(frame.sentence, [...(bySentence.get(frame.sentence) ?? []), frame]);
  return pieces.flatMap(({ sentence, span, burden }): RuleBurden[] => {
    if (span.end - span.start > LONGEST) return [];
    const isUnlikely = burden < LEAST_LIKELY;
    const words = text.text.slice(span.start, span.end);
    // a row says of its label what its cell holds
    const marked = mark(words).replaceAll(' | ', ' is ');
    const named = prepareText(marked);
    const withPronouns = markPronouns(marked);
    // rules that stand alone also hold of whoever the paper only calls `she`
    const meant = withPronouns === marked ? named : prepareText(withPronouns);
    const fitting = [
      ...(isUnlikely ? [] : candidates(named).filter(({ sided }) => sided.isCertain !== true)),
      ...candidates(meant).filter(({ sided }) => sided.isCertain === true),
    ];
    return fitting.flatMap(({ sided, rule, ...sets }): RuleBurden[] => {
      const prepared = sided.isCertain === true ? meant : named;
      if (isUnder(sided.notUnder)) return [];
      if ((sided.onlyWeaker === true && isStronger) || (sided.onlyPaid === true && !isPaid)) return [];
      const isNamed = sets.named.isIn(prepared);
      const mayBeOpen = !isStronger || sided.onlyPaid === true;
      if (!isNamed && !(mayBeOpen && sets.open.isIn(prepared))) return [];
      if (sets.and?.isIn(prepared) === false) return [];
      if (sets.unless?.isIn(prepared) === true) return [];
      const graver = sets.graver?.isIn(prepared) === true ? HARDER[sided.severity] : sided.severity;
      const { family, variant } = sided;
      return [
        {
          family,
          variant,
          sideId: reader.id,
          severity: sets.milder?.isIn(prepared) === true ? SOFTER[graver] : graver,
          certainty: 'found',
          by: 'rules',
          span,
          figures: figuresIn(words),
          rule: isNamed ? rule : { ...rule, hurts: sided.onlyPaid === true ? 'payee' : 'weaker' },
          frame: frameOf(bySentence.get(sentence) ?? [], sentence, words, span),
        },
      ];
    });
  });
}

const NO_MORE = {
  actor: { kind: 'none' },
  towards: { kind: 'none' },
  mode: 'is',
  verb: '',
  object: '',
  condition: null,
  exception: null,
  time: null,
  lead: null,
} as const;

/** A piece as one clause, with what its clauses say of limits and whims. */
function frameOf(
  frames: readonly Frame[],
  sentence: number,
  words: string,
  span: { readonly start: number; readonly end: number },
): Frame {
  const own = frames.filter((frame) => frame.span.end > span.start && frame.span.start < span.end);
  return {
    ...NO_MORE,
    sentence,
    text: words,
    span,
    extremity: own.flatMap(({ extremity }) => extremity),
    whim: own.flatMap(({ whim }) => whim),
  };
}
