import type { PaperSide, PaperSides } from '../../../src/domain/analysis/reading/sides/side.ts';

/** A side of a paper, named by its role alone. */
export const side = (id: string, role: string | null, more: Partial<PaperSide> = {}): PaperSide => ({
  id,
  name: null,
  role,
  alsoNamed: [],
  mentions: role === null ? [] : [role.toLowerCase()],
  pronoun: null,
  isStronger: null,
  introducedAt: null,
  ...more,
});

/** Two sides, of whom the first reads. */
export const pair = (reader: PaperSide, other: PaperSide, more: Partial<PaperSides> = {}): PaperSides => ({
  all: [reader, other],
  reader,
  certainty: 'certain',
  isMutual: false,
  ...more,
});

/** A tenant, called `you` too, who reads, and a landlord, called `we` too. */
export const SIDES = pair(
  side('s1', 'Tenant', { pronoun: 'you', isStronger: false }),
  side('s2', 'Landlord', { pronoun: 'we', isStronger: true }),
);
