import type { ReactNode } from 'react';
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
      <FilterButton isOn={value === null} isEmpty={total === 0} onClick={() => onChange(null)}>
        {tell('All {count}', { count: total })}
      </FilterButton>
      {SEVERITIES.map((severity) => (
        <FilterButton
          key={severity}
          isOn={value === severity}
          isEmpty={counts[severity] === 0}
          onClick={() => onChange(severity)}
        >
          {tell(SEVERITY_LABELS[severity])} {counts[severity]}
        </FilterButton>
      ))}
    </div>
  );
}

interface FilterButtonProps {
  readonly isOn: boolean;
  readonly isEmpty: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function FilterButton({ isOn, isEmpty, onClick, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isEmpty}
      onClick={onClick}
      className={cx(
        'min-h-9 rounded-full border px-4 text-sm font-medium tabular-nums disabled:cursor-not-allowed disabled:opacity-45',
        isOn ? 'border-marker bg-marker text-marker-ink' : 'border-edge text-paper hover:border-paper',
      )}
    >
      {children}
    </button>
  );
}
