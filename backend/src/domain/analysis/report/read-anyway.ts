import type { ReportDraft } from './report-draft.ts';

const WARNING =
  'This does not look like a paper with legal effect. It was read because you asked for it, so take what follows with care.';

/** The draft on a text that no rule takes for a legal one, read because the person wished it. */
export const warnAboutReadingAnyway = (draft: ReportDraft): ReportDraft => ({
  ...draft,
  warnings: [WARNING, ...draft.warnings],
});
