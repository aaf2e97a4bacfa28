import type { Brand } from '../../../../../backend/src/adapters/http/contract.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useSite } from '../../../lib/site.ts';
import { PolicyPage, type PolicySection } from './policy-page.tsx';
import { PrivateNotice } from '../private-notice.tsx';

/** When money comes back, how, and how long it takes. */
export function RefundPolicyPage() {
  usePageTitle(
    'Refund Policy',
    'Full refund within 3 days of a first purchase: who can have one, how to ask, and when the money arrives.',
  );
  const { brand, isCommercial } = useSite();
  if (!isCommercial) return <PrivateNotice title="Refund Policy" />;
  return (
    <PolicyPage
      title="Refund Policy"
      lead="If your first purchase was a mistake, tell us within 3 days and you get all of it back."
      sections={[...whatIsRefunded(), ...howItWorks(brand)]}
    />
  );
}

function whatIsRefunded(): readonly PolicySection[] {
  return [
    {
      id: 'three-days',
      title: 'Full refund within 3 days',
      body: (
        <p>
          You can ask for a full refund within 3 days (72 hours) of your first purchase of a paid plan. You do
          not have to give a reason, though it helps us to know one.
        </p>
      ),
    },
    {
      id: 'who',
      title: 'Who can have one',
      body: (
        <p>
          Refunds are for the first purchase of first-time customers who have not had a refund from us
          earlier.
        </p>
      ),
    },
    {
      id: 'not-refundable',
      title: 'What is not refundable',
      body: (
        <ul>
          <li>Renewals of a subscription.</li>
          <li>Enterprise plans under a custom agreement; that agreement says what applies.</li>
          <li>The free tier, since nothing was paid for it.</li>
          <li>Requests that reach us after the 72 hours have passed.</li>
        </ul>
      ),
    },
  ];
}

function howItWorks(brand: Brand): readonly PolicySection[] {
  const mail = <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>;
  return [
    {
      id: 'how',
      title: 'How to ask',
      body: (
        <p>
          Write to {mail} from the e-mail address of your account, with the date of the purchase. Support
          replies within 24 hours.
        </p>
      ),
    },
    {
      id: 'when',
      title: 'When the money arrives',
      body: (
        <p>
          Refunds are processed in 3-5 business days and go back the way you paid. Your bank may take a
          further 5-10 business days to credit the amount.
        </p>
      ),
    },
    {
      id: 'cancellation',
      title: 'Cancellation without a refund',
      body: (
        <p>
          You can cancel a subscription at any time. You keep access until the end of the billing period you
          have paid for, and are not charged again.
        </p>
      ),
    },
    {
      id: 'questions',
      title: 'Questions',
      body: (
        <p>
          {brand.name} is a product of {brand.company}. Ask anything about this policy at {mail}.
        </p>
      ),
    },
  ];
}
