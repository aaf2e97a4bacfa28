import type {
  AnalyzeResponse,
  CitedParagraph,
  Quote,
  Report,
  Risk,
} from '../../../backend/src/adapters/http/contract.ts';

/** A paper line by line: clause number and words, three paragraphs to a page. */
export type PaperLine = readonly [clause: string | null, text: string];

const PARAGRAPHS_ON_A_PAGE = 3;

/** The paragraphs of a paper, numbered from 1. */
export const toParagraphs = (lines: readonly PaperLine[]): readonly CitedParagraph[] =>
  lines.map(([clause, text], index) => ({
    id: index + 1,
    page: Math.floor(index / PARAGRAPHS_ON_A_PAGE) + 1,
    clause,
    text,
  }));

/** Makes quotes of one paper: the paragraph by its number from 1, whole or in part. */
export const quoter =
  (paragraphs: readonly CitedParagraph[]) =>
  (id: number, words?: string): Quote => {
    const paragraph = paragraphs[id - 1];
    if (paragraph === undefined) throw new Error(`The paper has no paragraph ${id}.`);
    const text = words ?? paragraph.text;
    return {
      text,
      paragraph: id,
      clause: paragraph.clause,
      page: paragraph.page,
      status: paragraph.text.includes(text) ? 'exact' : 'close',
    };
  };

/** A risk with everything that may be left out left out. */
export const aRisk = (risk: Pick<Risk, 'id' | 'title' | 'quotes'> & Partial<Risk>): Risk => ({
  severity: 'medium',
  family: 'unilateral-change',
  text: '',
  reason: 'It can cost you money, and the other side decides when.',
  ask: 'A limit that both sides know before they sign.',
  usual: null,
  wording: null,
  fallback: null,
  law: null,
  certainty: 'found',
  by: 'rules',
  ...risk,
});

/** A report that found nothing, for a paper that names nobody. */
const EMPTY_REPORT: Report = {
  version: 1,
  paper: { kind: 'Agreement', title: null, language: 'en', country: 'Other' },
  sides: [],
  reader: { sideId: null, typed: 'Sarah Smith', certainty: 'unknown' },
  brief: {
    verdict: 'We found nothing to warn you about',
    level: 'nothing-found',
    money: [],
    wayOut: null,
    nextDate: null,
    worst: [],
  },
  facts: [],
  duties: [],
  risks: [],
  comparison: [],
  gaps: [],
  summary: '',
  suggestions: [],
  law: [],
  warnings: [],
};

/** A whole answer around a report. */
export function answerWith(
  paragraphs: readonly CitedParagraph[],
  report: Partial<Report>,
  changes: Partial<AnalyzeResponse> = {},
): AnalyzeResponse {
  const characters = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  return {
    analysis: '### 1. Key Information\n\nThe same as text.',
    outcome: 'completed',
    report: { ...EMPTY_REPORT, ...report },
    document: {
      kind: 'pdf',
      pages: paragraphs.at(-1)?.page ?? 1,
      ocrPages: 0,
      characters,
      language: 'en',
      readPercent: 100,
    },
    notices: [],
    paragraphs,
    findings: [],
    citations: [],
    provenance: {
      analyst: 'built-in',
      model: null,
      isLocal: true,
      documentSha256: 'ab'.repeat(32),
      started: '2026-03-02T10:15:00.000Z',
      finished: '2026-03-02T10:15:02.000Z',
    },
    ...changes,
  };
}
