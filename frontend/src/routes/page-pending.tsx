import { Spinner } from '../ui/spinner.tsx';

/** Stands in while the code of a page is on its way. */
export function PagePending() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner label="Loading..." />
    </div>
  );
}
