import { createRoute, redirect, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { toAdminTab, type AdminTab } from '../features/admin/admin-tab.ts';
import { adminSession } from '../lib/admin-session.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { loadCode } from '../lib/stale-code.ts';
import { Spinner } from '../ui/spinner.tsx';
import { BrandLink } from './brand-link.tsx';
import { rootRoute } from './root.tsx';

const loadDashboard = () => loadCode(() => import('../features/admin/admin-dashboard.tsx'));
const AdminDashboard = lazy(async () => ({ default: (await loadDashboard()).AdminDashboard }));

export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  validateSearch: ({ view }: { view?: unknown }): { view?: AdminTab } => {
    const tab = toAdminTab(view);
    return tab === 'statistics' ? {} : { view: tab };
  },
  beforeLoad: () => {
    if (!adminSession.isOpen()) throw redirect({ to: '/admin/login' });
  },
  loader: () => void loadDashboard().catch(() => undefined),
  component: AdminPage,
});

function AdminPage() {
  usePageTitle('Admin dashboard');
  const { view = 'statistics' } = adminRoute.useSearch();
  const navigate = useNavigate();
  const openTab = (tab: string) => {
    const view = toAdminTab(tab);
    void navigate({ to: '/admin', search: view === 'statistics' ? {} : { view }, replace: true });
  };
  return (
    <Suspense fallback={<Spinner label="Loading statistics..." className="min-h-dvh justify-center" />}>
      <AdminDashboard brand={<BrandLink />} tab={view} onTabChange={openTab} />
    </Suspense>
  );
}
