import type { LegalText } from '../../document/legal-text.ts';
import type { Severity } from '../../finding.ts';
import type { Actor, Frame } from '../frames/frame.ts';
import { WORDS } from '../languages/en/words.ts';
import { createPhraseSet, prepareText, type PhraseSet, type PreparedText } from '../languages/phrase-set.ts';
import { KeysHeld } from '../languages/keys-held.ts';
import { indexByKey, type KeyIndex } from '../languages/index-by-key.ts';
import { triggersOfAny } from '../languages/triggers.ts';
import type { PaperSides } from '../sides/side.ts';
import { whoPays, type PaymentSides } from '../sides/who-pays.ts';
import type { Burden } from './burden.ts';
import { figuresIn } from './figures.ts';
import { BURDEN_RULES } from './all-rules.ts';
import { handOf, type Hand } from './hand.ts';
import type { BurdenRule } from './rule.ts';

interface CompiledRule {
  readonly rule: BurdenRule;
  readonly says: PhraseSet;
  readonly and: PhraseSet | null;
  readonly near: PhraseSet | null;
  readonly unless: PhraseSet | null;
  readonly graver: PhraseSet | null;
  readonly milder: PhraseSet | null;
}

const setOf = (phrases: readonly string[] | true | undefined): PhraseSet | null =>
  phrases === undefined || phrases === true ? null : createPhraseSet(phrases, WORDS);

const compile = (rule: BurdenRule): CompiledRule => ({
  rule,
  says: createPhraseSet(rule.says, WORDS),
  and: setOf(rule.and),
  near: setOf(rule.near),
  unless: setOf(rule.unless),
  graver: setOf(rule.graver),
  milder: setOf(rule.milder),
});

const compiled: (CompiledRule | undefined)[] = [];
let index: KeyIndex | null = null;

/** What a clause says with the rest of its sentence; a lead-in that it carries stands in another one. */
const keysOf = (clause: PreparedText, sentence: PreparedText): KeysHeld =>
  sentence.lower.includes(clause.lower)
    ? sentence.keys
    : new KeysHeld(new Set([...sentence.keys.words, ...clause.keys.words]));

/** The rules that can match a text with these keys, in the order of the table. */
function candidates(keys: KeysHeld): CompiledRule[] {
  index ??= indexByKey(BURDEN_RULES.map(({ says }) => triggersOfAny(says, WORDS)));
  return index(keys).map((at) => (compiled[at] ??= compile(BURDEN_RULES[at]!)));
}

/** The figures of a clause, and whether it says itself that it has no limit or is left to one side. */
const figuresOf = (frame: Frame): Burden['figures'] => ({
  ...figuresIn(frame.text),
  ...(frame.extremity.length > 0 ? { unlimited: frame.extremity[0]! } : {}),
  ...(frame.whim.length > 0 ? { atWill: frame.whim[0]! } : {}),
});

const HARDER: Readonly<Record<Severity, Severity>> = { low: 'medium', medium: 'high', high: 'high' };
const SOFTER: Readonly<Record<Severity, Severity>> = { low: 'low', medium: 'low', high: 'medium' };

/** A burden with the rule that found it, before several of one place are merged. */
export interface RuleBurden extends Burden {
  readonly rule: BurdenRule;
  readonly frame: Frame;
}

/**
 * The burdens that rules find, in the order of the paper. A clause may hold several. In sentences that are not `likely` (by index; all
 * are where it is left out), only rules in plain words are looked for. Linear in the length of the text.
 */
