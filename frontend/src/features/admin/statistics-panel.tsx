import { useQuery } from '@tanstack/react-query';
import { Activity, FileText, LogIn, Users, type LucideIcon } from 'lucide-react';
import type { AdminStatsResponse } from '../../../../backend/src/adapters/http/contract.ts';
import { fullDate, relativeTime } from '../../lib/words/relative-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DailyCharts } from './daily-charts.tsx';
import { LoadError } from './load-error.tsx';
import { PersonLine } from './person-line.tsx';
import { statsQuery } from './queries.ts';

/** How the site is used: totals, thirty days, and who came last. */
export function StatisticsPanel() {
  const stats = useQuery(statsQuery);
  if (stats.isPending) return <Spinner label="Loading statistics..." className="py-20" />;
  if (stats.isError) {
    return (
      <LoadError title="Error loading statistics" error={stats.error} onRetry={() => void stats.refetch()} />
    );
  }
  return <Statistics stats={stats.data} />;
}

/** Logins for each user with one decimal; 0 when either figure is missing (specification, section 2). */
export function averageLogins({
  totalLogins,
  totalUsers,
}: Partial<Pick<AdminStatsResponse, 'totalLogins' | 'totalUsers'>>): string {
  return totalLogins && totalUsers ? (totalLogins / totalUsers).toFixed(1) : '0';
}

function Statistics({ stats }: { readonly stats: AdminStatsResponse }) {
  const daily = stats.daily ?? [];
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Figure icon={Users} title="Total Users" value={stats.totalUsers} text="Registered users" />
        <Figure icon={LogIn} title="Total Logins" value={stats.totalLogins} text="All-time login events" />
        <Figure
          icon={FileText}
          title="Total Analyses"
          value={stats.totalAnalyses}
          text="Documents analyzed"
        />
        <Figure
          icon={Activity}
          title="Avg. Logins/User"
          value={averageLogins(stats)}
          text="Logins for each user"
        />
      </div>
      {daily.length > 0 && <DailyCharts daily={daily} />}
      <RecentLogins logins={stats.recentLogins} />
    </div>
  );
}

interface FigureProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly value: number | string;
  readonly text: string;
}

function Figure({ icon: Icon, title, value, text }: FigureProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="flex items-center justify-between gap-3 text-sm font-semibold text-paper-dim">
        {title}
        <Icon aria-hidden className="size-5" />
      </h2>
      <p className="mt-3 font-display text-4xl tabular-nums">
        {typeof value === 'number' ? value.toLocaleString('en-US') : value}
      </p>
      <p className="mt-1 text-sm text-paper-dim">{text}</p>
    </Card>
  );
}

function RecentLogins({ logins }: { readonly logins: AdminStatsResponse['recentLogins'] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Recent Login Activity</CardTitle>
        <CardDescription>Last 50 login events across all users</CardDescription>
      </CardHeader>
      <CardContent>
        {logins.length === 0 ? (
          <p className="py-8 text-center text-paper-dim">No login activity yet</p>
        ) : (
          <ul className="divide-y divide-rule">
            {logins.map(({ loginAt, user }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two people may log in at one moment, and the list never moves
              <li key={index} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
                <PersonLine {...user} />
                <div className="flex flex-wrap items-center gap-3 text-sm text-paper-dim">
                  <Badge>{relativeTime(loginAt)}</Badge>
                  <time dateTime={loginAt}>{fullDate(loginAt)}</time>
                </div>
              </li>
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}
