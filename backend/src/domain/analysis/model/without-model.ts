import type { AnalysisContext, Analyst, AnalystProfile, Reader, Verdict } from '../../../ports/analyst.ts';
import type { IsolatedWork } from '../../../ports/isolated-work.ts';
import { errors, type DomainError, type ErrorCode } from '../../errors.ts';
import { tellVerdict } from '../report/tell-verdict.ts';
import type { ExtractedDocument, Notice } from '../document/extracted-document.ts';

/** Why a model that was to read a paper did not: the code of its failure, or that its answers held nothing of use. */
export type ModelFailure = ErrorCode | 'nothing-usable';

export interface WithoutModelRequest {
  readonly document: ExtractedDocument;
  readonly reader: Reader;
  readonly context: AnalysisContext;
  readonly failure: ModelFailure;
  /** The text has been given to the model, so where the model runs still tells where the text went. */
  readonly isLocal: boolean;
}

/** The report of the rules, with a notice that says why there is none of the model. Rejects as the built-in analyst does. */
export async function analyzeWithoutModel(
  work: Pick<IsolatedWork, 'analyzeByRules'>,
  { document, reader, context, failure, isLocal }: WithoutModelRequest,
  signal: AbortSignal,
): Promise<Verdict> {
  const notice = noticeFor(failure);
  const noted = { ...document, notices: [...document.notices, notice] };
  const { today, readAnyway = false, events } = context;
  const verdict = await work.analyzeByRules({ document: noted, reader, today, readAnyway }, signal);
  if (verdict.outcome === 'rejected') return verdict;
  tellVerdict(verdict, events);
  const madeBy: AnalystProfile = { analyst: 'built-in', model: null, isLocal };
  return { ...verdict, notices: [...verdict.notices, notice], madeBy };
}

/** What the person is told where a report without the model is no report. */
export function errorFor(failure: ModelFailure): DomainError {
  if (failure === 'model_timeout') return errors.modelTimeout();
  return failure === 'nothing-usable' || failure === 'model_answer_invalid'
    ? errors.modelAnswerInvalid()
    : errors.modelUnavailable();
}

function noticeFor(failure: ModelFailure): Notice {
  const why =
    failure === 'model_timeout'
      ? 'took too long to answer'
      : failure === 'nothing-usable' || failure === 'model_answer_invalid'
        ? 'gave no usable answer on this paper'
        : 'could not be used';
  return {
    code: 'model-not-used',
    text: `The AI model ${why}, so fixed rules alone made this report.`,
    pages: [],
  };
}

export interface MissingModelOptions {
  readonly provider: Exclude<AnalystProfile['analyst'], 'built-in'>;
  readonly model: string | null;
  readonly work: Pick<IsolatedWork, 'analyzeByRules'>;
  /** Whether no report is better than one without the model. */
  readonly isRequired: boolean;
}

/**
 * Stands in for a model that was asked for by name of provider and is not there: the report of the rules with a notice,
 * or `model_unavailable` where the model is required. Nothing leaves the machine.
 */
export function createMissingModelAnalyst({
  provider,
  model,
  work,
  isRequired,
}: MissingModelOptions): Analyst {
  return {
    profile: { analyst: provider, model: model ?? 'none found', isLocal: true },
    async analyze(document, reader, context, signal) {
      if (isRequired) throw errors.modelUnavailable();
      const failure = 'model_unavailable';
      return analyzeWithoutModel(work, { document, reader, context, failure, isLocal: true }, signal);
    },
  };
}
