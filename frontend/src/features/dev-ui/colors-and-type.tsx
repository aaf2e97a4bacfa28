const COLORS = [
  ['ink', 'bg-ink'],
  ['ink-raised', 'bg-ink-raised'],
  ['rule', 'bg-rule'],
  ['edge', 'bg-edge'],
  ['paper-faint', 'bg-paper-faint'],
  ['paper-dim', 'bg-paper-dim'],
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['print', 'bg-print'],
  ['marker', 'bg-marker'],
  ['alarm', 'bg-alarm'],
  ['caution', 'bg-caution'],
  ['calm', 'bg-calm'],
] as const;

/** The tokens as they look. */
export function ColorsAndType() {
  return (
    <section className="mt-14 border-t border-rule pt-8">
      <h2 className="mb-6 font-display text-2xl">Colors and type</h2>
      <ul className="flex flex-wrap gap-4">
        {COLORS.map(([name, className]) => (
          <li key={name} className="w-24 text-xs text-paper-dim">
            <span className={`mb-1 block h-14 rounded-[3px] border border-rule ${className}`} />
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-10 font-display text-headline">Headline</p>
      <p className="mt-4 font-display text-title">Title of a section</p>
      <p className="mt-4 text-lead">A lead says in two lines what the page is about.</p>
      <p className="mt-4 max-w-measure">
        Running text of the interface. <mark className="marker">A marked clause</mark> stands out of it.
      </p>
    </section>
  );
}
