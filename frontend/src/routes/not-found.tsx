import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../lib/page-title.ts';
import { Button } from '../ui/button.tsx';
import { PublicFrame } from './public-layout.tsx';

/** Any path that no route knows. */
export function NotFoundPage() {
  usePageTitle('Page Not Found', 'There is no page at this address.');
  return (
    <PublicFrame>
      <div className="page-column pt-40 pb-28">
        <p className="font-reading text-7xl font-extralight italic text-paper-faint">404</p>
        <h1 className="mt-4 font-display text-headline">
          Page <mark className="marker marker-drawn">Not Found</mark>
        </h1>
        <p className="mt-6 max-w-xl text-lead text-paper-dim">
          This clause was struck out, or it was never in the agreement. Check the address, or start again from
          the first page.
        </p>
        <Button asChild size="lg" className="mt-9">
          <Link to="/">Back to Home</Link>
        </Button>
      </div>
    </PublicFrame>
  );
}
