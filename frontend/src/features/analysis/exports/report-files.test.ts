import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { sampleAnswer } from '../../../mocks/sample-report.ts';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import { SECTION_TITLES } from '../../../../../config/product.ts';
import { REPORTS } from '../../../mocks/reports.ts';
import { toAnswer } from '../shared/answer.ts';
import { escapeMarkdown } from './outline-markdown.ts';
import { requestsEmail } from '../changes/requests-email.ts';
import { reportDocx } from './report-docx.ts';
import { reportMarkdown } from './report-text.ts';

const RESULT: AnalysisResult = {
  timestamp: Date.UTC(2026, 2, 2, 10, 15),
  userIdentity: '**Tenant** <b>',
  country: 'India',
  fileName: 'lease.pdf',
  answer: sampleAnswer('Tenant', 'India'),
};

it('writes a markdown file that names document, analyst and date, and holds the report as it is', () => {
  const text = reportMarkdown(RESULT);
  expect(text).toContain('- **Analysis completed at:** 2 March 2026, 10:15 am UTC');
  expect(text).toContain(`- **SHA-256 of the document:** ${RESULT.answer.provenance?.documentSha256}`);
  expect(text).toContain('- **How it was read:** Read by the built-in rules');
  expect(text).toContain(String.raw`- **For:** \*\*Tenant\*\* \<b\>`);
  // Places are the contract's own, and no quote is written out twice.
  expect(text).toContain('1. **High: You pay for every loss, without a limit** (clause 7.2, p. 2)');
  expect(text.split('indemnify the Client against all losses, without limit').length).toBe(2);
  for (const [index, title] of SECTION_TITLES.entries()) expect(text).toContain(`### ${index + 1}. ${title}`);
});

it('holds the notes of the reader, and only there', () => {
  const note = 'We agreed on a cap by phone.';
  expect(reportMarkdown(RESULT, { 'risk-1': note })).toContain(`*Your note:* ${note}`);
  expect(reportMarkdown(RESULT)).not.toContain('Your note');
});

it('writes a report of which there is only the text as it is', () => {
  const kept = { ...RESULT, answer: { ...RESULT.answer, report: null } };
  expect(reportMarkdown(kept)).toContain(RESULT.answer.analysis);
});

it.each(Object.entries(REPORTS))('writes %s without losing a risk or letting a sign act', (_name, answer) => {
  const result = { ...RESULT, answer: toAnswer(answer()) };
  const text = reportMarkdown(result);
  expect(text).not.toMatch(/(?<!\\)<img/);
  for (const { wording } of result.answer.report?.risks ?? []) {
    if (wording !== null) expect(text).toContain(escapeMarkdown(wording));
  }
});

it('writes every request into one message, with the clause and the wording', () => {
  const { report } = RESULT.answer;
  if (report === null) throw new Error('The sample has a report.');
  const email = requestsEmail(report, 'lease.pdf', 'Dana Reyes');
  expect(email).toContain('Subject: Points about “Services Agreement”');
  expect(email).toContain('1. Clause 7.2: ');
  expect(email.endsWith('Kind regards\n\nDana Reyes')).toBe(true);
  expect(email).toContain('It could say: “The Contractor’s total liability');
  // it speaks to the other side, and does not pass on what the report advises
  expect(email).not.toMatch(/\bAsk (?:for|that)\b/);
  expect(email).not.toContain('undefined');
});

it('writes a Word file with the same facts and every section', async () => {
  const files = unzipSync(new Uint8Array(await (await reportDocx(RESULT, 'Legible')).arrayBuffer()));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const words = xml.replaceAll(/<\/w:p>/g, '\n').replaceAll(/<[^>]+>/g, '');
  expect(words).toContain('SHA-256 of the document: 5f2b6f1c');
  expect(words).toContain('Analysis completed at: 2 March 2026, 10:15 am UTC');
  expect(words).toContain('3. Risks or Red Flags');
  expect(words).toContain('1.High: You pay for every loss, without a limit (clause 7.2, p. 2)');
  expect(words).toContain('For: **Tenant**');
  expect(words).not.toContain('**High');
  expect(strFromU8(files['docProps/core.xml'] ?? new Uint8Array())).toContain(
    '<dc:creator>Legible</dc:creator>',
  );
  expect(strFromU8(files['word/styles.xml'] ?? new Uint8Array())).toContain('<w:lang w:val="en-US"');
});
