import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSite } from '../../lib/site.ts';
import { PageHead } from './page-head.tsx';
import { StartBand } from './start-band.tsx';

/** Who is served, and what each of them tends to bring. */
const READERS = [
  ['Individuals', 'A lease, a job offer, a gym contract: the papers that are signed at a kitchen table.'],
  ['Entrepreneurs', 'Founder agreements, term sheets and the first big customer’s standard terms.'],
  [
    'Freelancers',
    'Client contracts, where payment, ownership and liability are decided in three short clauses.',
  ],
  ['Small businesses', 'Supplier, software and lease agreements, without a legal department down the hall.'],
  [
    'Legal professionals',
    'A first pass over a long document, with every finding tied to the paragraph it came from.',
  ],
] as const;

/** Mission, what the product does, its promise of privacy, and whom it serves. */
export function AboutPage() {
  usePageTitle(
    'About Us',
    'Why we turn legal documents into plain language, what we do, whom we serve, and our promise to store no document.',
  );
  const { brand, identityMode } = useSite();
  return (
    <>
      <PageHead title="Nobody should sign what they cannot read">
        {brand.name} turns legal documents into plain language, so that the person who signs knows as much as
        the person who wrote it.
      </PageHead>
      <div className="page-column">
        <Row title="Our Mission">
          <p>
            Contracts are written by people who read them for a living, for people who do not. We want to
            close that gap. Legal documents should be understandable to everyone they bind, at the moment it
            matters: before signing.
          </p>
        </Row>
        <Row title="What We Do">
          <p>
            You upload one document and say who you are in it and which country’s law applies. {brand.name}{' '}
            extracts the key terms, maps the obligations, detects risks, compares clauses with industry
            standards, translates the whole into plain English and recommends fixes. The report has six
            sections, and each point shows the clause it rests on.
          </p>
          <p className="mt-4">
            It is a reading aid. The analysis may be inaccurate, it is not legal advice, and it does not
            replace a lawyer.
          </p>
        </Row>
        <Row title="Our Privacy Commitment">
          <p>
            <mark className="marker">Zero document storage.</mark> Documents and results are processed in
            memory and discarded. We keep no copy to look at, to train on or to lose.{' '}
            {identityMode === 'local'
              ? 'Signing in normally goes through a third-party Google authentication service only; this installation has no Google project set up and uses its own local sign-in instead. Either way there is no password of yours for us to keep.'
              : 'Signing in goes through a third-party Google authentication service only, so there is no password of yours for us to keep either.'}
          </p>
        </Row>
        <Row title="Who We Serve">
          <dl>
            {READERS.map(([who, what]) => (
              <div
                key={who}
                className="grid gap-x-8 gap-y-1 border-t border-rule py-5 first:border-t-0 first:pt-0 sm:grid-cols-[14rem_1fr]"
              >
                <dt>{who}</dt>
                <dd className="font-sans text-base text-paper-dim">{what}</dd>
              </div>
            ))}
          </dl>
        </Row>
        <Row title="Who We Are">
          <p>
            {brand.name} is a product of {brand.company}, a technology company. Questions reach us at{' '}
            <a
              className="underline decoration-marker decoration-2 underline-offset-4"
              href={`mailto:${brand.contactEmail}`}
            >
              {brand.contactEmail}
            </a>
            .
          </p>
        </Row>
      </div>
      <StartBand title="Bring the contract you have been putting off" />
    </>
  );
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-t border-rule py-12 lg:grid-cols-[1fr_2.2fr] lg:py-16">
      <h2 className="font-display text-3xl">{title}</h2>
      <div className="max-w-3xl font-reading text-xl leading-relaxed lg:text-2xl lg:leading-relaxed">
        {children}
      </div>
    </section>
  );
}
