import type { Running } from './shared/analysis-store.ts';
import type { StatusWords } from './shared/status-words.ts';

/**
 * What the server is really doing, beside the status words, or null until it has said. It may be quicker than the words,
 * which stay for a specified time: what contradicts them waits for its own.
 */
export function realStage({
  status,
  position,
  stage,
  progress,
}: Pick<Running, 'status' | 'position' | 'stage' | 'progress'>): string | null {
  if (position !== null) return `Waiting in line, place ${position}`;
  if (status === 'Uploading document...') return null;
  if (stage === null || (stage === 'analyzing' && !isAnalysisNamed(status))) return null;
  // Before the first is done, it is the first that is worked on.
  const count = progress === null ? '' : ` ${Math.max(1, progress.done)} of ${progress.total}`;
  // The words may be ahead of the work: what still goes on says so.
  const still = isAnalysisNamed(status) ? 'Still reading' : 'Reading';
  if (stage === 'extracting') return progress === null ? `${still} the document` : `${still} page${count}`;
  if (progress === null) return 'Writing the report';
  return modelWords(progress);
}

/** What a language model is doing: how much of its reading is done, and what it reads. */
function modelWords({ done, total, reading }: NonNullable<Running['progress']>): string {
  const share = `${done} of ${total} parts read`;
  if (reading === undefined) return `The AI model: ${share}`;
  const { question, firstPage, lastPage } = reading;
  if (question === 'review') return `The AI model checks the report, ${share}`;
  const where = firstPage === lastPage ? `page ${firstPage}` : `pages ${firstPage} to ${lastPage}`;
  return `The AI model reads ${where} for ${QUESTION_WORDS[question]}, ${share}`;
}

const QUESTION_WORDS = { facts: 'facts and duties', risks: 'risks' } as const;

/** Whether the status words have come to the analysis, so that its stage and sections may be shown. */
export const isAnalysisNamed = (status: StatusWords): boolean => status === 'Analyzing with AI...';

/** How full the bar is, 0 to 100, or null while nobody can tell. Reading fills the first half. */
export function percentDone({
  position,
  stage,
  progress,
  sections,
}: Pick<Running, 'position' | 'stage' | 'progress' | 'sections'>): number | null {
  if (position !== null) return 0;
  const share = progress === null || progress.total === 0 ? null : progress.done / progress.total;
  if (stage === 'extracting') return progress === null ? null : 5 + 45 * (share ?? 0);
  // Where parts are counted only they count: what rules know is shown at once, long before a model has answered.
  if (stage === 'analyzing') return 50 + 45 * (share ?? sections.length / SECTION_COUNT);
  return null;
}

const SECTION_COUNT = 6;

/** Milliseconds as `m:ss`. */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
