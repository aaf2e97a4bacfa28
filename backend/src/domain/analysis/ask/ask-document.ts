import type { AnalystProvider, Reader } from '../../../ports/analyst.ts';
import type { IsolatedWork } from '../../../ports/isolated-work.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import type { Secrets } from '../../../ports/secrets.ts';
import type { TextExtractor } from '../../../ports/text-extractor.ts';
import type { UserRepository } from '../../../ports/user-repository.ts';
import { errors } from '../../errors.ts';
import type { FairQueue } from '../../queue/fair-queue.ts';
import { createHourlyLimit } from '../../queue/hourly-limit.ts';
import { adviceFor } from '../document/quality.ts';
import type { CitedParagraph } from '../finding.ts';
import { createCountUse, type CountUseDependencies } from '../uses/count-use.ts';
import type { PaperAnswer } from './answer.ts';
import { askWithModel } from './ask-with-model.ts';
import { checkParagraphs, readTypedQuestion } from './read-ask-request.ts';

export interface AskDocumentDependencies extends CountUseDependencies {
  readonly users: UserRepository;
  readonly extractor: TextExtractor;
  readonly work: Pick<IsolatedWork, 'answerQuestion' | 'listParagraphs'>;
  /** The queue for parsers and rules, shared with analyses. */
  readonly queue: FairQueue;
  readonly limiter: RateLimiter;
  /** Says whether a language model is at hand, to word the answer. */
  readonly analysts: AnalystProvider;
  readonly secrets: Pick<Secrets, 'newId'>;
  /** Questions a user may ask in an hour, or null where nobody may. */
  readonly questionsPerHour: number | null;
}

/** The text that the page holds, or a file that is read for this one question. */
export type AskedPaper =
  | { readonly paragraphs: readonly CitedParagraph[] }
  | { readonly document: { readonly bytes: Uint8Array; readonly fileName: string } };

export interface AskRequest {
  readonly uid: string;
  readonly paper: AskedPaper;
  readonly question: string;
  /** The question asked before on the same paper, for one that only points back to it; null for none. */
  readonly before: string | null;
  readonly reader: Reader;
}

export type AskDocument = ReturnType<typeof createAskDocument>;

/**
 * Answers one question on one paper with the exact place, or says that nothing was found. Paper, question and answer live only in
 * this call; one count by day stays. Rejects with `not_found` where asking is switched off, `invalid_request` for a question or a
 * text that cannot be, `account_restricted`, `too_many_requests`, `busy`, `cancelled`, and for a file with the codes of the extractor.
 */
export function createAskDocument(dependencies: AskDocumentDependencies) {
  const { users, extractor, work, queue, clock, limiter, analysts, secrets, questionsPerHour } = dependencies;
  const countUse = createCountUse(dependencies);
  const takeTurn = createHourlyLimit({
    limiter,
    clock,
    name: 'ask',
    perHour: questionsPerHour ?? 1,
    sentence: 'You have asked many questions in the last hour. Please try again later.',
  });

  return async (request: AskRequest, signal: AbortSignal): Promise<PaperAnswer> => {
    const { uid, paper, reader } = request;
    if (questionsPerHour === null) throw errors.notFound();
    const question = readTypedQuestion(request.question);
    const before = request.before === null ? null : readTypedQuestion(request.before);
    if ('paragraphs' in paper) checkParagraphs(paper.paragraphs);
    if ((await users.find(uid))?.isRestricted === true) throw errors.accountRestricted();
    await takeTurn(uid);

    const read = async (): Promise<readonly CitedParagraph[]> => {
      if ('paragraphs' in paper) return paper.paragraphs;
      const options = { country: reader.country, onProgress: () => undefined };
      const document = await extractor.extract(paper.document, options, signal);
      const advice = adviceFor(document);
      if (advice !== null) throw errors.documentUnreadable(advice);
      return work.listParagraphs({ document }, signal);
    };
    const { answer, clauses } = await queue.run(
      uid,
      async () => {
        const paragraphs = await read();
        const { country, identity, language } = reader;
        return work.answerQuestion({ paragraphs, question, before, country, identity, language }, signal);
      },
      { signal },
    );
    // Nothing is worded where rules find nothing: a model would find something to say.
    const { access } = clauses.length === 0 ? {} : await analysts.current();
    const mark = secrets.newId().replaceAll('-', '');
    const asked = { uid, mark, question, identity: reader.identity, clauses, byRules: answer };
    const worded = access === undefined ? answer : await askWithModel({ access, ...asked }, signal);
    countUse('question');
    return worded;
  };
}
