import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { publicLayoutRoute } from './public-layout.tsx';

export const aboutRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/about',
  component: lazyPage(() => import('../features/marketing/about-page.tsx'), 'AboutPage'),
});
