import { Copy } from 'lucide-react';
import { copyText } from '../../../lib/copy-text.ts';
import { showToast } from '../../../ui/toast.ts';
import { useReportWords } from './report-words.ts';

/** Puts words on the clipboard and says whether that worked. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { tell } = useReportWords();
  const copy = async (): Promise<void> => {
    showToast(
      (await copyText(text))
        ? { title: 'Wording copied' }
        : {
            title: 'Copying did not work',
            description: 'Your browser does not allow it here. Select the words instead.',
            variant: 'destructive',
          },
    );
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void copy()}
      className="mt-1.5 inline-flex min-h-8 items-center gap-2 rounded-[3px] border border-edge px-2.5 text-sm hover:border-paper hover:bg-ink"
    >
      <Copy aria-hidden className="size-3.5" />
      {tell('Copy')}
    </button>
  );
}
