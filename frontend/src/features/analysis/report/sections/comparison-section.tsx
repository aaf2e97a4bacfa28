import type {
  Comparison,
  Gap,
  PageWord,
  Report,
  Risk,
} from '../../../../../../backend/src/adapters/http/contract.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { useReportWords } from '../../points/report-words.ts';
import { Citations } from '../../points/citations.tsx';
import { CopyButton } from '../../points/copy-button.tsx';
import { LawLine } from './law-line.tsx';
import { sentence } from '../../points/sentence.ts';
import { cardWithWords } from '../../points/shown-words.ts';
import { PointBox } from '../../points/point-box.tsx';
import { PointLink } from '../../points/point-link.tsx';
import { WrongNote } from '../../points/wrong-note.tsx';

const STANDINGS: Readonly<Record<Comparison['standing'], readonly [words: PageWord, tone: BadgeTone]>> = {
  worse: ['Worse than usual', 'caution'],
  usual: ['Usual', 'neutral'],
  better: ['Better than usual', 'calm'],
  open: ['Compare yourself', 'neutral'],
};

/** Section 4: what is usual, what was not found, and the rules of the country. */
export function ComparisonSection({ report }: { readonly report: Report }) {
  const { tell } = useReportWords();
  const { comparison, gaps, law, modelPaper, searched = [] } = report;
  return (
    <div className="flex flex-col gap-5 sm:gap-8">
      {comparison.length === 0 && gaps.length === 0 && modelPaper === undefined && (
        <p className="text-paper-dim">{tell('We found nothing in this document that we could compare.')}</p>
      )}
      {comparison.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {comparison.map((point) => (
            <ComparisonLine
              key={point.id}
              point={point}
              card={cardWithWords(point.quotes[0], report.risks)}
            />
          ))}
        </ul>
      )}
      {modelPaper !== undefined && <p>{modelPaper}</p>}
      {gaps.length === 0 && searched.length > 1 && (
        <p className="text-paper-dim">
          {tell('Looked for, and found in some words: {heads}. Something else may be missing all the same.', {
            heads: searched.join(' · '),
          })}
        </p>
      )}
      {gaps.length > 0 && (
        <section aria-label={tell('Not found in this document')}>
          <h4 className="font-semibold">{tell('Not found in this document')}</h4>
          <ul className="mt-2 divide-y divide-rule border-y border-rule">
            {gaps.map((gap) => (
              <GapLine key={gap.id} gap={gap} />
            ))}
          </ul>
        </section>
      )}
      {law.length > 0 && (
        <section aria-label={`${tell('The law')}, ${report.paper.country}`}>
          <h4 className="font-semibold">{tell('The law')}</h4>
          <ul className="mt-2 flex flex-col gap-3">
            {law.map((note) => (
              <li key={note.text}>
                <LawLine law={note} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ComparisonLine({ point, card }: { readonly point: Comparison; readonly card: Risk | null }) {
  const { id, title, standing, text, usual, quotes } = point;
  const { tell } = useReportWords();
  const [words, tone] = STANDINGS[standing];
  // A usual that only repeats what is here says nothing.
  const isSame = usual.trim() === text.trim();
  // What the card says is not said again.
  const hasOwnUsual = usual !== '' && !isSame && (card?.usual ?? null) === null;
  return (
    <PointBox pointId={id} as="li" className="py-2">
      <p>
        <span className="font-semibold">{title}</span>{' '}
        {!(isSame && standing === 'worse') && <Badge tone={tone}>{tell(words)}</Badge>}{' '}
        {card !== null && (
          <span className="text-sm text-paper-dim">
            {tell('See')} <PointLink pointId={card.id}>{card.title}</PointLink>{' '}
          </span>
        )}
        <Citations pointId={id} quotes={quotes} title={title} />
        <WrongNote pointId={id} title={title} />
      </p>
      {(text !== '' || hasOwnUsual) && (
        <p>
          {text !== '' && `${tell('Here')}: ${text} `}
          {hasOwnUsual && (
            <span className="text-paper-dim">
              {tell('Usual')}: {sentence(usual)}
            </span>
          )}
        </p>
      )}
    </PointBox>
  );
}

function GapLine({ gap }: { readonly gap: Gap }) {
  const { tell } = useReportWords();
  const { id, title, text, wording, quotes } = gap;
  return (
    <PointBox pointId={id} as="li" className="py-2.5">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      {quotes.length > 0 && (
        <p className="text-sm text-paper-dim">
          {tell('Nearest')}: <Citations pointId={id} quotes={quotes} title={title} />
        </p>
      )}
      {wording !== null && (
        <div className="mt-1.5">
          <p className="text-[0.8125rem] text-paper-dim">{tell('Wording to propose')}</p>
          <p className="border-l-2 border-marker pl-3 font-reading">{wording}</p>
          <CopyButton text={wording} label={`Copy the wording for ${title}`} />
        </div>
      )}
      <WrongNote pointId={id} title={title} />
    </PointBox>
  );
}
