import type { LegalJudgement } from '../recognition/legal-or-not.ts';
import type { ReportDraft } from './report-draft.ts';

const WARNING =
  'This does not look like a paper with legal effect. It was read because you asked for it, so take what follows with care.';

const DOUBT =
  'We could not tell whether this paper binds anybody. If it only tells about an agreement, upload the agreement itself.';

/** The draft with what its reader should know first: that the text was read at the person's wish, or in doubt. */
export function withWarningOf(judgement: LegalJudgement, draft: ReportDraft): ReportDraft {
  if (judgement.isLegal && !judgement.isDoubtful) return draft;
  return { ...draft, warnings: [judgement.isLegal ? DOUBT : WARNING, ...draft.warnings] };
}
