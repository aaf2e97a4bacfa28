import { useNavigate } from '@tanstack/react-router';
import { adminSession } from '../../lib/admin-session.ts';
import { isUnauthorized } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';

export interface LoadErrorProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Says that figures or users could not be loaded, and how to go on: a new login, or another try. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  const navigate = useNavigate();
  const logInAgain = () => {
    adminSession.close();
    void navigate({ to: '/admin/login' });
  };
  return (
    <ErrorPanel title={title} error={error}>
      <p>Please ensure you&apos;re logged in as admin</p>
      <Button
        variant="outline"
        size="sm"
        className="mt-4"
        onClick={isUnauthorized(error) ? logInAgain : onRetry}
      >
        {isUnauthorized(error) ? 'Log in again' : 'Try again'}
      </Button>
    </ErrorPanel>
  );
}
