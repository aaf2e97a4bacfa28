import type { createNumbering } from './numbering.ts';
import type { Pages } from './pages.ts';
import type { Signs } from './signs.ts';
import type { StyleFacts } from './styles.ts';

/** What the parts of one document share. */
export interface PartContext {
  readonly numbering: ReturnType<typeof createNumbering>;
  readonly styles: StyleFacts;
  readonly signs: Signs;
  /** Number shown for a note, by kind letter and id; counted in the order of the references. */
  readonly noteNumber: (kind: 'f' | 'e', id: string) => string;
  readonly pages: Pages;
  readonly findings: { hasTrackedChanges: boolean; hasTextBoxes: boolean };
}
