import type { AnalyzeResponse } from '../../../backend/src/adapters/http/contract.ts';
import { sampleParagraphs } from './sample-paragraphs.ts';
import { typedReport } from './typed-report.ts';

const paragraphs = sampleParagraphs;

const quote = (index: number, status: 'exact' | 'close' = 'exact') => {
  // The indexes below are those of the list above.
  const { id, page, text } = paragraphs[index]!;
  return { quote: text, page, paragraph: id, status };
};

const citations: AnalyzeResponse['citations'] = [
  { id: 'c1', section: 1, ...quote(1) },
  { id: 'c2', section: 1, ...quote(6) },
  { id: 'c3', section: 2, ...quote(2) },
  { id: 'c4', section: 2, ...quote(3) },
  { id: 'c5', section: 3, ...quote(4), quote: 'indemnify the Client against all losses, without limit' },
  {
    id: 'c6',
    section: 3,
    ...quote(5),
    quote: 'renews automatically for successive periods of twelve months',
  },
  { id: 'c7', section: 3, ...quote(3, 'close'), quote: 'within ninety (90) days of reciept' },
  { id: 'c8', section: 4, ...quote(3) },
];

const findings: AnalyzeResponse['findings'] = [
  { section: 3, severity: 'high', title: 'Unlimited indemnity', citations: ['c5'] },
  { section: 3, severity: 'medium', title: 'Automatic renewal', citations: ['c6'] },
  { section: 3, severity: 'low', title: 'Slow payment', citations: ['c7'] },
];

/** The report on it for a reader of this name. */
export function sampleReport(identity: string, country: string): readonly [title: string, content: string][] {
  return [
    [
      'Key Information',
      `- **Prepared for:** ${identity}, reading under the law of ${country}.
- **Parties:** Northwind Studio Ltd (Contractor) and Harbor Foods plc (Client). (§2, p. 1)
- **Date:** 1 March 2026. (§2, p. 1)
- **Governing law:** England and Wales. (§7, p. 2)`,
    ],
    [
      'Obligations & Responsibilities',
      `**Contractor**

- Deliver the designs of Schedule A by 30 June 2026. (§3, p. 1)

**Client**

- Pay each undisputed invoice within ninety days. (§4, p. 1)`,
    ],
    [
      'Risks or Red Flags',
      `1. **High: Unlimited indemnity**
   - It says: “indemnify the Client against all losses, without limit” (§5, p. 2)
   - Why it matters: You pay for every loss, whatever it costs and however it came about.
   - Ask: A cap at the fees of twelve months.
2. **Medium: Automatic renewal**
   - It says: “renews automatically for successive periods of twelve months” (§6, p. 2)
   - Why it matters: The agreement goes on for a year unless you write ninety days before.
   - Ask: Renewal by agreement only.
3. **Low: Slow payment**
   - It says: “within ninety (90) days of reciept” (§4, p. 1)
   - Why it matters: Ninety days is long for a small studio.
   - Ask: Thirty days.`,
    ],
    [
      'Comparison to Standard Practices',
      `- **Payment term.** Ninety days. (§4, p. 1)

  Usual: 14 to 30 days.`,
    ],
    [
      'Plain-Language Summary (Max 200 words)',
      'You design for Harbor Foods and wait up to ninety days for your money. If something goes wrong you pay for all of it. The agreement renews by itself unless you object in time.',
    ],
    [
      'Suggestions for Improvement',
      `1. **Cap the indemnity**
   - Proposed wording: “The Contractor’s total liability under this Agreement shall not exceed the fees paid in the twelve months before the claim.”
   - If they refuse: Twice those fees.
2. **Shorten the payment term**
   - Proposed wording: “The Client shall pay each invoice within thirty days of receipt.”

**About this report.** Fixed rules made it on the computer that runs this service. No AI language model was used. It is information, not legal advice. For an important decision, ask a lawyer.`,
    ],
  ];
}

/** A whole answer of POST /api/analyze. */
export function sampleAnswer(identity: string, country: string): AnalyzeResponse {
  const analysis = sampleReport(identity, country)
    .map(([title, content], index) => `### ${index + 1}. ${title}\n\n${content}`)
    .join('\n\n');
  return {
    analysis,
    outcome: 'completed',
    report: typedReport(identity, country),
    document: { kind: 'pdf', pages: 2, ocrPages: 1, characters: 812, language: 'en', readPercent: 100 },
    notices: [
      {
        code: 'ocr-used',
        text: 'Page 2 is an image, so its words were recognized by machine and may hold small mistakes.',
        pages: [2],
      },
      { code: 'comments', text: 'Comments in the margin were not read.', pages: [] },
    ],
    paragraphs,
    findings,
    citations,
    provenance: {
      analyst: 'built-in',
      model: null,
      isLocal: true,
      documentSha256: '5f2b6f1c7c1d0f5d8a4e3b2c1a09f8e7d6c5b4a39281706f5e4d3c2b1a098f7e',
      started: '2026-03-02T10:15:00.000Z',
      finished: '2026-03-02T10:15:04.000Z',
    },
  };
}

/** What the server says about a document that is none of its business. */
export function sampleRejection(): AnalyzeResponse {
  const accepted = sampleAnswer('', '');
  return {
    ...accepted,
    analysis:
      'Not a legal document. This looks like a cooking recipe: it lists ingredients and steps, and no parties, duties or rights. Please upload a contract, a policy, a notice or another legal text.',
    outcome: 'rejected',
    report: null,
    notices: [],
    paragraphs: [],
    findings: [],
    citations: [],
  };
}
