import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import { startTransition, useDeferredValue, useState } from 'react';
import { cspNonce } from '../lib/csp-nonce.ts';
import { cx } from './cx.ts';
import { FIELD_CLASSES } from './input.tsx';
import { dismissToast } from './toast.ts';

export interface SelectProps {
  readonly id?: string;
  readonly options: readonly string[];
  /** The chosen option, or an empty string for none. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly placeholder: string;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

/** A drop-down list of words. */
export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  disabled = false,
  className,
  ...props
}: SelectProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <RadixSelect.Root
      open={isOpen}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      onOpenChange={(opens) => {
        // On a phone a toast would lie over the list.
        if (opens) dismissToast();
        // The press is answered first: a slow phone takes a moment to lay the list out.
        startTransition(() => setIsOpen(opens));
      }}
    >
      <RadixSelect.Trigger
        className={cx(
          FIELD_CLASSES,
          'flex items-center justify-between gap-3 text-left data-[placeholder]:text-paper-faint',
          className,
        )}
        {...props}
      >
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon>
          <ChevronDown aria-hidden className="size-5 text-paper-dim" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) overflow-hidden rounded-[4px] border border-edge bg-ink-raised shadow-sheet"
        >
          <RadixSelect.ScrollUpButton className="flex justify-center py-1 text-paper-dim">
            <ChevronUp aria-hidden className="size-4" />
          </RadixSelect.ScrollUpButton>
          {/* The viewport writes a style element of its own, which the policy lets in by nonce only. */}
          <RadixSelect.Viewport nonce={cspNonce()} className="max-h-80 p-1">
            <Options options={options} value={value} />
          </RadixSelect.Viewport>
          <RadixSelect.ScrollDownButton className="flex justify-center py-1 text-paper-dim">
            <ChevronDown aria-hidden className="size-4" />
          </RadixSelect.ScrollDownButton>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

/** Options that are there as soon as the list opens: more than it shows at once. */
const FIRST_OPTIONS = 10;

/** The click is answered first; the end of a long list follows, and what is chosen is there from the start. */
function Options({ options, value }: Pick<SelectProps, 'options' | 'value'>) {
  const shown = useDeferredValue(options.length, Math.max(FIRST_OPTIONS, options.indexOf(value) + 1));
  return options.slice(0, shown).map((option) => <SelectOption key={option} value={option} />);
}

function SelectOption({ value }: { readonly value: string }) {
  return (
    <RadixSelect.Item
      value={value}
      className="flex min-h-11 cursor-default items-center justify-between gap-3 rounded-[3px] px-3 text-paper select-none data-[highlighted]:bg-marker data-[highlighted]:text-marker-ink data-[highlighted]:outline-none"
    >
      <RadixSelect.ItemText>{value}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator>
        <Check aria-hidden className="size-4" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}
