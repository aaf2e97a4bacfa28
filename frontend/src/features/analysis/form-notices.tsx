import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { quotaQuery, quotaSentence } from './quota.ts';
import type { Failure } from './shared/analysis-store.ts';
import { useFocusOnMount } from './shared/use-focus-on-mount.ts';

/** Tells a restricted person before they choose a document, not after. */
export function RestrictionNotice() {
  const { error } = useQuery(quotaQuery);
  if (!(error instanceof ApiError) || error.status !== 403) return null;
  return (
    <ErrorPanel title={error.detail}>
      <NextStep status={error.status} />
    </ErrorPanel>
  );
}

/** Why the last try failed, and what helps. */
export function FailurePanel({
  failure,
  onSignInAgain,
}: {
  readonly failure: Failure;
  readonly onSignInAgain: () => void;
}) {
  const panel = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <ErrorPanel title="The analysis did not finish" error={new Error(failure.message)}>
        <NextStep status={failure.status} />
        {failure.status === 401 && (
          <Button variant="outline" size="sm" className="mt-4" onClick={onSignInAgain}>
            Sign in again
          </Button>
        )}
      </ErrorPanel>
    </div>
  );
}

/** What helps depends on what went wrong: no other try changes a restriction, and none the kind of a file. */
function NextStep({ status }: Pick<Failure, 'status'>) {
  const { brand } = useSite();
  if (status === 403) {
    return (
      <p>
        The operator’s address is{' '}
        <a href={`mailto:${brand.contactEmail}`} className="text-paper underline underline-offset-4">
          {brand.contactEmail}
        </a>
        .
      </p>
    );
  }
  return status === 415 ? (
    <p>Everything you entered is still here. Please change the file.</p>
  ) : (
    <p>Everything you entered is still here. You can try again, or change the file.</p>
  );
}

/** How many analyses are left, or that none is possible. */
export function QuotaNote() {
  const quota = useQuery(quotaQuery);
  const sentence = quota.data === undefined ? null : quotaSentence(quota.data);
  return sentence === null ? null : <p className="text-paper-dim">{sentence}</p>;
}
