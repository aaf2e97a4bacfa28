import type { LegalText } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import type { PaperSides } from '../sides/side.ts';
import type { CompiledPack } from '../packs/compiled-pack.ts';
import type { Deal } from '../packs/choose-deal.ts';
import type { ClauseUnit } from './units.ts';

/** What every reader of a paper in a pack's language works with. */
export interface PackPaper {
  readonly text: LegalText;
  readonly compiled: CompiledPack;
  readonly sides: PaperSides;
  readonly deal: Deal;
  /** The clauses in the pack's language, in order. */
  readonly clauses: readonly ClauseUnit[];
}

export type FactDraft = Draft<Fact>;
