import { FILE_KINDS, type FileKind } from '../../../../../config/product.ts';
import { errors } from '../../../domain/errors.ts';
import type { ChildPool } from '../../../ports/child-pool.ts';
import type { TextExtractor } from '../../../ports/text-extractor.ts';
import type { Caps } from '../../../ports/document-format.ts';
import type { ParserTasks } from './parser-tasks.ts';
import { readDocument } from './read-document.ts';

export interface ExtractorParts {
  /** Children that serve `createParserTasks`. */
  readonly parsers: ChildPool;
  /** Children that serve `createOcrTasks`. */
  readonly ocr: ChildPool;
  readonly caps: Caps;
}

/** Reads documents in child processes: this process sends bytes and assembles what comes back. */
export function createExtractor({ parsers, ocr, caps }: ExtractorParts): TextExtractor {
  let kinds: readonly FileKind[] = FILE_KINDS;
  /** Asked once: plug-ins are named at the start and stay as they are. */
  let learned: Promise<readonly FileKind[]> | null = null;

  const learnKinds = async (): Promise<readonly FileKind[]> => {
    const lease = await parsers.lease({ signal: new AbortController().signal });
    try {
      return await lease.call<ParserTasks['kinds']['output']>('kinds', null);
    } catch (error) {
      throw errors.unavailable(error);
    } finally {
      lease.release();
    }
  };

  return {
    get kinds() {
      return kinds;
    },
    extract: (document, options, signal) => readDocument({ parsers, ocr, caps }, document, options, signal),
    async ready() {
      await Promise.all([parsers.ready(), ocr.ready()]);
      learned ??= learnKinds();
      kinds = await learned.catch((error: unknown) => {
        learned = null;
        throw error;
      });
    },
    async close() {
      await Promise.all([parsers.close(), ocr.close()]);
    },
  };
}
