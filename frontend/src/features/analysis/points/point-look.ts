import { useCallback, useSyncExternalStore } from 'react';
import { useFocusStore } from './focus-store.ts';

/** How a point is looked at: chosen last, under the mouse or the keyboard focus, or neither. */
export type PointLook = 'active' | 'hovered' | 'none';

/**
 * Who listens to which point. A long report has a thousand places that light up; a mouse that passes over one of them
 * asks the places of the two points that change, and no others.
 */
const listeners = new Map<string, Set<() => void>>();
let stopsWatching: (() => void) | null = null;

/** The look of words that some points rest on: of the one that is looked at most. */
export function usePointLook(pointIds: readonly string[]): PointLook {
  return usePoints(pointIds, () => {
    const { active, hovered } = useFocusStore.getState();
    if (active !== null && pointIds.includes(active)) return 'active';
    return hovered !== null && pointIds.includes(hovered) ? 'hovered' : 'none';
  });
}

/** Whether the card of a point shows everything. */
export const useIsUnfolded = (pointId: string): boolean =>
  usePoints([pointId], () => useFocusStore.getState().unfolded.has(pointId));

function usePoints<T extends string | boolean>(pointIds: readonly string[], read: () => T): T {
  const key = pointIds.join('\n');
  const subscribe = useCallback(
    (listener: () => void) => {
      const ids = key.split('\n');
      stopsWatching ??= watch();
      for (const id of ids) listeners.set(id, (listeners.get(id) ?? new Set()).add(listener));
      return () => {
        for (const id of ids) {
          listeners.get(id)?.delete(listener);
          if (listeners.get(id)?.size === 0) listeners.delete(id);
        }
        if (listeners.size > 0) return;
        stopsWatching?.();
        stopsWatching = null;
      };
    },
    [key],
  );
  return useSyncExternalStore(subscribe, read, read);
}

function watch(): () => void {
  return useFocusStore.subscribe((now, before) => {
    const changed = new Set<string | null>();
    if (now.active !== before.active) changed.add(now.active).add(before.active);
    if (now.hovered !== before.hovered) changed.add(now.hovered).add(before.hovered);
    for (const id of now.unfolded) if (!before.unfolded.has(id)) changed.add(id);
    for (const id of before.unfolded) if (!now.unfolded.has(id)) changed.add(id);
    for (const id of changed) {
      if (id !== null) listeners.get(id)?.forEach((listen) => listen());
    }
  });
}
