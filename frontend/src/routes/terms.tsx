import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { publicLayoutRoute } from './public-layout.tsx';

export const termsRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/terms',
  component: lazyPage(() => import('../features/marketing/policies/terms-page.tsx'), 'TermsPage'),
});
