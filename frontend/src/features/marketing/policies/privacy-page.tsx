import type { ReactNode } from 'react';
import type { AnalyzeResponse } from '../../../../../backend/src/adapters/http/contract.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useSite, type Site } from '../../../lib/site.ts';
import { PolicyPage } from './policy-page.tsx';

/** What happens to documents and personal data, true for the way this installation is set up. */
export function PrivacyPage() {
  usePageTitle(
    'Privacy Policy',
    'Documents and reports are processed in memory and discarded. What is kept, who reads the text, and your rights.',
  );
  const site = useSite();
  const { brand } = site;
  return (
    <PolicyPage
      title="Privacy Policy"
      lead={
        <>
          The short version: <mark className="marker">your documents are never stored.</mark> We keep who
          signed in and which analyses ran, and not a word of what your documents say.
        </>
      }
      sections={[
        { id: 'documents', title: 'Your documents: zero storage', body: <DocumentsText /> },
        { id: 'analyst', title: 'Who reads the text', body: <AnalystText site={site} /> },
        { id: 'sign-in', title: 'Signing in', body: <SignInText site={site} /> },
        { id: 'kept', title: 'What we keep', body: <KeptText /> },
        { id: 'browser', title: 'What your browser keeps', body: <BrowserText /> },
        {
          id: 'sharing',
          title: 'Sharing and security',
          body: (
            <p>
              We sell no data, show no advertising and run no analytics or trackers. Data goes to others only
              as described in the sections on reading and signing in, or where a law compels us. The pages
              accept scripts from this site only, apart from Google’s sign-in window where that is in use.
            </p>
          ),
        },
        {
          id: 'rights',
          title: 'Your rights',
          body: (
            <p>
              You may ask what is stored about your account, have it corrected or have it deleted. Write to us
              from the e-mail address you sign in with. You must be at least 18 years old to use {brand.name}.
            </p>
          ),
        },
        {
          id: 'contact',
          title: 'Contact',
          body: (
            <p>
              {brand.name} is a product of {brand.company}. Questions about privacy reach us at{' '}
              <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>. When this policy changes, the
              date at the top changes with it.
            </p>
          ),
        },
      ]}
    />
  );
}

function DocumentsText() {
  return (
    <>
      <p>
        A document you upload is held in memory while it is read and analyzed. When the answer has been sent,
        or you stop or leave, the file, the text read from it and the report are discarded. None of them is
        written to a database, a disk, a log or a cache, so nobody, we included, can look them up later.
      </p>
      <p>The name or role and the country you enter are used for that one report and discarded with it.</p>
    </>
  );
}

/** Where the text of a document goes depends on what the operator runs, so the policy asks the server. */
function AnalystText({ site }: { readonly site: Site }): ReactNode {
  const { analyst } = site;
  if (analyst === null) {
    return (
      <p>
        Which analyst reads documents depends on how this site is set up; the provenance line of every report
        names it and says whether the text stayed here.
      </p>
    );
  }
  const model = analyst.model === null ? '' : ` (${analyst.model})`;
  if (analyst.analyst === 'built-in') {
    return (
      <p>
        On this site documents are analyzed by built-in rules on our own server. No AI model is used, and the
        text is sent to nobody else.
      </p>
    );
  }
  if (analyst.isLocal) {
    return (
      <p>
        On this site documents are analyzed by a language model{model} that runs on the operator’s own
        machines. The text is sent to nobody else.
      </p>
    );
  }
  return (
    <p>
      On this site documents are analyzed by a language model{model} {REMOTE_SERVICES[analyst.analyst]} We
      keep no copy ourselves.
    </p>
  );
}

/** What becomes of a text away from this site. A new provider does not compile until it is told here. */
const REMOTE_SERVICES: Readonly<
  Record<Exclude<AnalyzeResponse['provenance']['analyst'], 'built-in'>, string>
> = {
  ollama:
    'on a remote server that the operator has chosen. The text of your document is sent there over the network for the analysis.',
  openai:
    'of OpenAI, or of the compatible service that the operator has set up in its place. The text of your document is sent there for the analysis. OpenAI may keep data sent to its API for up to 30 days to look for abuse, and then deletes it.',
};

function SignInText({ site }: { readonly site: Site }): ReactNode {
  if (site.identityMode === 'local') {
    return (
      <p>
        Signing in normally goes through a third-party Google authentication service only. This installation
        has no Google project set up and uses its own local sign-in instead: the name and e-mail address you
        type are taken as they are and stay on this server.
      </p>
    );
  }
  return (
    <p>
      Signing in goes through a third-party Google authentication service (Firebase Authentication) only.
      Google tells us your account’s identifier, e-mail address, name and picture. We never see your Google
      password. What Google does with the sign-in is described in its own privacy policy.
    </p>
  );
}

function KeptText() {
  return (
    <ul>
      <li>Your account: its identifier, e-mail address, name and the address of your picture.</li>
      <li>When you signed in.</li>
      <li>
        For each analysis: when it ran, how long it took, whether it gave a report, the kind of file, the
        number of pages and which analyst read it. No text, file name, name or role, country or result.
      </li>
      <li>Whether the operator has restricted your account.</li>
      <li>
        After a wrong password or sign-in code, for a short while, the network address it came from, to stop
        guessing.
      </li>
    </ul>
  );
}

function BrowserText() {
  return (
    <p>
      Your browser keeps your sign-in, and for one session the note that you have seen the opening screen. If
      you switch on the history of reports, it is kept in this browser only and can be wiped with one click.
      There are no advertising or tracking cookies.
    </p>
  );
}
