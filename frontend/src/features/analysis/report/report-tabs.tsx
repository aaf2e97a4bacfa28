import { cx } from '../../../ui/cx.ts';
import { useReportWords } from '../points/report-words.ts';

export type ReportTab = 'brief' | 'risks' | 'document';

const LABELS = { brief: 'Brief', risks: 'Risks', document: 'Document' } as const satisfies Readonly<
  Record<ReportTab, string>
>;

/** Ways through the report on a small screen; they stay in view. */
export function ReportTabs({
  value,
  onChange,
  hasDocument,
}: {
  readonly value: ReportTab;
  readonly onChange: (tab: ReportTab) => void;
  readonly hasDocument: boolean;
}) {
  const { tell } = useReportWords();
  const tabs = hasDocument ? (['brief', 'risks', 'document'] as const) : (['brief', 'risks'] as const);
  return (
    <nav
      aria-label="Report"
      className="sticky top-0 z-20 -mx-1 mt-2 flex border-b border-rule bg-ink sm:top-(--bar)"
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === value}
          onClick={() => onChange(tab)}
          className={cx(
            '-mb-px min-h-11 flex-1 border-b-2 px-2 text-sm font-medium',
            tab === value ? 'border-marker text-paper' : 'border-transparent text-paper-dim hover:text-paper',
          )}
        >
          {tell(LABELS[tab])}
        </button>
      ))}
    </nav>
  );
}
