import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const sides = pair(
  side('s1', 'Sitter', { name: 'Wanda Pike', mentions: ['sitter', 'wanda', 'wanda pike'] }),
  side('s2', 'Owner', { name: 'Luis Prado', mentions: ['owner', 'luis', 'luis prado'] }),
);
const read = (...lines: readonly string[]) => {
  const text = toLegalText(documentFromText(lines.join('\n\n')));
  return { text, frames: findFrames(text, sides) };
};
const told = (...lines: readonly string[]) => {
  const { text, frames } = read(...lines);
  return findDuties(text, frames, sides).map(({ sideId, quotes }) => [
    sideId,
    quotes.at(-1)!.text.replace(/^- /, ''),
  ]);
};

describe('Lists under a heading that ends where the verb is missing', () => {
  it('gives each point to the side that the heading names', () =>
    expect(
      told(
        'WANDA WILL',
        '- feed the cats at seven',
        '- not lend the key to anybody',
        'LUIS WILL',
        '- pay for the food',
        '- leave a number where he can be reached',
      ),
    ).toEqual([
      ['s1', 'feed the cats at seven'],
      ['s1', 'not lend the key to anybody'],
      ['s2', 'pay for the food'],
      ['s2', 'leave a number where he can be reached'],
    ]));

  it('reads `not` in a point as a ban', () => {
    const { frames } = read('The Sitter must', '- not smoke indoors', '- water the plants');
    expect(frames.slice(1).map(({ mode, verb }) => [mode, verb])).toEqual([
      ['must-not', 'smoke'],
      ['must', 'water'],
    ]);
  });

  it('carries no other heading down', () =>
    expect(told('What Wanda is like', '- kind to cats', '- good with keys', '- funny')).toEqual([]));

  it('takes a head with a letter for the lead-in of its points, whoever is named within them', () =>
    expect(
      told(
        'A. The house is on the hill.',
        'B. The Sitter will',
        '(i) take the dog to a former owner before a bed is offered;',
        '(ii) return the key to the Owner and pay for what is lost.',
        'C. The Owner will',
        '(i) bring the food every Friday. Meals above £20 the Sitter may refuse.',
      ),
    ).toEqual([
      ['s1', 'take the dog to a former owner before a bed is offered'],
      ['s1', '(ii) return the key to the Owner and pay for what is lost.'],
      ['s2', 'bring the food every Friday.'],
    ]));
});
