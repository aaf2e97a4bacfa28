import type { AdminUserResponse } from '../../../../backend/src/adapters/http/contract.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface RestrictDialogProps {
  /** Who is to be restricted; null while nobody is. */
  readonly user: AdminUserResponse | null;
  readonly onConfirm: (user: AdminUserResponse) => void;
  readonly onCancel: () => void;
}

/** Asks before a restriction, and says what it does. Taking one back needs no question. */
export function RestrictDialog({ user, onConfirm, onCancel }: RestrictDialogProps) {
  const name = user?.displayName ?? user?.email ?? 'this user';
  return (
    <Dialog
      open={user !== null}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={`Restrict ${name}?`}
      description="They can still sign in, but cannot analyze documents until you lift the restriction. An analysis that is running now still finishes. They are told to write to your contact address."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" onClick={() => user !== null && onConfirm(user)}>
          Restrict
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
