import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';

/** The end of a page that leads to the analysis screen. */
export function StartBand({ title }: { readonly title: string }) {
  return (
    <section aria-label="Start" className="on-marker bg-marker text-marker-ink">
      <div className="page-column flex flex-wrap items-center justify-between gap-8 py-14 lg:py-20">
        <p className="max-w-2xl font-display text-title text-balance">{title}</p>
        <Button asChild size="lg" className="bg-marker-ink! text-paper! hover:bg-ink-raised!">
          <Link to="/analyze">Start Analyzing</Link>
        </Button>
      </div>
    </section>
  );
}
