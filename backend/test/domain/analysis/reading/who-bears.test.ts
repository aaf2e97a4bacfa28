import { describe, expect, it } from 'vitest';
import { exchangeSides } from '../../../../../bench/everyday/exchange.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { createSigns } from '../../../../src/domain/analysis/reading/bearer/signs.ts';
import { shippedWhoBears } from '../../../../src/domain/analysis/reading/bearer/who-bears.ts';
import { BURDEN_RULES } from '../../../../src/domain/analysis/reading/burdens/all-rules.ts';
import { confirmBurdens } from '../../../../src/domain/analysis/reading/burdens/confirm.ts';
import { findBurdens } from '../../../../src/domain/analysis/reading/burdens/find-burdens.ts';
import { classifyBurdens } from '../../../../src/domain/analysis/reading/classifier/classify-burdens.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import type { PaperSides } from '../../../../src/domain/analysis/reading/sides/side.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const READER: PaperSides = { ...SIDES, reader: SIDES.all[0]!, certainty: 'certain' };

/** What is claimed of a sentence for `you`, the tenant. */
function claims(words: string): string[] {
  const text = toLegalText(documentFromText(words));
  const frames = findFrames(text, READER);
  const found = findBurdens(text, frames, READER);
  return confirmBurdens({ text, frames, pieces: classifyBurdens(text), found, sides: READER })
    .filter(({ certainty }) => certainty === 'found')
    .map(({ family }) => family);
}

/** Odds that `you` bear a sentence, by the words around the sides alone. */
function odds(words: string): number {
  const text = toLegalText(documentFromText(words));
  const [sentence] = text.sentences;
  const { start, end } = sentence!;
  return shippedWhoBears()(
    createSigns(text, READER)!({
      sentence: 0,
      span: { start, end },
      frames: findFrames(text, READER),
      family: 'penalty',
    }),
  );
}

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('Who bears a burden', () => {
  const examples = [...new Set(BURDEN_RULES.flatMap((rule) => rule.examples))];
  const random = generator(16);
  const chosen = Array.from({ length: 120 }, () => examples[Math.floor(random() * examples.length)]!);

  it('turns to the opposite when the sides are exchanged', () => {
    for (const words of chosen.slice(0, 40)) {
      const exchanged = exchangeSides(words, READER);
      // `each of us` are both sides, and `each of you` is one
      if (exchanged === null || /\beach of us\b/i.test(exchanged)) continue;
      expect(Math.sign(odds(exchanged)), exchanged).toBe(-Math.sign(odds(words)));
    }
  });

  it('is never the reader both before and after the sides are exchanged', () => {
    const staying = chosen.filter((words) => {
      const exchanged = exchangeSides(words, READER);
      return exchanged !== null && claims(words).length > 0 && claims(exchanged).length > 0;
    });
    expect(staying).toEqual([]);
  });

  it.each([
    [
      'We are not liable for any loss, whatever the cause.',
      'You are not liable for any loss, whatever the cause.',
    ],
    ['You shall pay us all costs, without limit.', 'We shall pay you all costs, without limit.'],
    ['We may raise the price at any time.', 'You may raise the price at any time.'],
  ])('is you in “%s” and not in “%s”', (yours, theirs) => {
    expect(claims(yours)).not.toEqual([]);
    expect(claims(theirs)).toEqual([]);
  });
});
