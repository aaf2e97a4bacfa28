import { Fragment } from 'react';
import { dayWords } from '../../../../lib/words/day-words.ts';
import { cx } from '../../../../ui/cx.ts';
import { useReportWords } from '../../points/report-words.ts';
import { Citations } from '../../points/citations.tsx';
import { daysUntil, distanceWords, type DatedFact } from '../../points/dates.ts';
import { useFold } from '../../points/use-fold.tsx';
import { sentence } from '../../points/sentence.ts';
import { PointBox } from '../../points/point-box.tsx';

/** Dates on a phone until all are asked for. */
const FIRST_ON_PHONE = 4;

/** The dates of the paper in their order, with today among them. */
export function TimeLine({ facts, now }: { readonly facts: readonly DatedFact[]; readonly now: Date }) {
  const { tell } = useReportWords();
  const fold = useFold(
    facts.map(({ id }) => [id]),
    FIRST_ON_PHONE,
  );
  if (facts.length < 2) return null;
  const today = facts.findIndex(({ date }) => (daysUntil(date, now) ?? 0) >= 0);
  const place = today < 0 ? facts.length : today;
  return (
    <figure className="mb-4 sm:mb-7">
      <figcaption className="mb-3 text-sm font-semibold">{tell('Dates')}</figcaption>
      <ol className="ml-1.5 border-l border-edge">
        {facts.map((fact, index) => (
          <Fragment key={fact.id}>
            {index === place && <Today />}
            <Entry fact={fact} now={now} className={fold.classAt(index)} />
          </Fragment>
        ))}
        {place === facts.length && <Today />}
      </ol>
      {fold.button}
    </figure>
  );
}

function Today() {
  const { tell } = useReportWords();
  return (
    <li className="relative py-1.5 pl-5 text-sm text-marker">
      <span aria-hidden className="absolute top-1/2 -left-px h-px w-3.5 bg-marker" />
      {tell('Today')}
    </li>
  );
}

interface EntryProps {
  readonly fact: DatedFact;
  readonly now: Date;
  readonly className: string | undefined;
}

function Entry({ fact, now, className }: EntryProps) {
  const words = useReportWords();
  const days = daysUntil(fact.date, now);
  const isPast = days !== null && days < 0;
  return (
    <PointBox pointId={fact.id} as="li" className={cx('relative py-1.5 pl-5', className)}>
      <span
        aria-hidden
        className={cx(
          'absolute top-3.5 -left-[5px] size-2.5 rounded-full border-2',
          isPast ? 'border-edge bg-ink' : 'border-marker bg-marker',
        )}
      />
      <p className={isPast ? 'text-paper-dim' : ''}>
        <time dateTime={fact.date} className="font-semibold">
          {dayWords(fact.date, words.language)}
        </time>{' '}
        {fact.label}
        {days !== null && <span className="text-paper-dim">, {distanceWords(days, words)}</span>}{' '}
        <Citations pointId={fact.id} quotes={fact.quotes} title={fact.label} />
      </p>
      {fact.workedOut !== undefined && <p className="text-sm text-paper-dim">{sentence(fact.workedOut)}</p>}
    </PointBox>
  );
}
