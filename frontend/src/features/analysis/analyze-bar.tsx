import { Link } from '@tanstack/react-router';
import { FilePlus2, House, LogOut, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

export interface AnalyzeBarProps {
  /** Logo and product name. */
  readonly brand: ReactNode;
  /** What belongs to the account, before Sign Out. */
  readonly account?: ReactNode;
  readonly hasReport: boolean;
  readonly onNewDocument: () => void;
  readonly onReset: () => void;
  readonly onSignOut: () => void;
}

/** The bar above the analysis screen. On a phone its buttons are signs, so that it stays one low line. */
export function AnalyzeBar({
  brand,
  account,
  hasReport,
  onNewDocument,
  onReset,
  onSignOut,
}: AnalyzeBarProps) {
  return (
    <header className="top-0 z-30 border-b border-rule bg-ink sm:sticky">
      <nav
        aria-label="Main"
        className="page-column flex min-h-14 items-center justify-between gap-x-1 py-2 sm:min-h-(--bar) sm:gap-x-3"
      >
        {brand}
        <div className="flex items-center gap-x-0 sm:gap-x-2">
          {hasReport ? (
            <Button variant="outline" size="sm" onClick={onNewDocument}>
              <FilePlus2 aria-hidden />
              <Words>Analyze New Document</Words>
            </Button>
          ) : (
            <>
              <Button asChild variant="quiet" size="sm" className="max-sm:px-2">
                <Link to="/">
                  <House aria-hidden className="sm:hidden" />
                  <Words>Back to Home</Words>
                </Link>
              </Button>
              <Button variant="outline" size="sm" className="max-sm:px-2" onClick={onReset}>
                <RotateCcw aria-hidden className="sm:hidden" />
                <Words>Try Another Document</Words>
              </Button>
            </>
          )}
          {account}
          <Button variant="quiet" size="sm" className="max-sm:px-2" onClick={onSignOut}>
            <LogOut aria-hidden className="sm:hidden" />
            <Words>Sign Out</Words>
          </Button>
        </div>
      </nav>
    </header>
  );
}

/** The name of a button: read out everywhere, shown where there is room. */
const Words = ({ children }: { readonly children: ReactNode }) => (
  <span className="max-sm:sr-only">{children}</span>
);
