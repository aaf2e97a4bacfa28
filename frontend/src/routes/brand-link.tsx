import { Link } from '@tanstack/react-router';
import { Logo } from '../features/marketing/frame/logo.tsx';
import { useSite } from '../lib/site.ts';

/** Logo and name of the product, leading home. Stands in the bar of every working screen. */
export function BrandLink() {
  const { brand } = useSite();
  return (
    <Link to="/" className="flex items-center gap-3 font-display text-2xl">
      <Logo className="size-8" />
      {brand.name}
    </Link>
  );
}
