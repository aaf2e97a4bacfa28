import { Link } from '@tanstack/react-router';
import type { Site } from '../../../lib/site.ts';

/** The year of the company notice (specification, section 1). */
const NOTICE_YEAR = 2025;

/** The end of every public page: links, the support address and the company notice. */
export function Footer({ site }: { readonly site: Site }) {
  const { brand, isCommercial } = site;
  return (
    <footer className="border-t border-rule">
      <div className="page-column grid gap-10 py-14 md:grid-cols-[1.4fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="font-display text-2xl">{brand.name}</p>
          <p className="mt-3 text-paper-dim">
            Contracts in plain English. Reports may be inaccurate and are not legal advice; ask a lawyer
            before you rely on one.
          </p>
        </div>
        <nav aria-label="Product" className="flex flex-col items-start gap-1">
          <FooterLink to="/features">Features</FooterLink>
          <FooterLink to="/about">About Us</FooterLink>
          <a href={`mailto:${brand.contactEmail}`} className={LINK_CLASSES}>
            Contact
          </a>
        </nav>
        <nav aria-label="Legal" className="flex flex-col items-start gap-1">
          <FooterLink to="/privacy">Privacy Policy</FooterLink>
          {isCommercial && <FooterLink to="/terms">Terms of Service</FooterLink>}
          {isCommercial && <FooterLink to="/refund-policy">Refund Policy</FooterLink>}
        </nav>
      </div>
      <div className="page-column flex flex-wrap justify-between gap-x-8 gap-y-2 pb-10 text-sm text-paper-dim">
        <p>
          © {NOTICE_YEAR} {brand.company}. All rights reserved.
        </p>
        <p>Support: {brand.contactEmail}</p>
      </div>
    </footer>
  );
}

const LINK_CLASSES = 'py-1 text-paper-dim underline-offset-4 hover:text-paper hover:underline';

function FooterLink({
  to,
  children,
}: {
  readonly to: '/features' | '/about' | '/privacy' | '/terms' | '/refund-policy';
  readonly children: string;
}) {
  return (
    <Link to={to} className={LINK_CLASSES}>
      {children}
    </Link>
  );
}
