import type { McpServer, CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { COUNTRIES, MAX_IDENTITY_CHARACTERS, MAX_QUESTION_CHARACTERS } from '../../../../config/product.ts';
import type { AskDocument } from '../../domain/analysis/ask/ask-document.ts';
import { renderAnswer } from '../../domain/analysis/ask/render-answer.ts';
import type { AnalystProvider } from '../../ports/analyst.ts';
import { comparisonParts } from '../../domain/analysis/compare/render-comparison.ts';
import type { CompareDocuments } from '../../domain/analysis/compare/compare-documents.ts';
import type { Analysis } from '../../domain/analysis/analysis.ts';
import { createEvidence } from '../../domain/analysis/report/evidence.ts';
import { ENGLISH } from '../../domain/analysis/report/languages/teller.ts';
import { renderReport } from '../../domain/analysis/report/render-markdown.ts';
import type { AnalyzeDocument } from '../../domain/analysis/analyze-document.ts';
import { readReader } from '../../domain/analysis/read-reader.ts';
import { isDomainError } from '../../domain/errors.ts';
import type { AllowedFolders } from './allowed-folders.ts';
import { answerText, headerOf, markQuotes, PROGRAM_MARKS, type Section } from './answer-text.ts';
import { withProgress } from './with-progress.ts';

export interface ToolDependencies {
  readonly analyzeDocument: AnalyzeDocument;
  readonly askDocument: AskDocument;
  readonly compareDocuments: CompareDocuments;
  /** Who answers, where a model words an answer. */
  readonly analysts: AnalystProvider;
  readonly folders: AllowedFolders;
  /** Time between two signs of progress, in milliseconds; 5 seconds when left out. */
  readonly progressEveryMs?: number;
}

const path = (what: string) =>
  z
    .string()
    .min(1)
    .max(4_096)
    .describe(
      `Path of ${what}: a PDF, DOCX, TXT, JPG or PNG of at most 10 MB, in a folder that this server may read.`,
    );
const reader = {
  role: z
    .string()
    .min(1)
    .max(MAX_IDENTITY_CHARACTERS)
    .describe('Who the answer is for: a role or a name as the document has it, such as Tenant.'),
  country: z.enum(COUNTRIES).describe('Where the document applies.'),
};
const section = z
  .number()
  .int()
  .min(1)
  .max(100)
  .optional()
  .describe('Number of one section, from 1. An answer that is too long names the sections it leaves out.');

/** Nothing is written, the same question gets the same answer, and nothing beyond the allowed folders is touched. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Comparisons, and answers unless they say otherwise, are the work of rules, whoever explains documents. */
const BY_RULES = { analyst: 'built-in', model: null, isLocal: true } as const;

/** The queue serves users by turns: each call stands in it as one. */
type NewUid = () => string;

/** Adds the tools to a server. */
export function addTools(server: McpServer, dependencies: ToolDependencies): void {
  let calls = 0;
  const newUid = () => `call-${++calls}`;
  addAnalyze(server, dependencies, newUid);
  addAsk(server, dependencies, newUid);
  addCompare(server, dependencies, newUid);
}

function addAnalyze(
  server: McpServer,
  { analyzeDocument, folders, progressEveryMs }: ToolDependencies,
  newUid: NewUid,
): void {
  server.registerTool(
    'analyze_document',
    {
      title: 'Explain a contract',
      description:
        'Reads a contract or another legal document and explains it in plain language: key facts, duties, risks with what to ask for, ' +
        'comparison with what is usual, summary, suggestions. Every point names the clause it rests on. Sections: 1 Key Information, ' +
        '2 Obligations, 3 Risks, 4 Comparison, 5 Summary, 6 Suggestions.',
      inputSchema: z.object({
        path: path('the document'),
        ...reader,
        section,
        read_anyway: z
          .boolean()
          .optional()
          .describe('Also explain what does not look like a legal document.'),
      }),
      annotations: READ_ONLY,
    },
    (given, ctx) =>
      toResult(async () => {
        const who = readReader(given.role, given.country);
        const document = await folders.read(given.path);
        const request = { uid: newUid(), document, reader: who, readAnyway: given.read_anyway ?? false };
        const analysis = await withProgress(
          ctx,
          (events) => analyzeDocument(request, events, ctx.mcpReq.signal),
          progressEveryMs,
        );
        return answerText(headerOf(analysis.provenance), sectionsOf(analysis), given.section);
      }),
  );
}

function addAsk(
  server: McpServer,
  { askDocument, analysts, folders, progressEveryMs }: ToolDependencies,
  newUid: NewUid,
): void {
  server.registerTool(
    'ask_document',
    {
      title: 'Ask a contract a question',
      description:
        'Answers one question on a contract with the exact words of the document and their place, or says that it was not found there.',
      inputSchema: z.object({
        path: path('the document'),
        question: z.string().min(1).max(MAX_QUESTION_CHARACTERS).describe('One plain question.'),
        ...reader,
        section,
      }),
      annotations: READ_ONLY,
    },
    (given, ctx) =>
      toResult(async () => {
        const who = readReader(given.role, given.country);
        const document = await folders.read(given.path);
        const { question } = given;
        const request = { uid: newUid(), paper: { document }, question, before: null, reader: who };
        const answer = await withProgress(
          ctx,
          () => askDocument(request, ctx.mcpReq.signal),
          progressEveryMs,
        );
        const marked = {
          ...answer,
          sentence: markQuotes(answer.sentence),
          notes: answer.notes.map((note) => markQuotes(note)),
        };
        const text = renderAnswer(marked, PROGRAM_MARKS).trim();
        const profile = answer.by === 'model' ? (await analysts.current()).profile : BY_RULES;
        return answerText(headerOf(profile), [{ title: 'Answer', text }], given.section);
      }),
  );
}

function addCompare(
  server: McpServer,
  { compareDocuments, folders, progressEveryMs }: ToolDependencies,
  newUid: NewUid,
): void {
  server.registerTool(
    'compare_documents',
    {
      title: 'Compare two versions of a contract',
      description:
        'Reads two versions of one contract and tells what changed, for the reader first: new and worse points, then better ones, then every ' +
        'changed clause.',
      inputSchema: z.object({
        before: path('the older version'),
        after: path('the newer version'),
        ...reader,
        section,
      }),
      annotations: READ_ONLY,
    },
    (given, ctx) =>
      toResult(async () => {
        const who = readReader(given.role, given.country);
        const [before, after] = [await folders.read(given.before), await folders.read(given.after)];
        const request = { uid: newUid(), before, after, reader: who };
        const comparison = await withProgress(
          ctx,
          () => compareDocuments(request, ctx.mcpReq.signal),
          progressEveryMs,
        );
        const parts = comparisonParts(comparison, PROGRAM_MARKS).map(({ title, lines }) => ({
          title,
          text: `## ${title}\n\n${lines.join('\n').trim()}`,
        }));
        return answerText(headerOf(BY_RULES), parts, given.section);
      }),
  );
}

/** The six sections with words of the document marked, or what is said where there is no report. */
function sectionsOf(analysis: Analysis): readonly Section[] {
  const { report, notices, text } = analysis;
  if (report === null) return [{ title: 'Answer', text: text.trim() }];
  const isQuote = quotesOf(analysis);
  // who read it is said above the answer
  const frame = { provenance: '', notices };
  return renderReport(report, frame, ENGLISH, createEvidence(PROGRAM_MARKS)).sections.map(
    ({ number, title, content }) => {
      const name = `${number}. ${title}`;
      return { title: name, text: `### ${name}\n\n${markQuotes(content, isQuote)}` };
    },
  );
}

/** Whether words between quotation marks are words of the document: our own proposals stand in such marks too. */
function quotesOf({ report, citations }: Analysis): (words: string) => boolean {
  const points =
    report === null
      ? []
      : [...report.facts, ...report.duties, ...report.risks, ...report.comparison, ...report.gaps];
  const sides = report?.sides ?? [];
  const quotes = [...points, ...sides].flatMap((point) => point.quotes.map(({ text }) => text));
  const all = [...new Set([...quotes, ...citations.map(({ quote }) => quote)])].filter((text) => text !== '');
  const known = new Set(all);
  return (words) => {
    if (known.has(words)) return true;
    // A long quote is shown without its end.
    const start = words.endsWith('…') ? words.slice(0, -1).trimEnd() : words;
    return start !== '' && all.some((quote) => quote.includes(start));
  };
}

/** The text of a tool's answer, or one sentence and the name of the failure. */
async function toResult(work: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await work() }] };
  } catch (error) {
    const said = isDomainError(error)
      ? `${error.message} (${error.code})`
      : 'Something went wrong on our side. Please try again. (internal)';
    return { content: [{ type: 'text', text: said }], isError: true };
  }
}
