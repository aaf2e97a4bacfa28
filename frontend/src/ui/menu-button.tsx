import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { cx } from './cx.ts';

export interface MenuButtonProps {
  readonly label: ReactNode;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
  /** Which side of the button the panel keeps to. */
  readonly align?: 'left' | 'right';
  /** Names the panel for people who listen. */
  readonly panelLabel: string;
  /** The choices; `close` puts the panel away. */
  readonly children: (close: () => void) => ReactNode;
  readonly className?: string;
}

/** A button that opens a small panel of choices. Escape, a click elsewhere and leaving it with the keyboard close it. */
export function MenuButton({
  label,
  variant = 'outline',
  disabled = false,
  align = 'left',
  panelLabel,
  children,
  className,
}: MenuButtonProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isFromRight, setIsFromRight] = useState(align === 'right');
  const close = (): void => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    // a phone that is turned has its room elsewhere
    const findRoom = (): void => setIsFromRight(align === 'right' || hasNoRoom(root.current));
    window.addEventListener('resize', findRoom);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      window.removeEventListener('resize', findRoom);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [align, isOpen]);

  return (
    <div ref={root} className={cx('relative', className)}>
      <Button
        ref={button}
        variant={variant}
        size="sm"
        disabled={disabled}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsFromRight(align === 'right' || hasNoRoom(root.current));
          setIsOpen(!isOpen);
        }}
        className="max-w-full"
      >
        {label}
        <ChevronDown aria-hidden className={cx('transition-transform', isOpen && 'rotate-180')} />
      </Button>
      <div
        id={id}
        role="group"
        aria-label={panelLabel}
        hidden={!isOpen}
        className={cx(
          'fade-in absolute top-full z-40 mt-1 flex w-max max-w-[min(22rem,85vw)] flex-col rounded-[4px] border border-edge bg-ink-raised p-1.5 shadow-sheet',
          !isOpen && 'hidden!',
          isFromRight ? 'right-0' : 'left-0',
        )}
      >
        {isOpen && children(close)}
      </div>
    </div>
  );
}

/** Widest panel in pixels, as its classes say. */
const widest = () => Math.min(352, 0.85 * window.innerWidth);

/** Whether a panel that keeps to the left of its button could run out of the window, and one on the right could not. */
function hasNoRoom(root: HTMLElement | null): boolean {
  if (root === null) return false;
  const { left, right } = root.getBoundingClientRect();
  return left + widest() > window.innerWidth && right - widest() >= 0;
}

export interface MenuChoiceProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Whether it is the choice that holds now; leave out where nothing holds. */
  readonly isCurrent?: boolean;
}

/** One line of a menu. */
export function MenuChoice({ icon, children, onClick, disabled = false, isCurrent }: MenuChoiceProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      {...(isCurrent === undefined ? {} : { 'aria-current': isCurrent })}
      className={cx(
        'flex min-h-10 w-full items-center gap-3 rounded-[3px] px-3 py-2 text-left text-sm text-paper hover:bg-ink disabled:opacity-45 [&_svg]:size-4 [&_svg]:shrink-0',
        isCurrent === true && 'bg-ink font-semibold',
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </button>
  );
}
