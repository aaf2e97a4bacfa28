import { dayWords } from '../../../lib/words/day-words.ts';
import type { DatedFact } from './dates.ts';
import { useReportWords } from './report-words.ts';

/** All dates of the paper on one line, with today. A picture beside the words; it says nothing that they do not. */
export function DateBar({
  facts,
  next,
  now,
}: {
  readonly facts: readonly DatedFact[];
  readonly next: string;
  readonly now: Date;
}) {
  const { tell, language } = useReportWords();
  const times = [...facts.map(({ date }) => Date.parse(date)), Date.parse(next)].filter(Number.isFinite);
  const from = Math.min(now.getTime(), ...times);
  const span = Math.max(now.getTime(), ...times) - from;
  if (times.length < 2 || span <= 0) return null;
  const at = (time: number): string => `${((time - from) / span) * 100}%`;
  return (
    <div aria-hidden className="relative mx-1.5 mt-3 mb-1 h-3">
      <span className="absolute inset-x-0 top-1/2 h-px bg-edge" />
      {facts.map(({ id, date, label }) => (
        <span
          key={id}
          title={`${label}: ${dayWords(date, language)}`}
          className="absolute top-1/2 size-2 -translate-1/2 rounded-full bg-paper-dim"
          style={{ left: at(Date.parse(date)) }}
        />
      ))}
      <span
        title={dayWords(next, language)}
        className="absolute top-1/2 size-3 -translate-1/2 rounded-full bg-marker"
        style={{ left: at(Date.parse(next)) }}
      />
      <span
        title={tell('Today')}
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-paper"
        style={{ left: at(now.getTime()) }}
      />
    </div>
  );
}
