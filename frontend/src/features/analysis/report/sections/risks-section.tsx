import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { Report, Risk, Severity } from '../../../../../../backend/src/adapters/http/contract.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { countBySeverity, SEVERITIES, SEVERITY_LABELS } from '../../shared/severity-words.ts';
import { cx } from '../../../../ui/cx.ts';
import { useFold } from '../../points/use-fold.tsx';
import { useFocusStore } from '../../points/focus-store.ts';
import { useReportWords } from '../../points/report-words.ts';
import { RiskCard } from './risk-card.tsx';
import { SeverityFilter } from '../../parts/severity-filter.tsx';

/** Cards that are there as soon as the section opens: more than a screen of them. */
const FIRST_CARDS = 6;
/** Cards on a phone until all are asked for; those of high severity are never folded away. */
const FIRST_ON_PHONE = 5;
/** A card that a phone folds away. */
const LATE = 'max-sm:group-data-[folded=true]/cards:hidden';
const LIST = 'flex flex-col gap-1.5 sm:gap-3';

/** Section 3: one card for each risk, worst first; below them what was noticed and not confirmed. */
export function RisksSection({ report }: { readonly report: Report }) {
  const { tell } = useReportWords();
  const [chosen, setChosen] = useState<Severity | null>(null);
  // The button answers first; the list, which may be long, follows in the next frame.
  const only = useDeferredValue(chosen);
  const shownCount = useDeferredValue(report.risks.length, FIRST_CARDS);
  const found = report.risks.filter(({ certainty }) => certainty === 'found');
  const counts = countBySeverity(found);
  // Made once: the filter is answered by the list alone, not by each of sixty cards.
  const [cards, cardsReadTwice] = useMemo(() => cardsOf(report.risks), [report.risks]);
  const late = lateFrom(found);
  const fold = useFold(
    found.map(({ id }) => [id]),
    late,
  );
  const asked = useFocusStore(({ request }) => (request?.pane === 'report' ? request.pointId : null));
  // A link to a card that the filter hides shows it.
  if (chosen !== null && cards.some(({ risk }) => risk.id === asked && risk.severity !== chosen))
    setChosen(null);

  return (
    <>
      {found.length === 0 && (
        <p className="text-paper-dim">
          {tell(
            'We found no clause that we would warn you about. That does not mean the document is safe: read the parts that matter to you, and ask a lawyer where much depends on it.',
          )}
        </p>
      )}
      {found.length > 1 && (
        <>
          <SeverityFilter counts={counts} value={chosen} onChange={setChosen} />
          <VisuallyHidden role="status">
            {only !== null && `${counts[only]} of ${found.length} risks shown`}
          </VisuallyHidden>
        </>
      )}
      <div data-folded={fold.isFolded && only === null} className={cx('group/cards', LIST)}>
        {SEVERITIES.map((severity) => {
          const own = cards.filter(({ risk, number }) => risk.severity === severity && number <= shownCount);
          return (
            own.length > 0 && (
              <div
                key={severity}
                hidden={only !== null && only !== severity}
                className={own[0]!.number > late ? LATE : ''}
              >
                {/* Said once over its cards where there is little room; a wider card says it itself. */}
                <p aria-hidden className="mb-1 text-[0.8125rem] text-paper-dim sm:hidden">
                  {tell(SEVERITY_LABELS[severity])}
                </p>
                <ol className={LIST}>{own.map(({ card }) => card)}</ol>
              </div>
            )
          );
        })}
      </div>
      {only === null && fold.button}
      {cardsReadTwice.length > 0 && (
        <section aria-label={tell('Read these twice')} className="mt-5 sm:mt-8">
          <h4 className="font-semibold">{tell('Read these twice')}</h4>
          <p className="mb-3 text-paper-dim">
            {tell('These sentences look unusual, but we could not confirm a risk. Judge them yourself.')}
          </p>
          <ul className={LIST}>{cardsReadTwice.map(({ card }) => card)}</ul>
        </section>
      )}
    </>
  );
}

/** How many cards a phone shows at first. */
const lateFrom = (found: readonly Risk[]): number => Math.max(FIRST_ON_PHONE, countBySeverity(found).high);

interface Card {
  readonly risk: Risk;
  /** From 1 among those that were found; 0 for one to read twice. */
  readonly number: number;
  readonly card: ReactNode;
}

/** The cards of what was found, and of what to read twice. A later card with the words of an earlier one names that. */
function cardsOf(risks: readonly Risk[]): readonly [found: readonly Card[], readTwice: readonly Card[]] {
  const firstWith = firstCardByWords(risks);
  const cards: [Card[], Card[]] = [[], []];
  const late = lateFrom(risks.filter(({ certainty }) => certainty === 'found'));
  for (const risk of risks) {
    const isFound = risk.certainty === 'found';
    const number = isFound ? cards[0].length + 1 : 0;
    const first = firstWith.get(wordsOf(risk));
    const sameWordsAs = first === undefined || first === risk ? null : first.title;
    const card = (
      <RiskCard
        key={risk.id}
        risk={risk}
        number={isFound ? number : null}
        sameWordsAs={sameWordsAs}
        className={number > late ? LATE : undefined}
      />
    );
    cards[isFound ? 0 : 1].push({ risk, number, card });
  }
  return cards;
}

const wordsOf = ({ quotes }: Risk): string => quotes.map(({ text }) => text).join('\n');

function firstCardByWords(risks: readonly Risk[]): ReadonlyMap<string, Risk> {
  const first = new Map<string, Risk>();
  for (const risk of risks) {
    const words = wordsOf(risk);
    if (words.trim() !== '' && !first.has(words)) first.set(words, risk);
  }
  return first;
}
