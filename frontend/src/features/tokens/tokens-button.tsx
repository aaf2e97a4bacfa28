import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useConfig } from '../../lib/config.ts';
import { loadCode } from '../../lib/stale-code.ts';
import { Button } from '../../ui/button.tsx';

const TokensDialog = lazy(async () => ({
  default: (await loadCode(() => import('./tokens-dialog.tsx'))).TokensDialog,
}));

/** Opens the list of access tokens; nothing where the operator has switched them off. */
export function TokensButton() {
  const [isOpen, setOpen] = useState(false);
  const { data: config } = useConfig();
  if (config?.canMakeTokens !== true) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="max-sm:px-2"
        aria-label="Access tokens"
        title="Access tokens"
        onClick={() => setOpen(true)}
      >
        <KeyRound aria-hidden />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TokensDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
