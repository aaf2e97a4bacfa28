import { UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';

export interface PersonLineProps {
  readonly photoUrl: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
  /** Stands after the name, such as a badge. */
  readonly children?: ReactNode;
}

/** Picture, name and e-mail of a user. */
export function PersonLine({ photoUrl, displayName, email, children }: PersonLineProps) {
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
      <Avatar key={photoUrl} photoUrl={photoUrl} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{displayName || 'Unknown User'}</span>
          {children}
        </p>
        <p className="text-sm break-words text-paper-dim">{email}</p>
      </div>
    </div>
  );
}

/** The picture, or an icon where there is none or it cannot be loaded. */
function Avatar({ photoUrl }: { readonly photoUrl: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  if (photoUrl === null || isBroken) {
    return (
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-rule text-paper-dim">
        <UserRound aria-hidden className="size-5" />
      </span>
    );
  }
  return (
    <img
      src={photoUrl}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
      className="size-11 shrink-0 rounded-full object-cover"
    />
  );
}
