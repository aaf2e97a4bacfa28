import { Download } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { MarkedPoint } from '../../../../../backend/src/marking/mark-point.ts';
import { pointListDocx } from '../../../../../backend/src/marking/point-list.ts';
import { reportToConsole } from '../../../lib/report-to-console.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Input, Label } from '../../../ui/input.tsx';
import { markSaved, type AnalysisResult } from '../shared/analysis-store.ts';
import { FileProblem } from './file-at-hand.ts';
import { letterFactsOf } from './letter-facts.ts';
import { changesFileName, docxBlob, DOCX_TYPE, isDocx, saveMarked } from './make-file.ts';
import { PointChoice } from './point-choice.tsx';
import { toldAbout } from './told-about.ts';
import type { Choices } from './use-choices.ts';

export interface ChangesPartProps {
  readonly result: AnalysisResult;
  /** The document as it was chosen; null where the report was kept from an earlier visit. */
  readonly file: File | null;
  readonly choices: Choices;
  readonly brandName: string;
}

/** Picks the points and hands over the document with them: marked where it is a DOCX, else as a list. */
export function ChangesPart({ result, file, choices, brandName }: ChangesPartProps) {
  const { proposals, chosen, choiceOf, change } = choices;
  const isMarked = isDocx(result);
  return (
    <>
      <p className="text-paper-dim">
        {isMarked
          ? 'Tick what you want to ask for. You get your own document back with tracked changes and comments, which the other side can accept or refuse one by one. It is made in this browser; nothing is uploaded.'
          : 'Tick what you want to ask for. This kind of file cannot be marked itself, so you get a list of the changes as a Word document. It is made in this browser; nothing is uploaded.'}
      </p>
      {proposals.length === 0 && <p className="mt-4">The report holds no point to put to the other side.</p>}
      <ul className="mt-4 flex flex-col gap-3">
        {proposals.map((point) => (
          <PointChoice
            key={point.id}
            point={point}
            choice={choiceOf(point.id)}
            isMarked={isMarked}
            onChange={(next) => change(point.id, next)}
          />
        ))}
      </ul>
      {isMarked && <MarkedDocument result={result} file={file} chosen={chosen} brandName={brandName} />}
      <PointList result={result} chosen={chosen} isMain={!isMarked} />
    </>
  );
}

type FileProps = Pick<ChangesPartProps, 'result'> & { readonly chosen: Choices['chosen'] };

function MarkedDocument({
  result,
  file,
  chosen,
  brandName,
}: FileProps & Pick<ChangesPartProps, 'file' | 'brandName'>) {
  const authorId = useId();
  const [author, setAuthor] = useState(`${brandName} (for ${result.userIdentity})`);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [marked, setMarked] = useState<readonly MarkedPoint[] | null>(null);
  const [again, setAgain] = useState<File | null>(null);
  const source = again ?? file;

  const make = async (from: File): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    setMarked(null);
    try {
      setMarked(await saveMarked(from, result, chosen, author.trim() === '' ? brandName : author.trim()));
      setAgain(from);
      markSaved();
    } catch (error) {
      if (!(error instanceof FileProblem)) reportToConsole('Failed to mark the document', error);
      setProblem(
        error instanceof FileProblem ? error.message : 'The document could not be marked. Please try again.',
      );
      setAgain(null);
    }
    setIsBusy(false);
  };
  const needsFile = source === null || problem !== null;
  return (
    <div className="mt-6 flex flex-col gap-3">
      <div>
        <Label htmlFor={authorId}>Shown as the author of the changes</Label>
        <Input
          id={authorId}
          value={author}
          maxLength={120}
          onChange={({ currentTarget }) => setAuthor(currentTarget.value)}
          className="mt-1"
        />
      </div>
      {needsFile && (
        <p>
          {problem === null
            ? 'This report was kept without its document. Choose the same file once more; it stays in this browser.'
            : ''}
        </p>
      )}
      <div role="status" className="empty:hidden">
        {problem !== null && <p className="rounded-[3px] border border-alarm px-4 py-2">{problem}</p>}
        {marked !== null && <p>{toldAbout(marked)}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {source !== null && (
          <Button disabled={isBusy || chosen.length === 0} onClick={() => void make(source)}>
            <Download aria-hidden />
            {isBusy ? 'Marking...' : 'Download marked DOCX'}
          </Button>
        )}
        {needsFile && (
          <FileButton
            isMain={source === null}
            isDisabled={isBusy || chosen.length === 0}
            onPick={(picked) => void make(picked)}
          />
        )}
      </div>
    </div>
  );
}

/** Asks for the file that the report was made from. */
function FileButton({
  isMain,
  isDisabled,
  onPick,
}: {
  readonly isMain: boolean;
  readonly isDisabled: boolean;
  readonly onPick: (file: File) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'outline'}
        disabled={isDisabled}
        onClick={() => picker.current?.click()}
      >
        Choose the file
      </Button>
      <input
        ref={picker}
        type="file"
        accept={`.docx,${DOCX_TYPE}`}
        hidden
        aria-label="The file that the report was made from"
        onChange={({ currentTarget }) => {
          const picked = currentTarget.files?.[0];
          currentTarget.value = '';
          if (picked !== undefined) onPick(picked);
        }}
      />
    </>
  );
}

function PointList({ result, chosen, isMain }: FileProps & { readonly isMain: boolean }) {
  const download = (): void => {
    const bytes = pointListDocx(chosen, letterFactsOf(result));
    saveFile(changesFileName(result.fileName, 'list of changes', 'docx'), docxBlob(bytes));
    markSaved();
  };
  return (
    <Button
      variant={isMain ? 'primary' : 'outline'}
      size={isMain ? 'md' : 'sm'}
      className="mt-4"
      disabled={chosen.length === 0}
      onClick={download}
    >
      <Download aria-hidden />
      Download the list as DOCX
    </Button>
  );
}
