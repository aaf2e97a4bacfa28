import { saveFile } from '../../../lib/save-file.ts';
import type { AnalysisResult } from '../shared/analysis-store.ts';

/** Saves the report as Markdown, with the notes that the reader made. The code for that comes with the report itself. */
export async function downloadMarkdown(result: AnalysisResult): Promise<void> {
  const [{ reportFileName, reportMarkdown }, { useNotesStore }] = await Promise.all([
    import('./report-text.ts'),
    import('../points/notes-store.ts'),
  ]);
  const text = reportMarkdown(result, useNotesStore.getState().notes);
  saveFile(reportFileName(result.fileName, 'md'), new Blob([text], { type: 'text/markdown;charset=utf-8' }));
}
