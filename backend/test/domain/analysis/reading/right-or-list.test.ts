import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { isRightOrList } from '../../../../src/domain/analysis/reading/duties/right-or-list.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';

const OPENING =
  'This Supply Agreement is made by and between Quillmark Media, Inc. ("Supplier") and Tessaly Foods LLC ("Distributor").';

function judged(sentence: string): boolean {
  const text = toLegalText(documentFromText(`${OPENING}\n\n${sentence}`));
  const frames = findFrames(text, findPaperSides(text, 'Supplier'));
  const frame = frames.findLast(() => true)!;
  return isRightOrList(frame, text.sentences[frame.sentence]!, text);
}

describe('A clause of a paper between firms', () => {
  it.each([
    'Supplier shall be entitled to inspect the stock.',
    'Supplier shall retain full ownership of its tools.',
    '"Products" shall mean the goods that Supplier will make.',
  ])('puts a duty on nobody: “%s”', (sentence) => {
    expect(judged(sentence)).toBe(true);
  });

  it.each([
    'Supplier shall deliver the goods in May.',
    'Supplier shall own the stock and shall deliver it in May.',
    'Distributor must not sell below the list price.',
  ])('puts a duty on somebody: “%s”', (sentence) => {
    expect(judged(sentence)).toBe(false);
  });
});
