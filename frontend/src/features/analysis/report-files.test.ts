import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { sampleAnswer } from '../../mocks/sample-report.ts';
import type { AnalysisResult } from './analysis-store.ts';
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
  expect(text).toContain('- **Analysis completed at:** Mar 2, 2026, 10:15 AM UTC');
  expect(text).toContain(`- **SHA-256 of the document:** ${RESULT.answer.provenance?.documentSha256}`);
  expect(text).toContain('- **Analyst:** Read by the built-in rules');
  expect(text).toContain(String.raw`- **For:** \*\*Tenant\*\* \<b\>`);
  expect(text).toContain(RESULT.answer.analysis);
});

it('writes a Word file with the same facts and every section', async () => {
  const files = unzipSync(new Uint8Array(await (await reportDocx(RESULT, 'Legible')).arrayBuffer()));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const words = xml.replaceAll(/<\/w:p>/g, '\n').replaceAll(/<[^>]+>/g, '');
  expect(words).toContain('SHA-256 of the document: 5f2b6f1c');
  expect(words).toContain('Analysis completed at: Mar 2, 2026, 10:15 AM UTC');
  expect(words).toContain('3. Risks or Red Flags');
  expect(words).toContain('1. High: Unlimited indemnity');
  expect(words).toContain('For: **Tenant**');
  expect(words).not.toContain('**High');
  expect(strFromU8(files['docProps/core.xml'] ?? new Uint8Array())).toContain(
    '<dc:creator>Legible</dc:creator>',
  );
  expect(strFromU8(files['word/styles.xml'] ?? new Uint8Array())).toContain('<w:lang w:val="en-US"');
});
