import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../lib/api.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useToastStore } from '../../ui/toast.ts';
import { isSpent, quotaQuery, quotaSentence } from './quota.ts';
import type { Failure } from './shared/analysis-store.ts';
import { useFocusOnMount } from './shared/use-focus-on-mount.ts';

/** What keeps this person from analyzing anything now, whatever the form holds; null where nothing does. */
export function useObstacle(): 'restricted' | 'spent' | null {
  const { data, error } = useQuery(quotaQuery);
  if (error instanceof ApiError && error.status === 403) return 'restricted';
  return data !== undefined && isSpent(data) ? 'spent' : null;
}

/** Tells a person for whom no analysis is possible now before they choose a document, not after. */
export function ObstacleNotice() {
  const { data, error } = useQuery(quotaQuery);
  const obstacle = useObstacle();
  if (obstacle === 'restricted' && error instanceof ApiError)
    return (
      <ErrorPanel title="You cannot analyze documents here at the moment" error={new Error(error.detail)}>
        <NextStep status={error.status} />
      </ErrorPanel>
    );
  if (obstacle === 'spent' && data !== undefined)
    return (
      <ErrorPanel title="No analysis is left this month" error={new Error(quotaSentence(data) ?? '')}>
        <p>
          <Link to="/pricing" className="text-paper underline underline-offset-4">
            See the plans
          </Link>
        </p>
      </ErrorPanel>
    );
  return null;
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
  const isToldByToast = useToastStore(({ toast }) => toast?.description === failure.message);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <ErrorPanel title="The analysis did not finish">
        <NextStep status={failure.status} />
        {/* The toast says it first; once that is gone, the words stand here. Their place is kept, so that nothing moves. */}
        <p className={cx('mt-2 break-words text-paper', isToldByToast && 'invisible')}>{failure.message}</p>
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
  // Where none is left, it is said above the form.
  const sentence = quota.data === undefined || isSpent(quota.data) ? null : quotaSentence(quota.data);
  return sentence === null ? null : <p className="text-paper-dim">{sentence}</p>;
}
