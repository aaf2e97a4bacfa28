import type { LegalText } from '../../../document/legal-text.ts';
import { plainRole } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';
import type { Usage } from '../usage.ts';

/** What is asked: who of these sides a typed phrase means. */
export interface Asked {
  readonly text: LegalText;
  readonly all: readonly PaperSide[];
  readonly usage: Usage;
  /** As typed. */
  readonly typed: string;
  /** Lower case, without article, in the singular. */
  readonly role: string;
}

export const askedOf = (text: LegalText, all: readonly PaperSide[], usage: Usage, typed: string): Asked => ({
  text,
  all,
  usage,
  typed,
  role: plainRole(typed),
});
