import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicLayoutRoute } from './public-layout.tsx';

export const refundPolicyRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/refund-policy',
  component: lazyRouteComponent(
    () => import('../features/marketing/refund-policy-page.tsx'),
    'RefundPolicyPage',
  ),
});
