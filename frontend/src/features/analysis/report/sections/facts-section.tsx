import type { Fact, Report, Risk } from '../../../../../../backend/src/adapters/http/contract.ts';
import { cx } from '../../../../ui/cx.ts';
import { useFold } from '../../points/use-fold.tsx';
import { useReportWords } from '../../points/report-words.ts';
import { Citations } from '../../points/citations.tsx';
import { datedFacts } from '../../points/dates.ts';
import { elsewhere } from '../../points/shown-words.ts';
import { holdsSum } from '../../points/holds-sum.ts';
import { sentence } from '../../points/sentence.ts';
import { PointBox } from '../../points/point-box.tsx';
import { PointLink } from '../../points/point-link.tsx';
import { TimeLine } from './time-line.tsx';
import { WrongNote } from '../../points/wrong-note.tsx';

/** Rows on a phone until all are asked for. */
const FIRST_ON_PHONE = 5;

/** Section 1: what the paper is, who is in it, the dates as a line, and the sums. */
export function FactsSection({ report, now }: { readonly report: Report; readonly now: Date }) {
  const dated = datedFacts(report);
  // One date makes no line; it stands among the other facts then.
  const isLine = dated.length >= 2;
  const rest = isLine ? report.facts.filter((fact) => !dated.some(({ id }) => id === fact.id)) : report.facts;
  const rows = byLabel(rest);
  const fold = useFold(
    rows.map(([, facts]) => facts.map(({ id }) => id)),
    FIRST_ON_PHONE,
  );
  if (report.facts.length === 0) return <Nothing report={report} />;
  return (
    <>
      {isLine && <TimeLine facts={dated} now={now} />}
      <dl className="divide-y divide-rule border-y border-rule">
        {rows.map(([label, facts], position) => (
          <div
            key={label}
            className={cx(
              'grid grid-cols-[minmax(5rem,0.4fr)_1fr] gap-x-4 py-1.5 sm:grid-cols-[minmax(7rem,0.4fr)_1fr] sm:py-2',
              fold.classAt(position),
            )}
          >
            <dt className="text-sm text-paper-dim">{label}</dt>
            <dd className="flex flex-col gap-1">
              {facts.map((fact) => (
                <FactLine
                  key={fact.id}
                  fact={fact}
                  shownBy={fact.text === '' ? elsewhere(fact.quotes[0], report) : null}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {fold.button}
    </>
  );
}

/** Facts under one name, such as two notices, in the order of the first of each. */
function byLabel(facts: readonly Fact[]): readonly (readonly [label: string, facts: readonly Fact[]])[] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) groups.set(fact.label, [...(groups.get(fact.label) ?? []), fact]);
  return [...groups];
}

interface FactLineProps {
  readonly fact: Fact;
  /** What shows its words already, or null. */
  readonly shownBy: Pick<Risk, 'id' | 'title'> | null;
}

function FactLine({ fact, shownBy }: FactLineProps) {
  const { id, label, text, quotes, workedOut } = fact;
  return (
    <PointBox pointId={id}>
      {text === '' ? <Words fact={fact} shownBy={shownBy} /> : text}{' '}
      <Citations pointId={id} quotes={quotes} title={label} />
      <WrongNote pointId={id} title={label} />
      {workedOut !== undefined && <p className="text-sm text-paper-dim">{sentence(workedOut)}</p>}
    </PointBox>
  );
}

/** A point without a sentence of its own speaks in the words of the document, unless they are shown already. */
function Words({ fact, shownBy }: FactLineProps) {
  const { tell, ofQuotes } = useReportWords();
  if (shownBy === null)
    return (
      <q dir="auto" lang={ofQuotes}>
        {fact.quotes[0]?.text}
      </q>
    );
  return (
    <>
      {tell('See')} <PointLink pointId={shownBy.id}>{shownBy.title}</PointLink>
    </>
  );
}

function Nothing({ report }: { readonly report: Report }) {
  const { tell } = useReportWords();
  // What the brief shows was found, and is only not listed here.
  const isFound = report.brief.nextDate !== null || report.sides.length > 0 || holdsSum(report);
  return (
    <p className="text-paper-dim">
      {isFound
        ? tell('No names, dates or sums were listed.')
        : tell('We found no names, dates or sums that we could tie to the text.')}
    </p>
  );
}
