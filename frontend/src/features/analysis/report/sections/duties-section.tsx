import { useDeferredValue } from 'react';
import type { Duty, Report, Risk } from '../../../../../../backend/src/adapters/http/contract.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { cx } from '../../../../ui/cx.ts';
import { useFold } from '../../points/use-fold.tsx';
import { useReportWords, type ReportWords } from '../../points/report-words.ts';
import { Citations } from '../../points/citations.tsx';
import { elsewhere } from '../../points/shown-words.ts';
import { PointBox } from '../../points/point-box.tsx';
import { PointLink } from '../../points/point-link.tsx';
import { quotePlace } from '../../points/place-words.ts';
import { dutyGroups } from '../../points/duty-groups.ts';
import { WrongNote } from '../../points/wrong-note.tsx';

/** Lines of each side that are there as soon as the section opens: more than a screen of them. */
const FIRST_LINES = 10;
/** Lines of each side on a phone until all are asked for. */
const FIRST_ON_PHONE = 3;

/** Section 2: who must do what, the reader's side first, side by side where there is room. */
export function DutiesSection({ report }: { readonly report: Report }) {
  const words = useReportWords();
  const { tell } = words;
  const groups = dutyGroups(report, words);
  // The click that opens the section is answered first, a hundred duties follow.
  const shown = useDeferredValue(report.duties.length, FIRST_LINES);
  const first = firstInWords(groups.flatMap(({ duties }) => duties));
  if (groups.length === 0) {
    return <p className="text-paper-dim">{tell('We found no duties that we could tie to the text.')}</p>;
  }
  return (
    <div className="grid gap-x-8 gap-y-7 @2xl:grid-cols-2">
      {groups.map(({ key, title, duties }) => (
        <DutyGroup key={key} title={title} lines={linesOf(duties, report, first, words)} shown={shown} />
      ))}
    </div>
  );
}

function DutyGroup({
  title,
  lines,
  shown,
}: {
  readonly title: string;
  readonly lines: readonly Line[];
  /** How many lines are there by now. */
  readonly shown: number;
}) {
  const fold = useFold(
    lines.map(({ duties }) => duties.map(({ id }) => id)),
    FIRST_ON_PHONE,
  );
  return (
    <section aria-label={title} className="min-w-0">
      <h4 className="mb-2 font-semibold">{title}</h4>
      <ul className="divide-y divide-rule border-y border-rule">
        {lines.slice(0, shown).map((line, position) => (
          <DutyLine key={line.duties[0].id} line={line} className={fold.classAt(position)} />
        ))}
      </ul>
      {fold.button}
    </section>
  );
}

/** Characters of a quote that stand for a duty without words of its own, where it is read out. */
const MOST_OF_A_TITLE = 80;

/** Duties that would read the same: said once, with all their places. */
interface Line {
  readonly duties: readonly [Duty, ...Duty[]];
  /** What shows the same words already: the line leads there and does not say them again. */
  readonly card: Pick<Risk, 'id' | 'title'> | null;
  /** What the line says without a card; empty where the document has to speak. */
  readonly words: string;
}

/** One sentence may bind two sides: the first duty that shows it, by its words. */
const firstInWords = (duties: readonly Duty[]): ReadonlyMap<string, Duty> =>
  new Map(duties.toReversed().map((duty) => [quoted(duty), duty]));

function linesOf(
  duties: readonly Duty[],
  report: Report,
  first: ReadonlyMap<string, Duty>,
  { tell }: ReportWords,
): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const duty of duties) {
    const card = cardOf(duty, report);
    // The sentence, not the action alone: the sentence says whether the thing is to be done or left.
    const own = duty.text === '' ? duty.action : duty.text;
    const isSaidAbove = own === '' && first.get(quoted(duty))?.sideId !== duty.sideId;
    const words = isSaidAbove ? tell('The same, as said above.') : own;
    const key = card?.id ?? `${words || quoted(duty)} ${duty.when ?? ''}`;
    const line = lines.get(key);
    lines.set(key, { card, words, duties: line === undefined ? [duty] : [...line.duties, duty] });
  }
  return [...lines.values()];
}

/** The words of the document for a duty: of a list its own entry, not the line above the list. */
const quoted = ({ quotes }: Duty): string => quotes.at(-1)?.text ?? '';

function cardOf(duty: Duty, report: Report): Line['card'] {
  const quote = duty.quotes.at(-1);
  const isVerbatim = quote !== undefined && (duty.text === '' || quote.text.includes(withoutStop(duty.text)));
  return isVerbatim ? elsewhere(quote, report) : null;
}

const withoutStop = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

/** Without those whose place another one names already. */
function withOwnPlace(duties: readonly Duty[]): readonly Duty[] {
  const placesOf = ({ quotes }: Duty): string => quotes.map((quote) => quotePlace(quote)).join();
  return [...new Map(duties.toReversed().map((duty) => [placesOf(duty), duty])).values()].toReversed();
}

function DutyLine({
  line: { duties, card, words },
  className,
}: {
  readonly line: Line;
  readonly className: string | undefined;
}) {
  const { tell, ofQuotes } = useReportWords();
  const [{ id, when }, ...others] = duties;
  const title = words === '' ? quoted(duties[0]).slice(0, MOST_OF_A_TITLE) : words;
  const isDue = when !== null && duties.length === 1 && !words.includes(when);
  const places = (
    <>
      {withOwnPlace(duties).map((duty) => (
        <Citations key={duty.id} pointId={duty.id} quotes={duty.quotes} title={title} />
      ))}
    </>
  );
  return (
    <PointBox pointId={id} as="li" className={cx('py-1.5 sm:py-2.5', className)}>
      {others.map((duty) => (
        <PointBox key={duty.id} pointId={duty.id} as="span" />
      ))}
      {card !== null && (
        <>
          {tell('See')} <PointLink pointId={card.id}>{card.title}</PointLink> {places}
        </>
      )}
      {card === null && words !== '' && (
        <>
          {words} {places}
        </>
      )}
      {/* The place first: on a phone long words are cut after two lines. */}
      {card === null && words === '' && (
        <p className="max-sm:line-clamp-2">
          {places}
          <q dir="auto" lang={ofQuotes}>
            {quoted(duties[0])}
          </q>
        </p>
      )}
      {isDue && <Badge className="ml-2 align-middle font-medium whitespace-normal">{when}</Badge>}
      <WrongNote pointId={id} title={title} />
    </PointBox>
  );
}
