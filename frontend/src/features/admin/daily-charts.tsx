import type { DailyCount } from '../../../../backend/src/adapters/http/contract.ts';
import { Card, CardContent } from '../../ui/card.tsx';
import { DailyChart } from './daily-chart.tsx';

type Counted = 'logins' | 'analyses' | 'rejected' | 'failed' | 'questions' | 'comparisons';

const CHARTS: readonly (readonly [title: string, key: Counted, unit: string])[] = [
  ['Logins', 'logins', 'logins'],
  ['Analyses', 'analyses', 'analyses'],
  ['Rejections', 'rejected', 'rejected documents'],
  ['Failures', 'failed', 'failed analyses'],
  ['Questions', 'questions', 'questions'],
  ['Comparisons', 'comparisons', 'comparisons'],
];

/** Thirty days in pictures: how much was done, what went wrong, how long it took, and which kinds of file came. */
export function DailyCharts({ daily }: { readonly daily: readonly DailyCount[] }) {
  return (
    <Card>
      <CardContent className="grid gap-10 pt-6 lg:grid-cols-2">
        {CHARTS.map(([title, key, unit]) => (
          <DailyChart
            key={key}
            title={title}
            unit={unit}
            summary={countSummary(daily.map((day) => day[key] ?? 0))}
            points={daily.map((count) => ({ day: count.day, value: count[key] ?? 0 }))}
          />
        ))}
        <DailyChart
          title="Median duration"
          unit=""
          summary="of completed analyses"
          format={seconds}
          points={daily.map(({ day, medianDurationMs }) => ({ day, value: medianDurationMs ?? null }))}
        />
        <DailyChart
          title="Slowest in twenty (p95)"
          unit=""
          summary="of completed analyses"
          format={seconds}
          points={daily.map(({ day, p95DurationMs }) => ({ day, value: p95DurationMs ?? null }))}
        />
        <Kinds daily={daily} />
        <ModelShare daily={daily} />
      </CardContent>
    </Card>
  );
}

/** All of a row of days in one line: `412 in 30 days, most on one day 31`. */
export function countSummary(values: readonly number[]): string {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return `none in ${values.length} days`;
  const most = Math.max(...values);
  return `${total.toLocaleString('en-US')} in ${values.length} days, most on one day ${most.toLocaleString('en-US')}`;
}

/** Milliseconds in seconds, short enough for an axis: `0.4 s`, `12 s`. */
export const seconds = (ms: number): string =>
  `${ms < 10_000 ? (ms / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 }) : Math.round(ms / 1000)} s`;

function Kinds({ daily }: { readonly daily: readonly DailyCount[] }) {
  const totals = new Map<string, number>();
  for (const { kinds } of daily) {
    for (const [kind, count] of Object.entries(kinds ?? {}))
      totals.set(kind, (totals.get(kind) ?? 0) + count);
  }
  const rows = [...totals].toSorted(([, a], [, b]) => b - a);
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">Kinds of file</h3>
      {rows.length === 0 && <p className="mt-3 text-paper-dim">None in {daily.length} days.</p>}
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 text-sm">
        {rows.map(([kind, count]) => (
          <div key={kind} className="contents">
            <dt className="uppercase">{kind}</dt>
            <dd className="flex items-center gap-2 tabular-nums">
              <span aria-hidden className="h-3 bg-marker" style={{ width: `${(count / most) * 80}%` }} />
              {count.toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How often rules had to do what a model was chosen for. */
function ModelShare({ daily }: { readonly daily: readonly DailyCount[] }) {
  const chosen = daily.reduce((sum, { modelChosen }) => sum + (modelChosen ?? 0), 0);
  const failed = daily.reduce((sum, { modelFailed }) => sum + (modelFailed ?? 0), 0);
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">Fell back to rules</h3>
      <p className="mt-3">
        {chosen === 0 ? (
          <span className="text-paper-dim">No model was chosen in {daily.length} days.</span>
        ) : (
          `${Math.round((failed / chosen) * 100)}%: ${failed.toLocaleString('en-US')} of ${chosen.toLocaleString('en-US')} analyses that a model was chosen for.`
        )}
      </p>
    </section>
  );
}
