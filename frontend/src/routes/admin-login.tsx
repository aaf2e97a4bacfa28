import { createRoute, useNavigate } from '@tanstack/react-router';
import { AdminLoginCard } from '../features/admin/admin-login-card.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { rootRoute } from './root.tsx';

export const adminLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/login',
  component: AdminLoginPage,
});

function AdminLoginPage() {
  usePageTitle('Admin login');
  const navigate = useNavigate();
  return (
    <main className="page-column grid min-h-dvh place-items-center py-12">
      <AdminLoginCard onLoggedIn={() => void navigate({ to: '/admin' })} />
    </main>
  );
}
