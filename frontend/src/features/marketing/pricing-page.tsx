import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSite } from '../../lib/site.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { PageHead } from './page-head.tsx';
import { PLANS, type Plan } from './plans.ts';
import { PrivateNotice } from './private-notice.tsx';

const LINK_CLASSES =
  'text-paper underline decoration-marker decoration-2 underline-offset-4 hover:text-marker';

/** Three plans side by side. Where the operator publishes no prices, it says so instead. */
export function PricingPage() {
  usePageTitle(
    'Pricing',
    'Three plans in Indian rupees: Free, Pro and Enterprise. Start with three analyses a month at no cost.',
  );
  const { isCommercial } = useSite();
  if (!isCommercial) return <PrivateNotice title="Pricing" />;
  return (
    <>
      <PageHead title="Pay by how much you sign">
        Prices are in Indian rupees. Start free, and move up or stop when you like.
      </PageHead>
      <section aria-label="Plans" className="page-column">
        <ul className="grid items-stretch gap-5 lg:grid-cols-3">
          {PLANS.map((plan) => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </ul>
        <div className="mt-10 mb-24 flex flex-col gap-2 text-paper-dim">
          <p>
            Not sure which one fits?{' '}
            <Link to="/contact" className={LINK_CLASSES}>
              Contact us
            </Link>
          </p>
          <p>
            Changed your mind within 3 days of a first purchase? See the{' '}
            <Link to="/refund-policy" className={LINK_CLASSES}>
              Refund Policy
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}

function PlanCard({ plan }: { readonly plan: Plan }) {
  const dim = plan.popular ? 'text-print-dim' : 'text-paper-dim';
  return (
    <li
      className={cx(
        'flex flex-col rounded-[4px] p-6 sm:p-8',
        plan.popular ? 'border border-sheet bg-sheet text-print' : 'border border-rule bg-ink-raised',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 className="font-display text-3xl">{plan.name}</h2>
        {plan.popular && <Badge tone="marker">Most Popular</Badge>}
      </div>
      <p className={cx('mt-1', dim)}>{plan.description}</p>
      <p className="mt-8 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-6xl leading-none">
          {typeof plan.price === 'number' ? (
            <>
              <span className="mr-1 align-[0.35em] font-sans text-2xl">₹</span>
              {plan.price}
            </>
          ) : (
            plan.price
          )}
        </span>
        <span className={dim}>{plan.period}</span>
      </p>
      <ul className={cx('mt-8 mb-10 border-t', plan.popular ? 'border-print/25' : 'border-rule')}>
        {plan.features.map((feature) => (
          <li
            key={feature}
            className={cx(
              'flex items-start gap-3 border-b py-2.5',
              plan.popular ? 'border-print/25' : 'border-rule',
            )}
          >
            <Check aria-hidden className={cx('mt-1 size-4 shrink-0', !plan.popular && 'text-marker')} />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        asChild
        variant={plan.popular ? 'primary' : 'outline'}
        className={cx('mt-auto w-full', plan.popular && 'bg-print! text-paper! hover:bg-ink!')}
      >
        <Link to="/analyze">{plan.cta}</Link>
      </Button>
    </li>
  );
}
