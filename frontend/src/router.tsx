import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { aboutRoute } from './routes/about.tsx';
import { adminLoginRoute } from './routes/admin-login.tsx';
import { adminRoute } from './routes/admin.tsx';
import { analyzeRoute } from './routes/analyze.tsx';
import { contactRoute } from './routes/contact.tsx';
import { createDevUiRoute } from './routes/dev-ui.tsx';
import { featuresRoute } from './routes/features.tsx';
import { landingRoute } from './routes/landing.tsx';
import { PageFailed } from './routes/page-failed.tsx';
import { NotFoundPage } from './routes/not-found.tsx';
import { PagePending } from './routes/page-pending.tsx';
import { pricingRoute } from './routes/pricing.tsx';
import { privacyRoute } from './routes/privacy.tsx';
import { publicLayoutRoute } from './routes/public-layout.tsx';
import { refundPolicyRoute } from './routes/refund-policy.tsx';
import { rootRoute } from './routes/root.tsx';
import { sampleRoute } from './routes/sample.tsx';
import { termsRoute } from './routes/terms.tsx';

/** The table of the specification, section 2. Only the landing page and the guards are in the first load. */
const routeTree = rootRoute.addChildren([
  publicLayoutRoute.addChildren([
    landingRoute, //       /
    aboutRoute, //         /about
    featuresRoute, //      /features
    sampleRoute, //        /sample
    pricingRoute, //       /pricing
    privacyRoute, //       /privacy
    termsRoute, //         /terms
    refundPolicyRoute, //  /refund-policy
    contactRoute, //       /contact
  ]),
  analyzeRoute, //         /analyze       signed-in users only
  adminLoginRoute, //      /admin/login
  adminRoute, //           /admin         operator only
  ...(import.meta.env.DEV ? [createDevUiRoute()] : []),
]);

/** Makes a router over the browser's address bar, or over the history given. Any other path shows Page Not Found. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: PageFailed,
    defaultPendingComponent: PagePending,
    defaultPreload: 'intent',
    // Where a page is made ahead of time, the router would write an inline script for it, which the policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    ...(history === undefined ? {} : { history }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** Where somebody was going who has to sign in first. Lives with this place in the history, and is gone with it. */
    readonly goal?: '/analyze';
  }
}
