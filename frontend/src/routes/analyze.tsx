import { createRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AuthGate } from '../features/auth/auth-gate.tsx';
import { useAuth } from '../features/auth/use-auth.ts';
import { TokensButton } from '../features/tokens/tokens-button.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { loadCode } from '../lib/stale-code.ts';
import { Spinner } from '../ui/spinner.tsx';
import { BrandLink } from './brand-link.tsx';
import { rootRoute } from './root.tsx';

const loadScreen = () => loadCode(() => import('../features/analysis/analyze-screen.tsx'));
const AnalyzeScreen = lazy(async () => ({ default: (await loadScreen()).AnalyzeScreen }));

export const analyzeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/analyze',
  // Pointing at a link fetches the screen; the gate decides who sees it.
  loader: () => void loadScreen().catch(() => undefined),
  component: AnalyzePage,
});

function AnalyzePage() {
  usePageTitle('Analyze a document');
  const { signIn, signOut } = useAuth();
  return (
    <AuthGate>
      {(user, hasRunOut) => (
        <Suspense fallback={<Spinner label="Loading..." className="min-h-dvh justify-center" />}>
          {/* The key makes another person start with a clean screen. */}
          <AnalyzeScreen
            key={user.uid}
            user={user}
            hasSignInRunOut={hasRunOut}
            signIn={signIn}
            signOut={signOut}
            brand={<BrandLink />}
            account={<TokensButton />}
          />
        </Suspense>
      )}
    </AuthGate>
  );
}
