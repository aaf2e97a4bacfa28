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
import { hasBlanks } from './blanks.ts';
import { letterFactsOf } from './letter-facts.ts';
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
  const letter = writeLetter(chosen, tone, letterFactsOf(result));
  const composed = letterText(letter);
  /** What the person made of it; holds for the letter that it was made of. */
  const [edited, setEdited] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const text = edited?.of === composed ? edited.text : composed;

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
      <ToneChoice
        tone={tone}
        onChange={(next) => {
          markUnsaved();
          setTone(next);
        }}
      />
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
      {hasBlanks(text) && (
        <p className="border-l-2 border-caution pl-3">
          Fill in what stands in brackets, such as [amount], before you send the letter.
        </p>
      )}
      <LetterWays subject={letter.subject} text={text} onCopy={() => void copy()} onDownload={download} />
    </div>
  );
}

function ToneChoice({ tone, onChange }: { readonly tone: Tone; readonly onChange: (tone: Tone) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Tone</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {TONES.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={tone === value}
              onChange={() => onChange(value)}
              className="size-5 accent-marker"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The ways out of the page for a letter. A mail program gets the subject alone where the letter is too long for it. */
function LetterWays({
  subject,
  text,
  onCopy,
  onDownload,
}: {
  readonly subject: string;
  readonly text: string;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
}) {
  const empty = `mailto:?subject=${encodeURIComponent(subject)}`;
  const full = `${empty}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  const isLong = full.length > LONGEST_ADDRESS;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCopy}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="outline" asChild>
          <a href={isLong ? empty : full} onClick={isLong ? onCopy : markSaved}>
            <Mail aria-hidden />
            Open in my mail program
          </a>
        </Button>
        <Button variant="outline" onClick={onDownload}>
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
    </>
  );
}
