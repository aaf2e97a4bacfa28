import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { publicLayoutRoute } from './public-layout.tsx';

export const sampleRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/sample',
  component: lazyPage(() => import('../features/analysis/sample-page.tsx'), 'SamplePage'),
});
