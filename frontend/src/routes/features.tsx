import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { publicLayoutRoute } from './public-layout.tsx';

export const featuresRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/features',
  component: lazyPage(() => import('../features/marketing/features-page.tsx'), 'FeaturesPage'),
});
