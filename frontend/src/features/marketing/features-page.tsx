import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSite } from '../../lib/site.ts';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { FEATURES, GOOGLE_ONLY, LOCAL_SIGN_IN, REPORT_SECTIONS } from './features-copy.ts';
import { PageHead } from './page-head.tsx';
import { StartBand } from './start-band.tsx';

/** What the product does: four features with their capabilities, and the six sections of a report. */
export function FeaturesPage() {
  usePageTitle(
    'Features',
    'Contracts as PDF, DOCX, text, scan or photo; six sections in plain English; every point tied to its clause; nothing stored.',
  );
  const { isCommercial, identityMode } = useSite();
  return (
    <>
      <PageHead title="From fine print to plain English">
        One document in, one report out: six sections, every point tied to its clause, nothing kept.
      </PageHead>
      <section aria-label="Features" className="page-column">
        <ul className="grid gap-5 md:grid-cols-2">
          {FEATURES.map((feature) => (
            <li key={feature.title} className="flex">
              <Card className="flex w-full flex-col">
                <CardHeader className="grow">
                  <CardTitle className="text-3xl">{feature.title}</CardTitle>
                  <p className="mt-1 max-w-lg text-paper-dim">{feature.text}</p>
                </CardHeader>
                <CardContent>
                  <ul aria-label="Capabilities" className="flex flex-wrap gap-2">
                    {feature.chips.map((chip) => (
                      <li key={chip}>
                        <Chip>{chip === GOOGLE_ONLY && identityMode === 'local' ? LOCAL_SIGN_IN : chip}</Chip>
                      </li>
                    ))}
                  </ul>
                </CardContent>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="report-title" className="page-column py-20 lg:py-28">
        <h2 id="report-title" className="font-display text-title">
          What the report holds
        </h2>
        <p className="mt-3 max-w-2xl text-lead text-paper-dim">
          Always these six sections, always in this order.
        </p>
        <ol className="mt-12 grid gap-px overflow-hidden rounded-[4px] bg-print/20 md:grid-cols-2 lg:grid-cols-3">
          {REPORT_SECTIONS.map((section, index) => (
            <li key={section.title} className="bg-sheet p-6 text-print sm:p-8">
              <p className="font-reading text-2xl leading-none font-light italic">
                <mark className="marker">{section.question}</mark>
              </p>
              <h3 className="mt-8 font-display text-2xl leading-tight">
                {index + 1}. {section.title}
              </h3>
              <p className="mt-2 text-print-dim">{section.text}</p>
            </li>
          ))}
        </ol>
        {isCommercial && (
          <p className="mt-8 text-paper-dim">
            Wondering what it costs?{' '}
            <Link
              to="/pricing"
              className="text-paper underline decoration-marker decoration-2 underline-offset-4"
            >
              Compare the plans
            </Link>
          </p>
        )}
      </section>
      <StartBand title="See it on a document of your own" />
    </>
  );
}
