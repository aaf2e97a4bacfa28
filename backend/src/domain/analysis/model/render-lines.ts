import { isDomainError } from '../../errors.ts';
import { askUntilUsable, type Calls } from './ask-model.ts';
import { estimateTokens } from './plan/tokens.ts';
import { renderingQuestion } from './questions/rendering-question.ts';
import type { RenderedLine } from './rendering/apply-renderings.ts';
import { shownLine, type LineToRender } from './rendering/lines-to-render.ts';
import { readRenderings } from './rendering/read-renderings.ts';

export interface RenderingJob {
  readonly lines: readonly LineToRender[];
  /** ISO 639-1. */
  readonly language: string;
  /** Random letters that fence the lines off. */
  readonly mark: string;
  /** Room for the lines of one call, in estimated tokens; the answer takes twice as much again. */
  readonly lineTokens: number;
}

/** What the model makes of lines in another language, unchecked; nothing of a call that fails. Rejects with the reason of the signal. */
export async function renderLines(
  { lines, language, mark, lineTokens }: RenderingJob,
  calls: Calls,
  signal: AbortSignal,
): Promise<RenderedLine[]> {
  const batches = batchesOf(lines, lineTokens);
  const rendered = await Promise.all(
    batches.map(async ({ batch, tokens }) => {
      const question = renderingQuestion(batch.map(shownLine), language, mark, tokens);
      const answer = await askUntilUsable(question, readRenderings, calls, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        // The report is ready in fixed sentences; a model that fails here takes nothing of it away.
        if (!isDomainError(error)) throw error;
        return { outcome: 'unusable' as const };
      });
      const found = answer.outcome === 'usable' || answer.outcome === 'cut' ? answer.value : null;
      return batch.flatMap((line, index): RenderedLine[] => {
        const rendering = found?.get(index + 1);
        return rendering === undefined ? [] : [{ ...line, rendering }];
      });
    }),
  );
  return rendered.flat();
}

interface Batch {
  readonly batch: LineToRender[];
  tokens: number;
}

function batchesOf(lines: readonly LineToRender[], lineTokens: number): Batch[] {
  const batches: Batch[] = [];
  for (const line of lines) {
    const tokens = estimateTokens(shownLine(line)) + 4;
    const last = batches.at(-1);
    if (last === undefined || last.tokens + tokens > lineTokens) batches.push({ batch: [line], tokens });
    else {
      last.batch.push(line);
      last.tokens += tokens;
    }
  }
  return batches;
}
