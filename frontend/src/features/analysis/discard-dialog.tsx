import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface DiscardDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Asks before an unsaved report is lost: nothing of it is stored anywhere, so it cannot be brought back. */
export function DiscardDialog({ open, onStay, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title="Discard this report?"
      description="You have not copied, printed or downloaded it yet. It is stored nowhere, so it cannot be brought back."
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay}>Keep reading</Button>
        <Button variant="danger" onClick={onDiscard}>
          Discard report
        </Button>
      </div>
    </Dialog>
  );
}
