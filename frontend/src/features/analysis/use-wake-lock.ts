import { useEffect } from 'react';

/** Keeps the screen awake while something runs. Where the browser cannot (plain HTTP, low battery), nothing happens. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let hasEnded = false;
    let lock: WakeLockSentinel | null = null;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      // The types promise a wake lock; outside a secure context the property is undefined.
      const wakeLock = navigator.wakeLock as WakeLock | undefined;
      try {
        lock = (await wakeLock?.request('screen')) ?? null;
        if (hasEnded) await lock?.release();
      } catch {
        // Refused: the screen may go dark, the analysis goes on.
      }
    };
    // Browsers release the lock when the tab is hidden.
    const acquireAgain = () => void acquire();
    document.addEventListener('visibilitychange', acquireAgain);
    void acquire();
    return () => {
      hasEnded = true;
      document.removeEventListener('visibilitychange', acquireAgain);
      lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}
