import { Button, type ButtonSize } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Account } from './account.ts';

export interface SignInButtonProps {
  readonly account: Account;
  readonly label: string;
  readonly size?: ButtonSize;
  readonly isOnMarker?: boolean;
  /** The side of the button with which the caption lines up. */
  readonly align?: 'left' | 'right';
}

/** Starts the sign-in. Where no Google project is set up, says so under the button. */
export function SignInButton({
  account,
  label,
  size = 'lg',
  isOnMarker = false,
  align = 'left',
}: SignInButtonProps) {
  return (
    <div className="relative inline-flex">
      <Button
        size={size}
        onClick={account.onSignIn}
        className={isOnMarker ? 'bg-marker-ink! text-paper! hover:bg-ink-raised!' : ''}
      >
        {label}
      </Button>
      {account.isLocalIdentity && (
        <span
          className={cx(
            // Takes no room, so that nothing moves when the server's settings arrive.
            'absolute top-full mt-1.5 text-[0.8125rem] leading-none whitespace-nowrap',
            align === 'right' ? 'right-0' : 'left-0',
            isOnMarker ? 'text-marker-ink' : 'text-paper-dim',
          )}
        >
          local sign-in, no Google project configured
        </span>
      )}
    </div>
  );
}
