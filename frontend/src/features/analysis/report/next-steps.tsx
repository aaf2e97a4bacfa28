import type { ReactNode } from 'react';

/** What can be done with the report next, each a button. Stands between the brief and the sections. */
export function NextSteps({ children }: { readonly children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label="Next steps"
      className="mt-3 flex flex-wrap gap-2 empty:hidden max-sm:gap-1 max-sm:[&_button]:px-2 max-sm:[&_button]:text-xs max-sm:[&_svg]:hidden"
    >
      {children}
    </div>
  );
}
