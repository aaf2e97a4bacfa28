import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import type { Actor } from '../../../../src/domain/analysis/reading/frames/frame.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const nameOf = (actor: Actor): string =>
  actor.kind === 'side' ? (SIDES.all.find(({ id }) => id === actor.id)?.role ?? '?') : actor.kind;

/** `Tenant must pay` for each clause of a text. */
function told(raw: string): string[] {
  return findFrames(toLegalText(documentFromText(raw)), SIDES).map(
    ({ actor, mode, verb }) => `${nameOf(actor)} ${mode} ${verb}`,
  );
}
const framesOf = (raw: string) => findFrames(toLegalText(documentFromText(raw)), SIDES);

describe('frames', () => {
  it('cuts no sum in two', () => {
    const words = 'For each week the rent is postponed by a week and KES 5,000 is credited to you.';
    expect(framesOf(words).map(({ text }) => text)).toContain('KES 5,000 is credited to you.');
  });

  it.each([
    ['The Tenant shall pay the rent.', ['Tenant must pay']],
    ['You pay the rent and we mend the roof.', ['Tenant will pay', 'Landlord will mend']],
    ['The Tenant shall pay the rent and shall not keep a dog.', ['Tenant must pay', 'Tenant must-not keep']],
    ['The deposit may be kept by the Landlord.', ['Landlord may keep']],
    ['The deposit is lost if the Tenant leaves early.', ['none is lose']],
    ['If you lose a key you pay for it.', ['Tenant will pay']],
    ['After the first month either party may end this agreement.', ['both may end']],
    ['The Landlord, acting reasonably, may enter the flat.', ['Landlord may enter']],
    ['The Tenant agrees that the Landlord may enter the flat.', ['Tenant will agree', 'Landlord may enter']],
    ['Please bring two photographs.', ['Tenant must bring']],
    [
      'The Landlord owns the shed. It may sell the shed, the Landlord having the first offer.',
      ['Landlord will own', 'none may sell'],
    ],
    ["Don't smoke inside.", ['Tenant must-not smoke']],
    ['A notice to the Tenant shall be in writing.', ['none must be']],
    ['The court may order costs.', ['outsider may order']],
  ])('reads who does what in “%s”', (raw, expected) => {
    expect(told(raw)).toEqual(expected);
  });

  it('carries the lead-in of a list down to its items', () => {
    const frames = framesOf(
      'The Tenant must not:\n\n(a) smoke in the flat;\n\n(b) keep a dog.\n\nWe mend the roof.',
    );
    expect(frames.slice(1).map(({ actor, mode, verb }) => [nameOf(actor), mode, verb])).toEqual([
      ['Tenant', 'must-not', 'smoke'],
      ['Tenant', 'must-not', 'keep'],
      ['Landlord', 'will', 'mend'],
    ]);
    expect(frames[1]!.text).toContain('The Tenant must not');
  });

  it('keeps conditions, exceptions, limits of time and words of whim apart', () => {
    const [frame] = framesOf(
      'We may at any time change the rent without limit, unless you object within 14 days.',
    );
    expect(frame).toMatchObject({ whim: ['at any time'], extremity: ['without limit'] });
    expect(frame!.exception).toContain('unless you object');
    expect(frame!.time).toContain('within 14 days');
  });

  it('gives every clause a span that stands in its sentence', () => {
    const raw =
      'You pay the rent; we mend the roof, and the Tenant may use the garden if the Landlord agrees.';
    const text = toLegalText(documentFromText(raw));
    for (const { span, sentence } of findFrames(text, SIDES)) {
      expect(span.start).toBeGreaterThanOrEqual(text.sentences[sentence]!.start);
      expect(span.end).toBeLessThanOrEqual(text.sentences[sentence]!.end);
    }
  });
});
