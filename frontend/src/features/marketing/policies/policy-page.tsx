import type { ReactNode } from 'react';

/** The date on every policy (specification, section 2). */
const LAST_UPDATED = 'October 27, 2025';

export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A policy: a list of its sections in the margin, and the text to read. */
export function PolicyPage({
  title,
  lead,
  sections,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly sections: readonly PolicySection[];
}) {
  return (
    <article>
      <header className="page-column pt-36 pb-12 sm:pt-44">
        <h1 className="font-display text-headline">{title}</h1>
        <p className="mt-6 text-paper-dim">
          Last updated: <time dateTime="2025-10-27">{LAST_UPDATED}</time>
        </p>
      </header>
      <div className="page-column grid gap-x-16 gap-y-10 border-t border-rule pt-12 pb-28 lg:grid-cols-[18rem_1fr]">
        <nav aria-label="Sections" className="text-sm lg:sticky lg:top-28 lg:self-start">
          <ol className="flex flex-col gap-0.5">
            {sections.map((section, index) => (
              <li key={section.id} className="flex gap-3">
                <span className="w-6 shrink-0 py-1 text-right text-paper-faint tabular-nums">
                  {index + 1}.
                </span>
                <a
                  href={`#${section.id}`}
                  className="py-1 text-paper-dim underline-offset-4 hover:text-paper hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose max-w-measure">
          <p className="text-[1.2em] leading-snug">{lead}</p>
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="prose-section"
            >
              <h2 id={`${section.id}-title`}>
                {index + 1}. {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
