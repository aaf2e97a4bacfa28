/** A clause under the highlighter: the mark of the product. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <rect width="32" height="32" rx="4" fill="var(--color-sheet)" />
      <path d="M7 8.5h18M7 23.5h11" stroke="var(--color-print)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M4.5 12.2 27 11.4l.6 8.2L5 20.6z" fill="var(--color-marker)" />
      <path d="M7 16h17" stroke="var(--color-print)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
