import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Account } from '../frame/account.ts';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { CAPABILITIES, STEPS, type Capability } from './landing-copy.ts';
import { SignInButton } from '../frame/sign-in-button.tsx';

export interface LandingPageProps {
  readonly account: Account;
  /** Whether prices and marketing figures are published. */
  readonly isCommercial: boolean;
}

/** The landing page: hero, three steps, four features, six capabilities, closing call. */
export function LandingPage({ account, isCommercial }: LandingPageProps) {
  return (
    <>
      <Hero account={account} hasFigures={isCommercial} />
      <HowItWorks />
      <Features hasFigures={isCommercial} />
      <Capabilities />
      <Closing account={account} isCommercial={isCommercial} />
    </>
  );
}

function Section({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${id}-title`} className="page-column py-20 lg:py-28">
      <h2 id={`${id}-title`} className="max-w-3xl font-display text-title">
        {title}
      </h2>
      <p className="mt-3 max-w-2xl text-lead text-paper-dim">{lead}</p>
      <div className="mt-12">{children}</div>
    </section>
  );
}

// The three long parts do not change when the visitor turns out to be signed in.
const HowItWorks = memo(() => {
  return (
    <section aria-labelledby="steps-title" className="border-y border-rule bg-ink-raised">
      <div className="page-column py-20 lg:py-28">
        <h2 id="steps-title" className="font-display text-title">
          How It Works
        </h2>
        <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-0">
          {STEPS.map((step, index) => (
            <li
              key={step.title}
              className="md:border-l md:border-edge md:px-8 md:first:border-l-0 md:first:pl-0"
            >
              <span
                aria-hidden
                className="block font-reading text-7xl leading-none font-extralight italic text-marker"
              >
                {index + 1}
              </span>
              <h3 className="mt-6 font-display text-2xl">{step.title}</h3>
              <p className="mt-2 max-w-md text-paper-dim">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
});

const Features = memo(({ hasFigures }: { readonly hasFigures: boolean }) => (
  <Section
    id="features"
    title="Built for people who sign things"
    lead="Four decisions that make a report worth reading."
  >
    <FeatureCards hasFigures={hasFigures} />
  </Section>
));

const Capabilities = memo(() => (
  <Section
    id="capabilities"
    title="Six readings of every document"
    lead="Each one looks for something else, and each one quotes its source."
  >
    <ul className="grid border-l border-rule sm:grid-cols-2 lg:grid-cols-3">
      {CAPABILITIES.map((capability) => (
        <CapabilityCell key={capability.title} capability={capability} />
      ))}
    </ul>
  </Section>
));

function CapabilityCell({ capability }: { readonly capability: Capability }) {
  const [before, marked, after] = capability.sample;
  return (
    <li className="flex flex-col border-r border-b border-rule p-6 max-sm:first:border-t sm:p-8 sm:nth-[-n+2]:border-t lg:nth-[-n+3]:border-t">
      <h3 className="font-display text-2xl">{capability.title}</h3>
      <p className="mt-2 mb-8 text-paper-dim">{capability.text}</p>
      <p className="mt-auto font-reading text-lg leading-snug italic">
        {before}
        <mark className="marker">{marked}</mark>
        {after}
      </p>
    </li>
  );
}

function Closing({ account, isCommercial }: LandingPageProps) {
  return (
    <section aria-labelledby="closing-title" className="on-marker bg-marker text-marker-ink">
      <div className="page-column flex flex-wrap items-end justify-between gap-10 py-16 lg:py-24">
        <div>
          <h2 id="closing-title" className="max-w-3xl font-display text-title">
            Read it before it binds you
          </h2>
          <p className="mt-4 max-w-xl text-lead">
            Take the contract on your desk. A minute from now you will know which three lines to argue about.
          </p>
        </div>
        <div className="flex flex-col items-start gap-8">
          {account.isSignedIn ? (
            <Button asChild size="lg" className="bg-marker-ink! text-paper! hover:bg-ink-raised!">
              <Link to="/analyze">Analyze Your First Document Free</Link>
            </Button>
          ) : (
            <div className={account.isLoading ? 'invisible' : ''}>
              <SignInButton account={account} label="Get Started with Google" isOnMarker />
            </div>
          )}
          {isCommercial && (
            <Link to="/pricing" className="font-medium underline decoration-2 underline-offset-4">
              Compare the plans
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