export function findBurdens(
  text: LegalText,
  frames: readonly Frame[],
  sides: PaperSides,
  likely?: ReadonlySet<number>,
): RuleBurden[] {
  const money = whoPays(sides, text.text);
  let last = -1;
  let isFirst = true;
  let sentence = prepareText('');
  return frames.flatMap((frame) => {
    if (frame.sentence !== last) sentence = prepareText(text.sentences[frame.sentence]?.text ?? frame.text);
    isFirst = frame.sentence !== last;
    last = frame.sentence;
    const words = prepareText(frame.text);
    return candidates(isFirst ? keysOf(words, sentence) : words.keys).flatMap((candidate): RuleBurden[] => {
      if (candidate.rule.isPlain !== true && likely?.has(frame.sentence) === false) return [];
      const isWhole = candidate.rule.over === 'sentence';
      if (isWhole && !isFirst) return [];
      if (!fits(candidate, frame, isWhole ? sentence : words, sentence, sides)) return [];
      const { rule } = candidate;
      const sideId = burdened(rule, frame, sides, money);
      if (sideId === undefined) return [];
      return [
        {
          family: rule.family,
          variant: rule.variant,
          sideId,
          severity: severityOf(candidate, frame, sentence),
          certainty: 'found',
          by: 'rules',
          span: frame.span,
          figures: figuresOf(frame),
          rule,
          frame,
        },
      ];
    });
  });
}

function fits(
  { rule, says, and, near, unless }: CompiledRule,
  frame: Frame,
  words: PreparedText,
  sentence: PreparedText,
  sides: PaperSides,
): boolean {
  if (rule.modes !== undefined && !rule.modes.includes(frame.mode)) return false;
  if (rule.actor !== undefined && !rule.actor.some((kind) => isKind(kind, frame.actor, sides))) return false;
  if (rule.goes === 'too-far' && frame.extremity.length === 0) return false;
  if (rule.goes === 'at-will' && frame.whim.length === 0) return false;
  if (rule.goes === 'either' && frame.extremity.length + frame.whim.length === 0) return false;
  if (!says.isIn(words)) return false;
  if (and !== null && !and.isIn(words)) return false;
  if (near !== null && !near.isIn(sentence)) return false;
  return unless === null || !unless.isIn(sentence);
}

function handOfActor(actor: Actor, sides: PaperSides): Hand | null {
  const side = actor.kind === 'side' ? sides.all.find(({ id }) => id === actor.id) : undefined;
  return side === undefined ? null : handOf(side, sides);
}

function isKind(kind: NonNullable<BurdenRule['actor']>[number], actor: Actor, sides: PaperSides): boolean {
  switch (kind) {
    case 'stronger':
      return actor.kind === 'side' && handOfActor(actor, sides) !== 'weaker';
    case 'weaker':
      return actor.kind === 'side' && handOfActor(actor, sides) !== 'stronger';
    case 'side':
      return actor.kind === 'side';
    case 'both':
      return actor.kind === 'both';
    case 'nobody':
      return actor.kind === 'none';
    case 'outsider':
      return actor.kind === 'outsider';
  }
}

/** The side that a rule's burden weighs on; null where it cannot be told, undefined where it weighs on nobody in particular. */
function burdened(
  rule: BurdenRule,
  { actor }: Frame,
  sides: PaperSides,
  { payer, payee }: PaymentSides,
): string | null | undefined {
  const byHand = (hand: Hand) => {
    const fitting = sides.all.filter((side) => handOf(side, sides) === hand);
    const own = fitting.find((side) => side.id === sides.reader?.id);
    return (own ?? fitting[0])?.id ?? null;
  };
  if (actor.kind === 'both') return rule.evenMutual === true ? byHand('weaker') : undefined;
  if (rule.hurts === 'payer') return payer ?? byHand('weaker');
  if (rule.hurts === 'payee') return payee;
  if (rule.hurts === 'weaker') return byHand('weaker');
  if (rule.hurts === 'stronger') return byHand('stronger');
  if (actor.kind !== 'side') return byHand('weaker');
  if (rule.hurts === 'actor') return actor.id;
  const others = sides.all.filter((side) => side.id !== actor.id);
  const hand = handOfActor(actor, sides);
  const facing = others.filter((side) => hand === null || handOf(side, sides) !== hand);
  return (facing.find((side) => side.id === sides.reader?.id) ?? facing[0] ?? others[0])?.id ?? null;
}

function severityOf({ rule, graver, milder }: CompiledRule, frame: Frame, sentence: PreparedText): Severity {
  const isGraver =
    rule.graver === true ? frame.extremity.length + frame.whim.length > 0 : (graver?.isIn(sentence) ?? false);
  const base = isGraver ? HARDER[rule.severity] : rule.severity;
  return (milder?.isIn(sentence) ?? false) ? SOFTER[base] : base;
}
