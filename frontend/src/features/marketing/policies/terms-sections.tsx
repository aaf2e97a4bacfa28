import { Link } from '@tanstack/react-router';
import type { Brand } from '../../../../../backend/src/adapters/http/contract.ts';
import type { Site } from '../../../lib/site.ts';
import type { PolicySection } from './policy-page.tsx';

/** The service, who may use it, and how. */
export function usingTheService({ brand, identityMode }: Site): readonly PolicySection[] {
  return [
    {
      id: 'acceptance',
      title: 'Acceptance of these terms',
      body: (
        <p>
          By using {brand.name} you agree to these terms and to the <Link to="/privacy">Privacy Policy</Link>.
          If you do not agree, do not use the service. If you use it for an organization, you confirm that you
          may bind it.
        </p>
      ),
    },
    {
      id: 'service',
      title: 'What the service does',
      body: (
        <p>
          {brand.name} analyzes one uploaded document at a time and returns a report in six sections: key
          information, obligations, risks, comparison to standard practices, a plain-language summary and
          suggestions. The accepted files are PDF, DOCX, TXT, JPG and PNG up to 10MB.
        </p>
      ),
    },
    {
      id: 'eligibility',
      title: 'Who may use it',
      body: (
        <p>
          You must be at least 18 years old and able to enter into a binding contract where you live. The
          service is not meant for children.
        </p>
      ),
    },
    {
      id: 'accounts',
      title: 'Your account',
      body: (
        <p>
          {identityMode === 'local'
            ? 'Signing in normally goes through a third-party Google authentication service; this installation uses its own local sign-in instead.'
            : 'You sign in through a third-party Google authentication service.'}{' '}
          We hold no password of yours. You are responsible for what is done through your account, and you
          tell us promptly if somebody else uses it.
        </p>
      ),
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      body: (
        <>
          <p>You agree not to</p>
          <ul>
            <li>upload documents that you have no right to share or process;</li>
            <li>upload malware, or try to break, overload or get around the limits of the service;</li>
            <li>resell the service or automate access to it without our written agreement;</li>
            <li>use it to break the law or to harm another person.</li>
          </ul>
        </>
      ),
    },
  ];
}

/** Documents, advice and accuracy: what a report is and is not. */
export function documentsAndReports(brand: Brand): readonly PolicySection[] {
  return [
    {
      id: 'documents',
      title: 'Your documents',
      body: (
        <p>
          Your documents and your reports remain yours. You allow us to process a document for the single
          purpose of producing its report. Documents and results are processed and discarded; we do not store
          them and cannot restore them. Save the report if you need it.
        </p>
      ),
    },
    {
      id: 'no-legal-advice',
      title: 'No legal advice',
      body: (
        <p>
          A report is information, not legal advice, and using {brand.name} creates no lawyer-client
          relationship. Before you sign, refuse or rely on a document, ask a lawyer who is qualified where it
          applies.
        </p>
      ),
    },
    {
      id: 'accuracy',
      title: 'Accuracy of the analysis',
      body: (
        <p>
          The analysis is produced by software and may be inaccurate or incomplete. It can miss a risk,
          misread a scan or misunderstand a clause. The service is provided as it is, without a warranty that
          its results are correct or fit for a particular purpose. Compare what matters with the document
          itself.
        </p>
      ),
    },
  ];
}

/** Prices, rights, liability and law. */
export function moneyAndLaw(brand: Brand): readonly PolicySection[] {
  return [
    {
      id: 'billing',
      title: 'Plans, billing and prices',
      body: (
        <p>
          Paid plans are listed on the <Link to="/pricing">pricing page</Link> in Indian rupees and are billed
          monthly in advance. We announce a change of price 30 days before it takes effect; it applies from
          your next billing period after that.
        </p>
      ),
    },
    {
      id: 'cancellation',
      title: 'Cancellation and refunds',
      body: (
        <p>
          You can cancel at any time and keep access until the end of the period you have paid for. A first
          purchase can be refunded in full within 3 days (72 hours) on the conditions of the{' '}
          <Link to="/refund-policy">Refund Policy</Link>.
        </p>
      ),
    },
    {
      id: 'intellectual-property',
      title: 'Our rights',
      body: (
        <p>
          The name, design and texts of {brand.name} belong to {brand.company}. Software that is published
          under an open license may be used as that license says. Nothing here takes away rights that you have
          in your own documents.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      body: (
        <p>
          As far as the law allows, our total liability arising from the service is capped at the amount you
          paid for it in the last 12 months. We are not liable for indirect losses, such as lost profit or a
          lost deal. Nothing in these terms limits liability that cannot be limited by law.
        </p>
      ),
    },
    {
      id: 'termination',
      title: 'Suspension and changes',
      body: (
        <p>
          We may restrict or close an account that breaks these terms. We may change the service or these
          terms; the date at the top says when they last changed, and continued use after a change means that
          you accept it.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Governing law and contact',
      body: (
        <p>
          These terms are governed by Indian law, and Indian courts decide disputes that we cannot settle
          together. Write to us first at <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>;
          most things can be settled by e-mail.
        </p>
      ),
    },
  ];
}
