import { createRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../lib/page-title.ts';
import { loadCode } from '../lib/stale-code.ts';
import { Spinner } from '../ui/spinner.tsx';
import { rootRoute } from './root.tsx';

const loadCard = () => loadCode(() => import('../features/admin/admin-login-card.tsx'));
const AdminLoginCard = lazy(async () => ({ default: (await loadCard()).AdminLoginCard }));

export const adminLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/login',
  loader: () => void loadCard().catch(() => undefined),
  component: AdminLoginPage,
});

function AdminLoginPage() {
  usePageTitle('Admin login');
  const navigate = useNavigate();
  return (
    <main className="page-column grid min-h-dvh place-items-center py-12">
      <Suspense fallback={<Spinner label="Loading..." />}>
        <AdminLoginCard onLoggedIn={() => void navigate({ to: '/admin' })} />
      </Suspense>
    </main>
  );
}
