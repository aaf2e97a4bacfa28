import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { quickenClock } from '../../../test/quick-clock.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { db, DOCUMENT_WORDS, EMAILS } from '../../mocks/db.ts';
import { server } from '../../mocks/server.ts';

quickenClock();

const USER = 'sarah@example.com';
/** Longer than the 1.8 s that the status words take. */
const SLOW = { timeout: 6_000 };

const pdfNamed = (name: string) => new File(['%PDF-1.7 words'], name, { type: 'application/pdf' });

/** Opens the form, signed in, chooses a country and a file of this name. */
async function fillForm(fileName: string, email = USER) {
  const { person, ...app } = renderApp('/analyze', { signedInAs: email });
  await screen.findByRole('heading', { name: 'Analyze Your Legal Document' });
  await chooseCountry(person, 'India');
  await person.upload(screen.getByTestId('document-input'), pdfNamed(fileName));
  await screen.findByText(fileName);
  return { person, ...app };
}

async function chooseCountry(person: ReturnType<typeof userEvent.setup>, country: string) {
  await person.click(screen.getByRole('combobox', { name: 'Country/Jurisdiction' }));
  await person.click(await screen.findByRole('option', { name: country }));
}

const submit = () => screen.getByRole('button', { name: 'Analyze Document' });

