import { setTimeout as sleep } from 'node:timers/promises';
import type { Timer } from '../../ports/timer.ts';

/** Waits by the clock of the machine; a wait does not keep the process alive. */
export function createSystemTimer(): Timer {
  return { wait: (milliseconds) => sleep(milliseconds, undefined, { ref: false }) };
}
