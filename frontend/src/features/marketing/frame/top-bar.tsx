import { Link, useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../../lib/hydration/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Account } from './account.ts';
import { Logo } from './logo.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The bar turns more opaque once the page is scrolled further than this (specification, section 2). */
const OPAQUE_AFTER_PX = 50;

const LINK_CLASSES =
  'underline-offset-8 decoration-2 decoration-marker hover:text-paper data-[status=active]:text-paper data-[status=active]:underline';

/** The fixed bar over every public page. */
export function TopBar({ account, brandName }: { readonly account: Account; readonly brandName: string }) {
  const isScrolled = useScrolledPast(OPAQUE_AFTER_PX);
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  // The page on which the menu was opened: going elsewhere closes it.
  const [menuOpenedOn, setMenuOpenedOn] = useState<string | null>(null);
  const isMenuOpen = menuOpenedOn === pathname;

  useEffect(() => {
    if (!isMenuOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setMenuOpenedOn(null);
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isMenuOpen]);

  return (
    <header
      data-scrolled={isScrolled}
      className={cx(
        'fixed inset-x-0 top-0 z-30 border-b transition-colors duration-200',
        isScrolled || isMenuOpen ? 'border-rule bg-ink' : 'border-transparent bg-ink/60',
      )}
    >
      <div className="page-column flex min-h-20 items-center gap-8">
        <Link to="/" className="flex items-center gap-3 font-display text-2xl">
          <Logo className="size-8" />
          {brandName}
        </Link>
        <nav aria-label="Main" className="ml-auto hidden items-center gap-8 text-paper-dim md:flex">
          <Link to="/about" className={LINK_CLASSES}>
            About Us
          </Link>
          <Link to="/features" className={LINK_CLASSES}>
            Features
          </Link>
        </nav>
        <div className="hidden md:block">
          <AccountButtons account={account} captionSide="right" />
        </div>
        <button
          type="button"
          disabled={!isHydrated}
          aria-expanded={isMenuOpen}
          aria-controls="mobile-menu"
          aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
          onClick={() => setMenuOpenedOn(isMenuOpen ? null : pathname)}
          className="-mr-2 ml-auto grid size-11 place-items-center rounded-[3px] md:hidden"
        >
          {isMenuOpen ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
        </button>
      </div>
      {isMenuOpen && (
        <nav
          id="mobile-menu"
          aria-label="Menu"
          className="rise-in page-column flex h-[calc(100dvh-5rem)] flex-col gap-1 overflow-y-auto border-t border-rule pt-4 pb-8 md:hidden"
        >
          <Link to="/about" className="py-3 font-display text-3xl">
            About Us
          </Link>
          <Link to="/features" className="py-3 font-display text-3xl">
            Features
          </Link>
          <div className="mt-4">
            <AccountButtons account={account} captionSide="left" />
          </div>
        </nav>
      )}
    </header>
  );
}

function AccountButtons({
  account,
  captionSide,
}: {
  readonly account: Account;
  readonly captionSide: 'left' | 'right';
}) {
  if (!account.isSignedIn) {
    return (
      <div className={account.isLoading ? 'invisible' : ''}>
        <SignInButton account={account} label="Sign In with Google" size="sm" align={captionSide} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button asChild size="sm">
        <Link to="/analyze">Start Analyzing</Link>
      </Button>
      <Button variant="quiet" size="sm" onClick={account.onSignOut}>
        Sign Out
      </Button>
    </div>
  );
}
