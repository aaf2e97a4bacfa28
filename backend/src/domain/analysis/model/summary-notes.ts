import type { DraftQuote, ReportDraft } from '../report/report-draft.ts';

/** The checked points as lines for the summary, most telling first; as many as fit. */
export function notesOn(draft: ReportDraft, fits: (note: string) => boolean): string[] {
  const risks = draft.risks.map((risk) => `Risk (${risk.severity}): ${risk.title}. ${risk.reason}`);
  const facts = draft.facts.map((fact) => `Fact: ${fact.label}: ${fact.text || firstQuote(fact.quotes)}`);
  const nameOf = (sideId: string | null) => {
    if (sideId !== null && sideId === draft.reader.sideId) return 'the reader';
    return draft.sides.find(({ id }) => id === sideId)?.name ?? 'each party';
  };
  const duties = draft.duties.map(
    (duty) => `Duty of ${nameOf(duty.sideId)}: ${duty.text || firstQuote(duty.quotes)}`,
  );
  const unusual = draft.comparison.map((point) => `Compared: ${point.title}. ${point.text}`);
  const ordered = [
    ...facts.slice(0, 12),
    ...risks.slice(0, 10),
    ...duties.slice(0, 14),
    ...unusual.slice(0, 8),
    ...risks.slice(10),
    ...facts.slice(12),
    ...duties.slice(14),
    ...unusual.slice(8),
  ];
  const kept: string[] = [];
  for (const note of ordered) {
    if (!fits(note)) break;
    kept.push(note);
  }
  return kept;
}

const firstQuote = (quotes: readonly DraftQuote[]) => (quotes[0]?.text ?? '').slice(0, 240);
