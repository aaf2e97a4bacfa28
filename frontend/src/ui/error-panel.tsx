import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ErrorPanelProps {
  readonly title: string;
  readonly error?: Error | null;
  /** What the reader can do now: a sentence, a button. */
  readonly children?: ReactNode;
}

/** Says in place what went wrong. */
export function ErrorPanel({ title, error, children }: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className="rounded-[4px] border border-alarm/60 border-l-4 border-l-alarm bg-ink-raised p-5 sm:p-6"
    >
      <p className="flex items-start gap-3 font-semibold text-alarm">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {title}
      </p>
      {error && <p className="mt-2 break-words text-paper">{error.message}</p>}
      {children !== undefined && <div className="mt-3 text-paper-dim">{children}</div>}
    </div>
  );
}