describe('the analysis screen', () => {
  it('sends signed-out visitors to the landing page', async () => {
    const { router } = renderApp('/analyze');
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });

  it('turns a document into a report with its first section open', async () => {
    const { person } = await fillForm('contract.pdf');
    expect(screen.getByRole('textbox', { name: 'Name or Role' })).toHaveProperty('value', 'Sarah Smith');
    await person.click(submit());
    expect(screen.getByText('Processing Your Document')).toBeTruthy();
    expect(screen.getByText('This may take a few moments...')).toBeTruthy();
    expect(screen.getByText('Uploading document...')).toBeTruthy();
    await screen.findByText('Extracting text...', undefined, SLOW);
    // The mock server is long done: what it wrote waits for its words.
    expect(screen.queryByRole('region', { name: 'Sections so far' })).toBeNull();
    expect(screen.queryByText(/Writing the report/)).toBeNull();

    await screen.findByRole('heading', { name: 'Legal Document Analysis' }, SLOW);
    await screen.findByText('Your document has been analyzed successfully');
    expect(screen.getByText(/^Analysis completed at/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Key Information' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    expect((await screen.findAllByText(/Northwind Studio Ltd, called Contractor/)).length).toBe(1);
    expect(db.analyzeRequests).toEqual([
      {
        file: 'contract.pdf',
        userIdentity: 'Sarah Smith',
        selectedCountry: 'India',
        firebaseUid: `uid-of-${USER}`,
      },
    ]);
  });

  it('opens the words behind a citation of a report that came as text alone', async () => {
    const { person } = await fillForm(`${DOCUMENT_WORDS.foreign}.pdf`);
    await person.click(submit());
    await person.click(await screen.findByRole('button', { name: 'Risks or Red Flags' }, SLOW));
    await screen.findByText('Analysis Complete');
    const citation = await screen.findByRole('button', {
      name: 'clause 7.2 (§5, p. 2): show it in the document',
    });
    expect(citation.textContent).toBe('clause 7.2 (§5, p. 2)');
    await person.click(citation);
    const reader = await screen.findByRole('dialog', { name: 'Clause 7.2 · page 2 (§5)' });
    expect(reader.querySelector('mark')?.textContent).toBe(
      'indemnify the Client against all losses, without limit',
    );
    // Its number stands in its text already.
    expect(within(reader).getByText(/renews automatically/).textContent).toMatch(/^8\.1 This Agreement/);
    expect(reader.querySelector('[data-cited=true]')?.textContent).toMatch(/^§57\.2The Contractor shall/);
    await waitFor(() => expect(screen.queryByText('Analysis Complete')).toBeNull());
  });

  it('filters risks by severity', async () => {
    const { person } = await fillForm('contract.pdf');
    await person.click(submit());
    await person.click(await screen.findByRole('button', { name: 'Risks or Red Flags' }, SLOW));
    const risks = within(screen.getByRole('region', { name: 'Risks or Red Flags' }));
    await person.click(risks.getByRole('button', { name: 'Medium 1' }));
    expect(risks.getByRole('button', { name: /^Medium.{0,2}It renews by itself/ })).toBeTruthy();
    expect(risks.queryByRole('button', { name: /^High.{0,2}You pay for every loss/ })).toBeNull();
  });

  it('reads the same document again for another side, as one more analysis', async () => {
    const { person } = await fillForm('contract.pdf');
    await person.click(submit());
    await person.click(await screen.findByRole('button', { name: 'You are the Contractor' }, SLOW));
    await person.click(screen.getByRole('button', { name: 'Client (Harbor Foods plc)' }));
    await screen.findByText('Processing Your Document');
    await screen.findByText(
      (_text, element) => element?.tagName === 'P' && element.textContent === 'For: Client',
      undefined,
      SLOW,
    );
    expect(db.analyzeRequests.map(({ file, userIdentity }) => [file, userIdentity])).toEqual([
      ['contract.pdf', 'Sarah Smith'],
      ['contract.pdf', 'Client'],
    ]);
  });

  it('keeps the report when another reading of it fails', async () => {
    const { person } = await fillForm('contract.pdf');
    await person.click(submit());
    await person.click(await screen.findByRole('button', { name: 'You are the Contractor' }, SLOW));
    server.use(http.post('/api/analyze', () => HttpResponse.text('Too busy.', { status: 503 })));
    await person.click(screen.getByRole('button', { name: 'Client (Harbor Foods plc)' }));
    await screen.findByText('503: Too busy.', undefined, SLOW);
    expect(screen.getByRole('heading', { name: 'Legal Document Analysis' })).toBeTruthy();
  });

  it('asks who the reader is where the name matches nobody', async () => {
    const { person } = await fillForm('report-unknown-reader.pdf');
    await person.click(submit());
    const question = await screen.findByRole('region', { name: 'Who are you?' }, SLOW);
    expect(question.textContent).toContain('takes nobody’s side');
    expect(question.textContent).toContain('Until you choose, “you” in the risks means ');
    await person.click(within(question).getByRole('button', { name: 'Ridgeline Fitness' }));
    await screen.findByText('Processing Your Document');
    await waitFor(() => expect(db.analyzeRequests.at(-1)?.['userIdentity']).toBe('Ridgeline Fitness'), SLOW);
  });

  it('reads a rejected document anyway when asked, with the same name and country', async () => {
    const { person } = await fillForm(`${DOCUMENT_WORDS.rejected}.pdf`);
    await person.click(submit());
    await person.click(await screen.findByRole('button', { name: 'It is a contract: read it anyway' }, SLOW));
    await screen.findByRole('heading', { name: 'Legal Document Analysis' }, SLOW);
    const [first, second] = db.analyzeRequests;
    expect(first).not.toHaveProperty('readAnyway');
    expect(second).toEqual({ ...first, readAnyway: 'true' });
  });

  it('says in a sentence that an answer cannot be read', async () => {
    const { person } = await fillForm('contract.pdf');
    server.use(http.post('/api/analyze', () => HttpResponse.json({ report: 7 })));
    await person.click(submit());
    await screen.findByText(/^The analysis did not finish/, undefined, SLOW);
    expect(
      screen.getAllByText('The server sent an answer that this page cannot read. Please try again.').length,
    ).toBeGreaterThan(0);
  });

  it('answers a plain JSON answer the same way', async () => {
    const { person } = await fillForm(`${DOCUMENT_WORDS.plain}.pdf`);
    await person.click(submit());
    await screen.findByRole('heading', { name: 'Legal Document Analysis' }, SLOW);
  });

  it('shows the rejection card and starts over from it', async () => {
    const { person } = await fillForm(`${DOCUMENT_WORDS.rejected}.pdf`);
    await person.click(submit());
    await screen.findByRole('heading', { name: 'Not a Legal Document' }, SLOW);
    expect(screen.getByText(/cooking recipe/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain(
      'Government Regulations',
    );
    await person.click(screen.getByRole('button', { name: 'Upload a Legal Document' }));
    expect(screen.getByText('Select your country')).toBeTruthy();
    expect(submit()).toHaveProperty('disabled', true);
  });

  it.each([
    [DOCUMENT_WORDS.unreadable, '422: The PDF is locked with a password. Please upload an unlocked copy.'],
    [DOCUMENT_WORDS.broken, '500: Internal Server Error'],
    [DOCUMENT_WORDS.tooSlow, '504: The AI model took too long to answer. Please try again later.'],
    [DOCUMENT_WORDS.cut, 'The connection ended before the analysis was finished. Please try again.'],
  ])('says what went wrong with a document named %s and keeps what was entered', async (word, message) => {
    const { person } = await fillForm(`${word}.pdf`);
    await person.click(submit());
    await screen.findByText('Analysis Failed', undefined, SLOW);
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.getByText(`${word}.pdf`)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Country/Jurisdiction' }).textContent).toBe('India');
    expect(submit()).toHaveProperty('disabled', false);
  });

  it('stops on request and keeps what was entered', async () => {
    const { person } = await fillForm(`${DOCUMENT_WORDS.endless}.pdf`);
    await person.click(submit());
    await screen.findByText(/Reading page 1 of 2/, undefined, SLOW);
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('Analysis Stopped');
    expect(screen.getByText(`${DOCUMENT_WORDS.endless}.pdf`)).toBeTruthy();
  });

  it('says what is missing when the form is sent too early', async () => {
    const { person } = renderApp('/analyze', { signedInAs: USER });
    await person.click(await screen.findByRole('textbox', { name: 'Name or Role' }));
    await person.keyboard('{Enter}');
    await screen.findByText('Missing Information');
    expect(
      screen.getByText('Please upload a file, enter your name/role, and select your country.'),
    ).toBeTruthy();
    expect(submit()).toHaveProperty('disabled', true);
  });

  it('asks before an unsaved report is thrown away', async () => {
    const { person } = await fillForm('contract.pdf');
    await person.click(submit());
    await person.click(await screen.findByRole('button', { name: 'Analyze New Document' }, SLOW));
    await person.click(await screen.findByRole('button', { name: 'Keep reading' }));
    expect(screen.getByRole('heading', { name: 'Legal Document Analysis' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Analyze New Document' }));
    await person.click(await screen.findByRole('button', { name: 'Discard report' }));
    await screen.findByRole('heading', { name: 'Analyze Your Legal Document' });
    expect(screen.queryByText('contract.pdf')).toBeNull();
  });

  it('takes the toast away with the document that it is about', async () => {
    const { person } = await fillForm(`${DOCUMENT_WORDS.unreadable}.pdf`);
    await person.click(submit());
    await screen.findByText('Analysis Failed', undefined, SLOW);
    await person.click(screen.getByRole('button', { name: 'Try Another Document' }));
    expect(screen.queryByText('Analysis Failed')).toBeNull();
  });

  it('gives a restricted person the address to write to, and no advice that cannot help', async () => {
    const { person } = await fillForm('contract.pdf', EMAILS.restricted);
    await person.click(submit());
    const address = await screen.findByRole('link', { name: db.config.brand.contactEmail }, SLOW);
    expect(address.getAttribute('href')).toBe(`mailto:${db.config.brand.contactEmail}`);
    expect(screen.queryByText(/try again/)).toBeNull();
  });

  it('says a restriction once', async () => {
    const { person } = await fillForm('contract.pdf', EMAILS.restricted);
    server.use(
      http.get(
        '/api/user/quota',
        () => new HttpResponse('Your account has been restricted.', { status: 403 }),
      ),
    );
    await person.click(submit());
    await screen.findByText('You cannot analyze documents here at the moment', undefined, SLOW);
    await waitFor(() => expect(screen.queryByText('The analysis did not finish')).toBeNull(), SLOW);
    expect(screen.getAllByRole('link', { name: db.config.brand.contactEmail })).toHaveLength(1);
  });

  it('advises only another file where the kind of the file was wrong', async () => {
    const { person } = await fillForm(`${DOCUMENT_WORDS.unsupported}.pdf`);
    await person.click(submit());
    await screen.findByText('Everything you entered is still here. Please change the file.', undefined, SLOW);
    expect(screen.queryByText(/try again/)).toBeNull();
  });

  it('renders no HTML, no images and no foreign links of a hostile answer', async () => {
    const { person } = await fillForm(`${DOCUMENT_WORDS.hostile}.pdf`);
    await person.click(submit());
    await screen.findByRole('button', { name: 'Written by a hostile model' }, SLOW);
    await screen.findByRole('link', { name: 'good' });
    expect(document.querySelectorAll('main img, main script')).toHaveLength(0);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/']);
    expect(links[0]?.rel).toBe('noopener noreferrer nofollow');
    expect(links[0]?.target).toBe('_blank');
  });

  it('shows how many analyses are left where there is a limit', async () => {
    renderApp('/analyze', { signedInAs: EMAILS.limited });
    await screen.findByText(/^1 of 3 analyses left this month/);
  });

  it('offers to sign in again when the sign-in has ended', async () => {
    const { person } = await fillForm('contract.pdf', EMAILS.stale);
    await person.click(submit());
    await screen.findByRole('button', { name: 'Sign in again' });
  });
});
