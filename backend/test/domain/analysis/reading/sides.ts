import type { PaperSide, PaperSides } from '../../../../src/domain/analysis/reading/sides/side.ts';

const side = (id: string, role: string, pronoun: PaperSide['pronoun'], isStronger: boolean): PaperSide => ({
  id,
  name: null,
  role,
  alsoNamed: [],
  mentions: [role.toLowerCase()],
  pronoun,
  isStronger,
  introducedAt: null,
});

const TENANT = side('s1', 'Tenant', 'you', false);

/** A tenant, called `you` too, who reads, and a landlord, called `we` too. */
export const SIDES: PaperSides = {
  all: [TENANT, side('s2', 'Landlord', 'we', true)],
  reader: TENANT,
  certainty: 'certain',
  isMutual: false,
};
