import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));

describe('Several tenants of one house', () => {
  const LEASE = [
    'TENANCY OF A STUDENT HOUSE',
    'Landlord: Mr P. T. Vora, c/o the Agent',
    'Agent: Harrow & Finch Lettings Ltd',
    'Tenants: Amy Frost, Joel Okoro, Petra Nair and Clara Lund (together "the Tenants")',
    'Rent: £2,000 a month.',
    'Our contractors come by day. We give you 24 hours of notice, and unless you answer you have agreed.',
    'A lost key is charged at cost, with the receipt shown to you. You may store your bicycles.',
  ];
  it('are the ones whom it calls `you`, and not the landlord beside an agent', () => {
    const { all } = findPaperSides(textOf(...LEASE), '');
    expect(all.find(({ role }) => role === 'Landlord')?.pronoun).not.toBe('you');
    expect(all.find(({ role }) => role === 'Tenants')?.pronoun).toBe('you');
  });
  it('are told under the name of the one who reads', () => {
    const { reader, all } = findPaperSides(textOf(...LEASE), 'Petra Nair');
    expect(reader?.name).toBe('Petra Nair');
    expect(reader?.alsoNamed).toContain('Amy Frost');
    expect(all.find(({ id }) => id === reader?.id)).toBe(reader);
  });
});

describe('A builder who writes `I`, and `we both` once', () => {
  it('means his own people by `we` where he sets them apart from `you`', () => {
    const text = textOf(
      'From: Declan Moyle',
      'To: Orla Kane',
      'Hi Orla,',
      'I build the wall for €900, so that we both know where we stand.',
      'If we damage anything belonging to you we mend it.',
      'Either of us may stop. You pay me when it is done, and I start on Monday.',
      'All the best, Declan',
    );
    const sides = findPaperSides(text, 'Orla Kane');
    const duty = findDuties(text, findFrames(text, sides), sides).filter(({ quotes }) =>
      quotes.some(({ text: words }) => words.includes('damage')),
    );
    expect(sides.areWeBoth).toBe(true);
    expect(duty.map(({ sideId }) => sideId)).not.toContain('both');
  });
});
