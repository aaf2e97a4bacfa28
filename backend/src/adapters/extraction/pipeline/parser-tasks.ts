import type { Country, FileKind } from '../../../../../config/product.ts';
import type { Notice } from '../../../domain/analysis/document/extracted-document.ts';
import { errors } from '../../../domain/errors.ts';
import type { Caps, OpenedDocument, PageReading } from '../../../ports/document-format.ts';
import { loadPlugins } from './plugins.ts';
import { createRegistry } from './registry.ts';

/** What a parser child does. It holds one document at a time, until its lease ends. */
export interface ParserTasks {
  readonly kinds: { readonly input: null; readonly output: readonly FileKind[] };
  readonly open: {
    readonly input: { readonly bytes: Uint8Array; readonly fileName: string; readonly country: Country };
    readonly output: { readonly kind: string; readonly pageCount: number };
  };
  /** Reads on until a page needs OCR, a share of time is used, or the last page is read. */
  readonly read: {
    readonly input: { readonly from: number; readonly to: number; readonly wantsImages: boolean };
    readonly output: readonly PageReading[];
  };
  readonly finish: { readonly input: null; readonly output: readonly Notice[] };
}

/** Pages are sent in batches of about this many milliseconds: few messages, and steady progress. */
const BATCH_MS = 150;

/** The tasks of a parser child, with every format loaded. */
export async function createParserTasks(caps: Caps) {
  const registry = createRegistry(await loadPlugins(caps.plugins));
  let opened: OpenedDocument | null = null;

  const current = (): OpenedDocument => {
    if (opened === null) throw new Error('No document is open.');
    return opened;
  };
  return {
    tasks: {
      kinds: (): ParserTasks['kinds']['output'] => registry.kinds,
      open: async ({ bytes, fileName, country }: ParserTasks['open']['input']) => {
        const format = registry.identify(bytes, fileName);
        opened = await format.open(bytes, { country, caps });
        if (opened.pageCount < 1) {
          throw errors.documentUnreadable(
            'The file has no pages. It may be damaged; try to save or export it again.',
          );
        }
        return { kind: format.kind.id, pageCount: opened.pageCount } satisfies ParserTasks['open']['output'];
      },
      read: async ({ from, to, wantsImages }: ParserTasks['read']['input']): Promise<PageReading[]> => {
        const begun = performance.now();
        const readings: PageReading[] = [];
        for (let page = from; page <= to; page++) {
          const reading = await current().read(page, wantsImages);
          readings.push(reading);
          if (reading.image !== undefined || performance.now() - begun > BATCH_MS) break;
        }
        return readings;
      },
      finish: (): readonly Notice[] => current().finish?.() ?? [],
    },
    forget: async (): Promise<void> => {
      const last = opened;
      opened = null;
      await last?.close?.();
    },
  };
}
