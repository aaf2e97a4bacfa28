import type { Severity } from '../../../../../backend/src/adapters/http/contract.ts';
import { cx } from '../../../ui/cx.ts';
import { useReportWords } from '../points/report-words.ts';
import { SEVERITIES, SEVERITY_LABELS, type SeverityCounts } from '../shared/severity-words.ts';

export interface SeverityFilterProps {
  readonly counts: SeverityCounts;
  /** The severity that is shown alone, or null for all. */
  readonly value: Severity | null;
  readonly onChange: (value: Severity | null) => void;
}

/** Shows risks of one severity alone. A severity that no risk has cannot be chosen. */
export function SeverityFilter({ counts, value, onChange }: SeverityFilterProps) {
  const { tell } = useReportWords();
  const total = counts.high + counts.medium + counts.low;
  return (
    <div role="group" aria-label="Show risks" className="mb-4 flex flex-wrap gap-2">
      <FilterButton label={tell('All')} count={total} isOn={value === null} onClick={() => onChange(null)} />
      {SEVERITIES.map((severity) => (
        <FilterButton
          key={severity}
          label={tell(SEVERITY_LABELS[severity])}
          count={counts[severity]}
          isOn={value === severity}
          onClick={() => onChange(severity)}
        />
      ))}
    </div>
  );
}

interface FilterButtonProps {
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function FilterButton({ label, count, isOn, onClick }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={count === 0}
      onClick={onClick}
      className={cx(
        'min-h-9 rounded-full border px-4 text-sm font-medium disabled:cursor-not-allowed disabled:opacity-45',
        isOn ? 'border-marker bg-marker text-marker-ink' : 'border-edge text-paper hover:border-paper',
      )}
    >
      {label} <span className="tabular-nums">{count}</span>
    </button>
  );
}
