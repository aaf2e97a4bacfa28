import type { ReactNode } from 'react';

/** The opening of a public page: its title, and what it is about in a sentence or two. */
export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className="page-column pt-36 pb-14 sm:pt-44 sm:pb-20">
      <h1 className="max-w-5xl font-display text-headline">{title}</h1>
      {children !== undefined && (
        <div className="mt-6 max-w-2xl text-lead text-pretty text-paper-dim">{children}</div>
      )}
    </header>
  );
}
