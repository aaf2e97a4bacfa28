/** One analysis over real sockets, and what the pretend server saw of it. */
import { createOllamaModel } from '../../backend/src/adapters/llm/ollama.ts';
import { createOpenAiModel } from '../../backend/src/adapters/llm/openai.ts';
import type { Verdict } from '../../backend/src/ports/analyst.ts';
import type { ExtractedDocument } from '../../backend/src/domain/analysis/document/extracted-document.ts';
import type { LanguageModel } from '../../backend/src/ports/language-model.ts';
import { analyzeWith, type AnalyzeOptions } from '../../backend/test/support/model-server/analyze-with.ts';
import { answerFindings } from '../../backend/test/support/model-server/brain.ts';
import {
  startModelServer,
  type LoggedCall,
  type ModelServer,
  type ModelServerOptions,
  type Question,
} from '../../backend/test/support/model-server/model-server.ts';

export interface Run {
  readonly server: ModelServer;
  readonly calls: readonly LoggedCall[];
  readonly verdict: Verdict;
  readonly realMs: number;
}

/** A summary as long as a model's. */
const SUMMARY =
  'This is a services agreement between a supplier and a customer. The supplier does the work that the schedules describe and must do it with care. The customer pays invoices within the time stated, and interest runs on sums that come late. Both sides keep secrets for some years after the end. Either side may leave when the other breaks an important promise and does not put it right in time. Work counts as accepted when the customer says so or stays silent for too long, so check every delivery at once. Watch the clauses that let the supplier change terms without notice and the ones that make you pay for damage. Ask for a limit on what you may have to pay, and for the right to leave with notice. Read the schedules, because they decide what you get for your money.';

/** Finds what the pretend model finds, and sums up at the length of a real one. */
export function answerAtLength(question: Question): string {
  const answer = answerFindings(question);
  return answer.startsWith('{"summary"') ? JSON.stringify({ summary: SUMMARY }) : answer;
}

export function modelAt(kind: 'ollama' | 'openai', url: string, contextTokens: number): LanguageModel {
  return kind === 'ollama'
    ? createOllamaModel({ host: url, model: 'pretend:8b', contextTokens })
    : createOpenAiModel({
        apiKey: 'key',
        model: 'pretend',
        baseUrl: `${url}/v1`,
        contextTokens,
        dialect: 'responses',
      });
}

/** Analyzes a document on a server of its own. */
export async function run(
  kind: 'ollama' | 'openai',
  document: ExtractedDocument,
  contextTokens: number,
  serverOptions: ModelServerOptions = {},
  options: AnalyzeOptions = {},
): Promise<Run> {
  const server = await startModelServer({
    answer: answerAtLength,
    windowTokens: contextTokens,
    ...serverOptions,
  });
  try {
    const started = performance.now();
    const verdict = await analyzeWith(modelAt(kind, server.url, contextTokens), document, options);
    return { server, calls: server.calls, verdict, realMs: performance.now() - started };
  } finally {
    await server.close();
  }
}

/** Whether a call asked for findings, as opposed to the summary. */
export const isReading = (call: LoggedCall): boolean => call.seen.includes('Report on §');
