import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSite } from '../../lib/site.ts';
import { PageHead } from './page-head.tsx';

/** How to reach the people behind the site. */
export function ContactPage() {
  usePageTitle(
    'Contact',
    'One address for questions about reports, plans, payments and privacy. Support replies within 24 hours.',
  );
  const { brand, isCommercial } = useSite();
  return (
    <>
      <PageHead title="Write to us">
        One address for everything. {isCommercial && 'Support replies within 24 hours.'}
      </PageHead>
      <div className="page-column pb-28">
        <p className="border-y border-rule py-10 font-display text-[clamp(1.6rem,7.5vw,3.5rem)] leading-tight wrap-anywhere">
          <a
            href={`mailto:${brand.contactEmail}`}
            className="underline decoration-marker decoration-4 underline-offset-8 hover:text-marker"
          >
            {brand.contactEmail}
          </a>
        </p>
        <div className="mt-14 grid gap-12 md:grid-cols-3">
          <Topic title="A report looks wrong">
            Tell us the kind of document, the section and what you expected. Please do not attach the document
            itself: we do not want to keep it.
          </Topic>
          {isCommercial && (
            <Topic title="Plans and payments">
              Enterprise plans are made to measure, so tell us roughly how many documents a month. For money
              back, see the{' '}
              <Link
                to="/refund-policy"
                className="text-paper underline decoration-marker decoration-2 underline-offset-4"
              >
                Refund Policy
              </Link>
              .
            </Topic>
          )}
          <Topic title="Privacy">
            To see or delete what is stored about your account, write from the e-mail address you sign in
            with.
          </Topic>
        </div>
        <p className="mt-14 text-paper-dim">
          {brand.name} is a product of {brand.company}.
        </p>
      </div>
    </>
  );
}

function Topic({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <h2 className="font-display text-2xl">{title}</h2>
      <p className="mt-2 text-paper-dim">{children}</p>
    </section>
  );
}
