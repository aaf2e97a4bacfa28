import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import type { FileKind } from '../../../../backend/src/adapters/http/contract.ts';
import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { acceptOf, kindList, limitInMegabytes, rejectionSentence } from './file-words.ts';

export interface UploadZoneProps {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
  readonly onFile: (file: File) => void;
}

/** Takes one file by drop, click, key or paste, and says in place why it does not take one. */
export function UploadZone({ kinds, maxBytes, onFile }: UploadZoneProps) {
  const id = useId();
  const [reason, setReason] = useState<string | null>(null);

  const onDrop = (accepted: readonly File[], rejections: readonly FileRejection[]) => {
    const refusals = rejections.flatMap(({ errors }) => errors);
    // The drop zone would take the first of several files; nobody can know which one was meant.
    const surplus = refusals.find(({ code }) => code === 'too-many-files');
    const refusal = surplus ?? refusals[0];
    const [refused] = rejections;
    setReason(
      refusal === undefined || refused === undefined
        ? null
        : `${surplus === undefined ? `${refused.file.name}: ` : ''}${rejectionSentence(refusal, kinds, maxBytes)}`,
    );
    const [file] = accepted;
    if (file !== undefined && surplus === undefined) onFile(file);
  };
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: acceptOf(kinds),
    maxSize: maxBytes,
    minSize: 1,
    multiple: false,
    // The button inside takes the keys; a control within a control would confuse screen readers.
    noKeyboard: true,
    // The picker of the File System Access API exists in secure contexts only.
    useFsAccessApi: false,
    onDrop,
  });

  return (
    <div className="flex flex-col gap-3">
      <div
        {...getRootProps({
          className: cx(
            'flex cursor-pointer flex-col items-center gap-4 rounded-[4px] border-2 border-dashed px-5 py-10 text-center transition-colors sm:py-14',
            isDragActive ? 'border-marker bg-marker/10' : 'border-edge hover:border-paper hover:bg-ink',
          ),
        })}
        data-dragging={isDragActive}
      >
        <input {...getInputProps({ 'aria-label': 'Document', 'data-testid': 'document-input' })} />
        <FileUp aria-hidden className={cx('size-9', isDragActive ? 'text-marker' : 'text-paper-dim')} />
        {/* Its click rises to the zone, which opens the file dialog. */}
        <button
          type="button"
          data-entry="file"
          aria-describedby={`${id}-kinds`}
          className="font-reading text-xl"
        >
          {isDragActive ? 'Let go to add it' : 'Drag and drop your document here, or click to choose it'}
        </button>
        <div className="flex flex-wrap justify-center gap-2">
          {kinds.map(({ id: kind, label }) => (
            <Chip key={kind}>{label}</Chip>
          ))}
        </div>
        <p id={`${id}-kinds`} className="text-sm text-paper-dim">
          Supports {kindList(kinds)} files (max {limitInMegabytes(maxBytes)})
        </p>
      </div>
      <p role="alert" className="text-alarm empty:hidden">
        {reason}
      </p>
    </div>
  );
}
