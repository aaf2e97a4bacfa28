import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { HydratedContext } from './use-hydrated.ts';

/**
 * Tells everything below it when the page is this visitor's own: after the first drawing where it takes over markup that
 * was made ahead of time. As a transition, so that it is drawn again in small steps between what the visitor does.
 */
export function HydrationProvider({
  isTakingOver,
  children,
}: {
  readonly isTakingOver: boolean;
  readonly children: ReactNode;
}) {
  const [isHydrated, setIsHydrated] = useState(!isTakingOver);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}
