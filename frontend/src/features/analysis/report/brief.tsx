import type { ReactNode } from 'react';
import type {
  Amount,
  Brief as BriefData,
  Quote,
  Report,
} from '../../../../../backend/src/adapters/http/contract.ts';
import { dayWords } from '../../../lib/words/day-words.ts';
import { cx } from '../../../ui/cx.ts';
import { SEVERITY_LABELS } from '../shared/severity-words.ts';
import { Citations } from '../points/citations.tsx';
import { comingDate, datedFacts, daysUntil, distanceWords } from '../points/dates.ts';
import { DateBar } from '../points/date-bar.tsx';
import { useReportWords } from '../points/report-words.ts';
import { sentence } from '../points/sentence.ts';
import { holdsSum } from '../points/holds-sum.ts';
import { ABOUT_LEAVING, cardThatBinds } from '../points/leaving-cards.ts';
import { cardWithWords, wordsInBrief } from '../points/shown-words.ts';
import { useIsUnfolded } from '../points/point-look.ts';
import { PointBox } from '../points/point-box.tsx';
import { PointLink } from '../points/point-link.tsx';
import type { ReportIndex } from '../points/report-index.ts';

const LEVELS: Readonly<Record<BriefData['level'], string>> = {
  'ask-first': 'border-l-alarm',
  check: 'border-l-caution',
  'nothing-found': 'border-l-calm',
  unknown: 'border-l-edge',
};

/** Sums shown in the brief; the rest stand in the first section. */
const MOST_SUMS = 4;

export interface BriefProps {
  readonly report: Report;
  readonly index: ReportIndex;
  readonly now: Date;
}

/** What a person sees in the first ten seconds: what to do, what it costs, how to get out, when, and what is worst. */
export function Brief({ report, index, now }: BriefProps) {
  const { tell } = useReportWords();
  const { brief } = report;
  return (
    <section
      aria-label={tell('Brief')}
      className={cx('rounded-[4px] border border-l-4 border-rule bg-ink-raised', LEVELS[brief.level])}
    >
      <h2 className="px-4 pt-3.5 pb-3 font-reading text-[1.375rem] leading-tight sm:px-5 sm:text-2xl">
        {brief.verdict}
      </h2>
      <div className="grid divide-y divide-rule border-t border-rule @lg:grid-cols-2 @lg:[&>*:nth-child(2)]:border-t-0">
        <Cell title={tell('What is worst')} className="@lg:col-start-1">
          <Worst report={report} index={index} />
        </Cell>
        <Cell title={tell('Money')} className="@lg:border-l @lg:border-rule">
          <Money report={report} />
        </Cell>
        <Cell title={tell('Your way out')}>
          <WayOut report={report} index={index} />
        </Cell>
        <Cell title={tell('Next date')} className="@lg:border-l @lg:border-rule">
          <NextDate report={report} index={index} now={now} />
        </Cell>
      </div>
    </section>
  );
}

function Cell({
  title,
  className,
  children,
}: {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={cx('min-w-0 px-4 py-2.5 sm:px-5 sm:py-3', className)}>
      <p className="text-[0.8125rem] leading-5 text-paper-dim">{title}</p>
      <div className="leading-snug">{children}</div>
    </div>
  );
}

function Worst({ report, index }: { readonly report: Report; readonly index: ReportIndex }) {
  const { tell } = useReportWords();
  const worst = report.brief.worst.flatMap((id) => index.get(id) ?? []);
  if (worst.length === 0) return <p>{tell('We found no clause to warn you about.')}</p>;
  return (
    <ol className="flex flex-col gap-1">
      {worst.map(({ id, title, number, severity }) => (
        <li key={id} className="flex gap-2.5">
          <span aria-hidden className={cx('finding-number', `tint-${severity ?? 'none'}`)}>
            {number}
          </span>
          <PointLink pointId={id}>
            {severity !== null && <span className="sr-only">{tell(SEVERITY_LABELS[severity])}: </span>}
            {title}
          </PointLink>
        </li>
      ))}
    </ol>
  );
}

