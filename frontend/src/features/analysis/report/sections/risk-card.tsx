import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Risk } from '../../../../../../backend/src/adapters/http/contract.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { cx } from '../../../../ui/cx.ts';
import { SEVERITY_LABELS, SEVERITY_TONES } from '../../shared/severity-words.ts';
import { useReportWords } from '../../points/report-words.ts';
import { Citations } from '../../points/citations.tsx';
import { CopyButton } from '../../points/copy-button.tsx';
import { toggleCard } from '../../points/focus-store.ts';
import { useIsUnfolded } from '../../points/point-look.ts';
import { LawLine } from './law-line.tsx';
import { sentence } from '../../points/sentence.ts';
import { Rendering } from '../../points/rendering.tsx';
import { PointBox } from '../../points/point-box.tsx';
import { WrongNote } from '../../points/wrong-note.tsx';

export interface RiskCardProps {
  readonly risk: Risk;
  /** The card's number, which also stands in the margin of the document; null for points to read twice. */
  readonly number: number | null;
  /** The title of an earlier card that shows the same words of the document, or null. */
  readonly sameWordsAs: string | null;
  readonly className?: string | undefined;
}

/** One risk: what it may cost, why, and what to ask. Folded it says the consequence; open it says everything. */
export function RiskCard({ risk, number, sameWordsAs, className }: RiskCardProps) {
  const { id, title, severity, certainty, reason, quotes } = risk;
  const { tell } = useReportWords();
  const isOpen = useIsUnfolded(id);
  const panel = `${id}-more`;
  return (
    <PointBox
      pointId={id}
      as="li"
      className={cx('rounded-[4px] border border-rule bg-ink-raised', className)}
    >
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => toggleCard(id)}
          className="flex w-full items-start gap-2.5 px-3 pt-1.5 pb-1 text-left sm:gap-3 sm:px-4 hover:text-marker sm:pt-3"
        >
          {number !== null && (
            <span className={cx('finding-number mt-0.5', `tint-${severity}`)} aria-hidden>
              {number}
            </span>
          )}
          <span className="min-w-0 flex-1 font-semibold">
            {certainty === 'found' && (
              <Badge tone={SEVERITY_TONES[severity]} className="mr-2 align-[0.1em] max-sm:sr-only">
                {tell(SEVERITY_LABELS[severity])}
              </Badge>
            )}
            {title}
          </span>
          <ChevronDown
            aria-hidden
            className={cx('mt-1 size-4 shrink-0 text-paper-dim transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h4>
      <div className={cx('px-3 pb-3 sm:px-4', !isOpen && 'max-sm:pb-1', number !== null && 'sm:pl-13')}>
        <p className={cx('text-paper-dim', !isOpen && 'hidden')}>{reason}</p>
        {/* On a phone a folded card is its consequence alone: a list of sixty stays a list. */}
        <div className={cx(!isOpen && 'max-sm:hidden')}>
          <Citations pointId={id} quotes={quotes} title={title} />
        </div>
        <div id={panel} hidden={!isOpen}>
          {isOpen && <More risk={risk} sameWordsAs={sameWordsAs} />}
        </div>
      </div>
    </PointBox>
  );
}

function More({ risk, sameWordsAs }: Pick<RiskCardProps, 'risk' | 'sameWordsAs'>) {
  const { tell } = useReportWords();
  const { id, title, text, reason, ask, usual, law, wording, fallback, workedOut } = risk;
  return (
    <div className="mt-3 flex flex-col gap-3">
      {text !== '' && text !== reason && text !== title && <p>{text}</p>}
      {workedOut !== undefined && <Part label={tell('Worked out')}>{sentence(workedOut)}</Part>}
      <Quotes risk={risk} sameWordsAs={sameWordsAs} />
      {ask !== '' && <Part label={tell('What to ask')}>{ask}</Part>}
      {usual !== null && <Part label={tell('What is usual')}>{sentence(usual)}</Part>}
      {law !== null && (
        <Part label={tell('The law')}>
          <LawLine law={law} />
        </Part>
      )}
      {wording !== null && (
        <Part label={tell('Wording to propose')}>
          <span className="block border-l-2 border-marker pl-3 font-reading">{wording}</span>
          <CopyButton text={wording} label={`Copy the wording for ${title}`} />
        </Part>
      )}
      {fallback !== null && <Part label={tell('If they refuse')}>{sentence(fallback)}</Part>}
      <div>
        <WrongNote pointId={id} title={title} />
      </div>
    </div>
  );
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="text-[0.8125rem] text-paper-dim">{label}</p>
      <div>{children}</div>
    </div>
  );
}

/** The words of the document, shown once: a second risk in the same words points to the first. */
function Quotes({ risk, sameWordsAs }: Pick<RiskCardProps, 'risk' | 'sameWordsAs'>) {
  const { tell, ofQuotes } = useReportWords();
  const words = [...new Set(risk.quotes.map(({ text }) => text).filter((text) => text !== ''))];
  if (words.length === 0) return null;
  if (sameWordsAs !== null)
    return <Part label={tell('The words')}>{tell('Quoted under “{title}”.', { title: sameWordsAs })}</Part>;
  return (
    <Part label={tell('The words')}>
      {words.map((text) => (
        <blockquote
          key={text}
          dir="auto"
          lang={ofQuotes}
          className="mt-1 rounded-[2px] bg-sheet px-3 py-2 font-reading text-print first:mt-0"
        >
          {text}
        </blockquote>
      ))}
      <Rendering quotes={risk.quotes} className="mt-2" />
    </Part>
  );
}
