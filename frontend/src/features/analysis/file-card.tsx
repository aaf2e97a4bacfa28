import { FileImage, FileText, FileType } from 'lucide-react';
import { fileSize } from '../../lib/words/file-size.ts';
import { Button } from '../../ui/button.tsx';
import { lookOf } from './shared/file-look.ts';

const ICONS = { pdf: FileType, image: FileImage, other: FileText };

/** The chosen file, and a way to take it back. */
export function FileCard({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const look = lookOf(file);
  const Icon = ICONS[look];
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-[4px] border border-edge bg-ink p-4">
      <Icon aria-hidden data-icon={look} className="size-9 shrink-0 text-marker" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium break-words">{file.name}</p>
        <p className="text-sm text-paper-dim">{fileSize(file.size)}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
