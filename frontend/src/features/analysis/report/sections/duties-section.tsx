import { useDeferredValue } from 'react';
import type { Duty, Report, Risk } from '../../../../../../backend/src/adapters/http/contract.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { cx } from '../../../../ui/cx.ts';
import { useFold } from '../../points/use-fold.tsx';
import { useReportWords, type ReportWords } from '../../points/report-words.ts';
import { Citations } from '../../points/citations.tsx';
import { elsewhere, factWithWords } from '../../points/shown-words.ts';
import { useIsUnfolded } from '../../points/point-look.ts';
import { Rendering } from '../../points/rendering.tsx';
import { PointBox } from '../../points/point-box.tsx';
import { PointLink } from '../../points/point-link.tsx';
import { quotePlace } from '../../points/place-words.ts';
import { dutyGroups } from '../../points/duty-groups.ts';
import { WrongNote } from '../../points/wrong-note.tsx';

/** Lines of each side that are there as soon as the section opens: more than a screen of them. */
const FIRST_LINES = 7;
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
    <div className={cx('grid gap-x-8 gap-y-7', groups.length > 1 && '@2xl:grid-cols-2')}>
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

/** What shows the words of a duty too. */
interface Card extends Pick<Risk, 'id' | 'title'> {
  /** Whether it is a risk, which shows them only while its card is unfolded; the rest shows them all the time. */
  readonly isRisk: boolean;
  /** The number on the card; null where it has none. */
  readonly number: number | null;
}

/** Duties that would read the same: said once, with all their places. */
interface Line {
  readonly duties: readonly [Duty, ...Duty[]];
  /** What shows the same words too: the line leads there. */
  readonly card: Card | null;
  /** What the line says without a card; empty where the document has to speak. */
  readonly words: string;
  /** The duty of another side that shows the same words above, or null. */
  readonly above: string | null;
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
    const shown = first.get(quoted(duty));
    const above = own === '' && shown !== undefined && shown.sideId !== duty.sideId ? shown.id : null;
    const words = above !== null ? tell('The same, as said above.') : own;
    const key = `${card?.id ?? ''} ${words || quoted(duty)} ${duty.when ?? ''}`;
    const line = lines.get(key);
    lines.set(key, { card, words, above, duties: line === undefined ? [duty] : [...line.duties, duty] });
  }
  return [...lines.values()];
}

/** The words of the document for a duty: of a list its own entry, not the line above the list. */
const quoted = ({ quotes }: Duty): string => quotes.at(-1)?.text ?? '';

function cardOf(duty: Duty, report: Report): Line['card'] {
  const quote = duty.quotes.at(-1);
  const isVerbatim = quote !== undefined && (duty.text === '' || quote.text.includes(withoutStop(duty.text)));
  const card = isVerbatim ? (elsewhere(quote, report) ?? factWithWords(quote, report.facts)) : null;
  if (card === null) return null;
  const found = report.risks.filter(({ certainty }) => certainty === 'found');
  const place = found.findIndex(({ id }) => id === card.id);
  return {
    ...card,
    isRisk: report.risks.some(({ id }) => id === card.id),
    number: place < 0 ? null : place + 1,
  };
}

const withoutStop = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

/** Without those whose place another one names already. */
function withOwnPlace(duties: readonly Duty[]): readonly Duty[] {
  const placesOf = ({ quotes }: Duty): string => quotes.map((quote) => quotePlace(quote)).join();
  return [...new Map(duties.toReversed().map((duty) => [placesOf(duty), duty])).values()].toReversed();
}

function DutyLine({
  line: { duties, card, words, above },
  className,
}: {
  readonly line: Line;
  readonly className: string | undefined;
}) {
  const { tell, ofQuotes } = useReportWords();
  const [{ id, when }, ...others] = duties;
  const isUnfolded = useIsUnfolded(card?.id ?? '');
  // Said once on the screen: by the card while that shows it, by the line else.
  const isSaidThere = card !== null && (!card.isRisk || isUnfolded);
  const link = card !== null && (
    <PointLink pointId={card.id}>
      {isSaidThere || card.number === null ? card.title : tell('risk {number}', { number: card.number })}
    </PointLink>
  );
  const reference = link !== false && <span className="text-[0.8125rem] text-paper-dim">· {link}</span>;
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
      {isSaidThere && (
        <>
          {tell('See')} {link} {places}
        </>
      )}
      {!isSaidThere && words !== '' && (
        <>
          {above === null ? words : <PointLink pointId={above}>{words}</PointLink>} {places}
          {reference}
        </>
      )}
      {/* On a phone long words are cut after two lines; their place stands below. */}
      {!isSaidThere && words === '' && (
        <>
          <q dir="auto" lang={ofQuotes} className="max-sm:line-clamp-2">
            {quoted(duties[0])}
          </q>{' '}
          {places}
          {reference}
        </>
      )}
      {!isSaidThere && words === '' && <Rendering quotes={duties[0].quotes.slice(-1)} />}
      {isDue && <Badge className="ml-2 align-middle font-medium whitespace-normal">{when}</Badge>}
      <WrongNote pointId={id} title={title} />
    </PointBox>
  );
}
