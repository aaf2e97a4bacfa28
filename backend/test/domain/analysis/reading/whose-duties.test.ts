import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties, proposeDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { hashOf } from '../../../../src/domain/analysis/classifier/hash-of.ts';
import { createWhoseSigns } from '../../../../src/domain/analysis/reading/duties/whose/signs.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const letter = pair(
  side('y', 'Lodger', { name: 'Tomas Reyl', pronoun: 'you', isStronger: false }),
  side('i', 'Owner', { name: 'Greta Holm', pronoun: 'i', isStronger: true }),
);
const gym = pair(
  side('y', 'Member', { name: 'Ada Brandt', pronoun: 'you', isStronger: false }),
  side('w', 'Gym', { name: 'Quayside Gym Ltd', pronoun: 'we', isStronger: true }),
);
const KNOWN = 'You pay the rent of £80 every Friday.';
const read = (words: string, sides: typeof letter) => {
  const text = toLegalText(documentFromText(`${KNOWN}\n\n${words}`));
  const frames = findFrames(text, sides);
  const proposals = proposeDuties(text, frames, sides);
  const tellsOf = ({ sideId, quotes }: { sideId: string | null; quotes: readonly { text: string }[] }) =>
    `${sideId}: ${quotes.at(-1)!.text}`;
  return { text, frames, proposals, told: findDuties(text, frames, sides).map(tellsOf) };
};

describe('Sentences that no rule proposes', () => {
  it.each([
    ['If the price goes up you hear from us thirty days before.', 'w', gym],
    ['A fee of £20 applies to each late payment.', 'y', gym],
    ['Losing the key costs £60.', 'y', letter],
    ['Further nights are £35 each.', 'y', letter],
  ] as const)('are told of the side their words bind: “%s” of %s', (words, id, sides) => {
    const { proposals, told } = read(words, sides);
    expect(proposals.map(({ sentence }) => sentence.text)).not.toContain(words);
    expect(told).toContain(`${id}: ${words}`);
  });

  it.each([
    'The garden looks its best in June.',
    'A second set of keys would cost £25.',
    'The rent is £20 less in August.',
    'Her price for the whole room is £300.',
    'My sister lived in that room until the spring.',
    'The bus to town stops at the corner.',
    'Would you want the room from March?',
  ])('are not told where they ask for nothing: “%s”', (words) => {
    expect(read(words, letter).told.filter((one) => one.endsWith(words))).toEqual([]);
  });
});

describe('Signs of whose duty a sentence is', () => {
  it('are those of the side asked about, and turn with it', () => {
    const { text, frames } = read('I send you the receipt.', letter);
    const signsOf = createWhoseSigns(text, letter, { frames, payer: 'y', proposals: [] });
    const sentence = text.sentences.at(-1)!;
    const [lodger, owner] = letter.all.map((one) => signsOf(sentence, one));
    expect(owner!.words).toContain(hashOf('n S send O'));
    expect(owner!.words).toContain(hashOf('w send O'));
    expect(owner!.words).not.toContain(hashOf('w send S'));
    expect(lodger!.words).toContain(hashOf('n O send S'));
  });

  it('say what the rules propose, and that it was left out', () => {
    const { text, frames, proposals } = read('I send you the receipt every month.', letter);
    const own = proposals.find(({ sentence }) => sentence.index === text.sentences.length - 1)!;
    const signsOf = createWhoseSigns(text, letter, {
      frames,
      payer: 'y',
      proposals: [{ proposal: own, isLeftOut: true }],
    });
    expect([...signsOf(own.sentence, letter.all[1]!).rules]).toEqual(
      expect.arrayContaining(['rule S', 'rule left out S'].map(hashOf)),
    );
    expect(signsOf(own.sentence, letter.all[0]!).rules).toContain(hashOf('rule O'));
  });
});
