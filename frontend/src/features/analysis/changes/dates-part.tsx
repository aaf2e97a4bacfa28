import { CalendarPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { calendarDates, type CalendarDate } from '../../../../../backend/src/marking/calendar-dates.ts';
import { calendarFile } from '../../../../../backend/src/marking/calendar-file.ts';
import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { dayWords } from '../../../lib/words/day-words.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { markSaved, markUnsaved, type AnalysisResult } from '../shared/analysis-store.ts';
import { daysUntil, distanceWords } from '../points/dates.ts';
import { quotePlace } from '../points/place-words.ts';
import { wordsOf, type ReportWords } from '../points/report-words.ts';
import { sentence } from '../points/sentence.ts';
import { changesFileName } from './make-file.ts';

/** Every date of the report with its words and how it was worked out; chosen ones go into a calendar. */
export function DatesPart({
  result,
  report,
  brandName,
}: {
  readonly result: AnalysisResult;
  readonly report: Report;
  readonly brandName: string;
}) {
  const [now] = useState(() => new Date());
  const words = wordsOf(report);
  const dates = useMemo(() => calendarDates(report, now), [report, now]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(dates.filter((one) => isUsual(one, now)).map(({ id }) => id)),
  );
  const toggle = (id: string): void => {
    markUnsaved();
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  };
  const download = (): void => {
    const text = calendarFile(
      dates.filter(({ id }) => chosen.has(id)),
      {
        paper: report.paper.kind,
        seed: result.answer.provenance?.documentSha256.slice(0, 32) ?? String(result.timestamp),
        brand: brandName,
        now: new Date(),
      },
    );
    saveFile(
      changesFileName(result.fileName, 'dates', 'ics'),
      new Blob([text], { type: 'text/calendar;charset=utf-8' }),
    );
    markSaved();
  };
  const fixed = dates.filter(({ date }) => date !== null);
  const open = dates.filter(({ date }) => date === null);
  return (
    <>
      <p className="text-paper-dim">
        {fixed.length === 0
          ? 'The report holds no date that a calendar could keep.'
          : 'Tick what your calendar should keep. It reminds you a week and a day ahead. The file holds no words of the document.'}
      </p>
      <ul className="mt-4 flex flex-col gap-3">
        {fixed.map((one) => (
          <DateLine
            key={one.id}
            one={one}
            now={now}
            words={words}
            isChosen={chosen.has(one.id)}
            onToggle={toggle}
          />
        ))}
      </ul>
      {fixed.length > 0 && (
        <Button className="mt-5" disabled={chosen.size === 0} onClick={download}>
          <CalendarPlus aria-hidden />
          Download for my calendar (.ics)
        </Button>
      )}
      {open.length > 0 && (
        <>
          <h3 className="mt-8 font-semibold">Times without a fixed day</h3>
          <p className="text-sm text-paper-dim">
            They begin when something happens, so no calendar can hold them yet.
          </p>
          <ul className="mt-3 flex flex-col gap-3">
            {open.map((one) => (
              <DateLine key={one.id} one={one} now={now} words={words} isChosen={false} onToggle={null} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What a calendar usually keeps: what is still to come, but for a signature. */
const isUsual = ({ date, monthDay, isRecord }: CalendarDate, now: Date): boolean =>
  date !== null && !isRecord && (monthDay !== null || (daysUntil(date, now) ?? -1) >= 0);

interface DateLineProps {
  readonly one: CalendarDate;
  readonly now: Date;
  readonly words: ReportWords;
  readonly isChosen: boolean;
  readonly onToggle: ((id: string) => void) | null;
}

function DateLine({ one, now, words, isChosen, onToggle }: DateLineProps) {
  const { id, label, date, text, quote, workedOut } = one;
  const days = date === null ? null : daysUntil(date, now);
  const name = (
    <span className="min-w-0">
      {date !== null && (
        <>
          <time dateTime={date} className="font-semibold">
            {dayWords(date, words.language)}
          </time>{' '}
        </>
      )}
      {label}
      {days !== null && <span className="text-paper-dim">, {distanceWords(days, words)}</span>}
    </span>
  );
  return (
    <li className="rounded-[4px] border border-rule bg-ink-raised px-4 py-3">
      {onToggle === null ? (
        <p>{name}</p>
      ) : (
        <label className="flex min-h-9 cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={() => onToggle(id)}
            className="mt-0.5 size-5 shrink-0 accent-marker"
          />
          {name}
        </label>
      )}
      <div className={onToggle === null ? '' : 'sm:pl-8'}>
        {text !== '' && date === null && <p>{text}</p>}
        {text !== '' && one.monthDay !== null && <p>{text}</p>}
        {workedOut !== null && (
          <p className="text-sm text-paper-dim">
            {words.tell('Worked out')}: {sentence(workedOut)}
          </p>
        )}
        {quote !== null && quote.text !== '' && (
          <p className="mt-1 text-sm text-paper-dim" dir="auto">
            “{quote.text}”
            {quote.clause === null && quote.page === null ? '' : ` (${quotePlace(quote, words)})`}
          </p>
        )}
      </div>
    </li>
  );
}
