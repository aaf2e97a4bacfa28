import { createRoute } from '@tanstack/react-router';
import { LandingPage } from '../features/marketing/landing/landing-page.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { useSite } from '../lib/site.ts';
import { publicLayoutRoute, useAccount } from './public-layout.tsx';

export const landingRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/',
  component: LandingScreen,
});

function LandingScreen() {
  const { isCommercial } = useSite();
  usePageTitle(
    'Know what you are signing',
    'Upload a contract and read it in plain English: obligations, risks, market comparison and fixes, each tied to its clause. Nothing is stored.',
  );
  return <LandingPage account={useAccount()} isCommercial={isCommercial} />;
}
