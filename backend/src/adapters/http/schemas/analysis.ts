import { z } from 'zod';
import { ANALYSTS } from '../../../../../config/product.ts';
import type {
  AnalyzeEvents,
  AnalyzeResponse,
  Citation,
  CitedParagraph,
  Finding,
  Notice,
  Provenance,
} from '../contract.ts';
import { wire } from './agreement.ts';
import { report, reportPoint, severity } from './report.ts';

/** Schemas of POST /api/analyze: its answer and its events. */

const section = z.union([1, 2, 3, 4, 5, 6].map((number) => z.literal(number as 1 | 2 | 3 | 4 | 5 | 6)));

const notice = wire<Notice>()(
  z
    .object({
      code: z.enum([
        'pages-not-read',
        'low-confidence',
        'blank-pages',
        'text-capped',
        'ocr-used',
        'wrong-language',
        'language-not-read',
        'tracked-changes',
        'comments',
        'headers-footers',
        'footnotes',
        'text-boxes',
        'form-fields',
        'annotations',
        'images-not-read',
        'attachments-not-read',
        'form-not-read',
        'hidden-text',
        'encoding-guessed',
        'partly-recovered',
        'text-for-machines',
        'model-part-not-read',
        'model-not-used',
        'report-shortened',
      ]),
      text: z.string().describe('One plain sentence. Holds no text of the document.'),
      pages: z.array(z.number().int()).describe('Pages it concerns; empty for the whole document.'),
    })
    .meta({ id: 'Notice' }),
);

const citation = wire<Citation>()(
  z
    .object({
      id: z.string(),
      section,
      quote: z.string(),
      page: z.number().int(),
      paragraph: z.number().int(),
      status: z.enum(['exact', 'close']),
    })
    .meta({ id: 'Citation' }),
);

const finding = wire<Finding>()(
  z
    .object({
      section,
      severity: severity.nullable(),
      title: z.string(),
      citations: z.array(z.string()),
    })
    .meta({ id: 'Finding' }),
);

const paragraph = wire<CitedParagraph>()(
  z
    .object({
      id: z.number().int(),
      page: z.number().int(),
      clause: z.string().nullable(),
      text: z.string(),
    })
    .meta({ id: 'Paragraph' }),
);

const profileFields = {
  analyst: z.enum(ANALYSTS).describe('Who read the document.'),
  model: z.string().nullable().describe('Name of the language model, or null where rules alone were used.'),
  isLocal: z.boolean().describe("Whether the text stayed on the operator's own machines."),
};
export const analystProfile = z.object(profileFields);

const provenance = wire<Provenance>()(
  z
    .object({
      ...profileFields,
      documentSha256: z.string().describe('SHA-256 of the uploaded bytes, hex.'),
      started: z.iso.datetime(),
      finished: z.iso.datetime(),
    })
    .meta({ id: 'Provenance' }),
);

export const analyzeResponse = wire<AnalyzeResponse>()(
  z
    .object({
      analysis: z
        .string()
        .describe('Markdown with `### 1. Title` headings, or a reply that begins `Not a legal document`.'),
      outcome: z.enum(['completed', 'rejected']),
      report: report.nullable().describe('The report as data; null on a rejection.'),
      document: z.object({
        kind: z.string(),
        pages: z.number().int(),
        ocrPages: z.number().int(),
        characters: z.number().int(),
        language: z.string().nullable(),
        readPercent: z.number().int(),
      }),
      notices: z.array(notice),
      paragraphs: z.array(paragraph),
      findings: z.array(finding),
      citations: z.array(citation),
      provenance,
    })
    .meta({ id: 'Analysis' }),
);

const events = {
  queued: z.object({ position: z.number().int() }),
  stage: z.object({ name: z.enum(['extracting', 'analyzing']) }),
  progress: z.object({
    done: z.number().int(),
    total: z.number().int(),
    unit: z.enum(['pages', 'parts']),
    reading: z
      .object({
        question: z.enum(['facts', 'risks', 'review']),
        firstPage: z.number().int(),
        lastPage: z.number().int(),
      })
      .exactOptional()
      .describe('What a language model reads at the moment.'),
  }),
  section: z.object({
    index: z.number().int(),
    title: z.string(),
    content: z.string(),
    final: z.boolean().describe('False while code has not checked it.'),
  }),
  point: reportPoint,
  notice,
  done: analyzeResponse,
  error: z.object({
    status: z.number().int(),
    code: z.string(),
    message: z.string(),
    retryAfter: z.number().nullable(),
  }),
};
wire<AnalyzeEvents>()(z.object(events));

/** The data of each event by its name. */
export const analyzeEvents: Readonly<Record<keyof AnalyzeEvents, z.ZodType>> = events;
