import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicLayoutRoute } from './public-layout.tsx';

export const pricingRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/pricing',
  component: lazyRouteComponent(() => import('../features/marketing/pricing-page.tsx'), 'PricingPage'),
});
