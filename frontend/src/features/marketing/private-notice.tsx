import { Link } from '@tanstack/react-router';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from './page-head.tsx';

/** Stands where prices and terms would be when the operator of this installation publishes none. */
export function PrivateNotice({ title }: { readonly title: string }) {
  const { brand } = useSite();
  return (
    <>
      <PageHead title={title}>
        This installation of {brand.name} is run privately. Its operator sells no plans here, so this page has
        nothing more to say. Questions go to {brand.contactEmail}.
      </PageHead>
      <div className="page-column pb-28">
        <Button asChild variant="outline">
          <Link to="/">Back to Home</Link>
        </Button>
      </div>
    </>
  );
}
