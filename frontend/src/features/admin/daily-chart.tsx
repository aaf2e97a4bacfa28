import { useId } from 'react';
import { axisOf } from './axis.ts';

export interface DailyChartProps {
  readonly title: string;
  /** What one bar counts, for people who listen: `logins`. */
  readonly unit: string;
  /** One point for each day, oldest first; null where the day has no value. */
  readonly points: readonly { readonly day: string; readonly value: number | null }[];
  /** One line beside the title. */
  readonly summary: string;
  /** A value in words; the plain number unless told. */
  readonly format?: (value: number) => string;
}

/** Units of the drawing; it scales to the room there is. */
const WIDTH = 600;
const HEIGHT = 150;
const GAP = 4;

const plainNumber = (value: number): string => value.toLocaleString('en-US');

/** Bars over days, with an axis of values. The same figures stand in a table for those who cannot see the bars. */
export function DailyChart({ title, unit, points, summary, format = plainNumber }: DailyChartProps) {
  const id = useId();
  const { top, ticks } = axisOf(Math.max(0, ...points.map(({ value }) => value ?? 0)));
  const step = WIDTH / Math.max(1, points.length);
  const middle = points[Math.floor(points.length / 2)];

  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold" id={id}>
          {title}
        </h3>
        <span className="text-sm text-paper-dim">{summary}</span>
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden className="relative w-11 text-right text-xs text-paper-dim tabular-nums">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
              style={{ top: `${(1 - tick / top) * 100}%` }}
            >
              {format(tick)}
            </span>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id} className="block w-full">
          {ticks.map((tick) => {
            const y = Math.min(HEIGHT - 0.5, Math.max(0.5, (1 - tick / top) * HEIGHT));
            return <line key={tick} x1="0" y1={y} x2={WIDTH} y2={y} stroke="var(--color-rule)" />;
          })}
          {points.map(({ day, value }, index) => {
            const height = ((value ?? 0) / top) * HEIGHT;
            return (
              <rect
                key={day}
                x={index * step + GAP / 2}
                y={HEIGHT - height}
                width={Math.max(1, step - GAP)}
                height={height}
                fill="var(--color-marker)"
              >
                <title>{`${shortDay(day)}: ${value === null ? 'none' : `${format(value)} ${unit}`}`}</title>
              </rect>
            );
          })}
        </svg>
        <div aria-hidden className="col-start-2 mt-1.5 flex justify-between text-xs text-paper-dim">
          <span>{points[0] && shortDay(points[0].day)}</span>
          <span>{points.length > 2 && middle && shortDay(middle.day)}</span>
          <span>{points.length > 1 && shortDay(points.at(-1)?.day ?? '')}</span>
        </div>
      </div>
      <table className="sr-only" aria-label={`${title}, day by day`}>
        <tbody>
          {points.map(({ day, value }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{value === null ? 'none' : `${format(value)} ${unit}`}</td>
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
