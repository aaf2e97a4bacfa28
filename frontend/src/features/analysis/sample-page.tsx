import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AnalyzeResponse } from '../../../../backend/src/adapters/http/contract.ts';
import { api } from '../../lib/api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { withQueries } from '../../lib/with-queries.tsx';
import { ResultsView } from './results-view.tsx';
import { toAnswer } from './shared/answer.ts';

/** The report on a lease written for this page, made by the built-in analyst when the site was built. */
const sampleQuery = queryOptions({
  queryKey: ['/sample-report.json'],
  queryFn: () => api<AnalyzeResponse>('GET', '/sample-report.json'),
});

/** A whole report to look at without signing in. */
export const SamplePage = withQueries(function Sample() {
  usePageTitle('Sample report', 'A lease, read clause by clause: the report you get for your own contract.');
  const sample = useQuery(sampleQuery);
  return (
    <div className="page-column pt-26 pb-16 [--bar:5rem]">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 border-b border-rule pb-4">
        <p className="text-paper-dim">
          This is a sample. The lease and its parties are made up; the report is what the product found in it.
        </p>
        <Button asChild size="sm">
          <Link to="/analyze">Analyze your own document</Link>
        </Button>
      </div>
      {sample.isPending && <Pending />}
      {sample.isError && <ErrorPanel title="The sample could not be loaded" error={sample.error} />}
      {sample.isSuccess && (
        <ResultsView
          onChooseSide={null}
          takesFocus={false}
          mayPrepare={false}
          result={{
            timestamp: Date.parse(sample.data.provenance.finished),
            userIdentity: 'Tenant',
            country: 'United States',
            fileName: 'sample-lease.txt',
            answer: toAnswer(sample.data),
          }}
        />
      )}
    </div>
  );
});

const Pending = () => (
  <>
    <h1 className="font-display text-[1.75rem] leading-tight">Legal Document Analysis</h1>
    <Spinner label="Loading..." className="py-20" />
  </>
);
