import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import type { Account } from '../frame/account.ts';
import { SignInButton } from '../frame/sign-in-button.tsx';
import { Specimen } from './specimen.tsx';
import { Stats } from './stats.tsx';

/** The opening: the promise, the way in, a worked example, and four figures where the operator publishes them. */
export function Hero({ account, hasFigures }: { readonly account: Account; readonly hasFigures: boolean }) {
  return (
    <section aria-labelledby="hero-title" className="page-column pt-32 pb-16 sm:pt-40">
      <div className="grid items-center gap-x-16 gap-y-16 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <h1 id="hero-title" className="font-display text-headline">
            Know what you are <mark className="marker marker-drawn">signing</mark>
          </h1>
          <p className="mt-7 max-w-xl text-lead text-paper-dim">
            Upload a contract and read it in plain English: what you owe, what could hurt, what is usual, and
            what to ask for. Every point shows the clause it rests on.
          </p>
          <div className="mt-9 flex flex-wrap items-start gap-x-4 gap-y-7">
            {account.isSignedIn ? (
              <Button asChild size="lg">
                <Link to="/analyze">Analyze Document Now</Link>
              </Button>
            ) : (
              <div className={account.isLoading ? 'invisible' : ''}>
                <SignInButton account={account} label="Sign In to Get Started" />
              </div>
            )}
            <Button asChild variant="outline" size="lg">
              <Link to="/features">See How It Works</Link>
            </Button>
          </div>
          <p className="mt-5 text-paper-dim">
            Or{' '}
            <Link
              to="/sample"
              className="text-paper underline decoration-marker decoration-2 underline-offset-4"
            >
              read a sample report
            </Link>{' '}
            first, without signing in.
          </p>
        </div>
        <Specimen />
      </div>
      {hasFigures && (
        <div className="mt-20">
          <Stats />
        </div>
      )}
    </section>
  );
}
