import { usePageTitle } from '../../../lib/page-title.ts';
import { useSite } from '../../../lib/site.ts';
import { PolicyPage } from './policy-page.tsx';
import { PrivateNotice } from '../private-notice.tsx';
import { documentsAndReports, moneyAndLaw, usingTheService } from './terms-sections.tsx';

/** The terms of service, in 14 numbered sections. */
export function TermsPage() {
  usePageTitle('Terms of Service', 'The terms of service in 14 sections, written to be read.');
  const site = useSite();
  const { brand } = site;
  if (!site.isCommercial) return <PrivateNotice title="Terms of Service" />;
  return (
    <PolicyPage
      title="Terms of Service"
      lead={`These are the terms on which ${brand.company} offers ${brand.name}. We have tried to write them the way we think contracts should be written.`}
      sections={[...usingTheService(site), ...documentsAndReports(brand), ...moneyAndLaw(brand)]}
    />
  );
}
