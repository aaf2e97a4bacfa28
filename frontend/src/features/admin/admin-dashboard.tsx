import { Link, useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast.ts';
import { withQueries } from '../../lib/with-queries.tsx';
import type { AdminTab } from './admin-tab.ts';
import { logOut } from './queries.ts';
import { StatisticsPanel } from './statistics-panel.tsx';
import { UsersPanel } from './users-panel.tsx';

export interface AdminDashboardProps {
  readonly brand: ReactNode;
  /** Which view is open; it stands in the address, so that a reload keeps it. */
  readonly tab: AdminTab;
  readonly onTabChange: (tab: string) => void;
}

/** The operator's desk. */
export const AdminDashboard = withQueries(function Dashboard({
  brand,
  tab,
  onTabChange,
}: AdminDashboardProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leave = async () => {
    await logOut();
    queryClient.removeQueries({ queryKey: ['/api/admin'] });
    showToast({ title: 'Logged Out', description: 'Admin session ended' });
    await navigate({ to: '/admin/login' });
  };

  return (
    <>
      <header className="top-0 z-30 border-b border-rule bg-ink sm:sticky">
        <nav
          aria-label="Main"
          className="page-column flex min-h-18 flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3"
        >
          {brand}
          <div className="flex flex-wrap items-center gap-2">
            <Button asChild variant="quiet" size="sm">
              <Link to="/">Back to Home</Link>
            </Button>
            <Button variant="outline" size="sm" onClick={() => void leave()}>
              Logout
            </Button>
          </div>
        </nav>
      </header>
      <main className="page-column py-12">
        <h1 className="font-display text-title">Admin Dashboard</h1>
        <Tabs value={tab} onValueChange={onTabChange} className="mt-8">
          <TabsList aria-label="Views">
            <TabsTrigger value="statistics">Statistics</TabsTrigger>
            <TabsTrigger value="users">User Management</TabsTrigger>
          </TabsList>
          <TabsContent value="statistics">
            <StatisticsPanel />
          </TabsContent>
          <TabsContent value="users">
            <UsersPanel />
          </TabsContent>
        </Tabs>
      </main>
    </>
  );
});
