import { useId } from 'react';

export interface DailyChartProps {
  readonly title: string;
  /** What is counted, for people who listen: `logins`. */
  readonly unit: string;
  /** One point for each day, oldest first. */
  readonly points: readonly { readonly day: string; readonly count: number }[];
}

/** Units of the drawing; it scales to the room there is. */
const WIDTH = 600;
const HEIGHT = 160;
const GAP = 4;

/** Bars over days. The same figures stand in a table for those who cannot see the bars. */
export function DailyChart({ title, unit, points }: DailyChartProps) {
  const id = useId();
  const most = Math.max(1, ...points.map(({ count }) => count));
  const step = WIDTH / Math.max(1, points.length);
  const total = points.reduce((sum, { count }) => sum + count, 0);

  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-semibold" id={id}>
          {title}
        </h3>
        <span className="text-sm text-paper-dim">
          {total} in {points.length} days, at most {Math.max(0, ...points.map(({ count }) => count))} a day
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id} className="mt-4 block w-full">
        <line x1="0" y1={HEIGHT - 0.5} x2={WIDTH} y2={HEIGHT - 0.5} stroke="var(--color-edge)" />
        {points.map(({ day, count }, index) => {
          const height = (count / most) * (HEIGHT - 8);
          return (
            <rect
              key={day}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={Math.max(1, step - GAP)}
              height={height}
              fill="var(--color-marker)"
            >
              <title>{`${shortDay(day)}: ${count} ${unit}`}</title>
            </rect>
          );
        })}
      </svg>
      <div aria-hidden className="mt-2 flex justify-between text-xs text-paper-dim">
        <span>{points[0] && shortDay(points[0].day)}</span>
        <span>{points.length > 1 && shortDay(points.at(-1)?.day ?? '')}</span>
      </div>
      <table className="sr-only" aria-label={`${title}, day by day`}>
        <tbody>
          {points.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{`${count} ${unit}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Days are days of UTC, as the server counts them. */
const shortDay = (day: string): string => SHORT_DAY.format(new Date(`${day}T00:00:00Z`));
