import type { Reader } from '../../../ports/analyst.ts';
import type { IsolatedWork } from '../../../ports/isolated-work.ts';
import type { TextExtractor } from '../../../ports/text-extractor.ts';
import type { UserRepository } from '../../../ports/user-repository.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import { errors, isDomainError } from '../../errors.ts';
import type { FairQueue } from '../../queue/fair-queue.ts';
import { createHourlyLimit } from '../../queue/hourly-limit.ts';
import { createCountUse, type CountUseDependencies } from '../uses/count-use.ts';
import type { ExtractedDocument } from '../document/extracted-document.ts';
import { adviceFor } from '../document/quality.ts';
import type { PaperComparison } from './comparison.ts';

export interface CompareDocumentsDependencies extends CountUseDependencies {
  readonly users: UserRepository;
  readonly extractor: TextExtractor;
  readonly work: Pick<IsolatedWork, 'comparePapers' | 'reportOnVersion'>;
  /** The queue for parsers and rules, shared with analyses. */
  readonly queue: FairQueue;
  readonly limiter: RateLimiter;
  /** Comparisons a user may ask for in an hour, or null where nobody may. */
  readonly comparisonsPerHour: number | null;
}

/** Two versions of one paper, for whom, and whose request it is. File names serve only to compare extensions with bytes. */
export interface CompareRequest {
  readonly uid: string;
  readonly before: UploadedDocument;
  readonly after: UploadedDocument;
  readonly reader: Reader;
}

export interface UploadedDocument {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

export type CompareDocuments = ReturnType<typeof createCompareDocuments>;

/**
 * Reads two versions of a paper and tells what changed, for the reader first. Both papers and the answer live only in this call;
 * one count by day stays. Rejects with `not_found` where comparing is switched off, `account_restricted`, `too_many_requests`,
 * `busy`, `cancelled`, and with the codes of the extractor, whose sentence then names the version.
 */
export function createCompareDocuments(dependencies: CompareDocumentsDependencies) {
  const { users, extractor, work, queue, clock, limiter, comparisonsPerHour } = dependencies;
  const countUse = createCountUse(dependencies);
  const takeTurn = createHourlyLimit({
    limiter,
    clock,
    name: 'compare',
    perHour: comparisonsPerHour ?? 1,
    sentence: 'You have compared many papers in the last hour. Please try again later.',
  });

  return async (request: CompareRequest, signal: AbortSignal): Promise<PaperComparison> => {
    const { uid, reader } = request;
    if (comparisonsPerHour === null) throw errors.notFound();
    if ((await users.find(uid))?.isRestricted === true) throw errors.accountRestricted();
    await takeTurn(uid);

    const read = async (upload: UploadedDocument, name: string): Promise<ExtractedDocument> => {
      const options = { country: reader.country, onProgress: () => undefined };
      try {
        const document = await extractor.extract(upload, options, signal);
        const advice = adviceFor(document);
        if (advice !== null) throw errors.documentUnreadable(advice);
        return document;
      } catch (error) {
        throw isDomainError(error) ? named(error, name) : error;
      }
    };
    const comparison = await queue.run(
      uid,
      async () => {
        const before = await read(request.before, 'The older version');
        const after = await read(request.after, 'The newer version');
        const shared = { reader, today: clock.now() };
        // The reading takes nearly all of the time, so each version has a child of its own.
        const [old, now] = await Promise.all(
          [before, after].map((document) => work.reportOnVersion({ document, ...shared }, signal)),
        );
        const reports = { before: old ?? null, after: now ?? null };
        return work.comparePapers({ before, after, reports, ...shared }, signal);
      },
      { signal },
    );
    countUse('comparison');
    return comparison;
  };
}

/** A failure of one of the two files says which. */
function named(error: Error & { readonly code: string }, name: string): Error {
  switch (error.code) {
    case 'document_unreadable':
      return errors.documentUnreadable(`${name}: ${error.message}`, error);
    case 'document_unsupported':
      return errors.documentUnsupported(`${name}: ${error.message}`);
    case 'document_too_large':
      return errors.documentTooLarge(`${name}: ${error.message}`);
    default:
      return error;
  }
}
