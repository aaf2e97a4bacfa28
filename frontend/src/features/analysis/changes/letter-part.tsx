import { Copy, Download, Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { letterText, writeLetter, type Tone } from '../../../../../backend/src/marking/letter.ts';
import { simpleDocx } from '../../../../../backend/src/marking/simple-docx.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Label } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { markSaved, markUnsaved, type AnalysisResult } from '../shared/analysis-store.ts';
import { changesFileName, docxBlob } from './make-file.ts';
import type { Choices } from './use-choices.ts';

const TONES = [
  ['friendly', 'Friendly'],
  ['firm', 'Firm'],
] as const satisfies readonly (readonly [Tone, string])[];
/** Longer addresses are cut or refused by common mail programs. */
const LONGEST_ADDRESS = 1_900;

/** A letter or e-mail to the other side about the chosen points, in the person's own hands. */
export function LetterPart({
  result,
  chosen,
}: {
  readonly result: AnalysisResult;
  readonly chosen: Choices['chosen'];
}) {
  const id = useId();
  const [tone, setTone] = useState<Tone>('friendly');
  const paper = result.answer.report?.paper.title ?? result.fileName;
  const letter = writeLetter(chosen, tone, { paper, from: result.userIdentity });
  const composed = letterText(letter);
  /** What the person made of it; holds for the letter that it was made of. */
  const [edited, setEdited] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const text = edited?.of === composed ? edited.text : composed;
  const full = `mailto:?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  const isLong = full.length > LONGEST_ADDRESS;

  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    if (isCopied) markSaved();
    showToast(
      isCopied
        ? { title: 'Letter copied' }
        : {
            title: 'Copying did not work',
            description: 'Your browser does not allow it here. Select the words instead.',
            variant: 'destructive',
          },
    );
  };
  const download = (): void => {
    const bytes = simpleDocx([
      { look: 'heading', text: letter.subject },
      ...text.split(/\n{2,}/u).map((paragraph) => ({ text: paragraph })),
    ]);
    saveFile(changesFileName(result.fileName, 'letter', 'docx'), docxBlob(bytes));
    markSaved();
  };

  if (chosen.length === 0)
    return (
      <p className="text-paper-dim">Tick at least one point under “Changes” to write a letter about it.</p>
    );
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="text-sm font-semibold">Tone</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {TONES.map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name={`${id}-tone`}
                checked={tone === value}
                onChange={() => {
                  markUnsaved();
                  setTone(value);
                }}
                className="size-5 accent-marker"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <p>
        <span className="text-paper-dim">Subject:</span> {letter.subject}
      </p>
      <div>
        <Label htmlFor={id}>Your letter</Label>
        <textarea
          id={id}
          rows={18}
          value={text}
          onChange={({ currentTarget }) => {
            markUnsaved();
            setEdited({ of: composed, text: currentTarget.value });
          }}
          className="mt-1 block w-full rounded-[3px] border border-edge bg-ink px-4 py-3 font-reading text-base leading-normal hover:border-paper-dim"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="outline" asChild>
          <a
            href={isLong ? `mailto:?subject=${encodeURIComponent(letter.subject)}` : full}
            onClick={() => void (isLong ? copy() : markSaved())}
          >
            <Mail aria-hidden />
            Open in my mail program
          </a>
        </Button>
        <Button variant="outline" onClick={download}>
          <Download aria-hidden />
          Download DOCX
        </Button>
      </div>
      {isLong && (
        <p className="text-sm text-paper-dim">
          The letter is too long to hand to a mail program; it is copied instead, so that you can paste it
          there.
        </p>
      )}
    </div>
  );
}
