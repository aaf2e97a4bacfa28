import { Copy, Download, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { reportToConsole } from '../../lib/report-to-console.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { markSaved, type AnalysisResult } from './analysis-store.ts';
import { reportFileName, reportMarkdown } from './report-text.ts';

/** Ways to take the report along. Everything is made in the browser. */
export function ReportActions({ result }: { readonly result: AnalysisResult }) {
  const [isWriting, setIsWriting] = useState(false);
  const { brand } = useSite();

  const copy = async () => {
    if (await copyText(reportMarkdown(result))) {
      markSaved();
      showToast({ title: 'Report copied' });
    } else {
      showToast({
        title: 'Copying did not work',
        description: 'Your browser does not allow it here. Download the report instead.',
        variant: 'destructive',
      });
    }
  };
  const print = () => {
    window.print();
    markSaved();
  };
  const downloadMarkdown = () => {
    const content = new Blob([reportMarkdown(result)], { type: 'text/markdown;charset=utf-8' });
    saveFile(reportFileName(result.fileName, 'md'), content);
    markSaved();
  };
  const downloadDocx = async () => {
    setIsWriting(true);
    try {
      const { reportDocx } = await import('./report-docx.ts');
      saveFile(reportFileName(result.fileName, 'docx'), await reportDocx(result, brand.name));
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

  return (
    <div role="group" aria-label="Keep this report" className="mt-6 flex flex-wrap gap-3">
      <Action icon={<Copy aria-hidden />} label="Copy" onClick={copy} />
      <Action icon={<Printer aria-hidden />} label="Print or save as PDF" onClick={print} />
      <Action icon={<Download aria-hidden />} label="Download Markdown" onClick={downloadMarkdown} />
      <Action
        icon={<Download aria-hidden />}
        label={isWriting ? 'Writing DOCX...' : 'Download DOCX'}
        onClick={downloadDocx}
        disabled={isWriting}
      />
    </div>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

function Action({ icon, label, ...props }: ActionProps) {
  return (
    <Button variant="outline" size="sm" {...props}>
      {icon}
      {label}
    </Button>
  );
}
