import type { Defect } from '../../checks/defect.ts';
import type { ExtractedDocument } from '../../document/extracted-document.ts';
import type { LegalText } from '../../document/legal-text.ts';
import { quoteAt } from '../../report/material.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Duty, Risk } from '../../report/report.ts';

const point = (
  risk: Pick<Risk, 'severity' | 'family' | 'title' | 'reason' | 'ask'> & Pick<Draft<Risk>, 'quotes'>,
): Draft<Risk> => ({
  ...risk,
  text: risk.reason,
  usual: null,
  wording: null,
  fallback: null,
  law: null,
  certainty: 'found',
  by: 'rules',
});

/** Where no risk was found, the heaviest promise of the reader is what to look at; nothing where none was found. */
export function mainPoint(duties: readonly Draft<Duty>[], readerId: string | null): Draft<Risk>[] {
  const own = duties.find(({ sideId }) => sideId === readerId || sideId === 'both');
  if (own === undefined) return [];
  const { quotes } = own;
  const reason =
    'The rules found no clause they know to be risky. This sentence carries the most weight, so a wrong word here could matter.';
  return [
    {
      ...point({
        severity: 'low',
        family: 'other',
        title: 'Check that this is what you mean to agree to',
        reason,
        ask: 'Ask for plain words if any part of it is unclear.',
        quotes,
      }),
      certainty: 'read-twice',
    },
  ];
}

/** Flaws of the text itself, and text that a person cannot see. */
export function findPackRisksOfPaper(
  document: ExtractedDocument,
  defects: readonly Defect[],
  source: LegalText,
): Draft<Risk>[] {
  const flaws = defects.map((defect) =>
    point({
      severity: defect.severity,
      family: defect.kind === 'text-for-machines' ? 'orders-to-machines' : 'drafting-error',
      title: defect.title,
      reason: defect.why,
      ask: `Ask ${defect.ask}`,
      quotes: [defect.also, defect].flatMap((place) =>
        place === undefined ? [] : [quoteAt(source, place.start, place.end)],
      ),
    }),
  );
  if (document.hidden.length === 0) return flaws;
  return [
    ...flaws,
    point({
      severity: 'medium',
      family: 'hidden-text',
      title: 'The file holds text that you cannot see',
      reason: 'It could be there by accident, or to be found later.',
      ask: 'Ask why it is there, and for a clean copy.',
      quotes: [],
    }),
  ];
}
