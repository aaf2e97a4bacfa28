import { findMoney } from '../../reading/facts/find-money.ts';
import type { ChangedSentence } from '../changed-sentences.ts';
import type { FoundEffect } from '../compare-findings.ts';
import { quoteOf } from '../figures/quote-of.ts';

/** After what figures tell, with clauses that turned. */
const RANK = 28;

/** What is said of a risk that the newer words no longer show. */
export const REWRITTEN = 'The clause was rewritten, and we no longer find this in it. Read both.';

/** The part of the effects that rests on clauses that stand in both versions, apart from the rest. */
export interface SplitEffects {
  readonly kept: readonly FoundEffect[];
  /** Risks that the newer words no longer show, as changes without a side, for where nothing else tells of the sentence. */
  readonly rewritten: readonly FoundEffect[];
}

/**
 * Takes out risks that came or went in a sentence that only changed: such a risk is no news, for the clause stood there before, and
 * it is not gone, for the clause still stands. What the new words mean is told by their figures and their words.
 */
export function splitRewritten(
  effects: readonly FoundEffect[],
  sentences: readonly ChangedSentence[],
  country: string,
): SplitEffects {
  const rewritten: FoundEffect[] = [];
  const kept = effects.filter((effect) => {
    if (effect.about !== 'risk' || (effect.kind !== 'came' && effect.kind !== 'went')) return true;
    const sentence = sentences.find((one) => isOf(one, effect));
    if (sentence === undefined) return true;
    const [before, after] = [quoteOf(sentence.part, 'before'), quoteOf(sentence.part, 'after')];
    if (effect.kind === 'came')
      return findMoney(effect.title, country).length === 0 || findMoney(before.text, country).length === 0;
    if (isTakenOut(sentence)) return true;
    rewritten.push({ ...effect, kind: 'changed', text: REWRITTEN, before, after, rank: RANK });
    return false;
  });
  return { kept, rewritten };
}

/** Whether far more words went than came, so that what the clause said is plainly gone: twice as many, by a guess that fits. */
function isTakenOut({ part }: ChangedSentence): boolean {
  const lengthOf = (op: 'removed' | 'added') =>
    part.words.reduce((sum, piece) => sum + (piece.op === op ? piece.text.length : 0), 0);
  return lengthOf('removed') > 2 * lengthOf('added') && lengthOf('removed') > 40;
}

/** Those of the rewritten whose sentence no other effect quotes. */
export function untoldRewritten(
  rewritten: readonly FoundEffect[],
  told: readonly FoundEffect[],
): FoundEffect[] {
  return rewritten.filter(
    ({ change, before }) =>
      !told.some(
        (one) =>
          one.change === change &&
          one.before !== null &&
          before !== null &&
          (before.text.includes(one.before.text) || one.before.text.includes(before.text)),
      ),
  );
}

/** Whether a sentence that stands in both versions is the one that an effect quotes. */
function isOf({ part, whole }: ChangedSentence, { change, before, after }: FoundEffect): boolean {
  const side = before === null ? 'after' : 'before';
  const quote = before ?? after;
  if (quote === null || change !== whole) return false;
  if (part.group.before.length === 0 || part.group.after.length === 0) return false;
  const words = quoteOf(part, side).text;
  return words.includes(quote.text) || quote.text.includes(words);
}
