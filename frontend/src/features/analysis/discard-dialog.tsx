import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface DiscardDialogProps {
  readonly open: boolean;
  /** What would be lost: a report, or the work on one. */
  readonly atStake: 'report' | 'analysis';
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  /** Takes the report along before it goes. */
  readonly onDownload: () => void;
}

/** Asks before an unsaved report is lost: nothing of it is stored anywhere, so it cannot be brought back. */
export function DiscardDialog({ open, atStake, onStay, onDiscard, onDownload }: DiscardDialogProps) {
  const isReport = atStake === 'report';
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={isReport ? 'Discard this report?' : 'Stop this analysis?'}
      description={
        isReport
          ? 'You have not copied, printed or downloaded it yet. It is stored nowhere, so it cannot be brought back.'
          : 'Your document is being read. If you leave now, the work stops and nothing is kept.'
      }
    >
      <div className="flex flex-wrap gap-3 max-sm:flex-col sm:gap-2 sm:[&_button]:px-4">
        <Button onClick={onStay}>{isReport ? 'Keep reading' : 'Keep waiting'}</Button>
        {isReport && (
          <Button variant="outline" onClick={onDownload}>
            Download and leave
          </Button>
        )}
        <Button variant="danger" onClick={onDiscard}>
          {isReport ? 'Discard report' : 'Stop and leave'}
        </Button>
      </div>
    </Dialog>
  );
}
