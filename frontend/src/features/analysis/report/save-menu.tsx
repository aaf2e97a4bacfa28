import { Copy, Download, Mail, Printer } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { reportToConsole } from '../../../lib/report-to-console.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useSite } from '../../../lib/site.ts';
import { MenuButton, MenuChoice } from '../../../ui/menu-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { markSaved, type AnalysisResult } from '../shared/analysis-store.ts';
import { downloadMarkdown } from '../exports/download-report.ts';
import { reportFileName, reportMarkdown } from '../exports/report-text.ts';
import { wordsOf } from '../points/report-words.ts';
import { useNotesStore } from '../points/notes-store.ts';

/** Ways to take the report along. Everything is made in the browser. */
export function SaveMenu({ result }: { readonly result: AnalysisResult }) {
  const { report } = result.answer;
  const { tell } = wordsOf(report ?? {});
  const { isWriting, copyReport, copyRequests, saveMarkdown, saveDocx, print } = useSaving(result);
  return (
    <MenuButton label={tell('Save')} variant="primary" align="right" panelLabel={tell('Keep this report')}>
      {(close) => {
        const andClose = (action: () => unknown) => () => {
          close();
          void action();
        };
        return (
          <>
            <MenuChoice icon={<Printer aria-hidden />} onClick={andClose(print)}>
              {tell('Print or save as PDF')}
            </MenuChoice>
            <MenuChoice icon={<Download aria-hidden />} onClick={andClose(saveDocx)} disabled={isWriting}>
              {isWriting ? tell('Writing DOCX...') : tell('Download DOCX')}
            </MenuChoice>
            <MenuChoice icon={<Download aria-hidden />} onClick={andClose(saveMarkdown)}>
              {tell('Download Markdown')}
            </MenuChoice>
            <MenuChoice icon={<Copy aria-hidden />} onClick={andClose(copyReport)}>
              {tell('Copy')}
            </MenuChoice>
            {report !== null && report.suggestions.length > 0 && (
              <MenuChoice icon={<Mail aria-hidden />} onClick={andClose(copyRequests)}>
                {tell('Copy all requests as an e-mail')}
              </MenuChoice>
            )}
          </>
        );
      }}
    </MenuButton>
  );
}

/** What the menu does. A report that was taken along in any way may be left without a question. */
function useSaving(result: AnalysisResult) {
  const [isWriting, setIsWriting] = useState(false);
  const notes = useNotesStore((state) => state.notes);
  const { brand } = useSite();

  const copy = async (text: string, title: string) => {
    if (await copyText(text)) {
      markSaved();
      showToast({ title });
    } else {
      showToast({
        title: 'Copying did not work',
        description: 'Your browser does not allow it here. Download the report instead.',
        variant: 'destructive',
      });
    }
  };
  const saveMarkdown = async () => {
    await downloadMarkdown(result);
    markSaved();
  };
  const saveDocx = async () => {
    setIsWriting(true);
    try {
      const { reportDocx } = await import('../exports/report-docx.ts');
      saveFile(reportFileName(result.fileName, 'docx'), await reportDocx(result, brand.name, notes));
      markSaved();
    } catch (error) {
      reportToConsole('Failed to write the DOCX', error);
      showToast({
        title: 'The DOCX could not be written',
        description: 'Download the report as Markdown instead, or try again.',
        variant: 'destructive',
      });
    }
    setIsWriting(false);
  };
  return {
    isWriting,
    saveMarkdown,
    saveDocx,
    copyReport: () => copy(reportMarkdown(result, notes), 'Report copied'),
    copyRequests: async () => {
      const { report } = result.answer;
      if (report === null) return;
      const { requestsEmail } = await import('../changes/requests-email.ts');
      await copy(requestsEmail(report, result.fileName, result.userIdentity), 'E-mail copied');
    },
    print: () => {
      window.print();
      markSaved();
    },
  };
}
