import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { makeDocx, paragraph } from '../../../../../backend/test/support/papers/make-docx.ts';
import { placeIn } from '../../../../../backend/test/support/papers/place-in-docx.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { aRisk, quoter, toParagraphs } from '../../../mocks/report-builder.ts';
import { REPORTS } from '../../../mocks/reports.ts';
import { hasUnsavedReport, useAnalysisStore, type AnalysisResult } from '../shared/analysis-store.ts';
import { toAnswer } from '../shared/answer.ts';
import { PrepareChanges } from './prepare-changes.tsx';
import { sha256 } from './sha256.ts';

const LATE = 'The tenant pays ten percent for each day of delay.';
const ENTRY = 'The landlord may enter at any time.';
const LINES = [
  ['4', LATE],
  ['5', ENTRY],
] as const;
const BYTES = makeDocx({ body: LINES.map(([, text]) => paragraph(text)).join('') });
const PARAGRAPHS = toParagraphs(LINES);
const quote = (id: number) => {
  const one = quoter(PARAGRAPHS)(id);
  const place = placeIn(BYTES, one.text);
  return place === null ? one : { ...one, place };
};

function resultOf(more: { paragraphs?: typeof PARAGRAPHS; report?: Partial<Report>; kind?: string } = {}) {
  const answer = toAnswer(REPORTS['report-no-risks']());
  const report: Report = {
    ...answer.report!,
    facts: [],
    risks: [
      aRisk({
        id: 'risk-1',
        title: 'Ten percent a day',
        severity: 'high',
        family: 'penalty',
        wording: 'The tenant pays simple interest.',
        replaces: true,
        wordingParts: ['The tenant pays simple interest.'],
        quotes: [quote(1)],
      }),
      aRisk({ id: 'risk-2', title: 'They may come in', family: 'entry-or-seizure', quotes: [quote(2)] }),
    ],
    gaps: [],
    ...more.report,
  };
  return {
    timestamp: 0,
    userIdentity: 'Tenant',
    country: 'India',
    fileName: 'lease.docx',
    answer: {
      ...answer,
      report,
      paragraphs: more.paragraphs ?? PARAGRAPHS,
      document: { ...answer.document!, kind: more.kind ?? 'docx' },
      provenance: { ...answer.provenance!, documentSha256: sha256(BYTES) },
    },
  } satisfies AnalysisResult;
}

const fileOf = (bytes: Uint8Array): File => new File([bytes as Uint8Array<ArrayBuffer>], 'lease.docx');
const saved: { name: string; blob: Blob }[] = [];
const partOf = async (name: string): Promise<string> =>
  strFromU8(unzipSync(new Uint8Array(await saved.at(-1)!.blob.arrayBuffer()))[name]!);

