import { showInReport } from './focus-store.ts';

export interface PointLinkProps {
  readonly pointId: string;
  readonly children: React.ReactNode;
  readonly className?: string;
}

/** Leads to another point of the report, whether its section is open or not. */
export function PointLink({ pointId, children, className }: PointLinkProps) {
  return (
    <button
      type="button"
      onClick={() => showInReport(pointId)}
      className={`text-left underline decoration-marker/60 decoration-1 underline-offset-4 hover:text-marker ${className ?? ''}`}
    >
      {children}
    </button>
  );
}
