import { CalendarClock } from 'lucide-react';
import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { dayWords } from '../../../lib/words/day-words.ts';
import { comingDate, daysUntil, distanceWords } from '../points/dates.ts';
import { legalHelpIn } from '../points/legal-help.ts';
import { useReportWords } from '../points/report-words.ts';
import { PointLink } from '../points/point-link.tsx';

/** A date this near, in days, stands before everything else. */
const SOON_DAYS = 21;

/** The deadline that runs soon, before the brief, with where people find help in time. */
export function DeadlineNotice({ report, now }: { readonly report: Report; readonly now: Date }) {
  const told = useReportWords();
  const { tell, language } = told;
  const next = comingDate(report, now);
  const days = next === null ? null : daysUntil(next.date, now);
  const isSoon = next?.isDeadline === true && days !== null && days >= 0 && days <= SOON_DAYS;
  const deadlines = report.risks.filter(({ family }) => family === 'deadline');
  if (!isSoon && deadlines.length === 0) return null;
  const { who, url } = legalHelpIn(report.paper.country);
  return (
    <section
      aria-label="Deadlines"
      className="mb-4 rounded-[4px] border border-alarm bg-alarm/10 px-4 py-3 sm:px-5"
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <CalendarClock aria-hidden className="size-5 shrink-0 text-alarm" />
        {tell('A deadline is running')}
      </p>
      <ul className="mt-1">
        {isSoon && next !== null && (
          <li>
            <PointLink pointId={next.pointId}>
              {dayWords(next.date, language)}, {distanceWords(days, told)}
            </PointLink>
            : {next.text}
          </li>
        )}
        {deadlines.map(({ id, title }) => (
          <li key={id}>
            <PointLink pointId={id}>{title}</PointLink>
          </li>
        ))}
      </ul>
      <p lang="en" className="mt-1 text-sm text-paper-dim">
        You can get legal help from{' '}
        {url === null ? (
          who
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-paper underline decoration-marker underline-offset-4 hover:text-marker"
          >
            {who}
          </a>
        )}
        .
      </p>
    </section>
  );
}
