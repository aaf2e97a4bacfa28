import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { publicLayoutRoute } from './public-layout.tsx';

export const refundPolicyRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/refund-policy',
  component: lazyPage(
    () => import('../features/marketing/policies/refund-policy-page.tsx'),
    'RefundPolicyPage',
  ),
});
