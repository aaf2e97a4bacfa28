import type { ReactNode } from 'react';
import { FILE_KINDS, SECTION_TITLES } from '../../../../../config/product.ts';
import { cx } from '../../../ui/cx.ts';

/** The limit belongs to the report; the card names the section alone. */
const SUMMARY_TITLE = SECTION_TITLES[4];

/** The four feature cards of the landing page. Each shows its point instead of an icon. */
export function FeatureCards({ hasFigures }: { readonly hasFigures: boolean }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-12">
      <FeatureCard
        title="Multi-Format Support"
        text="Contracts arrive as files, scans and phone photos. All of them can be read; pages without text go through OCR."
        className="lg:col-span-7"
      >
        <p className="flex flex-wrap gap-x-6 font-display text-5xl leading-tight text-paper-dim sm:text-7xl sm:leading-none">
          {FILE_KINDS.map((kind) => (
            <span key={kind.id}>{kind.label}</span>
          ))}
        </p>
      </FeatureCard>
      <FeatureCard
        title="AI-Powered Analysis"
        text="One reading, six answers. Quotes are checked by code against your document before you see them."
        className="lg:col-span-5"
      >
        <ol className="font-reading text-lg text-paper-dim">
          {SECTION_TITLES.map((title) => (
            <li key={title} className="border-t border-rule py-1.5">
              {title === SUMMARY_TITLE ? 'Plain-Language Summary' : title}
            </li>
          ))}
        </ol>
      </FeatureCard>
      <FeatureCard
        title="Instant Results"
        text={
          hasFigures
            ? 'Most documents are back in under 30 seconds. You watch the pages being read and can stop at any time.'
            : 'You watch the pages being read, see sections as they are finished, and can stop at any time.'
        }
        className="lg:col-span-5"
      >
        <p className="font-reading text-7xl leading-none font-extralight italic text-marker">
          {hasFigures ? '<30s' : 'now'}
        </p>
      </FeatureCard>
      <FeatureCard
        title="Privacy First"
        text="Zero document storage. Your file and its report are processed in memory and discarded with the answer."
        className="lg:col-span-7"
        isSheet
      >
        <dl className="border-b border-print/25 font-reading text-xl">
          <Fate what="Your document" fate="discarded" />
          <Fate what="The text read from it" fate="discarded" />
          <Fate what="Your report" fate="discarded" />
          <Fate what="That you ran an analysis" fate="counted" />
        </dl>
      </FeatureCard>
    </ul>
  );
}

function FeatureCard({
  title,
  text,
  className,
  isSheet = false,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly className: string;
  /** Printed on paper instead of written on the desk. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li
      className={cx(
        'flex flex-col justify-between gap-10 rounded-[4px] p-6 sm:p-9',
        isSheet ? 'bg-sheet text-print' : 'border border-rule bg-ink-raised',
        className,
      )}
    >
      <div>
        <h3 className="font-display text-3xl">{title}</h3>
        <p className={cx('mt-2 max-w-md', isSheet ? 'text-print-dim' : 'text-paper-dim')}>{text}</p>
      </div>
      <div>{children}</div>
    </li>
  );
}

function Fate({ what, fate }: { readonly what: string; readonly fate: 'discarded' | 'counted' }) {
  return (
    <div className="flex justify-between gap-6 border-t border-print/25 py-2">
      <dt className={cx(fate === 'discarded' && 'line-through decoration-1')}>{what}</dt>
      <dd>{fate === 'counted' ? <mark className="marker">{fate}</mark> : fate}</dd>
    </div>
  );
}