function Money({ report }: { readonly report: Report }) {
  const { tell } = useReportWords();
  const sums = report.brief.money.flatMap(
    (id) => report.facts.find((fact) => fact.id === id && fact.text !== '') ?? [],
  );
  const more = sums.length - MOST_SUMS;
  if (sums.length === 0)
    return <p>{holdsSum(report) ? tell('No sum was listed.') : tell('We found no sum in this document.')}</p>;
  return (
    <ul>
      {sums.slice(0, MOST_SUMS).map(({ id, label, text, workedOut, amount, quotes }) => (
        <li key={id} className="py-0.5">
          <PointLink pointId={id}>{label}</PointLink>: <span className="font-semibold">{text}</span>{' '}
          {isNameless(amount) && !isOfRow(label, quotes) && (
            <Citations pointId={id} quotes={quotes} title={label} />
          )}
          {workedOut !== undefined && (
            <span className="block text-sm text-paper-dim">{sentence(workedOut)}</span>
          )}
        </li>
      ))}
      {more > 0 && (
        <li className="text-sm text-paper-dim">
          {tell('and {count} more in Key Information', { count: more })}
        </li>
      )}
    </ul>
  );
}

/** A sum of which the paper does not say what it is for: where it stands tells more than `Sum`. */
const isNameless = (amount: Amount | undefined): boolean =>
  amount !== undefined && (amount.purpose === null || NO_NAMES.has(amount.purpose));
/** `Pets: $35` names itself. */
const isOfRow = (label: string, quotes: readonly Quote[]): boolean =>
  quotes.some(({ text }) => text.startsWith(label));
const NO_NAMES: ReadonlySet<string> = new Set(['payment', 'cost']);

function WayOut({ report, index }: Pick<BriefProps, 'report' | 'index'>) {
  const { tell } = useReportWords();
  const { wayOut } = report.brief;
  const binding = cardThatBinds(report);
  const bound = binding !== null && <PointLink pointId={binding.id}>{binding.title}</PointLink>;
  if (wayOut === null)
    return (
      <>
        <p>{tell('We did not find one. Ask how you can end it, and what that costs.')}</p>
        {bound !== false && (
          <p>
            {tell('See')} {bound}
          </p>
        )}
      </>
    );
  const words = (
    <>
      {bound !== false && <span className="block">{bound}</span>}
      <WayOutWords report={report} />{' '}
      <Citations pointId={wayOut.id} quotes={wayOut.quotes} title={tell('Your way out')} />
      {wayOut.workedOut !== undefined && (
        <p className="text-sm text-paper-dim">{sentence(wayOut.workedOut)}</p>
      )}
    </>
  );
  return index.get(wayOut.id)?.section === 0 ? <PointBox pointId={wayOut.id}>{words}</PointBox> : words;
}

/** What leaving means: in our words, else in those of the document, which the card shows while it is open. */
function WayOutWords({ report }: Pick<BriefProps, 'report'>) {
  const { tell } = useReportWords();
  const { wayOut } = report.brief;
  const card = cardWithWords(wayOut?.quotes[0], report.risks);
  const isInCard = useIsUnfolded(card?.id ?? '');
  if (wayOut?.isInWords !== true) return wayOut?.text;
  const words = wordsInBrief(report);
  const link = card !== null && <PointLink pointId={card.id}>{card.title}</PointLink>;
  // A card about something else says in its title nothing of leaving.
  const isAbout = card !== null && ABOUT_LEAVING.has(card.family);
  return (
    <>
      {isAbout && <span className="block">{link}</span>}
      {words !== null && !isInCard && (
        <q
          dir="auto"
          lang={report.paper.language ?? undefined}
          className="line-clamp-2 font-reading text-paper-dim sm:line-clamp-3"
        >
          {words.text}
        </q>
      )}{' '}
      {!isAbout && wayOut.text}
      {link !== false && !isAbout && (
        <>
          {' '}
          {tell('See')} {link}
        </>
      )}
    </>
  );
}

function NextDate({ report, index, now }: BriefProps) {
  const told = useReportWords();
  const { tell, language } = told;
  const next = comingDate(report, now);
  if (next === null) return <p>{tell('We found no date that is still to come.')}</p>;
  const { pointId, date, text, quotes, workedOut } = next;
  const days = daysUntil(date, now);
  const words = (
    <>
      <time dateTime={date} className="font-semibold">
        {dayWords(date, language)}
      </time>
      {days !== null && <span className="text-paper-dim">, {distanceWords(days, told)}</span>}
      <span className="block">
        {sentence(text)} <Citations pointId={pointId} quotes={quotes} title={tell('Next date')} />
      </span>
      {workedOut !== null && <span className="block text-sm text-paper-dim">{sentence(workedOut)}</span>}
      <DateBar facts={datedFacts(report)} next={date} now={now} />
    </>
  );
  // A dated fact has its own place in the first section; an element id stands once on a page.
  return index.get(pointId)?.section === 0 ? <PointBox pointId={pointId}>{words}</PointBox> : words;
}
