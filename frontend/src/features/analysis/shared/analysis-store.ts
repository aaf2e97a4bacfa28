import type { ReportLanguage } from '../../../../../config/product.ts';
import { create } from 'zustand';
import type { AnalysisStage, Notice, ReadingNow } from '../../../../../backend/src/adapters/http/contract.ts';
import { ApiError } from '../../../lib/api.ts';
import type { Answer } from './answer.ts';
import { isRejection } from './is-rejection.ts';
import { requestAnalysis, type AnalysisEvent } from './request-analysis.ts';
import { playStatusWords, type StatusWords } from './status-words.ts';

export interface ArrivingSection {
  readonly index: number;
  readonly title: string;
  readonly content: string;
  /** False while the server has not checked it. */
  readonly final: boolean;
}

/** What is known about an analysis under way. */
export interface Running {
  readonly name: 'running';
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly status: StatusWords;
  readonly stage: AnalysisStage | null;
  /** Place in the line, or null when not waiting. */
  readonly position: number | null;
  readonly progress: {
    readonly done: number;
    readonly total: number;
    readonly unit: 'pages' | 'parts';
    /** What a language model reads at the moment. */
    readonly reading?: ReadingNow;
  } | null;
  readonly sections: readonly ArrivingSection[];
  readonly notices: readonly Notice[];
}

/** A report and what it was made for. Lives in memory only. */
export interface AnalysisResult {
  /** Epoch milliseconds. */
  readonly timestamp: number;
  readonly userIdentity: string;
  readonly country: string;
  readonly fileName: string;
  readonly answer: Answer;
  /** Whether it was opened again from those that this browser keeps; the document is gone then. */
  readonly isKept?: true;
}

export interface Failure {
  readonly message: string;
  /** Of the answer, or null where there was none. */
  readonly status: number | null;
}

export type Phase =
  | { readonly name: 'form'; readonly failure: Failure | null }
  | Running
  | { readonly name: 'report'; readonly result: AnalysisResult; readonly isSaved: boolean }
  | {
      readonly name: 'rejected';
      readonly reply: string;
      /** Who asked, for reading it anyway. */
      readonly userIdentity: string;
    };

interface AnalysisState {
  readonly file: File | null;
  /** What was typed, or null while the field still shows the pre-fill. */
  readonly identity: string | null;
  /** One of the countries, or empty. */
  readonly country: string;
  /** The language that the report is asked for in. */
  readonly language: ReportLanguage;
  readonly phase: Phase;
}

export type AnalysisOutcome = 'completed' | 'rejected' | 'stopped';

const EMPTY: AnalysisState = {
  file: null,
  identity: null,
  country: '',
  language: 'en',
  phase: { name: 'form', failure: null },
};

/** The analysis screen's state. Nothing of it is written anywhere. */
export const useAnalysisStore = create<AnalysisState>(() => EMPTY);

const { getState, setState } = useAnalysisStore;
let current: AbortController | null = null;

export const setFile = (file: File | null): void => setState({ file });
export const setIdentity = (identity: string): void => setState({ identity });
export const setCountry = (country: string): void => setState({ country });
export const setLanguage = (language: ReportLanguage): void => setState({ language });

/** Forgets everything: file, name, country, result and status. Work under way is stopped. */
export function resetAnalysis(): void {
  current?.abort();
  setState(EMPTY);
}

/** Stops the work under way; what was entered stays. */
export function stopAnalysis(): void {
  current?.abort();
}

/** Notes that the report has been copied, printed, downloaded or kept, so that leaving loses nothing. */
export function markSaved(): void {
  setState(({ phase }) => (phase.name === 'report' ? { phase: { ...phase, isSaved: true } } : {}));
}

/** Notes that something was chosen or written since, which leaving would lose. */
export function markUnsaved(): void {
  setState(({ phase }) =>
    phase.name === 'report' && phase.isSaved ? { phase: { ...phase, isSaved: false } } : {},
  );
}

/** Whether leaving now would lose a report that nobody has taken along. */
export function hasUnsavedReport(): boolean {
  const { phase } = getState();
  return phase.name === 'report' && !phase.isSaved;
}

/** Whether leaving now would stop an analysis or lose a report that nobody has taken along. */
export const wouldLoseWork = (): boolean => getState().phase.name === 'running' || hasUnsavedReport();

