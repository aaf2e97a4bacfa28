import type { ActivityLog, AnalysisEvent } from '../../ports/activity-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { TextExtractor } from '../../ports/text-extractor.ts';
import type { Timer } from '../../ports/timer.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import { errors } from '../errors.ts';
import type { FairQueue } from '../queue/fair-queue.ts';
import type { Analysis, AnalysisEvents, AnalysisRequest } from './analysis.ts';
import type { AnalystProfile, AnalystProvider, Verdict } from '../../ports/analyst.ts';
import { createCountAnalysis } from './count-analysis.ts';
import { createCountFailure } from './count-failure.ts';
import type { ExtractedDocument } from './document/extracted-document.ts';
import { adviceFor } from './document/quality.ts';
import { sayNotices } from './report/say-report.ts';
import { ENGLISH, type Teller } from './report/languages/teller.ts';
import { limitSections, renderAnalysis } from './render-analysis.ts';

export interface AnalyzeDocumentDependencies {
  readonly users: UserRepository;
  readonly activity: ActivityLog;
  readonly extractor: TextExtractor;
  readonly analysts: AnalystProvider;
  /** The queue for parsers, and for rules, which need as much CPU. A model has a queue of its own. */
  readonly queue: FairQueue;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly secrets: Secrets;
  readonly logger: Logger;
  /** Completed analyses a user may have in a calendar month (UTC), or null for no limit. */
  readonly analysesPerMonth: number | null;
}

export type AnalyzeDocument = ReturnType<typeof createAnalyzeDocument>;

/**
 * Reads a document and explains it. The document and the answer live only in this call; one count is all that stays.
 * Rejects with `account_restricted` (also when the restriction came while the request was waiting or worked on), `quota_spent`
 * (when another of the user's requests took the last one of the month meanwhile), `busy`, `cancelled`, and the codes of the extractor and the analyst. A failure is counted by day, without the user.
 */
export function createAnalyzeDocument(dependencies: AnalyzeDocumentDependencies) {
  const { users, extractor, analysts, queue, clock, secrets } = dependencies;
  const countAnalysis = createCountAnalysis(dependencies);
  const countFailure = createCountFailure(dependencies);

  const analyze = async (
    request: AnalysisRequest,
    events: AnalysisEvents,
    signal: AbortSignal,
  ): Promise<Analysis> => {
    const { uid, reader, document: upload, readAnyway = false } = request;
    const started = clock.now();
    const analyst = await analysts.current();
    const { profile } = analyst;
    const requireAllowed = async () => {
      if ((await users.find(uid))?.isRestricted === true) throw errors.accountRestricted();
    };
    const runQueued = <Result>(work: () => Promise<Result>) =>
      queue.run(uid, work, { signal, onPosition: events.onQueued });

    const read = async (): Promise<ExtractedDocument> => {
      await requireAllowed();
      events.onStage('extracting');
      const options = { country: reader.country, onProgress: events.onProgress };
      const document = await extractor.extract(upload, options, signal);
      const advice = adviceFor(document);
      if (advice !== null) throw errors.documentUnreadable(advice);
      document.notices.forEach(events.onNotice);
      return document;
    };
    const explain = async (document: ExtractedDocument): Promise<Verdict> => {
      events.onStage('analyzing');
      const { onPoint, onProgress, onQueued } = events;
      const onSection = limitSections(events.onSection);
      const told = { onSection, onPoint, onProgress, onQueued };
      const context = { uid, today: started, readAnyway, events: told };
      return analyst.analyze(document, reader, context, signal);
    };

    const work = async () => {
      const document = await read();
      return { document, verdict: profile.model === null ? await explain(document) : null };
    };
    const { document, verdict: verdictByRules } = await runQueued(work);
    const verdict = verdictByRules ?? (await explain(document));

    const finished = clock.now();
    signal.throwIfAborted();
    await countAnalysis(
      {
        eventId: secrets.newId(),
        uid,
        at: finished,
        durationMs: finished.getTime() - started.getTime(),
        ...factsOf(document, verdict, profile),
      },
      requireAllowed,
    );
    const documentSha256 = await secrets.fingerprint(upload.bytes);
    const provenance = { ...profile, ...madeBy(verdict), documentSha256, started, finished };
    return toAnalysis(document, verdict, provenance, await tellerOf(verdict));
  };

  return async (request: AnalysisRequest, events: AnalysisEvents, signal: AbortSignal): Promise<Analysis> => {
    try {
      return await analyze(request, events, signal);
    } catch (error) {
      countFailure(error);
      throw error;
    }
  };
}

/** What the count of an analysis keeps of its document, verdict and analyst. */
const factsOf = (document: ExtractedDocument, verdict: Verdict, profile: AnalystProfile) => ({
  outcome: verdict.outcome,
  kind: document.kind,
  pages: document.pageCount,
  analyst: madeBy(verdict)?.analyst ?? profile.analyst,
  model: modelUse(profile, verdict),
});

const modelUse = ({ model }: AnalystProfile, verdict: Verdict): AnalysisEvent['model'] => {
  if (model === null) return 'not-chosen';
  return madeBy(verdict) === undefined ? 'used' : 'failed';
};

/** Who made the report, where a model failed and rules did the work. */
const madeBy = (verdict: Verdict) => (verdict.outcome === 'completed' ? verdict.madeBy : undefined);

/** Of the language of a report. The catalogues are read where one is needed, so that an English report waits for none. */
async function tellerOf(verdict: Verdict): Promise<Teller> {
  const language = verdict.outcome === 'completed' ? (verdict.report.language ?? 'en') : 'en';
  if (language === 'en') return ENGLISH;
  const { tellerFor } = await import('./report/languages/teller-for.ts');
  return tellerFor(language, null);
}

function toAnalysis(
  document: ExtractedDocument,
  verdict: Verdict,
  provenance: AnalystProfile & Analysis['provenance'],
  teller: Teller,
): Analysis {
  const isReport = verdict.outcome === 'completed';
  const { text, notice } = renderAnalysis(verdict, teller);
  const notices = [
    ...document.notices,
    ...(isReport ? verdict.notices : []),
    ...(notice === null ? [] : [notice]),
  ];
  return {
    outcome: verdict.outcome,
    text,
    report: isReport ? verdict.report : null,
    document: {
      kind: document.kind,
      pages: document.pageCount,
      ocrPages: document.pages.filter(({ source }) => source === 'ocr').length,
      characters: countCharacters(document),
      language: document.language,
      readPercent: document.readPercent,
    },
    notices: sayNotices(notices, teller),
    paragraphs: isReport ? verdict.paragraphs : [],
    findings: isReport ? verdict.findings : [],
    citations: isReport ? verdict.citations : [],
    provenance,
  };
}

const countCharacters = ({ pages }: ExtractedDocument): number =>
  pages.reduce((sum, page) => sum + page.blocks.reduce((inPage, { text }) => inPage + text.length, 0), 0);