function show(result = resultOf(), file: File | null = fileOf(BYTES)) {
  useAnalysisStore.setState({ file, phase: { name: 'report', result, isSaved: true } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PrepareChanges result={result} report={result.answer.report} isShown onBack={() => {}} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    blob = content as Blob;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
});
afterEach(() => {
  act(() => useAnalysisStore.setState({ file: null, phase: { name: 'form', failure: null } }));
});

const download = () => screen.getByRole('button', { name: 'Download marked DOCX' });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('preparing changes', () => {
  it('ticks what is serious or has wording, and marks the document with the words as edited', async () => {
    const person = show();
    expect(box(/Ten percent/u)).toHaveProperty('checked', true);
    expect(box(/They may come in/u)).toHaveProperty('checked', false);
    await person.click(box(/They may come in/u));
    const words = screen.getAllByLabelText('Words to propose')[0]!;
    await person.clear(words);
    await person.type(words, 'Interest is two percent a year.');
    await person.click(download());
    await screen.findByText('The marked document was saved, with 1 change and 1 comment.');
    expect(saved.at(-1)!.name).toBe('lease - changes.docx');
    expect(await partOf('word/document.xml')).toContain('Interest is two percent a year.');
    const comments = await partOf('word/comments.xml');
    expect(comments).toContain('w:author="Legible (for Tenant)"');
    expect(comments).not.toContain('Ten percent a day');
  });

  it('asks for the file of a report that was kept, and takes no other one', async () => {
    const person = show(resultOf({ paragraphs: [] }), null);
    expect(screen.queryByRole('button', { name: 'Download marked DOCX' })).toBeNull();
    const picker = screen.getByLabelText('The file that the report was made from');
    await person.upload(picker, fileOf(makeDocx({ body: paragraph('Another paper.') })));
    expect(await screen.findByText(/^This is not the file that the report was made from/u)).toBeTruthy();
    expect(saved).toHaveLength(0);
    await person.upload(picker, fileOf(BYTES));
    await screen.findByText(/^The marked document was saved, with 1 change/u);
  });

  it('says so in one sentence when the file was changed on the disk meanwhile', async () => {
    const file = fileOf(BYTES);
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    const person = show(resultOf(), file);
    await person.click(download());
    expect(
      await screen.findByText('The file was changed or moved since it was chosen. Choose it once more.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose the file' })).toBeTruthy();
  });

  it.each([
    ['too large for the page', () => new File([new Uint8Array(11 * 2 ** 20)], 'a.docx'), /too large/u],
    ['damaged', () => fileOf(BYTES.slice(0, BYTES.length - 30)), /damaged/u],
  ])('says so in one sentence when the file is %s', async (_what, file, sentence) => {
    const result = resultOf();
    const bytes = new Uint8Array(await file().arrayBuffer());
    result.answer.provenance.documentSha256 = sha256(bytes);
    const person = show(result, file());
    await person.click(download());
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('places the others where one point cannot be addressed, and says so', async () => {
    const lost = aRisk({
      id: 'risk-9',
      title: 'Lost',
      severity: 'high',
      quotes: [
        { text: 'Words that stand nowhere.', paragraph: 99, clause: null, page: null, status: 'close' },
      ],
    });
    const { report } = resultOf().answer;
    const person = show(resultOf({ report: { risks: [...report.risks, lost] } }));
    await person.click(download());
    expect(await screen.findByText(/with 1 change\. 1 point could not be placed/u)).toBeTruthy();
  });

  it('makes a list where the paper is no Word document', async () => {
    const person = show(resultOf({ kind: 'pdf' }));
    expect(screen.queryByRole('button', { name: 'Download marked DOCX' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Download the list as DOCX' }));
    const list = await partOf('word/document.xml');
    for (const words of ['Clause 4, page 1', LATE, 'The tenant pays simple interest.', 'A fixed charge'])
      expect(list).toContain(words);
  });

  it('writes a letter about the chosen points, in two tones', async () => {
    const person = show();
    await person.click(screen.getByRole('tab', { name: 'Letter' }));
    const letter = () => screen.getByLabelText<HTMLTextAreaElement>('Your letter').value;
    expect(letter()).toContain('Clause 4: A fixed charge is due');
    await person.click(screen.getByRole('radio', { name: 'Firm' }));
    expect(letter()).toContain('I propose these words: “The tenant pays simple interest.”');
    const mail = screen.getByRole('link', { name: 'Open in my mail program' }).getAttribute('href')!;
    expect(mail).toMatch(/^mailto:\?subject=A%20point%20about/u);
    expect(decodeURIComponent(mail)).toContain('A fixed charge is due');
  });

  it('hands chosen dates over as a calendar file', async () => {
    const fact = {
      id: 'fact-1',
      kind: 'date',
      label: 'End',
      text: '',
      date: '2999-05-31',
      quotes: [quote(1)],
      by: 'rules',
      workedOut: 'Start plus one year',
    } as const;
    const person = show(resultOf({ report: { facts: [fact] } }));
    await person.click(screen.getByRole('tab', { name: 'Dates' }));
    const panel = screen.getByRole('tabpanel', { name: 'Dates' });
    expect(within(panel).getByText('Worked out: Start plus one year.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Download for my calendar (.ics)' }));
    expect(saved.at(-1)!.name).toBe('lease - dates.ics');
    expect(await saved.at(-1)!.blob.text()).toContain('DTSTART;VALUE=DATE:29990531');
  });

  it('has a word of care where a letter could do harm', () => {
    const { paper } = resultOf().answer.report;
    show(resultOf({ report: { paper: { ...paper, matter: 'work' } } }));
    expect(screen.getByRole('region', { name: 'Before you send it' })).toBeTruthy();
  });

  it('makes leaving ask again once something was chosen', async () => {
    const person = show();
    expect(hasUnsavedReport()).toBe(false);
    await person.click(box(/They may come in/u));
    await waitFor(() => expect(hasUnsavedReport()).toBe(true));
    await person.click(download());
    await screen.findByText(/was saved/u);
    expect(hasUnsavedReport()).toBe(false);
  });
});
