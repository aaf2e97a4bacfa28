import { markDocx } from '../../../../../backend/src/marking/mark-docx.ts';
import type { MarkedPoint } from '../../../../../backend/src/marking/mark-point.ts';
import { MarkingError } from '../../../../../backend/src/marking/marking-error.ts';
import { markPointOf, type Proposal } from '../../../../../backend/src/marking/proposals.ts';
import { inLetterLanguage, type Say } from '../../../../../backend/src/marking/say.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { yieldToPage } from '../../../lib/hydration/yield-to-page.ts';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import { bytesOf, FileProblem } from './file-at-hand.ts';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Whether a report was made from a Word document, which can be marked itself. */
export const isDocx = ({ answer, fileName }: AnalysisResult): boolean =>
  answer.document === null ? /\.docx$/iu.test(fileName) : answer.document.kind === 'docx';

/** `lease.docx` → `lease - changes.docx`. */
export function changesFileName(fileName: string, what: string, extension: string): string {
  const base = fileName
    .replace(/\.[^.]*$/u, '')
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80);
  return `${base === '' ? 'document' : base} - ${what}.${extension}`;
}

export const docxBlob = (bytes: Uint8Array): Blob =>
  // The bytes are a whole buffer of our own, never a shared one.
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: DOCX_TYPE });

/** Marks the document with the chosen points and hands it over. Rejects with a `FileProblem` that says why not. */
export async function saveMarked(
  file: Blob,
  result: AnalysisResult,
  points: readonly Proposal[],
  author: string,
): Promise<readonly MarkedPoint[]> {
  const bytes = await bytesOf(file, result.answer.provenance?.documentSha256 ?? null);
  await yieldToPage();
  const { report } = result.answer;
  const say = report === null ? undefined : inLetterLanguage(report);
  const marked = marking(bytes, points, author, say);
  saveFile(changesFileName(result.fileName, 'changes', 'docx'), docxBlob(marked.bytes));
  return marked.points;
}

function marking(bytes: Uint8Array, points: readonly Proposal[], author: string, say: Say | undefined) {
  try {
    return markDocx(bytes, {
      points: points.map((point) => markPointOf(point, say)),
      author,
      date: new Date(),
    });
  } catch (error) {
    if (error instanceof MarkingError) throw new FileProblem(error.message);
    // A package too large for the memory of a tab ends here too.
    throw new FileProblem(
      'The document could not be marked in this browser. The letter and the list still work.',
    );
  }
}
