import { Mail } from 'lucide-react';
import type { Report, Suggestion } from '../../../../../../backend/src/adapters/http/contract.ts';
import { copyText } from '../../../../lib/copy-text.ts';
import { cx } from '../../../../ui/cx.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { AnalysisResult } from '../../shared/analysis-store.ts';
import { useFold } from '../../points/use-fold.tsx';
import { useReportWords } from '../../points/report-words.ts';
import { PointLink } from '../../points/point-link.tsx';
import type { ReportIndex } from '../../points/report-index.ts';

/** Requests on a phone until all are asked for. */
const FIRST_ON_PHONE = 3;

/** Section 6: what to ask for, in the order of weight, each with a way to the point it answers. */
export function SuggestionsSection({
  report,
  index,
  result,
}: {
  readonly report: Report;
  readonly index: ReportIndex;
  readonly result: AnalysisResult;
}) {
  const { tell } = useReportWords();
  const { suggestions } = report;
  const asks = asksOf(suggestions);
  const fold = useFold(
    asks.map(({ pointId }) => [pointId]),
    FIRST_ON_PHONE,
  );
  if (suggestions.length === 0) {
    return (
      <p className="text-paper-dim">{tell('We found nothing that we would ask the other side to change.')}</p>
    );
  }
  const copy = async (): Promise<void> => {
    const { requestsEmail } = await import('../../changes/requests-email.ts');
    showToast(
      (await copyText(requestsEmail(report, result.fileName, result.userIdentity)))
        ? { title: 'E-mail copied', description: 'Paste it into a message and read it once more.' }
        : {
            title: 'Copying did not work',
            description: 'Your browser does not allow it here. Save the report instead.',
            variant: 'destructive',
          },
    );
  };
  return (
    <>
      <p className="mb-3 text-paper-dim">
        {tell(
          'Each of these looks at one clause alone. Leave out what the paper already gives you elsewhere.',
        )}
      </p>
      <ol className="divide-y divide-rule border-y border-rule">
        {asks.map(({ pointId, ask }, position) => (
          <li key={pointId} className={cx('flex gap-3 py-1.5 sm:py-2', fold.classAt(position))}>
            <span aria-hidden className="w-6 shrink-0 text-right text-paper-dim tabular-nums">
              {position + 1}.
            </span>
            <p className="min-w-0">
              {index.has(pointId) ? <PointLink pointId={pointId}>{ask}</PointLink> : ask}
            </p>
          </li>
        ))}
      </ol>
      {fold.button}
      <Button variant="outline" size="sm" className="mt-4 flex" onClick={() => void copy()}>
        <Mail aria-hidden />
        {tell('Copy all requests as an e-mail')}
      </Button>
    </>
  );
}

/** What is asked for twice, of two clauses, is one line; the e-mail names both clauses. */
function asksOf(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const asked = new Set<string>();
  return suggestions.filter(({ ask }) => !asked.has(ask) && asked.add(ask));
}
