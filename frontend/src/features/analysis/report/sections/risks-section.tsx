import { useDeferredValue, useState } from 'react';
import type { Report, Risk, Severity } from '../../../../../../backend/src/adapters/http/contract.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { countBySeverity } from '../../shared/severity-words.ts';
import { useReportWords } from '../../points/report-words.ts';
import { RiskCard } from './risk-card.tsx';
import { SeverityFilter } from '../../parts/severity-filter.tsx';

/** Cards that are there as soon as the section opens: more than a screen of them. */
const FIRST_CARDS = 8;

/** Section 3: one card for each risk, worst first; below them what was noticed and not confirmed. */
export function RisksSection({ report }: { readonly report: Report }) {
  const { tell } = useReportWords();
  const [only, setOnly] = useState<Severity | null>(null);
  // The click is answered first, sixty cards follow.
  const shownOnly = useDeferredValue(only);
  const shownCount = useDeferredValue(report.risks.length, FIRST_CARDS);
  const found = report.risks.filter(({ certainty }) => certainty === 'found');
  const readTwice = report.risks.filter(({ certainty }) => certainty === 'read-twice');
  const counts = countBySeverity(found);
  const firstWith = firstCardByWords(report.risks);
  const same = (risk: Risk): string | null => {
    const first = firstWith.get(wordsOf(risk));
    return first === undefined || first === risk ? null : first.title;
  };

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
          <SeverityFilter counts={counts} value={only} onChange={setOnly} />
          <VisuallyHidden role="status">
            {only !== null && `${counts[only]} of ${found.length} risks shown`}
          </VisuallyHidden>
        </>
      )}
      <ol className="flex flex-col gap-1.5 sm:gap-3">
        {found
          .slice(0, shownCount)
          .map((risk, index) =>
            shownOnly === null || risk.severity === shownOnly ? (
              <RiskCard key={risk.id} risk={risk} number={index + 1} sameWordsAs={same(risk)} />
            ) : null,
          )}
      </ol>
      {readTwice.length > 0 && (
        <section aria-label={tell('Read these twice')} className="mt-5 sm:mt-8">
          <h4 className="font-semibold">{tell('Read these twice')}</h4>
          <p className="mb-3 text-paper-dim">
            {tell('These sentences look unusual, but we could not confirm a risk. Judge them yourself.')}
          </p>
          <ul className="flex flex-col gap-1.5 sm:gap-3">
            {readTwice.map((risk) => (
              <RiskCard key={risk.id} risk={risk} number={null} sameWordsAs={same(risk)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
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
