import { tasks } from '../../backend/src/domain/analysis/tasks.ts';
import type { AnalyzeResponse } from '../../backend/src/adapters/http/contract.ts';
import type { Reader } from '../../backend/src/ports/analyst.ts';
import { readText } from '../everyday/read-text.ts';

/** What is wrong with a report, in counts. */
export interface Judgement {
  /** Quotes that do not stand in the paper. */
  readonly invented: number;
  /** Risks that the rules are certain of and the report does not hold. */
  readonly lost: number;
  /** Risks whose words are the model's. */
  readonly byModel: number;
  readonly notice: string | null;
}

/** Holds an answer against its paper and against what the rules find in it. */
export async function judge(answer: AnalyzeResponse, text: string, reader: Reader): Promise<Judgement> {
  const paper = flat(text);
  const quotes = answer.citations.flatMap(({ quote }) => quote.split(' … '));
  const document = await readText(Buffer.from(text), reader.country);
  const rules = tasks.analyzeByRules({ document, reader, today: new Date() });
  const floor =
    rules.outcome === 'completed'
      ? rules.report.risks.filter(({ certainty, quotes: proof }) => certainty === 'found' && proof.length > 0)
      : [];
  const risks = answer.report?.risks ?? [];
  const shown = flat(risks.flatMap((risk) => risk.quotes.map((quote) => quote.text)).join('\n'));
  const notice = answer.notices.find(({ code }) => code.startsWith('model-'));
  return {
    invented: quotes.filter((quote) => !paper.includes(flat(quote))).length,
    lost: floor.filter((risk) => !risk.quotes.some((quote) => shown.includes(flat(quote.text).slice(0, 40))))
      .length,
    byModel: risks.filter(({ by }) => by === 'model').length,
    notice: notice?.code ?? null,
  };
}

const flat = (words: string) =>
  words
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