/** Whether going to another screen now would lose work: a chosen file, an analysis under way, or a report. */
export function hasWork({ file, phase }: Pick<AnalysisState, 'file' | 'phase'>): boolean {
  return file !== null || phase.name === 'running' || phase.name === 'report';
}

/** Shows a report that was kept in this browser. The document itself was not. */
export function showKeptReport(result: AnalysisResult): void {
  setState({ file: null, phase: { name: 'report', result: { ...result, isKept: true }, isSaved: true } });
}

export interface RunRequest {
  readonly uid: string | null;
  readonly identity: string;
  /** Reads a document that was taken for no legal one. */
  readonly readAnyway?: boolean;
}

/**
 * Sends what the form holds and shows the report or the rejection. Rejects with the reason when it fails; file, name
 * and country stay for another try.
 */
export async function runAnalysis(person: RunRequest): Promise<AnalysisOutcome> {
  const { file, country, language } = getState();
  if (file === null) throw new Error('There is no file to analyze.');
  current?.abort();
  const controller = new AbortController();
  const { signal } = controller;
  current = controller;
  const change = (next: Partial<Running>) =>
    setState(({ phase }) =>
      signal.aborted || phase.name !== 'running' ? {} : { phase: { ...phase, ...next } },
    );

  // Another reading of the same document must not cost the report that is there when it fails.
  const { phase: before } = getState();
  const goBack = (failure: Failure | null): void =>
    before.name === 'report' ? setState({ phase: before }) : backToForm(failure);
  setState({ phase: { ...STARTING, startedAt: Date.now() } });
  const request = {
    file,
    userIdentity: person.identity,
    selectedCountry: country,
    reportLanguage: language,
    firebaseUid: person.uid,
    readAnyway: person.readAnyway ?? false,
  };
  try {
    const [answer] = await Promise.all([
      requestAnalysis(request, (event) => change(effectOf(event, getState().phase)), signal),
      playStatusWords((status) => change({ status }), signal),
    ]);
    // The answer may be here already while the status words are still on: a stop is a stop.
    signal.throwIfAborted();
    return finish(answer, { userIdentity: person.identity, country, fileName: file.name });
  } catch (error) {
    // A reset has already cleared the screen, and a newer run owns it: only a plain stop goes back to the form here.
    if (signal.aborted) {
      if (current === controller && getState().phase.name === 'running') goBack(null);
      return 'stopped';
    }
    goBack(toFailure(error));
    throw error;
  } finally {
    // Ends the status words after a failure.
    controller.abort();
    if (current === controller) current = null;
  }
}

const STARTING: Running = {
  name: 'running',
  startedAt: 0,
  status: 'Uploading document...',
  stage: null,
  position: null,
  progress: null,
  sections: [],
  notices: [],
};

const backToForm = (failure: Failure | null): void => setState({ phase: { name: 'form', failure } });

function finish(
  answer: Answer,
  request: Pick<AnalysisResult, 'userIdentity' | 'country' | 'fileName'>,
): AnalysisOutcome {
  if (answer.outcome === 'rejected' || isRejection(answer.analysis)) {
    setState({
      phase: { name: 'rejected', reply: answer.analysis, userIdentity: request.userIdentity },
    });
    return 'rejected';
  }
  const result = { ...request, timestamp: Date.now(), answer };
  setState({ phase: { name: 'report', result, isSaved: false } });
  return 'completed';
}

/** Section 8 of the specification: the error's message, or else this sentence. */
const toFailure = (error: unknown): Failure => ({
  message: (error instanceof Error && error.message) || 'Failed to analyze document. Please try again.',
  status: error instanceof ApiError ? error.status : null,
});

function effectOf({ name, data }: AnalysisEvent, phase: Phase): Partial<Running> {
  if (phase.name !== 'running') return {};
  switch (name) {
    case 'queued':
      return { position: data.position };
    case 'stage':
      return { stage: data.name, position: null, progress: null };
    case 'progress':
      return { progress: data, position: null };
    case 'notice':
      return { notices: [...phase.notices, data] };
    case 'section':
      return {
        sections: [...phase.sections.filter(({ index }) => index !== data.index), data].toSorted(byIndex),
      };
    default:
      // A newer server may tell more than this page knows.
      return {};
  }
}

const byIndex = (a: ArrivingSection, b: ArrivingSection): number => a.index - b.index;
