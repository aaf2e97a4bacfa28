import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicLayoutRoute } from './public-layout.tsx';

export const privacyRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../features/marketing/privacy-page.tsx'), 'PrivacyPage'),
});
