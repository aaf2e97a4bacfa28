import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { publicLayoutRoute } from './public-layout.tsx';

export const privacyRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/privacy',
  component: lazyPage(() => import('../features/marketing/policies/privacy-page.tsx'), 'PrivacyPage'),
});
